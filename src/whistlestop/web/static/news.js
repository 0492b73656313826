// What the others have done since the reader's last own move, where the log is not in sight: its last lines lie over the
// board, and for who plays what has changed there stays marked. Touching the board, or what lights something
// there, puts the lines away; an own move ends it all.

import { $, around, element, start } from "./common.js";

const MOST = 3; // lines

/** The lines that were read, or put away: up to this number of the log they are no news. */
let read = 0;

document.addEventListener("pointerdown", (event) => {
  if (!around(event, "#boards, [data-light]")) return;
  read = Math.max(read, ...linesOfOthers().map(numberOf));
  showNews();
});

/** Show what has come since. */
export function showNews() {
  const box = $("news"), fresh = linesOfOthers().filter((line) => numberOf(line) > read).slice(-MOST);
  box?.replaceChildren(...fresh.map((line) => element("span", { className: "line" }, ...copies(line))));
  if (box) box.hidden = !fresh.length;
}

/**
 * What others have changed on the boards stays marked until the reader moves.
 * @param {Element[]} changed
 * @param {Element[]} lines of the log that tell of it
 */
export function markNews(changed, lines) {
  const isTold = lines.some((line) => line.hasAttribute("data-seat") && !isOwn(line));
  if (lines.some(isOwn)) {
    document.querySelectorAll(".since-then").forEach((part) => part.classList.remove("since-then"));
  }
  if (!start.seat || !$("news") || !isTold) return;
  changed.filter((part) => part.closest("#boards")).forEach((part) => part.classList.add("since-then"));
}

/** The lines of the log behind the reader's last own one that tell what somebody did. */
function linesOfOthers() {
  const lines = [...($("log")?.children ?? [])];
  return lines.slice(lines.findLastIndex(isOwn) + 1).filter((line) => line.hasAttribute("data-seat"));
}

/** @param {Element} line */
const isOwn = (line) => line.getAttribute("data-seat") === String(start.seat);

/** @param {Element} line */
const numberOf = (line) => Number(line.id.slice(line.id.indexOf(".") + 1));

/** @param {Element} line */
const copies = (line) => [...line.childNodes].map((node) => node.cloneNode(true));
