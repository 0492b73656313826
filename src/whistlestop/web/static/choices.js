// All that can be tapped on the boards now, as a list: for keyboards, for those who do not see the board, and where
// places lie too close together for a finger. After a tap, those that lie nearly as near stand below what is planned.

import { $, around, element } from "./common.js";

const REACH = 15; // pixels around a tap: what lies there was perhaps meant

// The list is made anew whenever it is opened, and while it is open with whatever changes. (Toggling does not bubble.)
document.addEventListener("toggle", (event) => event.target === $("choices") && fill(), true);
document.addEventListener("planned", fill);

document.addEventListener("click", (event) => {
  const choice = around(event, "[data-choice]");
  if (choice) return tap(choice.dataset.choice ?? "");
  const board = around(event, "#boards svg:not([data-now])");
  showRivals(board && event.detail ? rivalsAt(event.clientX, event.clientY) : []);
});

function fill() {
  const list = $("choices"), box = list?.querySelector(".load"), focused = document.activeElement;
  if (!box || !list?.matches(":popover-open")) return;
  const lit = [...document.querySelectorAll("#boards .lit")].map(choiceFor), tongue = document.documentElement.lang;
  const names = lit.sort((a, b) => (a.textContent ?? "").localeCompare(b.textContent ?? "", tongue));
  list.toggleAttribute("data-empty", !names.length);
  const isNews = names.map(({ outerHTML }) => outerHTML).join("") !== box.innerHTML;
  if (!isNews && list.contains(focused)) return; // a finger may just be going down
  const chosen = focused instanceof HTMLElement ? focused.dataset.choice : undefined;
  box.replaceChildren(...names);
  (names.find(({ dataset }) => dataset.choice === chosen) ?? names[0] ?? list.querySelector("button"))?.focus();
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
