// Says how the line to the server is, under the bar.

import { $, announce, element, say } from "./common.js";

/** @typedef {"on" | "off" | "outdated" | "closed"} LineState */

/** @type {number | undefined} */
let later;

/**
 * @param {LineState} state
 * @param {() => void} tryNow
 */
export function showLine(state, tryNow) {
  const wasOff = document.body.classList.contains("offline");
  const isOff = state === "off";
  document.body.classList.toggle("offline", isOff);
  clearTimeout(later);
  if (isOff) {
    const time = new Date().toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" });
    show("off", `${say("reconnecting")} ${say("kept")}`, say("try-now"), tryNow);
    later = setTimeout(
      () => show("off", `${say("last-contact", { time })} ${say("kept")}`, say("try-now"), tryNow),
      10_000,
    );
  } else if (state === "on") {
    if (wasOff) show("back", say("online"));
    later = setTimeout(hide, 1000);
  } else {
    show(state, say(state), say("reload"), () => location.reload());
  }
}

function hide() {
  const box = $("banner");
  if (box) box.hidden = true;
}

/**
 * @param {string} look
 * @param {string} text
 * @param {string} [label]
 * @param {() => void} [pressed]
 */
function show(look, text, label, pressed) {
  const box = $("banner");
  if (!box) return;
  box.hidden = false;
  box.classList.remove("off", "back", "outdated", "closed");
  box.classList.add(look);
  box.replaceChildren(element("span", { textContent: text }));
  if (label) box.append(element("button", { type: "button", textContent: label, onclick: pressed }));
  announce(text);
}
