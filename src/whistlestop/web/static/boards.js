// Which board is shown large. On a wide screen the chosen one changes places with the one on the stage; on a phone the
// boards stand in a row that is swiped, and the buttons of the seats lead to them.

import { $, around } from "./common.js";

/** Style sheets decide whether there is a stage; else all boards stand in a row. */
function stage() {
  const found = document.querySelector("#boards .stage");
  return found && getComputedStyle(found).display !== "contents" ? found : null;
}

document.addEventListener("click", (event) => {
  const plate = plateOf(around(event, "[data-board]")?.dataset.board ?? "");
  if (!plate) return;
  const large = stage(), old = large?.firstElementChild;
  if (!large) plate.scrollIntoView({ inline: "center", block: "nearest" });
  else if (old && old !== plate) {
    plate.before(old);
    large.append(plate);
  }
  markShown();
});

// Who swipes goes to another board as well. (Scrolling does not bubble.)
document.addEventListener("scroll", (event) => event.target === $("boards") && markShown(), true);

/** Mark the button of the board that is shown. */
export function markShown() {
  const row = $("boards")?.getBoundingClientRect(), middle = row ? row.x + row.width / 2 : 0, large = stage();
  for (const button of document.querySelectorAll("[data-board]")) {
    const plate = plateOf(button.getAttribute("data-board") ?? ""), box = plate?.getBoundingClientRect();
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
 * What holds a board, with its owner's name.
 * @param {string} board
 */
const plateOf = (board) => $(board)?.closest(".plate");
