// The table by keyboard: arrows walk over the places, Enter and Space tap, letters are short cuts. Only one place is in
// the order of the Tab key: the one where the player was last.

import { $, around, ARROWS, hideToast, nameOf } from "./common.js";
import { openDialog, reveal } from "./page.js";

/** @import {Play} from "./input.js" */

/**
 * What keys can do at a table.
 * @typedef {Partial<Pick<Play, "hint">> & Pick<Play, "turn" | "undo" | "restart" | "drop" | "go" | "isPlanning" | "plannedPlace">} Hand
 */

let lastPlace = "";

/** @param {Hand} play */
export function listenToKeys(play) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    // What has opened over the board is closed by the browser.
    if (event.key === "Escape" && around(event, "#side:not(:popover-open)")) return goBack();
    if (around(event, "input, select, textarea, dialog, [role=tab]")) return;
    if (press(event, play)) event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    lastPlace = around(event, "[data-place]")?.dataset.place ?? lastPlace;
    rove();
  });
}

/** From what stands beside the board to where the player was. */
function goBack() {
  hideToast();
  (currentPlace() ?? $("main"))?.focus();
}

/** Let the Tab key stop at one place only. */
export function rove() {
  const stop = currentPlace();
  for (const place of places()) place.setAttribute("tabindex", place === stop ? "0" : "-1");
}

/** @returns {NodeListOf<HTMLElement>} */
const places = () => document.querySelectorAll("[data-place]");

function currentPlace() {
  const all = [...places()];
  return all.find((place) => place.dataset.place === lastPlace) ??
    all.find((place) => place.classList.contains("lit")) ?? all[0];
}

/**
 * Whether the key meant something.
 * @param {KeyboardEvent} event
 * @param {Hand} play
 */
function press(event, play) {
  const key = nameOf(event), arrow = ARROWS[key];
  if (arrow) return walk(event, arrow);
  if (key === "Enter" || key === " ") return tapFocused(event, play);
  if (key === "Escape" && document.querySelector(":popover-open")) return false; // the browser closes it
  if (/^[1-9]$/.test(key)) return click(document.querySelectorAll("#tray [data-tool]")[Number(key) - 1] ?? keyed(key));
  /** @type {Record<string, () => void>} */
  const letters = {
    Escape: () => (hideToast(), play.drop()),
    r: () => play.turn(event.shiftKey ? -1 : 1),
    h: () => play.hint?.(),
    z: () => event.shiftKey ? play.restart() : play.undo(),
    l: () => reveal($("log")),
    a: () => $("choices")?.showPopover(),
    c: () => reveal($("chatform")?.querySelector("input") ?? $("chat")),
    "?": () => openDialog("keys"),
  };
  if (letters[key]) return letters[key](), true;
  return /^[a-z]$/.test(key) && click(keyed(key));
}

/**
 * What a key taps; of several with one key the one behind that which is chosen.
 * @param {string} key
 */
function keyed(key) {
  const all = [...document.querySelectorAll(`[data-key="${key}"]`)];
  return all[(all.findIndex((each) => each.matches(".chosen")) + 1) % all.length];
}

/** @param {Element | null | undefined} element */
function click(element) {
  if (!element || element.matches(":disabled")) return false;
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })); // pictures have no click()
  return true;
}

/**
 * Enter means what has the focus: there it confirms what is planned, while another place, to which somebody has walked
 * on, is tapped, as Space does. Buttons do that by themselves.
 * @param {KeyboardEvent} event
 * @param {Hand} play
 */
function tapFocused(event, play) {
  const place = around(event, "[data-place]"), isPlanned = !place || place.dataset.place === play.plannedPlace;
  if (event.key === "Enter" && play.isPlanning && isPlanned && !around(event, "a, button, summary")) {
    return play.go(), true;
  }
  const target = around(event, "[data-place], [data-tool], [data-draft]");
  return !(target instanceof HTMLButtonElement) && click(target);
}

// --- arrows

/**
 * Go to the nearest place in a direction; from elsewhere at the table first to where the player was.
 * @param {KeyboardEvent} event
 * @param {[number, number]} direction
 */
function walk(event, direction) {
  const place = around(event, "[data-place]");
  const isAtTable = around(event, "#tray, .act") ?? (event.target === document.body || event.target === $("main"));
  if (!place && !isAtTable) return false;
  const next = place ? nearest(place, direction) : currentPlace();
  next?.focus();
  return !!next;
}

/**
 * @param {Element} from
 * @param {[number, number]} direction
 */
function nearest(from, [dx, dy]) {
  const [x, y] = middle(from);
  let best, shortest = Infinity;
  for (const place of places()) {
    const [right, down] = [middle(place)[0] - x, middle(place)[1] - y];
    const ahead = right * dx + down * dy, aside = Math.abs(right * dy) + Math.abs(down * dx);
    const far = ahead + 3 * aside;
    if (ahead > 1 && aside <= ahead && far < shortest) [best, shortest] = [place, far];
  }
  return best;
}

/**
 * @param {Element} element
 * @returns {[number, number]}
 */
function middle(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
