// The page of a table: the line to the server, the player's hand, and what calls the player back.

import { showLine } from "./banner.js";
import { markFresh, markShown } from "./boards.js";
import { $, announce, around, element, say, start, toast } from "./common.js";
import { listenToDrags } from "./drag.js";
import { Play } from "./input.js";
import { listenToKeys, rove } from "./keys.js";
import { Lights } from "./lights.js";
import { markNews, showNews } from "./news.js";
import { loadOpen } from "./page.js";
import { patch, redraw } from "./patch.js";
import { Line, newId } from "./socket.js";
import { whistle } from "./sound.js";
import { fitBoards, steadyBoards } from "./zoom.js";

/** @import {State} from "./protocol.d.ts" */

const icon = document.querySelector("link[rel=icon]"), quietIcon = icon?.getAttribute("href") ?? "";
let lesson = () => {}, showClock = () => {};
let drawing = start.drawing ?? "", wasYourTurn = start.state?.yourTurn ?? false;

/** @type {Play} */
const play = new Play(/** @type {State} */ (start.state), () => line);
const lights = new Lights((query) => `${start.light}?${query}`);
/** @type {Line} */
const line = new Line(start.socket ?? "", {
  drawing: () => drawing,
  version: () => play.state.version,
  redraw: (whole) => change(() => redraw(whole.parts), whole),
  message(message) {
    if (message.t === "patch") tell(change(() => patch(message.parts ?? {}, message.gone), message));
    else if (message.t === "welcome") setClock(message.served);
    else if (message.t === "answer") play.answer(message);
    else if (message.t === "done") play.done(message);
  },
  line(state) {
    showLine(state, () => line.wake());
    play.lineChanged();
    if (state === "on") fetchEnd();
  },
});

listenToKeys(play);
listenToDrags(play);
if (document.getElementById("free")) import("./free.js").then(({ listenToHands }) => listenToHands(play));
dress();
if (document.getElementById("lesson")) {
  import("./lesson.js").then(({ followLesson }) => {
    lesson = followLesson(play);
    lesson();
  });
}
welcomeBack();
if (play.state.over) fitBoards();

/**
 * Where time is counted, show what the server's clock shows.
 * @param {number | null} [served]
 */
async function setClock(served) {
  if (served == null) return;
  const clock = await import("./clock.js");
  clock.setClock(served);
  ({ showClock } = clock);
}

/**
 * Change the page, under whatever lies over it.
 * @param {() => Element[]} work
 * @param {{drawing: string, state?: Partial<State>}} news
 */
function change(work, news) {
  drawing = news.drawing;
  const changed = lights.receive(() => play.receive(work, news.state));
  dress();
  loadOpen();
  fetchEnd();
  return changed;
}

/** The result is too large to travel with the last move: it follows, and how it looks. */
async function fetchEnd() {
  const late = document.querySelector("#end[data-late]");
  if (!(late instanceof HTMLElement)) return;
  const { late: address = "", styles = "" } = late.dataset;
  delete late.dataset.late;
  const [response] = await Promise.all([fetch(address).catch(() => null), dressWith(styles)]);
  if (response?.ok) {
    patch({ end: await response.text() });
    fitBoards();
  } else late.dataset.late = address;
}

/**
 * Wait for a style sheet.
 * @param {string} href
 */
function dressWith(href) {
  if (document.querySelector(`link[href="${href}"]`)) return;
  const link = element("link", { rel: "stylesheet", href });
  document.head.append(link);
  return new Promise((done) => link.onload = link.onerror = done);
}

/** What happened while the reader was away stands in the log, which may be closed. */
function welcomeBack() {
  const missed = document.querySelectorAll("#log .new").length;
  if (missed) toast(say("missed", { n: missed }));
}

/** What the page wears that the server does not know of. */
function dress() {
  const { yourTurn } = play.state;
  play.refresh();
  markShown();
  steadyBoards();
  showNews();
  lesson(); // what it points at is not to lie below the news
  showClock();
  rove();
  call();
  if (yourTurn && !wasYourTurn && start.calls?.includes("sound")) whistle();
  wasYourTurn = yourTurn;
}

/** Say that it is the reader's turn, in the ways that are left on. */
function call() {
  const { yourTurn, title } = play.state,
    [inTitle, onIcon] = ["title", "badge"].map((way) => yourTurn && start.calls?.includes(way));
  document.title = inTitle ? `● ${say("your-turn")} – ${title}` : title;
  icon?.setAttribute("href", inTitle ? icon.getAttribute("data-turn") ?? quietIcon : quietIcon);
  if ("setAppBadge" in navigator) (onIcon ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
}

/**
 * Mark what has come in, and read out what others did or said.
 * @param {Element[]} changed
 */
function tell(changed) {
  const own = String(start.seat), news = changed.filter(({ id }) => /^(log|chat)\./.test(id));
  const heard = news.filter((line) => line.getAttribute("data-seat") !== own).map((line) => line.textContent);
  const lesson = changed.find(({ id }) => id === "lesson")?.querySelector("p");
  if (lesson) heard.push(lesson.textContent);
  if (heard.length) announce(heard.join(" "));
  const said = news.filter((line) => line.id.startsWith("chat.") && line.getAttribute("data-seat") !== own).at(-1);
  if (said && !said.checkVisibility()) {
    toast(said.textContent ?? "");
    markUnread();
  }
  markFresh(changed);
  markNews(changed, news.filter(({ id }) => id.startsWith("log.")));
}

/** The way to the chat stays marked until it is in sight: a message passes by in a few seconds. */
function markUnread() {
  const tab = $("tab-chat"), pane = $("pane-chat");
  if (!tab || !pane || tab.classList.contains("unread")) return;
  tab.classList.add("unread");
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    tab.classList.remove("unread");
    watch.disconnect();
  });
  watch.observe(pane);
}

document.addEventListener("submit", (event) => {
  const field = around(event, "#chatform")?.querySelector("input");
  if (!field) return;
  event.preventDefault();
  const text = field.value.trim();
  if (text) line.send({ t: "say", id: newId(), text });
  field.value = "";
});

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.dataset.call) return;
  import("./calls.js").then(({ turn }) => turn(target)).then(call);
});
