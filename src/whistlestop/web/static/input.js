// What a player does at the table: choose a tool, tap a place, look at the ways, confirm. The browser knows no rules:
// it asks the server what a tap could mean, shows the answer in pencil, and sends it only when it is confirmed.

import { sentenceOf, setButton } from "./bar.js";
import { ownerOf, showOwnBoard } from "./boards.js";
import { meant } from "./choices.js";
import { $, announce, around, complain, hideToast, say, start, toast } from "./common.js";
import { Overlay } from "./patch.js";
import { newId } from "./socket.js";
import { bringIntoSight } from "./zoom.js";

/** @import {Line} from "./socket.js" */
/** @import {Answer, Done, Hint, State, Way} from "./protocol.d.ts" */

/**
 * What forbids something, and the rule that does.
 * @typedef {{sentence: string, rule?: string}} Reason
 */

/**
 * An idea: `place` is where it was tapped, `back` is how many actions would be taken back, `why` what forbids it. What
 * is drawn by hand is a sketch; for a hint something speaks (`pros`).
 * @typedef {{
 *   draft: string, place: string, ways: Way[], back: number, why?: Reason, isSketch?: boolean, pros?: string[]
 * }} Idea
 */

/**
 * Something planned: which of the ways is shown, the version it builds on; `sent` is the id of the command that it has
 * become.
 * @typedef {Idea & {at: number, version: string, sent: string}} Plan
 */

/**
 * A question to the server: what would this draft bring? `target` is what was tapped; `isSure`: it is done at once.
 * @typedef {{n: number, draft: string, place: string, target: Element | null, isSure: boolean, isSketch: boolean}} Question
 */

const DOUBLE_TAP = 400; // milliseconds: the second tap of a double one must not end the turn

const TAPPABLE = "[data-tool], [data-place], [data-draft], [data-pick]";
const ONLY_CHOICE = "[data-draft][data-only]";
const OTHER_THINGS = "a, button, input, select, textarea, summary, label, dialog, [popover]";

export class Play {
  #state;
  #line;
  #overlay = new Overlay();
  #tool;
  #toolId = "";
  /** @type {Set<string>} ids of what `data-off` says is of no use now */
  #off = new Set();
  /** @type {Set<string>} of those that are chosen together */
  #picks = new Set();
  /** @type {Plan | null} */
  #plan = null;
  /** @type {Question | null} */
  #question = null;
  /** @type {string | null} what is being drawn while a question is on its way: only the newest counts */
  #next = null;
  #questions = 0;
  /** @type {Map<string, Way[]>} by draft: what the server has answered in this position */
  #known = new Map();
  /** @type {Element | null} tapped while a move was on its way: it waits for what the move brings */
  #later = null;
  #isSettling = false;
  #isHinting = false; // a hint is being thought about

  /**
   * @param {State} state
   * @param {() => Line} line
   */
  constructor(state, line) {
    this.#state = state;
    this.#line = line;
    this.#tool = state.tool;
    document.addEventListener("click", (event) => this.#click(event));
  }

  get state() {
    return this.#state;
  }

  get isPlanning() {
    return this.#plan !== null;
  }

  get isSent() {
    return !!this.#plan?.sent;
  }

  /** The tool of what is planned, which a hint may have chosen; else the player's. */
  get tool() {
    return this.#way?.tool || this.#tool;
  }

  /** What is planned, in the way that is shown. */
  get #way() {
    return this.#plan?.ways[this.#plan.at];
  }

  get plannedPlace() {
    return this.#plan?.place ?? "";
  }

  // --- what the player does

