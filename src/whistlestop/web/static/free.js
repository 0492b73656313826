// Boards on which things lie anywhere: lines are drawn, things put, moved and turned, lines bent. What can be done now
// the part `free` says (draw/screen.py): this script turns hands into drafts, and the server says what they are worth.

import { Chain } from "./chain.js";
import { $, around, ARROWS, nameOf } from "./common.js";
import { hideLoupe, showLoupe } from "./loupe.js";

/** @import {Play} from "./input.js" */
/** @import {Point} from "./chain.js" */

/**
 * What a finger or the mouse is doing. `from` is where it went down; it becomes more than a tap when it `hasMoved`.
 * @typedef {{pointer: number, isFinger: boolean, from: Point, hasMoved: boolean, deed: Deed}} Hand
 */

/**
 * A line that is drawn, a thing that is moved, a line that is bent: each takes points of the board.
 * @typedef {{move: (x: number, y: number) => void, end: () => void, turn?: (angle: number) => void}} Deed
 */

const SLACK = 6; // pixels: less is a tap
const LEAST = 12; // units: a shorter line is a slip
const MOST_POINTS = 280; // of a draft
const ABOVE = 60; // pixels: a finger does not cover what it moves
const TURN = 15; // degrees by a key, or the button
/** @type {Play} */
let play;
/** @type {Hand | null} */
let hand = null;
/** @type {Map<number, Point>} all fingers that are down, in pixels */
const fingers = new Map();
let wasDrawn = false;
/** @type {SVGPathElement | null} the line under the pen */
let pen = null;
/** @type {number[] | null} where the player wants dots, as parts of the line's length; null: where they are drawn */
let wanted = null;
/** @type {{at: Point, angle: number} | null} where keys have put a thing, as long as the server has not caught up */
let ahead = null;
/** @type {Point[] | null} how keys have bent a line, likewise */
let bent = null;
/** the id of the dot that keys bend: it may be drawn anew under the focus */
let grasped = "";

const means = () => $("free")?.dataset ?? {};
const board = () => /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ ($(means().board ?? "")));

/** @param {string | undefined} words in which the chosen tool may have its place */
const worded = (words = "") => words.replace("{tool}", play.tool);

/** @param {Play} here */
export function listenToHands(here) {
  play = here;
  addEventListener("pointerdown", press, true);
  addEventListener("pointermove", move, true);
  addEventListener("pointerup", (event) => lift(event, true), true);
  addEventListener("pointercancel", (event) => lift(event, false), true);
  addEventListener("click", click, true); // before the board takes it for a tap
  addEventListener("keydown", key, true);
  document.addEventListener("planned", follow);
  document.addEventListener("focusin", (event) => grasped = around(event, "[data-dot]")?.id ?? "");
  follow();
}

// --- fingers and the mouse

/** @param {PointerEvent} event */
function press(event) {
  const spot = { x: event.clientX, y: event.clientY };
  fingers.set(event.pointerId, spot);
  wasDrawn = false;
  ahead = bent = null;
  grasped = "";
  if (hand) return hand.deed.turn ? undefined : drop(); // a second finger turns what the first one holds
  const deed = event.button || !play.state.yourTurn || play.isSent ? null : deedAt(event);
  if (deed) {
    hand = { pointer: event.pointerId, isFinger: event.pointerType !== "mouse", from: spot, hasMoved: false, deed };
  }
}

/**
 * What a hand that goes down here begins.
 * @param {PointerEvent} event
 * @returns {Deed | null}
 */
function deedAt(event) {
  const { stroke, from } = means(), dot = around(event, "[data-dot]"), thing = around(event, "[data-move]");
  if (dot) return bending(dot);
  if (thing) return moving(thing, event);
  const isOnBoard = event.target instanceof Node && board()?.contains(event.target);
  return stroke && isOnBoard && (!from || around(event, from)) ? drawing() : null;
}

