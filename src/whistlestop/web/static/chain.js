// A line that is bent like a string: pulled at one point it keeps its length, and its ends stay where they are.

/** @typedef {{x: number, y: number}} Point */

const ROUNDS = 150; // fewer leave a line longer than its string
const RADIUS = 9; // units: narrower it does not bend
const REACH = 0.985; // of the way to an end: a string that is pulled quite straight would hop

export class Chain {
  #step;
  #span;

  /** @param {Point[]} points at equal distances */
  constructor(points) {
    this.points = points.map(({ x, y }) => ({ x, y }));
    const lengths = points.slice(1).map((here, i) => distance(here, points[i] ?? here));
    this.#step = lengths.reduce((sum, each) => sum + each, 0) / Math.max(lengths.length, 1);
    const half = this.#step / (2 * RADIUS);
    this.#span = 2 * this.#step * Math.sqrt(Math.max(1 - half * half, 0)); // between neighbours but one, at least
  }

  /**
   * Pull one of the points somewhere, as far as the string lets it go.
   * @param {number} at
   * @param {Point} to
   */
  pull(at, to) {
    const held = this.points[at], last = this.points.length - 1;
    if (!held) return;
    Object.assign(held, to);
    for (const end of at === 0 ? [last] : at === last ? [0] : [0, last]) {
      const anchor = this.points[end], room = REACH * this.#step * Math.abs(at - end);
      if (anchor && distance(held, anchor) > room) approach(held, anchor, room);
    }
    for (let round = 0; round < ROUNDS; round++) this.#settle(at, round % 2 === 1);
  }

  /**
   * Go along the string once, forth or back, and put right what is too long, too short or too sharp.
   * @param {number} at
   * @param {boolean} isBack
   */
  #settle(at, isBack) {
    const { points } = this, last = points.length - 1;
    const isFixed = (/** @type {number} */ i) => i === at || (i === 0 || i === last);
    for (let n = 0; n < last; n++) {
      const i = isBack ? last - 1 - n : n;
      keep(points[i], points[i + 1], this.#step, isFixed(i), isFixed(i + 1), false);
      if (i + 2 <= last) keep(points[i], points[i + 2], this.#span, isFixed(i), isFixed(i + 2), true);
    }
  }
}

/**
 * Bring two points to a distance; those that only must not be nearer may be farther.
 * @param {Point | undefined} a
 * @param {Point | undefined} b
 * @param {number} wanted
 * @param {boolean} isAFixed
 * @param {boolean} isBFixed
 * @param {boolean} isLeast
 */
function keep(a, b, wanted, isAFixed, isBFixed, isLeast) {
  if (!a || !b || (isAFixed && isBFixed)) return;
  const now = distance(a, b) || 0.001, off = (now - wanted) / now;
  if (isLeast && off >= 0) return;
  const share = off * (isLeast ? 0.45 : 0.98), ofA = isBFixed ? 1 : isAFixed ? 0 : 0.5;
  const x = (b.x - a.x) * share, y = (b.y - a.y) * share;
  a.x += x * ofA;
  a.y += y * ofA;
  b.x -= x * (1 - ofA);
  b.y -= y * (1 - ofA);
}

/**
 * @param {Point} point
 * @param {Point} anchor
 * @param {number} room
 */
function approach(point, anchor, room) {
  const part = room / distance(point, anchor);
  point.x = anchor.x + (point.x - anchor.x) * part;
  point.y = anchor.y + (point.y - anchor.y) * part;
}

/**
 * @param {Point} a
 * @param {Point} b
 */
const distance = (a, b) => Math.hypot(b.x - a.x, b.y - a.y);
