// What all pages can do: dialogs, the rules at a certain place, quiet forms, copy and share, tabs, texts that are
// fetched when they are opened. Everything is found by its attributes, so parts that arrive later work as well.

import { $, around, complain, element, say, toast, topmost } from "./common.js";

/** @type {[string, (found: HTMLElement, event: MouseEvent) => void][]} */
const TAPS = [
  ["[data-dialog]", (button) => (button.closest("dialog")?.close(), openDialog(button.dataset.dialog ?? ""))],
  ["[data-close]", (button) => button.closest("dialog")?.close()],
  ["[data-copy]", (button) => copy(button.dataset.copy ?? "")],
  ["[data-share]", (button) => share(button.dataset.share ?? "", button.dataset.title)],
  ["[role=tab]", (tab) => chooseTab(tab)],
  ["[data-tab]", (button) => chooseTab($(button.dataset.tab ?? "") ?? button)],
  ["a[data-rule]", (link, event) => openRule(link.dataset.rule ?? "") && event.preventDefault()],
];

document.addEventListener("click", (event) => {
  for (const [selector, tapped] of TAPS) {
    const found = around(event, selector);
    if (found) return tapped(found, event);
  }
  if (event.target instanceof HTMLDialogElement && isOutside(event, event.target)) event.target.close();
});

document.addEventListener("submit", (event) => {
  const form = around(event, "form[data-quiet]");
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  sendQuietly(form, event.submitter);
});

document.addEventListener("toggle", (event) => {
  const details = around(event, "details[data-load]");
  if (details instanceof HTMLDetailsElement && details.open) load(details);
  // What opens at the end of a page would stay below what stands there.
  const late = around(event, "details[data-reveal]");
  if (late instanceof HTMLDetailsElement && late.open) late.scrollIntoView({ block: "center" });
}, true); // toggle does not bubble

document.addEventListener("keydown", (event) => {
  const tab = around(event, "[role=tab]");
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!tab || !step) return;
  const all = tabs(tab).filter((each) => each.checkVisibility()); // a wide page shows some panels without their tabs
  const next = all[(all.indexOf(tab) + step + all.length) % all.length];
  next?.focus();
  next?.click();
});

// --- dialogs

/** @param {string} id */
export function openDialog(id) {
  const dialog = $(id);
  if (!(dialog instanceof HTMLDialogElement) || dialog.open) return;
  const opener = document.activeElement?.id;
  // The browser gives the focus back by itself, unless a patch has drawn the opener anew meanwhile.
  dialog.addEventListener("close", () => document.activeElement === document.body && opener && $(opener)?.focus(), {
    once: true,
  });
  dialog.showModal();
  const { load: address, loaded, live } = dialog.dataset;
  if (address && (!loaded || live !== undefined)) return load(dialog);
}

/**
 * The dialog's own box does not cover its backdrop.
 * @param {MouseEvent} event
 * @param {HTMLElement} box
 */
function isOutside(event, box) {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}

/**
 * Open the help at a rule. False where the page has no help of its own: then the link leads to it.
 * @param {string} rule
 */
function openRule(rule) {
  if (!$("help")?.dataset.load) return false;
  Promise.resolve(openDialog("help")).then(() => {
    const section = $(`rule-${rule}`);
    section?.setAttribute("tabindex", "-1");
    section?.focus();
    section?.scrollIntoView();
  });
  return true;
}

// --- what is fetched

/** What was fetched for an element, as it came. @type {WeakMap<Element, string>} */
const fetched = new WeakMap();
/** By element: what it waits for. Of several answers the one that was asked for last counts. @type {WeakMap<Element, object>} */
const awaited = new WeakMap();

/**
 * Fetch what an element shows in its child `.load`; what has not changed stays, with whatever is open or chosen in it.
 * @param {HTMLElement} owner
 */
