// The switches in a table's menu: how it calls its reader, and what it does by itself. To be called when no page is open is
// allowed by browsers on pages of https and of this machine, and only to those who agree when they are asked.

import { complain, say, start, toast } from "./common.js";

/**
 * A switch was turned.
 * @param {HTMLInputElement} box
 */
export async function turn(box) {
  const { call = "", on = "", off = "" } = box.dataset, isOn = box.checked;
  box.disabled = true;
  const went =
    await (call !== "push" ? tell(box, { on: isOn ? "1" : "0" }) : isOn ? turnOn(box) : tell(box, { address: "" }));
  if (!went) box.checked = !isOn;
  else if (isOn ? on : off) toast(isOn ? on : off);
  const others = (start.calls ?? []).filter((each) => each !== call);
  start.calls = box.checked ? [...others, call] : others;
  box.disabled = false;
}

/** @param {HTMLInputElement} box */
async function turnOn(box) {
  const { key, cannot = "", denied = "" } = box.dataset;
  if (!("PushManager" in globalThis) || !("serviceWorker" in navigator)) return refuse(cannot);
  if (await Notification.requestPermission().catch(() => "") !== "granted") return refuse(denied);
  const { pushManager } = await navigator.serviceWorker.ready;
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (!endpoint || !keys) return refuse(cannot);
  return tell(box, { address: endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
}

/** @param {string} why */
function refuse(why) {
  complain(why);
  return false;
}

/**
 * @param {HTMLInputElement} box
 * @param {Record<string, string>} fields
 */
async function tell(box, fields) {
  const { to = "", call = "" } = box.dataset;
  const response = await fetch(to, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams({ kind: call, ...fields }),
  }).catch(() => null);
  const { sentence = say("failed") } = await response?.json().catch(() => ({})) ?? {};
  if (!response?.ok) complain(sentence);
  return response?.ok ?? false;
}
