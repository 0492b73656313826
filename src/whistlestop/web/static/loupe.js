// What a dragging finger covers, twice as large above it.

import { element } from "./common.js";

/** @import {Point} from "./chain.js" */

const SIZE = 112, TIMES = 2, ABOVE = 84; // pixels, times, pixels

/** @type {HTMLElement | null} */
let loupe = null;

/**
 * @param {SVGSVGElement | null} board
 * @param {Point} at what is looked at, in the board's units
 * @param {Point} spot where that is in the window
 */
export function showLoupe(board, at, spot) {
  const scale = board?.getScreenCTM()?.a, frame = board?.getBoundingClientRect();
  if (!board || !scale || !frame) return;
  loupe ??= element("div", { className: "loupe", ariaHidden: "true" });
  if (!loupe.isConnected) {
    const shown = [...board.children].map(({ id }) => id).filter(Boolean).map((id) =>
      `<use href="#${CSS.escape(id)}"/>`
    );
    loupe.innerHTML = `<svg>${shown.join("")}<path class="cross" d="M-4 0h8M0-4v8"/></svg>`;
    document.body.append(loupe);
  }
  const units = SIZE / scale / TIMES, [x, y] = [at.x - units / 2, at.y - units / 2];
  loupe.firstElementChild?.setAttribute("viewBox", `${x} ${y} ${units} ${units}`);
  loupe.querySelector(".cross")?.setAttribute("transform", `translate(${at.x} ${at.y})`);
  const isLow = spot.y - ABOVE - SIZE / 2 < 0, left = Math.min(Math.max(spot.x - SIZE / 2, 4), innerWidth - SIZE - 4);
  Object.assign(loupe.style, { left: `${left}px`, top: `${isLow ? spot.y + 48 : spot.y - ABOVE - SIZE / 2}px` });
}

export function hideLoupe() {
  loupe?.remove();
}
