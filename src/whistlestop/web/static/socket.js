// The line to the server: opened, kept, opened again when it breaks. Commands go out in order and are sent again until
// they are acknowledged. After each opening the page names the drawing it shows; a page that has fallen behind is
// fetched as a whole.

import { start, toast } from "./common.js";
import { Outbox } from "./outbox.js";

/** @import {LineState} from "./banner.js" */
/** @import {Command, Drawing, Inbound, Outbound, Version} from "./protocol.d.ts" */

/**
 * What the line needs of its page. `version` is what a move builds on.
 * @typedef {{
 *   drawing: () => string,
 *   version?: () => Version,
 *   redraw: (drawing: Drawing) => void,
 *   message: (message: Inbound) => void,
 *   line: (state: LineState) => void,
 * }} Page
 */

const DOUBT = 3000; // without a word after something was sent, until the page says that the line may be broken
const PATIENCE = 8000; // for an answer, until the line counts as broken
const STEADY = 5000; // a line that held this long was a good one
const STRANGER = 4404; // the server closes with it where there is no such table for this device

/**
 * Longer each time, and never the same for all: 0.3 s to 8 s.
 * @param {number} tries
 */
const pause = (tries) => Math.min(8000, 300 * 2 ** tries) * (0.75 + Math.random() / 2);

/** Random enough for all tables of the world; `randomUUID` would need https. */
export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join("-");

export class Line {
  #path;
  #page;
  #outbox;
  /** @type {WebSocket | null} */
  #socket = null;
  #isWelcome = false;
  #isHelloOut = false;
  #isLost = false;
  #isDoubted = false;
  #tries = 0;
  #resyncs = 0;
  #since = 0;
  /** @type {number | undefined} */
  #retry;
  /** @type {number | undefined} */
  #watch;
  /** @type {number | undefined} */
  #doubts;

