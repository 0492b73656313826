// A result from a real table, tapped in: every tap asks for the same form with one thing more, and the parts that differ
// are put in. Taps wait for each other, so that none is lost on a slow line.

import { $, announce, around, complain, say, start } from "./common.js";
import { listenToKeys, rove } from "./keys.js";
import { Lights } from "./lights.js";
import { patch } from "./patch.js";
import { steadyBoards } from "./zoom.js";

/** @import {Parts} from "./protocol.d.ts" */

/**
 * One thing that is to change: a field of the form and what it gets.
 * @typedef {{name: string, value: string}} Wish
 */

const form = /** @type {HTMLFormElement} */ ($("paper"));
const lights = new Lights((query) => `${start.light}?${mixed(Object.fromEntries(new URLSearchParams(query)))}`);
/** @type {Wish[]} */
const wishes = [];
/** @type {string[]} results as they were before each tap */
const before = [];
/** @type {Parts} as they came last: what is the same stays untouched */
let shown = {};
let isAsking = false, lastUse = "", tool = "place";

/**
 * The form as an address, with something changed.
 * @param {Record<string, string>} changes
 */
function mixed(changes) {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (name !== "use") query.set(name, String(value));
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return query;
}

/**
 * @param {string} name
 * @param {string} value
 */
function wish(name, value) {
  wishes.push({ name, value });
  if (!isAsking) askNext();
}

async function askNext() {
  const next = wishes.shift();
  isAsking = !!next;
  if (!next) return;
  const old = text().value, headers = { Accept: "application/json" };
  const response = await fetch(`${start.show}?${mixed({ [next.name]: next.value })}`, { headers }).catch(() => null);
  const answer = await response?.json().catch(() => null);
  if (response?.ok && answer) {
    receive(answer);
    if (next.name !== "board" && answer.board !== old) before.push(old);
  } else {
    wishes.length = 0; // what was tapped after it rests on it
    complain(answer?.sentence ?? say("failed"));
  }
  /** @type {HTMLButtonElement} */ ($("undo")).disabled = !before.length;
  askNext();
}

/** @param {{parts: Parts, board: string, seat: number}} answer */
function receive({ parts, board, seat }) {
  const news = Object.fromEntries(Object.entries(parts).filter(([id, markup]) => shown[id] !== markup));
  const besideMap = document.querySelectorAll(".zoom, .overview"); // the page's own: what comes anew does not bring them
  // A board that comes anew needs all its parts, also those that are as they were on another one.
  lights.receive(() => patch(Object.keys(news).some((id) => !$(id)) ? parts : news));
  document.querySelector("svg[data-zoom]")?.after(...besideMap);
  shown = parts;
  text().value = board;
  field("seat").value = String(seat);
  history.replaceState(null, "", `?${mixed({})}`);
  dress();
}

function dress() {
  markTool();
  rove();
  steadyBoards();
  const link = $("print");
  if (link) link.setAttribute("href", `${start.print}?${mixed({})}`);
}

const text = () => field("board");

/**
 * A field inside of the form: buttons elsewhere that belong to it may have the same name.
 * @param {string} name
 */
const field = (name) => /** @type {HTMLInputElement | HTMLTextAreaElement} */ (form.querySelector(`[name="${name}"]`));

// --- hands

/** @returns {NodeListOf<HTMLElement>} */
const tools = () => document.querySelectorAll("#tray [data-tool]");

/** Show which tool is chosen, also on a tray that has just come. */
function markTool() {
  for (const each of tools()) {
    each.classList.toggle("chosen", each.dataset.tool === tool);
    each.ariaPressed = String(each.dataset.tool === tool);
  }
}

document.addEventListener("click", (event) => {
  const taken = around(event, "[data-tool]"),
    place = around(event, "[data-place]"),
    light = around(event, "[data-light]");
  if (taken) {
    tool = taken.dataset.tool ?? tool;
    markTool();
  }
  if (place) use(`${tool} ${place.dataset.place}`);
  if (light && light.dataset.seat !== field("seat").value) wish("seat", light.dataset.seat ?? "1");
});

/** @param {string} what the tool and the place */
function use(what) {
  lastUse = what;
  wish("use", what);
}

document.addEventListener("submit", (event) => {
  if (event.target !== form) return;
  event.preventDefault();
  const button = event.submitter;
  const isNamed = button instanceof HTMLButtonElement && button.name;
  if (isNamed) wish(button.name, button.value);
  else wish("board", text().value);
});

document.addEventListener("change", (event) => {
  const target = event.target;
  if (target instanceof HTMLInputElement && target.dataset.use) {
    return wish("use", `${target.dataset.use} ${target.value}`);
  }
  if (target instanceof HTMLSelectElement && target.name === "use") {
    if (target.value) wish("use", target.value);
    target.value = "";
  } else if (target instanceof Element && target.closest("#paper .options")) wish("board", text().value);
});

function undo() {
  const last = before.pop();
  if (last === undefined) return;
  wish("board", last);
  announce(say("undo"));
}

$("undo")?.addEventListener("click", undo);

listenToKeys({
  isPlanning: false,
  plannedPlace: "",
  turn: () => lastUse && wish("use", lastUse),
  undo,
  restart() {},
  drop() {},
  go() {},
});
tool = tools()[0]?.dataset.tool ?? tool;
dress();
