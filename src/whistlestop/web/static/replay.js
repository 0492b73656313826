// A game looked at again: step by step, by itself, through anybody's eyes. The address always names the moment shown.

import { markFresh, markShown, plateInSight, showPlate } from "./boards.js";
import { $, announce, around, complain, nameOf, say, start } from "./common.js";
import { Lights } from "./lights.js";
import { loadOpen, openDialog } from "./page.js";
import { patch, redraw } from "./patch.js";
import { bringIntoSight, steadyBoards } from "./zoom.js";

/** @import {Parts} from "./protocol.d.ts" */

/** @typedef {{parts: Parts, at: number, title: string}} Frame */

const PACE = 1200; // milliseconds for a step
const MOST_FRAMES = 60; // kept at hand
const REST = 60; // milliseconds between two moments while somebody slides along the line
const NEAR = 12; // pixels: who presses so near a stop means it

const last = start.length ?? 0;
let at = start.at ?? 0, seat = String(start.seat ?? "");
let isInstead = new URLSearchParams(location.search).has("instead"); // what would have been better is shown
const analysed = start.analyse ? `&analyse=${start.analyse}` : "";
/** @type {Parts | null} what the page shows; null: as the server has drawn it */
let shown = null;
/** @type {Map<string, Promise<Frame | null>>} */
const frames = new Map();
/** @type {number | undefined} */
let playing;
/** @type {Element | null} the board that was brought into sight last */
let brought;

const lights = new Lights((query) => `${start.light}?at=${at}&eyes=${seat}&${query}`);
const speed = /** @type {HTMLSelectElement | null} */ ($("speed"));
const viewer = /** @type {HTMLSelectElement | null} */ ($("seat"));

/**
 * Show a moment, or what would have been better there.
 * @param {number} to
 * @param {boolean} [instead]
 */
async function go(to, instead = false) {
  at = Math.max(0, Math.min(last, to));
  isInstead = instead;
  const lamp = range();
  if (lamp) lamp.value = String(at);
  const query = queryAt(at), frame = await fetchFrame(at);
  if (query !== queryAt(at)) return; // somebody was faster
  if (!frame) return complain(say("failed"));
  const changed = lights.receive(() => show(frame.parts));
  history.replaceState(null, "", query);
  document.title = frame.title;
  for (const field of document.querySelectorAll("input[name=at]")) field.setAttribute("value", String(at));
  markShown();
  steadyBoards();
  if (isInstead) bringIntoSight(["ghost"]);
  follow();
  loadOpen();
  if (pace() === PACE) markFresh(changed); // at a higher speed moves just appear
  if (!playing && lamp !== document.activeElement) announce($("step")?.textContent ?? ""); // a range reads itself out
  if (!isSliding && !isInstead) fetchFrame(at + 1);
}

/** While a game is being analysed: look again what was found, as long as something is still to be. */
async function lookAgain() {
  await new Promise((done) => setTimeout(done, PACE));
  frames.clear(); // they tell what was found before
  const query = queryAt(at), frame = await fetchFrame(at);
  if (frame && query === queryAt(at)) lights.receive(() => show(frame.parts));
  markShown();
  if (document.querySelector("#analysis[data-busy]")) lookAgain();
}

/**
 * @param {Parts} parts
 * @returns {Element[]}
 */
function show(parts) {
  const before = shown;
  shown = parts;
  if (!before) return redraw(parts), [];
  const changed = Object.entries(parts).filter(([id, markup]) => before[id] !== markup);
  return patch(Object.fromEntries(changed), Object.keys(before).filter((id) => !(id in parts)));
}

/** Bring the board on which something happened into sight, unless the reader has swiped to another one meanwhile. */
function follow() {
  const inSight = plateInSight(), seat = $("step")?.dataset.seat;
  if (!inSight || !seat || (!playing && inSight !== brought)) return;
  showPlate(document.querySelector(`.plate[data-seat="${seat}"]`));
  brought = plateInSight();
}

/** @param {number} at */
const queryAt = (at) => `?at=${at}${seat && `&seat=${seat}`}${analysed}${isInstead ? "&instead=1" : ""}`;

/**
 * A frame, or null where it cannot be had.
 * @param {number} at
 */
