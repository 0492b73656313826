// The curtain between two people who share a device. A finger or mouse has to hold the button for a moment, so that
// nobody opens it by accident; a key, or a click that no pointer made, opens it at once.

import { $ } from "./common.js";

const HOLD = 600; // milliseconds, as long as the style sheet fills the button

const button = /** @type {HTMLButtonElement | null} */ ($("hold"));
let isPointer = false;
/** @type {number | undefined} */
let opening;

button?.addEventListener("pointerdown", () => {
  isPointer = true;
  button.classList.add("held");
  opening = setTimeout(() => button.form?.requestSubmit(button), HOLD);
});

for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
  button?.addEventListener(end, () => {
    button.classList.remove("held");
    clearTimeout(opening);
  });
}

button?.addEventListener("click", (event) => {
  if (isPointer && event.detail) event.preventDefault();
  isPointer = false;
});

button?.addEventListener("contextmenu", (event) => event.preventDefault()); // phones open one for a long press
