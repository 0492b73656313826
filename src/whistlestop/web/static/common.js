// What every script needs: elements by id, the reader's words, short messages.

/** @import {Start} from "./protocol.d.ts" */

/** @param {string} id */
export const $ = (id) => document.getElementById(id);

/** @type {Start} */
export const start = JSON.parse($("start")?.textContent || "{}");

/** @type {Record<string, [number, number]>} where keys lead */
export const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * A text in the reader's language; one that is missing shows its key.
 * @param {string} key
 * @param {Record<string, string | number>} [args]
 */
export function say(key, args = {}) {
  const text = start.words?.[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (slot, name) => String(args[name] ?? slot));
}

/**
 * A new element with these properties and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Partial<HTMLElementTagNameMap[Tag]>} properties
 * @param {(Node | string)[]} children
 */
export function element(tag, properties, ...children) {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

/**
 * The nearest element around an event's target that a selector names.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function around(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * The name of a key; on a keyboard with other letters that of what stands there on a Latin one.
 * @param {KeyboardEvent} event
 */
export function nameOf({ key, code }) {
  const isOther = key.length === 1 && key > "~";
  if (isOther && code.startsWith("Key")) return code.slice(3).toLowerCase();
  if (isOther && code.startsWith("Bracket")) return code === "BracketLeft" ? "[" : "]";
  return key.length === 1 ? key.toLowerCase() : key;
}

/**
 * Read something out, when there is a pause.
 * @param {string} sentence
 */
export const announce = (sentence) => $("live")?.replaceChildren(element("p", { textContent: sentence }));

/**
 * Show a sentence for a while, and read it out when there is a pause.
 * @param {string} sentence
 */
export function toast(sentence) {
  show(sentence);
  announce(sentence);
}

/**
 * Say why something did not work: seen, and read out at once. The rule can be looked up.
 * @param {string} sentence
 * @param {string} [rule]
 * @param {Element | null} [target] what it is about: it stays in sight
 */
export function complain(sentence, rule, target) {
  const box = show(sentence, rule);
  box.classList.add("bad");
  if (target) keepClear(box, target);
  $("alert")?.replaceChildren(element("p", { textContent: sentence }));
}

/**
 * @param {string} sentence
 * @param {string} [rule]
 */
function show(sentence, rule) {
  hideToast();
  const close = element("button", { type: "button", ariaLabel: say("close"), textContent: "×", onclick: hideToast });
  // It is read out elsewhere, so it keeps quiet itself.
  const quiet = { className: "toast", role: "status", ariaLive: "off" };
  const box = element("div", quiet, element("p", {}, sentence, ...(rule ? [" ", ruleLink(rule)] : [])), close);
  const host = topmost();
  (host === document.body ? $("toast") ?? host : host).append(box);
  hideLater(box);
  return box;
}

/**
 * The open dialog, else the page: what is outside of an open dialog cannot be reached.
 * @returns {Element}
 */
export const topmost = () => document.querySelector("dialog[open]") ?? document.body;

export function hideToast() {
  document.querySelectorAll(".toast").forEach((box) => box.remove());
}

/** @param {HTMLElement} box */
function hideLater(box) {
  const isRead = () => box.matches(":hover, :focus-within");
  setTimeout(() => isRead() ? hideLater(box) : box.remove(), 8000);
}

/**
 * A message that would cover what it is about goes to the board's foot.
 * @param {HTMLElement} box
 * @param {Element} target
 */
function keepClear(box, target) {
  const over = box.getBoundingClientRect(), about = target.getBoundingClientRect();
  const isCovered = about.top < over.bottom && over.top < about.bottom;
  box.classList.toggle("low", isCovered);
}

/** @param {string} rule */
function ruleLink(rule) {
  const link = element("a", { textContent: `${say("rule")} ${rule}` });
  link.href = `${$("help")?.dataset.load?.split("?")[0] ?? ""}#rule-${rule}`;
  link.dataset.rule = rule;
  return link;
}