/** @param {PointerEvent} event */
function move(event) {
  const before = fingers.get(event.pointerId), now = { x: event.clientX, y: event.clientY };
  if (!before || !hand) return;
  if (event.pointerId !== hand.pointer) {
    const still = fingers.get(hand.pointer);
    if (still) hand.deed.turn?.(bearing(still, now) - bearing(still, before));
  } else if (hand.hasMoved || Math.hypot(now.x - hand.from.x, now.y - hand.from.y) >= SLACK) {
    if (!hand.hasMoved) {
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
      advance(hand, { clientX: hand.from.x, clientY: hand.from.y });
    }
    hand.hasMoved = wasDrawn = true;
    for (const each of event.getCoalescedEvents?.() ?? [event]) advance(hand, each);
  }
  fingers.set(event.pointerId, now);
  event.stopPropagation(); // else the board would move as well
}

/**
 * @param {Hand} hand
 * @param {{clientX: number, clientY: number}} spot
 */
function advance(hand, { clientX, clientY }) {
  const shift = hand.deed.turn && hand.isFinger ? ABOVE : 0, at = unitsAt(clientX, clientY - shift);
  if (!at) return;
  hand.deed.move(at.x, at.y);
  if (hand.isFinger) showLoupe(board(), at, { x: clientX, y: clientY - shift });
}

/**
 * @param {PointerEvent} event
 * @param {boolean} isDone
 */
function lift(event, isDone) {
  fingers.delete(event.pointerId);
  if (event.pointerId !== hand?.pointer) return;
  const { deed, hasMoved } = hand;
  drop();
  if (isDone && hasMoved) deed.end();
}

/** Let go of everything; what has been asked stays planned. */
function drop() {
  hand = null;
  hideLoupe();
  wipe();
}

/** @param {MouseEvent} event */
function click(event) {
  if (wasDrawn && event.detail) event.stopPropagation(); // what ends a line is no tap
  else if (around(event, "#turn") && movable()) turnBy(event.shiftKey ? -TURN : TURN, event);
  else if (event.detail) put(event);
  wasDrawn = false;
}

/**
 * A tap on the board puts there what is to be put.
 * @param {MouseEvent} event
 */
function put(event) {
  const isOnBoard = event.target instanceof Node && board()?.contains(event.target);
  const at = isOnBoard && !around(event, "[data-move]") ? unitsAt(event.clientX, event.clientY) : null;
  if (!means().put || !at || !play.state.yourTurn) return;
  event.stopPropagation();
  play.sketch(`${worded(means().put)} ${point(at)} ${movable()?.dataset.angle ?? 0}`);
}

// --- lines

/** @returns {Deed} */
function drawing() {
  const { stroke, trace } = means(), limit = longest(), apart = Math.max(3, limit / MOST_POINTS);
  /** @type {Point[]} */
  const line = [];
  let length = 0;
  const draft = (/** @type {string | undefined} */ words) => `${worded(words)} ${line.map(point).join(" ")}`;
  return {
    move(x, y) {
      const last = line.at(-1), step = last ? Math.hypot(x - last.x, y - last.y) : 0, left = limit - length;
      if (last && (step < Math.min(apart, left) || left < 0.1)) return;
      const part = step > left ? left / step : 1; // the pen stops where the string ends
      line.push(last ? { x: last.x + (x - last.x) * part, y: last.y + (y - last.y) * part } : { x, y });
      length += step * part;
      ink(line);
      tell(length);
      if (trace && line.length > 2) play.sketch(draft(trace));
    },
    end() {
      if (length >= LEAST && line.length > 2) play.sketch(draft(stroke));
      else play.drop();
    },
  };
}

/** How long a line may be: what is chosen says so, else what can be done now. */
function longest() {
  const tool = document.querySelector(`[data-tool="${CSS.escape(play.tool)}"]`);
  return Number(tool?.getAttribute("data-length") ?? means().length ?? Infinity);
}

/**
 * @param {HTMLElement} dot
 * @returns {Deed | null}
 */
function bending(dot) {
  const found = bendable(dot);
  if (!found) return null;
  const { line, words } = found, chain = new Chain(line), at = Number(dot.dataset.dot);
  const draft = () => `${words} ${chain.points.map(point).join(" ")}`;
  return {
    move(x, y) {
      chain.pull(at, { x, y });
      ink(chain.points);
      play.sketch(draft());
    },
    end: () => play.sketch(draft()),
  };
}

/**
 * The line that a dot bends, and the words of its draft.
 * @param {HTMLElement} dot
 */
