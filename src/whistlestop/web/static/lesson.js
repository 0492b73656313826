// At a table to learn at: what the lesson waits for is marked, and on a board brought into sight.

import { showNear } from "./zoom.js";

/** @import {Play} from "./input.js" */

/**
 * Follow the lesson of a page; the answer is to be called whenever the page has changed.
 * @param {Play} play
 */
export function followLesson(play) {
  let ledTo = "";
  document.addEventListener("planned", () => point(play));
  return () => {
    const { wanted = "", offers } = play.state, isNew = wanted !== ledTo;
    ledTo = wanted;
    point(play);
    if (isNew && wanted) Object.values(offers).flatMap((places) => places.split(" ")).forEach(show); // once: boards are moved
  };
}

/** @param {string} place */
function show(place) {
  const element = place ? document.querySelector(`[data-place="${CSS.escape(place)}"]`) : null;
  if (element) showNear(element);
}

/**
 * Mark what is wanted where that is no place on a board.
 * @param {Play} play
 */
function point(play) {
  const wanted = play.isPlanning ? "" : play.state.wanted ?? "", words = wanted.replace(/ \+ .*/, "").split(" ");
  for (const each of document.querySelectorAll("[data-draft], [data-pick]")) {
    const draft = each.getAttribute("data-draft"), pick = each.getAttribute("data-pick") ?? "";
    const group = each.closest("[data-picks]")?.getAttribute("data-picks");
    const isWanted = draft === null
      ? group === words[0] && words.includes(pick, 1)
      : `${wanted} + `.startsWith(`${draft} + `);
    each.classList.toggle("wanted", wanted !== "" && isWanted);
  }
}
