// Buttons that light on a board what makes their points, or what they stand for; pressed again they put it out. Those
// with `data-hover` also do while the mouse or the focus is on them, or a finger stays there; where that has a value,
// they light that and nothing when they are pressed.

import { showPlate } from "./boards.js";
import { around, complain, say } from "./common.js";
import { Overlay } from "./patch.js";
import { bringIntoSight } from "./zoom.js";

/** @import {Parts} from "./protocol.d.ts" */

/**
 * What a button lights: a part of somebody's score sheet, or whatever else its game knows by that name.
 * @typedef {{part: string, seat: string}} Light
 */

export class Lights {
  #address;
  #overlay = new Overlay();
  /** @type {Light | null} */
  #pressed = null;
  /** @type {Light | null} only pointed at: it goes before what is pressed */
  #pointed = null;
  /** @type {Light | null} what lies on the page */
  #shown = null;
  /** @type {Parts} as they were last fetched */
  #parts = {};

  /** @param {(query: string) => string} address where to fetch what lights up */
  constructor(address) {
    this.#address = address;
    document.addEventListener("click", (event) => {
      const button = around(event, "[data-light]");
      if (button) this.#press(lightOf(button));
    });
    document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.#point(event));
    document.addEventListener("focusin", (event) => this.#point(event));
    document.addEventListener("focusout", () => this.#point(null));
    document.documentElement.addEventListener("mouseleave", () => this.#point(null));
    let isFinger = false; // that stays where it is; a mouse keeps its menu
    document.addEventListener("contextmenu", (event) => {
      if (isFinger && around(event, "[data-hover]")) event.preventDefault();
      this.#point(event);
    });
    document.addEventListener("pointerdown", ({ pointerType }) => {
      isFinger = pointerType !== "mouse";
      if (isFinger) this.#point(null);
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

  /** @param {Light} light */
  #press(light) {
    const isLit = isSame(light, this.#pressed);
    this.#pressed = isLit ? null : light;
    this.#pointed = null;
    if (isLit) return void this.#show();
    showPlate(document.querySelector(`.plate[data-seat="${CSS.escape(light.seat)}"]`));
    this.#show().then(() => bringIntoSight(Object.keys(this.#parts)));
  }

  /** @param {Event | null} event */
  #point(event) {
    const button = event && around(event, event.type === "focusin" ? "[data-hover]:focus-visible" : "[data-hover]");
    const pointed = button ? lightOf(button) : null;
    if (isSame(pointed, this.#pointed)) return;
    this.#pointed = pointed;
    this.#show();
  }

  get #wanted() {
    return this.#pointed ?? this.#pressed;
  }

  async #show() {
    for (const button of document.querySelectorAll("[data-light]")) {
      button.ariaPressed = String(isSame(lightOf(/** @type {HTMLElement} */ (button)), this.#pressed));
    }
    const light = this.#wanted;
    if (!isSame(light, this.#shown)) this.#put(light, {});
    if (!light) return;
    const query = `seat=${light.seat}&part=${encodeURIComponent(light.part)}`;
    const response = await fetch(this.#address(query)).catch(() => null);
    const answer = response?.ok ? await response.json() : null;
    if (!isSame(light, this.#wanted)) return;
    if (!answer) return complain(say("failed"));
    this.#put(light, answer.parts);
  }

  /**
   * @param {Light | null} light
   * @param {Parts} parts
   */
  #put(light, parts) {
    this.#shown = light;
    this.#parts = parts;
    this.#overlay.lay(parts);
  }
}

/**
 * @param {HTMLElement} button
 * @returns {Light}
 */
const lightOf = ({ dataset }) => ({ part: dataset.light ?? dataset.hover ?? "", seat: dataset.seat ?? "" });

/**
 * @param {Light | null} a
 * @param {Light | null} b
 */
const isSame = (a, b) => a?.part === b?.part && a?.seat === b?.seat;