function bendable(dot) {
  const owner = dot.closest("[data-bend]"), text = owner?.getAttribute("data-line") ?? "";
  const line = text.split(" ").map(pointOf);
  return line.length > 2 ? { line, words: owner?.getAttribute("data-bend") ?? "" } : null;
}

/**
 * The line as the hand has it, until the server has answered.
 * @param {Point[]} line
 */
function ink(line) {
  pen ??= document.createElementNS("http://www.w3.org/2000/svg", "path");
  pen.setAttribute("class", "pen");
  pen.id = "pen"; // what has a name is seen through the loupe
  pen.setAttribute("d", line.map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join(""));
  if (pen.parentNode !== board()) board()?.append(pen);
}

function wipe() {
  pen?.remove();
}

/**
 * How much of the line is laid, wherever that is shown.
 * @param {number} length
 */
function tell(length) {
  for (const each of document.querySelectorAll("[data-laid]")) {
    if (!(each instanceof HTMLElement)) continue;
    each.style.setProperty("--laid", String(Math.min(length / longest(), 1)));
    const figure = each.querySelector("output");
    if (figure) figure.textContent = String(Math.round(length));
  }
}

// --- things that are put somewhere

/** @returns {HTMLElement | null} what is planned and can be moved on */
const movable = () => document.querySelector("[data-move][data-at]");

/**
 * @param {HTMLElement} thing on the board, or where it comes from
 * @param {PointerEvent} event
 * @returns {Deed}
 */
function moving(thing, event) {
  const words = thing.dataset.move ?? "", at = thing.dataset.at ? pointOf(thing.dataset.at) : null;
  const grip = unitsAt(event.clientX, event.clientY), isFinger = event.pointerType !== "mouse";
  const aside = at && grip && !isFinger ? { x: at.x - grip.x, y: at.y - grip.y } : { x: 0, y: 0 };
  let angle = Number(thing.dataset.angle ?? 0), last = at ?? { x: 0, y: 0 };
  const ask = () => play.sketch(`${words} ${point(last)} ${whole(angle)}`);
  return {
    move(x, y) {
      last = { x: x + aside.x, y: y + aside.y };
      shift(last);
      if (at || isOverBoard(last)) ask();
    },
    turn(by) {
      angle += by;
      ask();
    },
    end: () => undefined, // the last question was about where it is now
  };
}

/** @param {Point} spot */
function isOverBoard(spot) {
  const { x = 0, y = 0, width = 0, height = 0 } = board()?.viewBox.baseVal ?? {};
  return spot.x > x && spot.x < x + width && spot.y > y && spot.y < y + height;
}

/**
 * Show what is moved at once where the hand has it; what is drawn there follows.
 * @param {Point} to
 */
function shift(to) {
  const thing = movable(), at = thing?.dataset.at && pointOf(thing.dataset.at);
  if (thing && at) {
    thing.setAttribute("transform", `translate(${(to.x - at.x).toFixed(1)} ${(to.y - at.y).toFixed(1)})`);
  }
}

/**
 * @param {number} by
 * @param {Event} event
 */
function turnBy(by, event) {
  const thing = movable();
  if (!thing) return;
  event.preventDefault();
  event.stopPropagation();
  putAhead(thing, ({ at, angle }) => ({ at, angle: whole(angle + by) }));
}

/**
 * Ask for what keys make of a thing: from where it is drawn, or from the last key that the server has not answered yet.
 * @param {HTMLElement} thing
 * @param {(from: {at: Point, angle: number}) => {at: Point, angle: number}} change
 */
function putAhead(thing, change) {
  const drawn = { at: pointOf(thing.dataset.at ?? ""), angle: Number(thing.dataset.angle) };
  ahead = change(play.isSketching && ahead ? ahead : drawn);
  play.sketch(`${thing.dataset.move} ${point(ahead.at)} ${ahead.angle}`);
}

/** @param {number} angle a quarter turn of a square changes nothing */
const whole = (angle) => ((Math.round(angle) % 90) + 90) % 90;

