// A game looked at again: step by step, by itself, through anybody's eyes. The address always names the moment shown.

import { markFresh, markShown, plateInSight, showPlate } from "./boards.js";
import { $, announce, around, complain, nameOf, say, start } from "./common.js";
import { Lights } from "./lights.js";
import { loadOpen } from "./page.js";
import { patch, redraw } from "./patch.js";

/** @import {Parts} from "./protocol.d.ts" */

/** @typedef {{parts: Parts, at: number, title: string}} Frame */

const PACE = 1200; // milliseconds for a step
const MOST_FRAMES = 60; // kept at hand

const last = start.length ?? 0;
let at = start.at ?? 0, seat = String(start.seat ?? "");
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
 * Show a moment.
 * @param {number} to
 */
async function go(to) {
  at = Math.max(0, Math.min(last, to));
  const query = queryAt(at), frame = await fetchFrame(at);
  if (query !== queryAt(at)) return; // somebody was faster
  if (!frame) return complain(say("failed"));
  const changed = lights.receive(() => show(frame.parts));
  history.replaceState(null, "", query);
  document.title = frame.title;
  for (const field of document.querySelectorAll("input[name=at]")) field.setAttribute("value", String(at));
  markShown();
  follow();
  loadOpen();
  if (pace() === PACE) markFresh(changed); // at a higher speed moves just appear
  if (!playing) announce($("step")?.textContent ?? "");
  fetchFrame(at + 1);
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
const queryAt = (at) => `?at=${at}${seat && `&seat=${seat}`}`;

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
  go(Number(moment.dataset.at));
});

viewer?.addEventListener("change", () => {
  seat = viewer.value;
  go(at);
});

document.addEventListener("keydown", (event) => {
  const key = nameOf(event);
  if (event.ctrlKey || event.metaKey || event.altKey || around(event, "input, select, textarea, dialog")) return;
  if (key === " " && !around(event, "a, button, summary")) play();
  else if (key in STEPS) {
    pause();
    go(STEPS[key]?.() ?? at);
  } else return;
  event.preventDefault();
});

/** @type {Record<string, () => number>} */
const STEPS = { "[": () => at - 1, "]": () => at + 1, Home: () => 0, End: () => last };

markShown();
brought = plateInSight();
follow();
fetchFrame(at + 1);