  /**
   * @param {string} path
   * @param {Page} page
   */
  constructor(path, page) {
    this.#path = path;
    this.#page = page;
    this.#outbox = new Outbox(`${path} ${start.seat ?? ""}`);
    this.#open();
    document.addEventListener("visibilitychange", () => document.hidden || this.wake());
    addEventListener("online", () => this.wake());
    addEventListener("offline", () => this.#doubt());
    addEventListener("pageshow", (event) => event.persisted && this.wake());
  }

  get isOn() {
    return this.#isWelcome;
  }

  /** Whether it broke and is not there again; one that is just being opened is not lost. */
  get isLost() {
    return this.#isLost;
  }

  /** Whether a move is on its way. */
  get isBusy() {
    return this.#outbox.hasMoves;
  }

  /**
   * Send a command, now or as soon as the line is there.
   * @param {Command} command
   */
  send(command) {
    this.#outbox.add(command);
    this.#flush();
  }

  /**
   * Ask something that is of no use later.
   * @param {number} n
   * @param {string} draft
   */
  ask(n, draft) {
    if (this.#isWelcome) this.#put({ t: "ask", n, draft });
  }

  /** Something hints that the line may be broken, or could be there again: find out at once. */
  wake() {
    if (this.#isWelcome) this.#hello();
    else if (!this.#socket || this.#isDoubted) this.#open();
  }

  #open() {
    clearTimeout(this.#retry);
    this.#isDoubted = false;
    this.#outbox.land();
    this.#socket?.close();
    const socket = new WebSocket(new URL(this.#path, location.href.replace(/^http/, "ws")));
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#socket === socket && this.#read(event.data);
    socket.onclose = ({ code }) => this.#socket === socket && (code === STRANGER ? this.#close() : this.#lost());
    this.#expect();
  }

  #lost() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#watch);
    this.#hear();
    this.#isHelloOut = this.#isDoubted = false;
    this.#part();
    this.#retry = setTimeout(() => this.#open(), pause(this.#tries++));
    this.#miss();
  }

  /** It may be broken without a sign: the page says so at once, while the server is asked whether it is there. */
  #doubt() {
    if (!this.#isWelcome) return;
    this.#isDoubted = true;
    this.#part();
    this.#hello();
    this.#miss();
  }

  #part() {
    if (this.#isWelcome && Date.now() - this.#since > STEADY) this.#tries = 0;
    this.#isWelcome = false;
  }

  /** Tell the page, once. */
  #miss() {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#page.line("off");
  }

  /** Whatever comes is a sign of life. */
  #hear() {
    clearTimeout(this.#doubts);
    this.#doubts = undefined;
  }

  /** There is nothing to come back to. */
  #close() {
    clearTimeout(this.#watch);
    this.#isWelcome = false;
    this.#page.line("closed");
  }

  #hello() {
    this.#isHelloOut = true;
    this.#put({ t: "hello", drawing: this.#page.drawing() });
    this.#expect();
  }

  #flush() {
    if (!this.#isWelcome) return;
    for (const id of this.#outbox.giveUp()) this.#page.message({ t: "done", id, result: "refused" });
    this.#outbox.take(this.#page.version?.()).forEach((command) => this.#put(command));
    this.#expect();
  }

  /** @param {Outbound} message */
  #put(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(message));
    this.#doubts ??= setTimeout(() => this.#doubt(), DOUBT);
  }

  /** A broken line is often silent: whatever waits for an answer does not wait for ever. */
  #expect() {
    clearTimeout(this.#watch);
    const isWaiting = !this.#isWelcome || this.#isHelloOut || this.#outbox.isWaiting;
    if (isWaiting) this.#watch = setTimeout(() => this.#lost(), PATIENCE);
  }

  /** @param {string} text one message a line */
  #read(text) {
    this.#hear();
    /** @type {Inbound[]} */
    let messages;
    try {
      messages = text.split("\n").map((line) => JSON.parse(line));
    } catch {
      return this.#lost();
    }
    for (const message of messages) this.#take(message);
  }

  /** @param {Inbound} message */
  #take(message) {
    switch (message.t) {
      case "welcome":
        this.#page.message(message);
        return this.#welcome(message.assets);
      case "resync":
        return this.#resync(message.whole);
      case "moved":
        return location.assign(message.to);
      case "curtain":
        return location.reload();
      case "notice":
        return void toast(message.sentence);
      case "patch":
        if (this.#isWelcome) this.#page.message(message); // else the whole page is being fetched
        return;
      case "done":
        this.#outbox.settle(message);
        this.#page.message(message);
        return this.#flush();
      default:
        this.#page.message(message);
    }
  }

  /** @param {string} [assets] */
  #welcome(assets) {
    this.#isHelloOut = this.#isDoubted = false;
    this.#resyncs = 0;
    if (this.#isWelcome) return this.#expect();
    this.#isWelcome = true;
    this.#isLost = false;
    this.#since = Date.now();
    this.#page.line(assets && !import.meta.url.includes(`/${assets}/`) ? "outdated" : "on");
    this.#flush();
  }

  /** @param {Drawing} [whole] what the page is to show, where it need not be fetched */
  async #resync(whole) {
    const socket = this.#socket;
    this.#isWelcome = this.#isHelloOut = this.#isDoubted = false;
    clearTimeout(this.#watch);
    if (this.#resyncs++) await new Promise((done) => setTimeout(done, pause(this.#resyncs)));
    const patience = AbortSignal.timeout(3 * PATIENCE); // a whole page is large
    const fetched = () => fetch(this.#path.replace(/socket$/, "parts"), { signal: patience }).catch(() => null);
    const response = whole ? null : await fetched();
    const drawing = whole ?? (response?.ok ? await response.json().catch(() => null) : null);
    if (socket !== this.#socket) return;
    if (response && response.status >= 400 && response.status < 500) return this.#close();
    if (!drawing) return this.#lost();
    this.#page.redraw(drawing);
    this.#hello();
  }
}
