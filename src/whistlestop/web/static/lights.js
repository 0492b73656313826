// Buttons of the score sheet that light on a board what makes their points; pressed again they put it out.

import { showPlate } from "./boards.js";
import { around, complain, say } from "./common.js";
import { Overlay } from "./patch.js";
import { bringIntoSight } from "./zoom.js";

/** @import {Parts} from "./protocol.d.ts" */

export class Lights {
  #address;
  #overlay = new Overlay();
  #part = "";
  #seat = "";

  /** @type {Parts} as they were last fetched */
  #parts = {};

  /** @param {(query: string) => string} address where to fetch what lights up */
  constructor(address) {
    this.#address = address;
    document.addEventListener("click", (event) => {
      const button = around(event, "[data-light]");
      if (button) this.#press(button.dataset.light ?? "", button.dataset.seat ?? "");
    });
  }

  /**
   * The page changes under the light. What was lit stays so until it is known what has to be lit now.
   * @template Result
   * @param {() => Result} change
   */
  receive(change) {
    this.#overlay.lift();
    const result = change();
    this.#overlay.lay(this.#parts);
    this.#show();
    return result;
  }

  /**
   * @param {string} part
   * @param {string} seat
   */
  #press(part, seat) {
    const isLit = part === this.#part && seat === this.#seat;
    [this.#part, this.#seat] = isLit ? ["", ""] : [part, seat];
    this.#overlay.lift();
    this.#parts = {};
    if (!isLit) showPlate(document.querySelector(`.plate[data-seat="${CSS.escape(seat)}"]`));
    this.#show();
  }

  async #show() {
    for (const button of document.querySelectorAll("[data-light]")) {
      const { light, seat } = /** @type {HTMLElement} */ (button).dataset;
      button.ariaPressed = String(light === this.#part && seat === this.#seat);
    }
    const part = this.#part, seat = this.#seat;
    if (!part) return;
    const response = await fetch(this.#address(`seat=${seat}&part=${encodeURIComponent(part)}`)).catch(() => null);
    const answer = response?.ok ? await response.json() : null;
    if (part !== this.#part || seat !== this.#seat) return;
    if (!answer) return complain(say("failed"));
    const isNew = !Object.keys(this.#parts).length;
    this.#parts = answer.parts;
    this.#overlay.lay(this.#parts);
    if (isNew) bringIntoSight(Object.keys(this.#parts));
  }
}