async function load(owner) {
  const box = owner.querySelector(".load"), request = {};
  awaited.set(owner, request);
  const response = await fetch(owner.dataset.load ?? "").catch(() => null);
  if (!box || !response?.ok) return complain(say("failed"));
  const text = await response.text(), isMarkup = response.headers.get("content-type")?.startsWith("text/html");
  const { fill } = await import("./patch.js");
  if (awaited.get(owner) !== request || fetched.get(box) === text) return;
  fetched.set(box, text);
  if (isMarkup) fill(box, text);
  else box.textContent = text;
  const styles = box.querySelector("link");
  if (styles && !styles.sheet) await new Promise((done) => styles.onload = styles.onerror = done);
  owner.dataset.loaded = "yes";
}

/** Fetch again what is open and may have changed. */
export function loadOpen() {
  document.querySelectorAll(":is(details[data-load], dialog[data-live])[open]").forEach((owner) =>
    load(/** @type {HTMLElement} */ (owner))
  );
}

/**
 * Send a form and stay on the page: what it changes arrives over the socket.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} button
 */
async function sendQuietly(form, button) {
  if (form.ariaBusy === "true") return;
  form.ariaBusy = "true";
  // What the form changes may take it off the page before the answer comes.
  const dialog = form.dataset.quiet === "close" ? form.closest("dialog") : null;
  const url = button?.getAttribute("formaction") ?? form.getAttribute("action") ?? "";
  const fields = [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);
  const response = await fetch(url, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
    redirect: "manual",
  }).catch(() => null);
  form.ariaBusy = null;
  const went = response !== null && (response.ok || response.type === "opaqueredirect");
  const isJson = response?.headers.get("content-type")?.startsWith("application/json");
  const { sentence = went ? "" : say("failed") } = isJson ? await response?.json() : {};
  if (went) dialog?.close();
  if (sentence) went ? toast(sentence) : complain(sentence);
}

// --- copy and share

/** @param {string} text */
async function copy(text) {
  const went = await navigator.clipboard?.writeText(text).then(() => true, () => false) || copyTheOldWay(text);
  toast(went ? say("copied") : say("cannot-copy", { text }));
}

/**
 * Browsers keep the clipboard from pages of a home network, which have no https.
 * @param {string} text
 */
function copyTheOldWay(text) {
  const field = element("textarea", { value: text, className: "unseen" });
  const focused = document.activeElement;
  topmost().append(field);
  field.select();
  const went = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return went;
}

/**
 * @param {string} url
 * @param {string} [title]
 */
async function share(url, title) {
  const address = new URL(url, location.href).href;
  if (!("share" in navigator)) return copy(address);
  const problem = await navigator.share({ url: address, title }).catch((error) => error.name);
  if (problem && problem !== "AbortError") return copy(address); // who changed their mind wants nothing
}

/** Buttons that need this script are hidden until it is there. Where a device cannot share, copying is enough. */
export function showShareButtons() {
  for (const button of document.querySelectorAll("[data-copy], [data-share]")) {
    const isCopyEnough = button.matches("[data-copy] ~ [data-share]") && !("share" in navigator);
    /** @type {HTMLElement} */ (button).hidden = isCopyEnough;
  }
}

showShareButtons();

// --- tabs and what is folded away

/**
 * Show something wherever it is hidden, and go there.
 * @param {HTMLElement | null} target
 */
export function reveal(target) {
  const panel = target?.closest("[role=tabpanel]"),
    tab = panel && document.querySelector(`[aria-controls=${panel.id}]`);
  const popover = target?.closest("[popover]");
  if (popover instanceof HTMLElement && getComputedStyle(popover).display === "none") popover.showPopover();
  if (tab instanceof HTMLElement) chooseTab(tab);
  if (target && target.tabIndex < 0) target.tabIndex = -1; // makes any element one that can have the focus
  target?.focus();
}

/** @param {HTMLElement} tab */
export function chooseTab(tab) {
  for (const each of tabs(tab)) {
    each.ariaSelected = String(each === tab);
    each.tabIndex = each === tab ? 0 : -1;
    const panel = $(each.getAttribute("aria-controls") ?? "");
    if (panel) panel.hidden = each !== tab;
  }
}

/**
 * @param {HTMLElement} tab
 * @returns {HTMLElement[]}
 */
function tabs(tab) {
  return [...(tab.closest("[role=tablist]")?.querySelectorAll("[role=tab]") ?? [])].filter((each) =>
    each instanceof HTMLElement
  );
}
