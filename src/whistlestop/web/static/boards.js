// Which board is shown large. On a wide screen the chosen one changes places with the one on the stage; on a phone the
// boards stand in a row that is swiped, and the buttons of the seats lead to them.

import { $, around } from "./common.js";

const isWide = matchMedia("(min-width: 1024px)");

document.addEventListener("click", (event) => {
  const plate = plateOf(around(event, "[data-board]")?.dataset.board ?? "");
  if (!plate) return;
  if (isWide.matches) putOnStage(plate);
  else plate.scrollIntoView({ inline: "center", block: "nearest" });
  markShown();
});

// Who swipes goes to another board as well. (Scrolling does not bubble.)
document.addEventListener("scroll", (event) => event.target === $("boards") && markShown(), true);

/** Mark the button of the board that is shown. */
export function markShown() {
  const row = $("boards")?.getBoundingClientRect(), middle = row ? row.x + row.width / 2 : 0;
  for (const button of document.querySelectorAll("[data-board]")) {
    const plate = plateOf(button.getAttribute("data-board") ?? ""), box = plate?.getBoundingClientRect();
    const isHere = isWide.matches ? plate?.closest(".stage") : box && box.left <= middle && middle < box.right;
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

/** @param {Element} plate */
function putOnStage(plate) {
  const stage = document.querySelector("#boards .stage"), old = stage?.firstElementChild;
  if (!stage || !old || old === plate) return;
  plate.before(old);
  stage.append(plate);
}

/**
 * What holds a board, with its owner's name.
 * @param {string} board
 */
const plateOf = (board) => $(board)?.closest(".plate");
