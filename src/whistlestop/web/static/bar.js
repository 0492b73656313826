// The action bar: the sentence about what is planned, and its buttons.

import { $, element } from "./common.js";

/** @import {Way} from "./protocol.d.ts" */

/**
 * The part `say` while something is planned: what it is, what it brings, and notes; below them what speaks for it.
 * @param {Pick<Way, "say" | "gain">} way
 * @param {string[]} notes
 * @param {Element} box the part as it is
 * @param {string[]} [pros]
 */
export function sentenceOf({ say, gain }, notes, box, pros = []) {
  const copy = /** @type {Element} */ (box.cloneNode());
  copy.append(element("b", { textContent: say }));
  if (gain > 0) copy.append(" ", element("span", { className: "plus", textContent: `+${gain}` }));
  if (gain < 0) copy.append(" ", element("span", { className: "minus", textContent: `−${-gain}` }));
  notes.forEach((note, place) => copy.append(place ? " · " : " ", element("small", { textContent: note })));
  for (const pro of pros) copy.append(element("small", { className: "pro", textContent: pro }));
  return copy.outerHTML;
}

/**
 * A button that is of no use now can still be pressed, to hear why.
 * @param {string} id
 * @param {string} label
 * @param {boolean} isOfUse
 */
export function setButton(id, label, isOfUse) {
  const button = $(id), words = button?.querySelector(".lbl");
  if (!button) return;
  button.ariaDisabled = String(!isOfUse);
  if (words && words.textContent !== label) words.textContent = label;
}