  /** @param {MouseEvent} event */
  #click(event) {
    const target = meant(event, around(event, TAPPABLE)),
      button = around(event, "#go, #turn, #hint, #undo, [data-restart]");
    if (target) return this.#tap(target);
    if (this.#isOnPlan(event)) return this.turn(1);
    if (button?.id === "go") return this.go();
    if (button?.id === "turn") return this.turn(event.shiftKey ? -1 : 1);
    if (button?.id === "hint") return void this.hint();
    if (button?.id === "undo") return this.undo();
    if (button) return this.restart();
    if (around(event, OTHER_THINGS)) return;
    if (!this.#picks.size) this.drop(); // what was chosen one by one is not lost by a tap beside it
    const owner = ownerOf(around(event, ".plate > svg"));
    if (owner) toast(say("not-yours", { name: owner }));
  }

  /**
   * Whether something was tapped that is only planned.
   * @param {Event} event
   */
  #isOnPlan(event) {
    const ids = Object.keys(this.#way?.parts ?? {});
    return ids.length > 0 && around(event, ids.map((id) => `#${CSS.escape(id)}`).join()) !== null;
  }

  /** @param {Element} target */
  #tap(target) {
    const tool = target.getAttribute("data-tool");
    this.#later = this.#line().isBusy ? target : null;
    if (this.#later) return;
    hideToast();
    const draft = target.getAttribute("data-draft"), place = target.getAttribute("data-place") ?? "";
    if (!place) showOwnBoard(); // what is chosen goes there
    if (tool !== null) return this.#choose(tool, target);
    if (target.matches("[data-pick]")) return this.#pick(target);
    const isPlanned = this.#plan && (draft === null ? place === this.#plan.place : draft === this.#plan.draft);
    if (isPlanned) return this.turn(1);
    // What was rubbed out may be drawn on again: there undo takes back.
    const back = draft === null && !target.classList.contains("lit") ? this.#state.pencil[place] : 0;
    if (back) {
      this.#planTakingBack(place, back);
      return isDoneAtOnce(target) ? this.go() : undefined;
    }
    this.#ask(draft ?? this.#draftAt(place), place, target);
  }

  /**
   * Do what something says by itself, without a look at the plan: it was dragged to where it goes.
   * @param {HTMLElement} target
   */
  take(target) {
    if (this.#line().isBusy) return;
    hideToast();
    this.drop();
    this.#ask(target.dataset.draft ?? "", "", target, { isSure: true });
  }

  /**
   * Plan what is drawn, put or bent by hand, perhaps many times a second: one question is on its way at a time.
   * @param {string} draft
   */
  sketch(draft) {
    if (this.#line().isBusy || this.#plan?.sent) return;
    hideToast();
    this.#picks.clear();
    if (this.#asked && !this.#isWaiting) this.#next = draft;
    else this.#ask(draft, "", null, { isSketch: true });
  }

  /** Whether the server has still to answer what is drawn, put or bent. */
  get isSketching() {
    return this.#asked?.isSketch ?? false;
  }

  /**
   * Another way to do what is planned.
   * @param {number} step
   */
  turn(step) {
    const plan = this.#plan;
    if (!plan || plan.sent || plan.ways.length < 2) return;
    plan.at = (plan.at + step + plan.ways.length) % plan.ways.length;
    this.#show();
    announce($("say")?.textContent ?? "");
  }

  /** Confirm what is planned; else end the own part of the turn. */
  go() {
    const plan = this.#plan, way = this.#way, { finish, canFinish } = this.#state, id = newId();
    if (!this.#line().isOn) return complain(say("offline-reason"));
    if (this.#line().isBusy || (!plan && this.#isSettling)) return;
    hideToast();
    if (!plan && !finish) return this.#refuse($("say")?.textContent ?? "", undefined, $("go"));
    if (!plan && !canFinish) return this.#ask(finish, "", $("go")); // the answer says why not
    if (plan?.why) return this.#refuse(plan.why.sentence, plan.why.rule, $("go"));
    if (plan) this.#settle(plan, id);
    if (plan?.back) this.#line().send({ t: "undo", id, count: plan.back, keep: true });
    else this.#line().send({ t: "do", id, actions: way ? [way.action, ...way.more] : [finish] });
    this.refresh();
  }

  /**
   * @param {Plan} plan
   * @param {string} id
   */
  #settle(plan, id) {
    plan.sent = id;
    this.#isSettling = true;
    setTimeout(() => {
      this.#isSettling = false;
      this.refresh();
    }, DOUBLE_TAP);
  }

  /** Plan what a bot would do here: it can be confirmed like any plan, or dropped for something else. */
  async hint() {
    const button = $("hint"), version = String(this.#state.version);
    if (!button || this.#isHinting || this.#line().isBusy) return;
    if (!this.#state.yourTurn) return this.#refuse($("say")?.textContent ?? "", undefined, button);
    hideToast();
    this.drop();
    showOwnBoard();
    this.#isHinting = true;
    this.refresh();
    announce(say("hint-thinking"));
    const response = await fetch(start.hint ?? "", { headers: { accept: "application/json" } }).catch(() => null);
    /** @type {(Hint & {sentence?: string}) | null} */
    const hint = await response?.json().catch(() => null) ?? null;
    this.#isHinting = false;
    this.refresh();
    if (version !== String(this.#state.version) || this.#isOwnIdea || this.#picks.size) return; // somebody was faster
    if (!response?.ok || !hint) return this.#refuse(hint?.sentence ?? say("offline-reason"), undefined, button);
    const { way, place, why } = hint;
    const then = document.querySelector("[data-then]")?.getAttribute("data-then");
    this.#picks = picksIn(way.action);
    if (then && this.#picks.size) way.more = [then]; // as where they are picked by hand
    this.#begin({ draft: way.action, place, ways: [way], back: 0, pros: why });
  }

  /** One step back: what was chosen last of several, out of the plan, or the last action. */
  undo() {
    const last = document.querySelector(`[data-pick="${CSS.escape([...this.#picks].at(-1) ?? "")}"]`);
    if (last) this.#pick(last);
    else if (this.#isOwnIdea) this.drop();
    else this.#takeBack(1);
  }

  /** Take back everything since the turn began. */
  restart() {
    this.drop();
    this.#takeBack(0);
  }

  /** Give up the plan; what is the only choice stays. */
  drop() {
    const isOwnIdea = this.#isOwnIdea;
    this.#asked = this.#later = this.#next = null;
    if (!this.#plan?.sent) this.#unpick();
    if (!isOwnIdea || this.#plan?.sent) return;
    this.#forget();
    this.#planOnlyChoice();
  }

  // --- what the server says

  /**
   * The page changes: the pencil is lifted, and laid down again where the plan still holds.
   * @param {() => Element[]} change
   * @param {Partial<State>} [news]
   */
  receive(change, news) {
    this.#overlay.lift();
    const before = this.#state, state = { ...before, ...news }, plan = this.#plan;
    const wasOwnIdea = this.#isOwnIdea, changed = change();
    this.#state = state;
    if (String(before.version) !== String(state.version)) this.#picks.clear();
    const isNewPhase = before.version[0] !== state.version[0];
    if (isNewPhase || !(this.#tool in state.offers)) this.#tool = state.tool;
    if (isNewPhase && state.yourTurn) showOwnBoard();
    if (news) this.#known.clear();
    const isOutdated = plan ? !this.#holds(plan) : this.#isWaiting && String(before.version) !== String(state.version);
    if (isOutdated) {
      if (wasOwnIdea && !plan?.sent) toast(say("changed"));
      this.#asked = this.#next = null;
      this.#forget();
    }
    this.#show();
    this.#planOnlyChoice();
    return changed;
  }

  /** @param {Answer} answer */
  answer({ n, ways = [], sentence = "", rule }) {
    const asked = this.#asked;
    if (n !== asked?.n) return;
    const { draft, place, target, isSure, isSketch } = asked, next = this.#next;
    this.#asked = this.#next = null;
    if (next !== null) this.#ask(next, "", null, { isSketch: true });
    if (!ways.length) return next === null && this.#refuse(sentence, rule, target);
    const why = sentence ? { sentence, rule } : undefined;
    if (!why) this.#known.set(draft, ways);
    closeAround(target);
    this.#begin({ draft, place, ways, back: 0, why, isSketch });
    if (!why && (isSure || (ways.length === 1 && isDoneAtOnce(target)))) this.go();
  }

  /** @param {Done} done */
  done({ id, result, sentence, rule }) {
    const plan = this.#plan?.sent === id ? this.#plan : null;
    if (plan && result === "refused") plan.sent = "";
    else if (plan) {
      if (!this.#state.tool) this.#tool = ""; // where one begins without a tool, each is chosen for one move
      this.#forget();
    }
    if (result === "refused") this.#refuse(sentence ?? say("failed"), rule, placeElement(plan?.place ?? ""));
    else if (result === "stale") complain(sentence ?? say("stale"));
    this.refresh();
    if (this.#later && !this.#line().isBusy) this.#tap(this.#later);
  }

  /** The line is there, or gone. A question that was on its way is asked again, or kept. */
  lineChanged() {
    const asked = this.#asked;
    if (asked && this.#line().isLost) {
      this.#asked = null;
      this.#askLater(asked);
    } else if (asked) this.#line().ask(asked.n, asked.draft);
    this.#show();
    this.#planOnlyChoice();
  }

  /** Show on the page what is chosen, what is lit and what the buttons do. */
  refresh() {
    const { offers, pencil, yourTurn } = this.#state, idea = this.#plan ?? (this.#isWaiting ? this.#asked : null);
    const lit = new Set(yourTurn ? [...placesOf(offers, this.tool), ...placesOf(offers, "")] : []);
    for (const target of document.querySelectorAll("[data-place]")) {
      const place = target.getAttribute("data-place") ?? "";
      target.classList.toggle("lit", lit.has(place));
      target.classList.toggle("planned", place === idea?.place);
      target.ariaDisabled = String(!(lit.has(place) || yourTurn && place in pencil));
    }
    const tools = [...document.querySelectorAll("button[data-tool]")];
    const fitting = tools.filter((each) =>
      yourTurn && each.matches(`[data-tool="${CSS.escape(this.tool)}"]:not([aria-disabled="true"])`)
    );
    const chosen = fitting.find((each) => each.id && each.id === this.#toolId) ?? fitting[0];
    for (const each of tools) {
      const draft = this.#draftOf(each.getAttribute("data-tool") ?? "");
      const isChosen = draft ? draft === idea?.draft : each === chosen;
      each.classList.toggle("chosen", isChosen);
      each.ariaPressed = String(isChosen);
    }
    for (const each of document.querySelectorAll("[data-draft]")) {
      each.classList.toggle("chosen", each.getAttribute("data-draft") === idea?.draft);
    }
    this.#putOff();
    for (const each of document.querySelectorAll("[data-pick]")) {
      const isPicked = this.#picks.has(each.getAttribute("data-pick") ?? "");
      each.classList.toggle("chosen", isPicked);
      each.ariaPressed = String(isPicked);
    }
    this.#showButtons();
  }

  /** Mark what is of no use now by what says so elsewhere on the page. */
  #putOff() {
    const before = this.#off, holders = [...document.querySelectorAll("[data-off]")];
    this.#off = new Set(holders.flatMap((holder) => (holder.getAttribute("data-off") ?? "").split(" ")));
    for (const id of before.union(this.#off)) {
      const each = $(id);
      if (each) each.ariaDisabled = this.#off.has(id) ? "true" : null;
    }
  }

  // --- planning

  /**
   * @param {string} tool
   * @param {Element} target
   */
  #choose(tool, target) {
    if (!(tool in this.#state.offers)) return this.#ask(tool, "", target); // the answer says why not
    const draft = this.#draftOf(tool);
    if (draft) return draft === this.#plan?.draft ? this.turn(1) : this.#ask(draft, "", target);
    const picks = new Set(this.#picks); // they may be done with another tool as well
    this.drop();
    // Where one begins without a tool, the one that is chosen can be put down again.
    this.#tool = tool === this.#tool && !this.#state.tool ? "" : tool;
    this.#toolId = target.id;
    closeAround(target);
    this.#picks = picks;
    if (picks.size) this.#askPicks(target);
    this.refresh();
  }

  /**
   * Choose one of several that are done together, or leave it again; from the least number on it is planned.
   * @param {Element} target
   */
  #pick(target) {
    const pick = target.getAttribute("data-pick") ?? "";
    if (!target.closest("[data-picks]")) return this.#refuse($("say")?.textContent ?? "", undefined, target);
    if (this.#plan?.sent) return;
    const picks = new Set(this.#picks);
    if (!picks.delete(pick)) picks.add(pick);
    this.drop();
    this.#picks = picks;
    this.#askPicks(target);
    this.refresh();
  }

  /**
   * Plan what is chosen together, from the least number on.
   * @param {Element} target
   */
  #askPicks(target) {
    const first = `[data-pick="${CSS.escape([...this.#picks][0] ?? "")}"]`;
    const group = document.querySelector(first)?.closest("[data-picks]"), then = group?.getAttribute("data-then");
    if (!group || this.#picks.size < Number(group.getAttribute("data-least"))) return;
    const all = [...group.querySelectorAll("[data-pick]")].map((each) => each.getAttribute("data-pick") ?? "");
    const chosen = group.hasAttribute("data-ordered") ? [...this.#picks] : all.filter((each) => this.#picks.has(each));
    const word = (group.getAttribute("data-picks") ?? "").replace("{tool}", this.#tool),
      draft = [word, ...chosen].join(" ");
    const place = target.getAttribute("data-place") ?? "";
    this.#ask(then ? `${draft} + ${then}` : draft, place, target);
  }

  #unpick() {
    this.#picks.clear();
    this.refresh();
  }

  /**
   * What a tool is a draft of by itself: the only place where it can go is none that the page shows.
   * @param {string} tool
   */
  #draftOf(tool) {
    const [place = "", ...others] = placesOf(this.#state.offers, tool);
    return place && !others.length && !placeElement(place) ? `${place} ${tool}` : "";
  }

  /** @param {string} place */
  #draftAt(place) {
    const { offers } = this.#state, { tool } = this;
    const needsNoTool = placesOf(offers, "").includes(place) && !placesOf(offers, tool).includes(place);
    return needsNoTool ? place : `${place} ${tool}`.trim();
  }

  /**
   * @param {string} draft
   * @param {string} place
   * @param {Element | null} target
   * @param {{isSure?: boolean, isSketch?: boolean}} [how]
   */
  #ask(draft, place, target, { isSure = false, isSketch = false } = {}) {
    const question = { n: ++this.#questions, draft, place, target, isSure, isSketch };
    this.#next = null;
    if (this.#line().isLost) return this.#askLater(question);
    this.#asked = question;
    this.#line().ask(question.n, draft); // a line that is just being opened asks as soon as it is there
  }

  /**
   * Without a line: plan what was answered before; keep what may well be done until the line is there again.
   * @param {Question} question
   */
  #askLater(question) {
    const { draft, place, target } = question, ways = this.#known.get(draft);
    if (ways) return this.#begin({ draft, place, ways, back: 0 });
    const tool = target?.getAttribute("data-tool"), isByItself = !!tool && draft === this.#draftOf(tool);
    const isOffered = target?.matches(".lit") ||
      (this.#state.yourTurn && (isByItself || target?.matches("[data-draft]")));
    if (!isOffered) return this.#refuse(say("offline-why"), undefined, target);
    this.#plan = null;
    this.#asked = { ...question, isSure: false }; // who knows what will be by then
    this.#show();
    announce($("say")?.textContent ?? "");
  }

  /** What is the only thing that can be done needs no tap to be planned. */
  #planOnlyChoice() {
    const only = document.querySelector(ONLY_CHOICE), draft = only?.getAttribute("data-draft") ?? "";
    const canHear = !this.#line().isLost || this.#known.has(draft);
    if (only && this.#state.yourTurn && canHear && !this.#plan && !this.#asked) this.#ask(draft, "", only);
  }

  /** The question that the server has not answered yet; without a line it waits. */
  get #asked() {
    return this.#question;
  }

  set #asked(question) {
    this.#question = question;
    $("go")?.classList.toggle("asking", question !== null && !this.#line().isLost);
  }

  /** Whether a question waits for the line to come back. */
  get #isWaiting() {
    return this.#asked !== null && this.#line().isLost;
  }

  /** Whether the player has come up with what is planned. */
  get #isOwnIdea() {
    const draft = this.#plan?.draft ?? (this.#isWaiting ? this.#asked?.draft : undefined);
    return draft !== undefined && draft !== document.querySelector(ONLY_CHOICE)?.getAttribute("data-draft");
  }

  /**
   * @param {string} place
   * @param {number} back
   */
  #planTakingBack(place, back) {
    const way = {
      action: "",
      say: say("take-back", { place }),
      verb: say("take-back-verb"),
      parts: {},
      gain: 0,
      turn: "",
      more: [],
      tool: "",
    };
    this.#begin({ draft: "", place, ways: [way], back });
  }

  /** @param {Idea} idea */
  #begin(idea) {
    if (this.#plan?.sent) return;
    this.#plan = { ...idea, at: 0, version: String(this.#state.version), sent: "" };
    this.#show();
    announce($("say")?.textContent ?? "");
  }

  #forget() {
    this.#plan = null;
    this.#overlay.lift();
    this.refresh();
    document.dispatchEvent(new CustomEvent("planned"));
  }

  /** @param {number} count */
  #takeBack(count) {
    if (!this.#state.canUndo) return this.#refuse(say("nothing-back"), undefined, $("undo"));
    if (!this.#line().isOn) return complain(say("offline-reason"));
    this.#line().send({ t: "undo", id: newId(), count, keep: false });
    this.refresh();
  }

  /**
   * Whether the position is still the one that a plan was made for.
   * @param {Plan} plan
   */
  #holds({ version, place, back, draft }) {
    const { offers, pencil } = this.#state;
    if (version !== String(this.#state.version)) return false;
    if (back) return pencil[place] === back;
    const tool = draft.slice(place.length + 1);
    return !place || !(tool in offers) || placesOf(offers, tool).includes(place);
  }

  /**
   * @param {string} sentence
   * @param {string | undefined} rule
   * @param {Element | null} target
   */
  #refuse(sentence, rule, target) {
    complain(sentence, rule, target);
    target?.classList.add("shake");
    setTimeout(() => target?.classList.remove("shake"), 400);
  }

  // --- showing

  /** Lay the plan over the page. */
  #show() {
    const plan = this.#plan, way = this.#way, box = $("say");
    if (plan && way && box) {
      const notes = plan.ways.length > 1 ? [say("way", { n: plan.at + 1, m: plan.ways.length })] : [];
      const why = plan.why && (plan.why.rule ? `${plan.why.sentence} (${plan.why.rule})` : plan.why.sentence);
      if (!this.#line().isOn) notes.push(say("offline-reason"));
      this.#overlay.lay({ ...way.parts, say: sentenceOf({ ...way, say: why ?? way.say }, notes, box, plan.pros) });
      box.classList.toggle("forbidden", !!plan.why);
      if (!plan.isSketch) bringIntoSight(Object.keys(way.parts)); // who draws looks there already
    } else if (this.#isWaiting && box) {
      this.#overlay.lay({ say: sentenceOf({ say: say("asked"), gain: 0 }, [], box) });
    } else this.#overlay.lift();
    this.refresh();
    document.dispatchEvent(new CustomEvent("planned"));
  }

  #showButtons() {
    const { finish, canFinish, canUndo, yourTurn } = this.#state, plan = this.#plan, way = this.#way, turn = $("turn");
    const isIdea = this.#isOwnIdea || this.#picks.size > 0, isFree = this.#line().isOn && !this.#line().isBusy;
    setButton("undo", say(isIdea ? "back" : "undo"), isIdea ? !plan?.sent : canUndo && this.#line().isOn);
    setButton(
      "go",
      way?.verb ?? say(finish ? "finish" : yourTurn ? "confirm" : "waiting"),
      isFree && (plan ? !plan.why : canFinish && !this.#isSettling),
    );
    $("go")?.classList.toggle("sending", this.#line().isBusy);
    const isTurned = document.querySelector("[data-move][data-at]") !== null;
    if (turn) turn.hidden = !plan || (plan.ways.length < 2 && !isTurned);
    const hint = $("hint");
    if (hint) hint.hidden = isIdea || !yourTurn; // its room is needed for other things then
    hint?.classList.toggle("asking", this.#isHinting);
    setButton("hint", say(this.#isHinting ? "hint-thinking" : "hint"), isFree && !this.#isHinting);
    setButton("turn", way?.turn || say("turn"), true);
  }
}

/**
 * @param {State["offers"]} offers
 * @param {string} tool
 */
const placesOf = (offers, tool) => offers[tool]?.split(" ") ?? [];

/**
 * Which of those that are chosen together an action chooses.
 * @param {string} action
 * @returns {Set<string>}
 */
function picksIn(action) {
  const groups = [...document.querySelectorAll("[data-picks]")];
  const group = groups.find((each) => action.startsWith(`${each.getAttribute("data-picks")} `));
  const picks = action.split(" ").filter((word) => group?.querySelector(`[data-pick="${CSS.escape(word)}"]`));
  return new Set(picks);
}

/**
 * What was chosen from something that had opened over the board needs the board.
 * @param {Element | null} target
 */
function closeAround(target) {
  const popover = target?.closest(":popover-open");
  if (popover instanceof HTMLElement) popover.hidePopover();
}

/**
 * Whether a tap is a move by itself: on boards where it can be taken back as easily.
 * @param {Element | null} target
 */
const isDoneAtOnce = (target) => !!target?.closest("[data-now]");

/** @param {string} place */
const placeElement = (place) => place ? document.querySelector(`[data-place="${CSS.escape(place)}"]`) : null;
