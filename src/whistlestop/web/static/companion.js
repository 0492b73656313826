// A companion of a real table: asks every other second what is new, counts the turn down, and can be heard.

import { $, announce, complain, say, start } from "./common.js";
import { patch } from "./patch.js";
import { whistle } from "./sound.js";

const PAUSE = 2000; // milliseconds
const SILENT = "companion-silent"; // kept by this browser for all companions
let seen = start.length ?? 0, deadline = Infinity, isLate = false;
/** @type {Promise<void> | null} the question that is under way */
let asked = null;

const look = () => asked ??= ask().finally(() => asked = null);

async function ask() {
  const headers = { Accept: "application/json" };
  const response = await fetch(`${start.show}?seen=${seen}`, { headers }).catch(() => null);
  const news = response?.status === 200 && await response.json().catch(() => null);
  if (!news) return;
  seen = news.seen;
  patch(news.parts);
  announce(news.said);
  count(news.left);
  if (news.heard && !isSilent) whistle();
}

/** @param {number | null | undefined} left seconds of the turn; null where nobody counts them */
function count(left) {
  deadline = typeof left === "number" ? performance.now() + 1000 * left : Infinity;
  isLate = left === 0;
  tick();
}

function tick() {
  const timer = $("timer"), left = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
  if (!timer) return;
  timer.hidden = deadline === Infinity;
  timer.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  timer.classList.toggle("late", left === 0);
  if (left === 0 && !isLate && !isSilent) whistle();
  isLate = left === 0;
}

// --- whether it is heard: as last chosen here, else as at tables

const sound = $("sound");
let isSilent = (localStorage.getItem(SILENT) ?? (start.calls?.includes("sound") ? "0" : "1")) === "1";

function showSound() {
  if (!sound) return;
  sound.hidden = false;
  sound.setAttribute("aria-pressed", String(!isSilent));
}

sound?.addEventListener("click", () => {
  isSilent = !isSilent;
  localStorage.setItem(SILENT, isSilent ? "1" : "0");
  showSound();
  if (!isSilent) whistle();
});

/** What was pressed and is not yet on the page: pressed again it would come twice. @type {Set<string>} */
const pressed = new Set();
let line = Promise.resolve(); // one after the other, since each follows from what was there before

document.addEventListener("submit", (event) => {
  const form = event.target, entry = event.submitter instanceof HTMLButtonElement ? event.submitter.value : "";
  if (!(form instanceof HTMLFormElement) || form.id !== "companion") return;
  event.preventDefault();
  if (pressed.has(entry)) return;
  pressed.add(entry);
  line = line.then(() => send(form.action, entry)).finally(() => pressed.delete(entry));
});

/**
 * @param {string} address
 * @param {string} entry
 */
async function send(address, entry) {
  const response = await fetch(address, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ seen: String(seen), entry }),
    redirect: "manual",
  }).catch(() => null);
  if (response?.type === "opaqueredirect") {
    await asked; // which may have been answered before this was stored
    return look();
  }
  const answer = await response?.json().catch(() => null);
  complain(answer?.sentence ?? say("failed"));
}

showSound();
count(start.at);
setInterval(tick, 250);
setInterval(() => document.visibilityState === "visible" && look(), PAUSE);
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && look());