function fetchFrame(at) {
  const query = queryAt(at), known = frames.get(query);
  if (known || at > last) return known ?? null;
  /** @type {Promise<Frame | null>} */
  const frame = fetch(`${start.frame}${query}`).then((response) => response.ok ? response.json() : null).catch(() =>
    null
  );
  frames.set(query, frame);
  frame.then((found) => found || frames.delete(query));
  for (const oldest of [...frames.keys()].slice(0, -MOST_FRAMES)) frames.delete(oldest);
  return frame;
}

// --- sliding along the line

const range = () => /** @type {HTMLInputElement | null} */ ($("moment"));
/** @type {number | undefined} where the finger is by now */
let wanted;
let isSliding = false, isPressed = false;

/**
 * Follow a finger: one moment is asked for at a time, and the last one is always shown.
 * @param {number} to
 */
async function slide(to) {
  wanted = to;
  if (isSliding) return;
  isSliding = true;
  while (wanted !== undefined) {
    const next = wanted;
    wanted = undefined;
    await go(next);
    await new Promise((done) => setTimeout(done, REST));
  }
  isSliding = false;
}

/**
 * The stop that somebody who presses here means, else the moment itself.
 * @param {HTMLInputElement} lamp
 */
function meant(lamp) {
  const here = Number(lamp.value), wide = lamp.clientWidth / last;
  const stops = [...document.querySelectorAll(".track [data-at]")].map((stop) => Number(stop.getAttribute("data-at")));
  return stops.find((stop) => Math.abs(stop - here) * wide < NEAR) ?? here;
}

// --- playing by itself

const pace = () => PACE / Number(speed?.value ?? 1);

function play() {
  if (playing) return pause();
  if (at >= last) at = -1;
  playing = -1;
  run();
}

async function run() {
  await go(at + 1);
  if (!playing) return;
  if (at >= last) return pause();
  playing = setTimeout(run, pace());
  showPlaying();
}

function pause() {
  clearTimeout(playing);
  playing = undefined;
  showPlaying();
}

function showPlaying() {
  const button = $("play"), words = button?.querySelector(".lbl");
  const label = (playing ? button?.dataset.pause : button?.dataset.play) ?? "";
  button?.classList.toggle("playing", !!playing);
  button?.setAttribute("aria-label", label);
  if (words) words.textContent = label;
}

// --- what the reader does

document.addEventListener("click", (event) => {
  const moment = around(event, "[data-at]");
  if (around(event, "#play")) return play();
  if (!moment || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  pause();
  if (moment.dataset.eyes) seat = moment.dataset.eyes;
  if (viewer) viewer.value = seat;
  go(Number(moment.dataset.at), "instead" in moment.dataset);
});

document.addEventListener("pointerdown", (event) => isPressed = !!around(event, "#moment"));

document.addEventListener("input", (event) => {
  const lamp = range();
  if (!lamp || event.target !== lamp) return;
  pause();
  slide(isPressed ? meant(lamp) : Number(lamp.value));
  isPressed = false; // from here on it is moved
});

viewer?.addEventListener("change", () => {
  seat = viewer.value;
  go(at);
});

document.addEventListener("keydown", (event) => {
  const key = nameOf(event), isRange = event.target === range();
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isRange ? OF_RANGE.test(key) : around(event, "input, select, textarea, dialog")) return;
  if (key === " " && !around(event, "a, button, summary")) play();
  else if (key === "?") openDialog("keys");
  else if (key in STEPS) {
    pause();
    go(STEPS[key]?.() ?? at);
  } else return;
  event.preventDefault();
});

const OF_RANGE = /^(Arrow|Home|End|Page)/; // it moves by these itself
const back = () => at - 1, ahead = () => at + 1;

/** @type {Record<string, () => number>} */
const STEPS = { ArrowLeft: back, ArrowRight: ahead, "[": back, "]": ahead, Home: () => 0, End: () => last };

markShown();
steadyBoards();
if (isInstead) bringIntoSight(["ghost"]);
brought = plateInSight();
follow();
if (document.querySelector("#analysis[data-busy]")) lookAgain();
else if (!isInstead) fetchFrame(at + 1);
