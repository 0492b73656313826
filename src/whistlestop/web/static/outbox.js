// What was sent and not yet acknowledged. It outlives the connection and a reload of the page: whatever the server has
// already seen it answers again by the command's id, so sending twice does no harm.

/** @import {Command, Done, Version} from "./protocol.d.ts" */

const MOST_SENDINGS = 5;

export class Outbox {
  #key;
  /** @type {(Command & {sendings?: number})[]} */
  #kept;
  /** @type {Set<string>} by id: under way on this connection */
  #flying = new Set();

  /** @param {string} whose people who share a device have one each */
  constructor(whose) {
    this.#key = `outbox ${whose}`;
    this.#kept = JSON.parse(sessionStorage.getItem(this.#key) ?? "[]");
  }

  /** Whether a move waits for its answer. */
  get hasMoves() {
    return this.#kept.some(isMove);
  }

  get isWaiting() {
    return this.#flying.size > 0;
  }

  /** @param {Command} command */
  add(command) {
    this.#kept.push(command);
    this.#save();
  }

  /**
   * What can go now: chat at once, moves one after another, since each builds on what the last one has made.
   * @param {Version} [version] what a move builds on that has not been sent before
   * @returns {Command[]}
   */
  take(version) {
    const move = this.#kept.find(isMove);
    const ready = this.#kept.filter((each) => (each === move || !isMove(each)) && !this.#flying.has(each.id));
    for (const each of ready) {
      each.sendings = (each.sendings ?? 0) + 1;
      if (isMove(each)) each.version ??= version;
      this.#flying.add(each.id);
    }
    this.#save();
    return ready.map(({ sendings: _, ...command }) => command);
  }

  /** Drop what was sent again and again and never answered: it must not hold up the rest for ever. */
  giveUp() {
    const hopeless = this.#kept.filter(({ sendings = 0, id }) => sendings >= MOST_SENDINGS && !this.#flying.has(id));
    this.#kept = this.#kept.filter((each) => !hopeless.includes(each));
    return hopeless.map(({ id }) => id);
  }

  /**
   * A command is answered. Where a move failed, those behind it were made for a position that will not come.
   * @param {Done} done
   */
  settle({ id, result }) {
    const settled = this.#kept.find((each) => each.id === id);
    const failed = settled && isMove(settled) && (result === "stale" || result === "refused");
    this.#kept = this.#kept.filter((each) => each !== settled && !(failed && isMove(each)));
    this.#flying.delete(id);
    this.#save();
  }

  /** There is another connection: everything has to be sent again. */
  land() {
    this.#flying.clear();
  }

  #save() {
    sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
  }
}

/**
 * @param {Command} command
 * @returns {command is Exclude<Command, {t: "say"}>}
 */
const isMove = (command) => command.t !== "say";
