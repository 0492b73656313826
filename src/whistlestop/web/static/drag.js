// What can be dragged to where it goes (`data-drag`, the id of that place): a picture of it follows the finger or the
// mouse. Let go there it is done at once; let go anywhere else, by Escape or a second finger, nothing has happened.

import { $, around } from "./common.js";

/** @import {Play} from "./input.js" */

/**
 * Something under a finger that may become a drag: `picture` follows the pointer once it is one.
 * @typedef {{source: HTMLElement, pointer: number, x: number, y: number, picture: HTMLElement | null}} Drag
 */

const SLACK = 8; // pixels: less is a tap
const NEAR = 16; // pixels around a place that still count as there

/** @type {Drag | null} */
let drag = null;
let wasDragged = false;

/** @param {Play} play */
export function listenToDrags(play) {
  document.addEventListener("pointerdown", (event) => {
    wasDragged = false;
    if (drag) return end(); // a second finger means something else
    const source = around(event, "[data-drag]");
    if (!source || event.button) return;
    drag = { source, pointer: event.pointerId, x: event.clientX, y: event.clientY, picture: null };
  });

  document.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const right = event.clientX - drag.x, down = event.clientY - drag.y;
    if (!drag.picture && Math.hypot(right, down) < SLACK) return;
    drag.picture ??= lift(drag);
    drag.picture.style.translate = `${right}px ${down}px`;
    placeOf(drag)?.classList.toggle("over", isThere(drag, event));
  });

  document.addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { source } = drag, isDone = drag.picture && source.isConnected && isThere(drag, event);
    end();
    if (isDone) play.take(source);
  });

  for (const kind of /** @type {const} */ (["pointercancel", "lostpointercapture"])) {
    // A finger that went down on a picture inside leaves it for what is dragged.
    const isOurs = (/** @type {PointerEvent} */ event) =>
      event.pointerId === drag?.pointer && (kind === "pointercancel" || event.target === drag.source);
    document.addEventListener(kind, (event) => isOurs(event) && end());
  }

  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drag?.picture) return;
    event.preventDefault(); // what is planned stays
    end();
  }, true);

  // What ends a drag is no tap.
  document.addEventListener("click", (event) => {
    if (wasDragged && event.detail) event.stopImmediatePropagation();
    wasDragged = false;
  }, true);
}

/**
 * It is more than a tap: its picture comes off, and the place where it may go shows itself.
 * @param {Drag} drag
 */
function lift(drag) {
  const { source, pointer } = drag, { x, y, width, height } = source.getBoundingClientRect();
  const picture = /** @type {HTMLElement} */ (source.cloneNode(true));
  for (const { name } of [...picture.attributes]) if (name !== "class") picture.removeAttribute(name);
  picture.classList.add("dragged");
  picture.ariaHidden = "true";
  Object.assign(picture.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(picture);
  source.setPointerCapture(pointer);
  source.classList.add("lifted");
  placeOf(drag)?.classList.add("awaiting");
  wasDragged = true;
  return picture;
}

function end() {
  if (!drag) return;
  const { source, picture } = drag, place = placeOf(drag);
  drag = null; // first of all: giving up the pointer calls again
  picture?.remove();
  source.classList.remove("lifted");
  place?.classList.remove("awaiting", "over");
}

/** @param {Drag} drag */
const placeOf = ({ source }) => $(source.dataset.drag ?? "");

/**
 * @param {Drag} drag
 * @param {PointerEvent} event
 */
function isThere(drag, { clientX, clientY }) {
  const place = placeOf(drag)?.getBoundingClientRect();
  return !!place && clientX > place.left - NEAR && clientX < place.right + NEAR && clientY > place.top - NEAR &&
    clientY < place.bottom + NEAR;
}
