// Which board is shown large. On a wide screen the chosen one changes places with the one on the stage; on a phone the
// boards stand in a row that is swiped, and the buttons of the seats lead to them.

import { $, around, start } from "./common.js";

/** Style sheets decide whether there is a stage; else all boards stand in a row. */
function stage() {
  const found = document.querySelector("#boards .stage");
  return found && getComputedStyle(found).display !== "contents" ? found : null;
}

document.addEventListener("click", (event) => {
  const button = around(event, "[data-board]");
  if (button) showPlate(plateOf(button));
});

// Who swipes goes to another board as well. (Scrolling does not bubble.)
document.addEventListener("scroll", (event) => event.target === $("boards") && markShown(), true);

/**
 * Show a board large.
 * @param {Element | null | undefined} plate what holds it
 */
export function showPlate(plate) {
  const large = stage(), old = large?.firstElementChild;
  if (!large) plate?.scrollIntoView({ inline: "center", block: "nearest" });
  else if (plate && old && old !== plate) {
    plate.before(old);
    large.append(plate);
  }
  markShown();
}

/** Show the reader's own board large. */
export function showOwnBoard() {
  showPlate(document.querySelector(`.plate[data-seat="${start.seat}"]`));
}

/**
 * The name of whom a board belongs to; "" for the reader's own, and for who has none.
 * @param {Element | null} board
 */
export function ownerOf(board) {
  const seat = board?.closest(".plate")?.getAttribute("data-seat") ?? "";
  return start.seat && seat !== String(start.seat) ? $(`name-${seat}`)?.textContent ?? "" : "";
}

/** Where boards stand in a row: the one in sight. On a stage all of them are. */
export function plateInSight() {
  const button = stage() ? null : document.querySelector("[data-board][aria-pressed=true]");
  return button ? plateOf(button) ?? null : null;
}

/** Mark the button of the board that is shown. */
export function markShown() {
  const row = $("boards")?.getBoundingClientRect(), middle = row ? row.x + row.width / 2 : 0, large = stage();
  for (const button of document.querySelectorAll("[data-board]")) {
    const plate = plateOf(button), box = plate?.getBoundingClientRect();
    const isHere = large ? plate && large.contains(plate) : box && box.left <= middle && middle < box.right;
    button.ariaPressed = String(!!isHere);
  }
}

/**
 * Mark for a moment what has just changed on the boards.
 * @param {Element[]} changed
 */
export function markFresh(changed) {
  const drawn = changed.filter((element) => element.closest("#boards"));
  drawn.forEach((element) => element.classList.add("fresh"));
  setTimeout(() => drawn.forEach((element) => element.classList.remove("fresh")), 2000);
}

/**
 * What holds the board that a button leads to.
 * @param {Element} button
 */
const plateOf = (button) => $(button.getAttribute("data-board") ?? "")?.closest(".plate");
