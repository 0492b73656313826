// Counts down how much time is left for a move, at tables where that is counted, and warns before all of it is used up. The
// server says what its clock shows.

import { $, say, start as page, toast } from "./common.js";
import { whistle } from "./sound.js";

/** What the server's clock showed when the page's own one began, in seconds. */
let start = 0;

/** The end of the time that was warned of. */
let warnedOf = "";

const now = () => performance.now() / 1000;

/** @param {number} served */
export function setClock(served) {
  start = served - now();
  showClock();
}

/** Show how much is left of the move's time, and what comes behind it; then how much of the reserve. */
export function showClock() {
  const shown = $("clock")?.querySelector("time"), { move, until = "", last, warning } = shown?.dataset ?? {};
  if (!shown) return;
  const left = Number(move) - start - now(),
    all = Number(until) - start - now(),
    bank = Math.round(Number(until) - Number(move));
  const reserve = left > 0 ? (bank ? ` + ${inWords(bank)}` : "") : ` ${bank ? say("reserve") : ""}`;
  const text = inWords(Math.max(0, left > 0 ? left : all)) + reserve.trimEnd();
  const isEnding = all < Number(last);
  shown.parentElement?.classList.toggle("late", left <= 0 || isEnding);
  if (shown.textContent !== text) shown.textContent = text;
  if (!warning || !isEnding || all <= 0 || warnedOf === until) return;
  warnedOf = until;
  toast(warning);
  if (page.calls?.includes("sound")) whistle();
}

/** @param {number} seconds */
function inWords(seconds) {
  const minutes = Math.floor(seconds / 60), hours = Math.floor(minutes / 60), days = Math.floor(hours / 24);
  if (days) return `${unit(days, "day")} ${hours % 24 ? unit(hours % 24, "hour") : ""}`.trimEnd();
  if (hours) return `${unit(hours, "hour")} ${minutes % 60 ? unit(minutes % 60, "minute") : ""}`.trimEnd();
  return `${minutes}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}

/**
 * @param {number} count
 * @param {string} name
 */
function unit(count, name) {
  const style = { style: /** @type {const} */ ("unit"), unit: name, unitDisplay: /** @type {const} */ ("short") };
  return new Intl.NumberFormat(document.documentElement.lang, style).format(count);
}

setInterval(showClock, 1000);