// --- keys

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, "input, select, textarea, dialog, #side")) return;
  if (event.key === "Escape" && hand) {
    event.preventDefault();
    return drop();
  }
  const arrow = ARROWS[event.key], dot = around(event, "[data-dot]"), far = event.shiftKey ? 10 : 1;
  if (nameOf(event) === "r" && movable()) return turnBy(event.shiftKey ? -TURN : TURN, event);
  if (dot && (nameOf(event) === "a" || event.key === "Delete")) {
    changeDots(dot, event.key !== "Delete");
    event.preventDefault();
    return event.stopPropagation();
  }
  if (!arrow || around(event, "[role=tab]")) return;
  const way = { x: far * arrow[0], y: far * arrow[1] };
  if (dot ? nudgeDot(dot, way) : nudgeThing(way)) {
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * @param {HTMLElement} dot
 * @param {Point} way
 */
function nudgeDot(dot, way) {
  const found = bendable(dot), line = play.isSketching && bent ? bent : found?.line;
  const at = line?.[Number(dot.dataset.dot)];
  if (!found || !line || !at) return false;
  const chain = new Chain(line);
  chain.pull(Number(dot.dataset.dot), { x: at.x + way.x, y: at.y + way.y });
  bent = chain.points;
  play.sketch(`${found.words} ${chain.points.map(point).join(" ")}`);
  return true;
}

/** @param {Point} way */
function nudgeThing(way) {
  const thing = movable();
  if (!thing?.dataset.at) return false;
  putAhead(thing, ({ at, angle }) => ({ at: { x: at.x + way.x, y: at.y + way.y }, angle }));
  return true;
}

// --- dots

/** @returns {HTMLElement[]} */
const dots = () => [...document.querySelectorAll("[data-dot]")].map((dot) => /** @type {HTMLElement} */ (dot));

/**
 * One dot more, half-way to the next one; or this one less.
 * @param {HTMLElement} dot
 * @param {boolean} isAdded
 */
function changeDots(dot, isAdded) {
  const all = dots(), place = all.indexOf(dot), last = (bendable(dot)?.line.length ?? 2) - 1;
  const parts = all.map(({ dataset }) => Number(dataset.dot) / last), next = parts[place + 1] ?? 1;
  if (isAdded) parts.splice(place + 1, 0, ((parts[place] ?? 0) + next) / 2);
  else if (parts.length > 1) parts.splice(place, 1);
  wanted = parts;
  putDots();
  dots()[isAdded ? place + 1 : Math.max(place - 1, 0)]?.focus();
}

/** Let the dots be where the player wants them. */
function putDots() {
  const first = dots()[0], line = first && bendable(first)?.line;
  if (!line) wanted = null;
  if (!wanted || !line) return;
  while (dots().length > wanted.length) dots().at(-1)?.remove();
  while (dots().length < wanted.length) first.after(first.cloneNode(true));
  const all = dots(), name = first.id.replace(/\d+$/, ""), isLost = document.activeElement === document.body;
  wanted.forEach((part, place) => {
    const at = Math.round(part * (line.length - 1)), { x, y } = line[at] ?? { x: 0, y: 0 }, dot = all[place];
    let figures = 0;
    dot?.setAttribute("transform", `translate(${x} ${y})`);
    dot?.setAttribute("data-dot", String(at));
    dot?.setAttribute("id", `${name}${place}`);
    dot?.classList.toggle("end", !place || place === all.length - 1);
    if (dot) dot.ariaLabel = (dot.ariaLabel ?? "").replace(/\d+/g, () => String(figures++ ? all.length : place + 1));
  });
  if (isLost && grasped) $(grasped)?.focus();
}

// --- what the server has answered

/** Something else is planned, or nothing: what is under the hand stays there. */
function follow() {
  const line = document.querySelector("[data-bend]")?.getAttribute("data-length");
  if (!hand) tell(Number(line ?? 0));
  if (!play.isSketching) ahead = bent = null;
  putDots();
  $("turn")?.toggleAttribute("data-turns", !!movable());
}

// --- points

/**
 * @param {number} x in pixels
 * @param {number} y
 * @returns {Point | null}
 */
function unitsAt(x, y) {
  const matrix = board()?.getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : null;
}

/** @param {Point} point */
const point = ({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`;

/** @param {string} text */
function pointOf(text) {
  const [x = 0, y = 0] = text.split(",").map(Number);
  return { x, y };
}

/**
 * @param {Point} a
 * @param {Point} b
 */
const bearing = (a, b) => Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI;
