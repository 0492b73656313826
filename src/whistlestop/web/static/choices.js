// All that can be tapped on the boards now, as a list: for keyboards, for those who do not see the board, and where
// places lie too close together for a finger. After a tap, those that lie nearly as near stand below what is planned.

import { $, around, element } from "./common.js";

const REACH = 15; // pixels around a tap: what lies there was perhaps meant

/** The list is made anew whenever it is opened. (Toggling does not bubble.) */
document.addEventListener("toggle", (event) => {
  const list = event.target;
  if (list instanceof HTMLElement && list.id === "choices" && list.matches(":popover-open")) fill(list);
}, true);

document.addEventListener("click", (event) => {
  const choice = around(event, "[data-choice]");
  if (choice) return tap(choice.dataset.choice ?? "");
  const board = around(event, "#boards svg:not([data-now])");
  showRivals(board && event.detail ? rivalsAt(event.clientX, event.clientY) : []);
});

/** @param {HTMLElement} list */
function fill(list) {
  const box = list.querySelector(".load"), lit = [...document.querySelectorAll("#boards .lit")].map(choiceFor);
  const names = lit.sort((a, b) =>
    (a.textContent ?? "").localeCompare(b.textContent ?? "", document.documentElement.lang)
  );
  box?.replaceChildren(...names);
  list.toggleAttribute("data-empty", !names.length);
  (names[0] ?? list.querySelector("button"))?.focus();
}

/** @param {Element} place */
function choiceFor(place) {
  const button = element("button", { type: "button", className: "row", textContent: place.ariaLabel ?? "" });
  button.dataset.choice = place.getAttribute("data-place") ?? "";
  return button;
}

/** @param {string} name */
function tap(name) {
  $("choices")?.hidePopover();
  const place = document.querySelector(`[data-place="${CSS.escape(name)}"]`);
  if (place instanceof SVGElement || place instanceof HTMLElement) place.focus();
  place?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/**
 * What a tap on a board that can be zoomed means: of what lies near it something that can be tapped.
 * @param {MouseEvent} event
 * @param {Element | null} target what lies under it
 */
export function meant(event, target) {
  const isClear = !event.detail || !target?.closest("svg[data-zoom]") || target.matches(".lit");
  return isClear ? target : rivalsAt(event.clientX, event.clientY)[0] ?? target;
}

/**
 * What can be tapped near a point.
 * @param {number} x
 * @param {number} y
 */
function rivalsAt(x, y) {
  const around = [[0, 0], [1, 0], [-1, 0], [0, 1], [0, -1], [.7, .7], [-.7, .7], [.7, -.7], [-.7, -.7]];
  const found = around.map(([right = 0, lower = 0]) =>
    document.elementFromPoint(x + right * REACH, y + lower * REACH)?.closest("#boards .lit")
  );
  return [...new Set(found)].filter((place) => place instanceof Element);
}

/** @param {Element[]} rivals */
function showRivals(rivals) {
  const box = $("rivals");
  const chips = rivals.length > 1 ? rivals.map(choiceFor) : [];
  chips.forEach((chip) => chip.className = "chip");
  box?.replaceChildren(...chips);
  if (box) box.hidden = !chips.length;
}
