// Boards that are larger than the window (`data-zoom`): moved with a finger or the mouse, brought nearer with two
// fingers, the wheel, a double tap, buttons or keys. Only the picture's viewBox changes, so lines stay sharp. Far away,
// where places are too close together to be told apart (`data-far`), a tap first brings the board nearer.

import { $, around, element, say } from "./common.js";

/**
 * What a board shows: the middle, in its own units, and how many times larger than the whole; whether that is as it was
 * opened, and not what somebody wanted to see.
 * @typedef {{x: number, y: number, scale: number, isAsOpened: boolean}} Camera
 */

/**
 * A finger, or the mouse, that is down on a board.
 * @typedef {{x: number, y: number}} Spot
 */

const NEAREST = 6, STEP = 1.6, BARELY = 1.2, DOUBLE_TAP = 350, SLACK = 8; // times (thrice), milliseconds, pixels
// Pixels a unit: below FAR small things are not shown, below CLOSE (or what `data-close` says) a finger cannot tell
// places apart, and its tap goes to NEAR.
const FAR = 0.36, CLOSE = 0.7, NEAR = 0.9;
const BEYOND = 60; // pixels past its edge that a board can be moved: what lies under buttons comes out from there

/** @type {Map<string, Camera>} by the board's id */
const cameras = new Map();
/** @type {Map<number, Spot>} by pointer */
const down = new Map();
let hasMoved = false, isFinger = false, lastTap = -Infinity;

/** Take up the boards of the page, also after parts of it were drawn anew. */
export function steadyBoards() {
  for (const board of boards()) {
    if (!cameras.has(board.id)) open(board);
    show(board);
  }
}

/** @returns {NodeListOf<SVGSVGElement>} */
const boards = () => document.querySelectorAll("svg[data-zoom]");

/** @param {Event} event */
const boardOf = (
  event,
) => /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (around(event, "svg[data-zoom]")));

/**
 * A board that is new here: as wide as the window has room for, with its buttons and the small map of the whole.
 * @param {SVGSVGElement} board
 */
function open(board) {
  const whole = wholeOf(board), x = whole.x + whole.width / 2, y = whole.y + whole.height * .42;
  cameras.set(board.id, { x, y, scale: filling(board), isAsOpened: true });
  const tools = element(
    "div",
    { className: "zoom" },
    button("zoom-in", "+", () => zoom(board, STEP), "by-step"),
    button("zoom-out", "−", () => zoom(board, 1 / STEP), "by-step"),
    button("zoom-whole", "⤢", () => fit(board)),
    ...$("choices") ? [button("choices", "☰", () => $("choices")?.showPopover(), "list")] : [],
  );
  board.after(tools, overview(board, whole));
  new ResizeObserver(() => {
    const camera = cameras.get(board.id);
    if (camera?.isAsOpened) camera.scale = filling(board);
    show(board);
  }).observe(board);
}

/**
 * The scale at which a board is as wide as a narrow window; what nearly fits is shown whole.
 * @param {SVGSVGElement} board
 */
function filling(board) {
  const whole = wholeOf(board), { width, height } = board.getBoundingClientRect();
  const isNarrow = matchMedia("(max-width: 699px)").matches;
  const scale = isNarrow && width && height ? (width / height) / (whole.width / whole.height) : 1;
  return scale < BARELY ? 1 : scale;
}

/**
 * @param {string} name
 * @param {string} sign
 * @param {() => void} onclick
 */
function button(name, sign, onclick, look = "") {
  const words = say(name);
  const made = element("button", { type: "button", ariaLabel: words, title: words, textContent: sign, onclick });
  made.className = `tool ${look}`;
  return made;
}

/**
 * The small map of the whole, with a frame around what is shown. It leads to where it is tapped.
 * @param {SVGSVGElement} board
 * @param {DOMRect} whole
 */
function overview(board, whole) {
  const small = element("div", { className: "overview" });
  const shown = (board.getAttribute("data-zoom") ?? "").split(" ").map((id) => `<use href="#${CSS.escape(id)}"/>`);
  small.innerHTML = `<svg viewBox="${box(whole)}" aria-hidden="true">${shown.join("")}<rect class="frame"/></svg>`;
  small.addEventListener("click", (event) => {
    const area = small.getBoundingClientRect(), camera = cameras.get(board.id);
    if (!camera) return;
    camera.x = whole.x + whole.width * (event.clientX - area.x) / area.width;
    camera.y = whole.y + whole.height * (event.clientY - area.y) / area.height;
    show(board);
  });
  return small;
}

/** @param {{x: number, y: number, width: number, height: number}} rectangle */
const box = ({ x, y, width, height }) => [x, y, width, height].map((each) => each.toFixed(1)).join(" ");

/**
 * The board's own viewBox, as the server draws it.
 * @param {SVGSVGElement} board
 */
function wholeOf(board) {
  board.dataset.whole ??= board.getAttribute("viewBox") ?? "";
  const [x = 0, y = 0, width = 1, height = 1] = board.dataset.whole.split(" ").map(Number);
  return new DOMRect(x, y, width, height);
}

/**
 * How many units of the board the window shows, at a scale.
 * @param {SVGSVGElement} board
 * @param {number} scale
 */
function extent(board, scale) {
  const whole = wholeOf(board), { width, height } = board.getBoundingClientRect();
  if (!width || !height) return { width: whole.width, height: whole.height };
  const units = Math.max(whole.width / width, whole.height / height) / scale;
  return { width: width * units, height: height * units };
}

/**
 * Show what the camera sees; it hardly leaves the board. The small map is there where something lies to both sides.
 * @param {SVGSVGElement} board
 */
function show(board) {
  const camera = cameras.get(board.id), whole = wholeOf(board);
  if (!camera) return;
  camera.scale = Math.min(Math.max(camera.scale, 1), NEAREST);
  const { width, height } = extent(board, camera.scale);
  confine(board, camera, camera.scale > 1 ? BEYOND : 0);
  const seen = { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
  board.setAttribute("viewBox", box(seen));
  board.toggleAttribute("data-far", pixels(board) < FAR);
  const frame = board.parentElement?.querySelector(".overview .frame"), small = frame?.closest(".overview");
  for (const [name, value] of Object.entries(seen)) frame?.setAttribute(name, value.toFixed(1));
  small?.classList.toggle("whole", width > whole.width - 1 || height > whole.height - 1);
}

/**
 * Move a camera back to where it sees no more than so many pixels past the board.
 * @param {SVGSVGElement} board
 * @param {Camera} camera
 * @param {number} beyond
 */
function confine(board, camera, beyond) {
  const whole = wholeOf(board), { width, height } = extent(board, camera.scale), slack = beyond / pixels(board);
  camera.x = within(camera.x, whole.x - slack, whole.width + 2 * slack, width);
  camera.y = within(camera.y, whole.y - slack, whole.height + 2 * slack, height);
}

/**
 * @param {number} middle
 * @param {number} start
 * @param {number} size of the whole
 * @param {number} seen
 */
function within(middle, start, size, seen) {
  if (seen >= size) return start + size / 2;
  return Math.min(Math.max(middle, start + seen / 2), start + size - seen / 2);
}

/**
 * Pixels a unit.
 * @param {SVGSVGElement} board
 */
function pixels(board) {
  return board.getBoundingClientRect().width / extent(board, cameras.get(board.id)?.scale ?? 1).width;
}

/**
 * A point of the window in the board's units.
 * @param {SVGSVGElement} board
 * @param {Spot} spot
 */
function unitsAt(board, spot) {
  const area = board.getBoundingClientRect(), camera = cameras.get(board.id) ?? { x: 0, y: 0 };
  const units = 1 / pixels(board);
  return {
    x: camera.x + (spot.x - area.x - area.width / 2) * units,
    y: camera.y + (spot.y - area.y - area.height / 2) * units,
  };
}

/**
 * Nearer, or farther away; what lies under the spot stays there.
 * @param {SVGSVGElement} board
 * @param {number} times
 * @param {Spot} [spot]
 */
function zoom(board, times, spot) {
  const camera = cameras.get(board.id);
  if (!camera) return;
  const before = spot && unitsAt(board, spot);
  camera.scale = Math.min(Math.max(camera.scale * times, 1), NEAREST);
  camera.isAsOpened = false;
  if (spot && before) {
    const after = unitsAt(board, spot);
    camera.x += before.x - after.x;
    camera.y += before.y - after.y;
  }
  show(board);
}

/** Show all of every board. */
export function fitBoards() {
  boards().forEach(fit);
}

/** @param {SVGSVGElement} board */
function fit(board) {
  const camera = cameras.get(board.id);
  if (camera) Object.assign(camera, { scale: 1, isAsOpened: false });
  show(board);
}

/**
 * Show a place so near that its neighbours can be told apart.
 * @param {SVGSVGElement} board
 * @param {Spot} spot
 */
function approach(board, spot) {
  const camera = cameras.get(board.id);
  if (!camera) return;
  const { x, y } = unitsAt(board, spot);
  Object.assign(camera, { x, y, scale: camera.scale * NEAR / pixels(board), isAsOpened: false });
  show(board);
}

// --- fingers, mouse, wheel

// Chromium takes a quick move for a fling even where nothing scrolls, and makes no click of the tap that follows
// (issues.chromium.org/40727033). A move that is called off becomes no fling.
$("main")?.addEventListener("touchmove", (event) => {
  if (event.cancelable && around(event, "svg[data-zoom], [data-drag]")) event.preventDefault();
}, { passive: false });

document.addEventListener("pointerdown", (event) => {
  const board = boardOf(event);
  if (!board || event.button) return;
  if (!down.size) hasMoved = false;
  isFinger = event.pointerType !== "mouse";
  down.set(event.pointerId, { x: event.clientX, y: event.clientY });
});

document.addEventListener("pointermove", (event) => {
  const before = down.get(event.pointerId), board = before && boardOf(event);
  if (!before || !board) return;
  const now = { x: event.clientX, y: event.clientY }, other = [...down].find(([id]) => id !== event.pointerId)?.[1];
  if (!hasMoved && !other && Math.hypot(now.x - before.x, now.y - before.y) < SLACK) return;
  hasMoved = true;
  board.setPointerCapture(event.pointerId);
  if (other) zoom(board, distance(now, other) / Math.max(distance(before, other), 1), between(now, other));
  const camera = cameras.get(board.id), share = other ? .5 : 1, units = 1 / pixels(board);
  if (camera) {
    camera.x -= (now.x - before.x) * units * share;
    camera.y -= (now.y - before.y) * units * share;
  }
  down.set(event.pointerId, now);
  show(board);
});

for (const kind of /** @type {const} */ (["pointerup", "pointercancel"])) {
  document.addEventListener(kind, (event) => down.delete(event.pointerId));
}

// What ends a movement is no tap; from far away a finger first brings the board nearer.
document.addEventListener("click", (event) => {
  const board = boardOf(event);
  if (!board || !event.detail) return; // keys tap as well: they know where
  const spot = { x: event.clientX, y: event.clientY }, isDouble = event.timeStamp - lastTap < DOUBLE_TAP;
  const isFar = isFinger && pixels(board) < Number(board.dataset.close ?? CLOSE);
  if (hasMoved || isFar || isDouble && !around(event, "[data-place].lit")) event.stopImmediatePropagation();
  if (!hasMoved && isFar) approach(board, spot);
  else if (!hasMoved && isDouble) fit(board);
  lastTap = hasMoved || isFar ? -Infinity : event.timeStamp;
}, true);

document.addEventListener("wheel", (event) => {
  const board = boardOf(event);
  if (!board) return;
  event.preventDefault();
  zoom(board, Math.exp(-event.deltaY / 400), { x: event.clientX, y: event.clientY });
}, { passive: false });

/**
 * @param {Spot} a
 * @param {Spot} b
 */
const distance = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * @param {Spot} a
 * @param {Spot} b
 */
const between = (a, b) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

// --- keys

document.addEventListener("keydown", (event) => {
  const times = { "+": STEP, "=": STEP, "-": 1 / STEP, "0": 0 }[event.key];
  if (times === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (around(event, "input, select, textarea, dialog")) return;
  times ? boards().forEach((board) => zoom(board, times)) : fitBoards();
});

// Whoever walks over the places by keyboard finds them in sight.
document.addEventListener("focusin", (event) => {
  const place = around(event, "[data-place]:focus-visible");
  if (place) showNear(place);
});

/**
 * What is planned is seen, wherever the board was.
 * @param {string[]} ids of parts
 */
export function bringIntoSight(ids) {
  for (const board of boards()) bring(board, ids.map($).filter((part) => part && board.contains(part)));
}

/**
 * Move a board so far that an element of it is in sight.
 * @param {Element} target
 */
export function showNear(target) {
  const board = /** @type {SVGSVGElement | null} */ (target.closest("svg[data-zoom]"));
  if (board) bring(board, [target]);
}

/**
 * Move a board so far that all of these are in sight together.
 * @param {SVGSVGElement} board
 * @param {(Element | null)[]} parts of it
 */
function bring(board, parts) {
  const camera = cameras.get(board.id), frame = board.getBoundingClientRect();
  const areas = parts.flatMap((part) => part && part !== board ? [part.getBoundingClientRect()] : [])
    .filter(({ width, height }) => width || height);
  if (!camera || !areas.length) return;
  const left = Math.min(...areas.map((area) => area.left)), right = Math.max(...areas.map((area) => area.right));
  const top = Math.min(...areas.map((area) => area.top)), bottom = Math.max(...areas.map((area) => area.bottom));
  const low = $("news")?.offsetHeight ?? 0; // lies over the board
  if (left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom - low) return;
  const room = Math.min(frame.width / (right - left), frame.height / (bottom - top)) * .9;
  Object.assign(camera, unitsAt(board, { x: (left + right) / 2, y: (top + bottom + low) / 2 }));
  camera.scale *= Math.min(room, 1);
  camera.isAsOpened &&= room >= 1;
  confine(board, camera, 0); // only a finger moves it past its edge
  show(board);
}
