// Brings parts of the page up to date. Elements that stay the same are kept and changed in place, so that focus,
// scrolling, what somebody has typed and a finger that is just going down survive.

import { $ } from "./common.js";

/** @import {Parts} from "./protocol.d.ts" */

const SLOT = /<!--([\w.-]+)-->/g;

/**
 * Put in what has changed; returns the elements it concerns.
 * @param {Parts} parts
 * @param {string[]} [gone]
 */
export function patch(parts, gone = []) {
  return keepingFocus(() => {
    for (const id of gone) $(id)?.remove();
    return bringIn(parts, new Set(slotsOf(parts)));
  });
}

/**
 * Put in the whole page: lines of a list that are not among the parts go.
 * @param {Parts} parts
 */
export function redraw(parts) {
  const lines = Object.keys(parts).filter((id) => containerOf(id) in parts);
  return keepingFocus(() => bringIn(parts, new Set([...slotsOf(parts), ...lines])));
}

/** Parts that lie over the page for a while, and what is under them. */
export class Overlay {
  /** @type {Parts} */
  #under = {};

  /** @param {Parts} parts */
  lay(parts) {
    this.lift();
    for (const id of Object.keys(parts)) this.#under[id] = $(id)?.outerHTML ?? "";
    patch(parts);
  }

  lift() {
    patch(this.#under);
    this.#under = {};
  }
}

// --- parts

/** @param {Parts} parts */
const slotsOf = (parts) =>
  Object.values(parts).flatMap((markup) => [...markup.matchAll(SLOT)].map(([, id]) => id ?? ""));

/**
 * A part with a dot in its id is a child of the part before the dot.
 * @param {string} id
 */
const containerOf = (id) => id.slice(0, Math.max(id.lastIndexOf("."), 0));

/**
 * @param {Parts} parts
 * @param {Set<string>} inner ids of parts that come in with another one
 */
function bringIn(parts, inner) {
  const outer = Object.keys(parts).filter((id) => !inner.has(id));
  /** @type {Element[]} */
  const changed = [];
  for (const id of outer.sort((a, b) => Number(a.includes(".")) - Number(b.includes(".")))) {
    const old = $(id), parent = old?.parentNode ?? $(containerOf(id));
    const fresh = parent && made(parts, id, parent, inner);
    if (!fresh) continue;
    if (old) morph(old, fresh);
    else parent.appendChild(fresh);
    changed.push($(id) ?? fresh);
  }
  return changed;
}

/**
 * A part as an element, with the parts that belong in it.
 * @param {Parts} parts
 * @param {string} id
 * @param {Node} parent
 * @param {Set<string>} inner
 * @returns {Element | null}
 */
function made(parts, id, parent, inner) {
  const fresh = parsed(parts[id] ?? "", parent instanceof SVGElement);
  if (!fresh) return null;
  const comments = document.createTreeWalker(fresh, NodeFilter.SHOW_COMMENT), slots = [];
  while (comments.nextNode()) slots.push(/** @type {Comment} */ (comments.currentNode));
  for (const slot of slots) {
    const part = slot.data in parts && slot.parentNode && made(parts, slot.data, slot.parentNode, inner);
    if (part) slot.replaceWith(part);
  }
  fresh.append(...linesOf(parts, id, fresh, inner));
  return fresh;
}

/**
 * What belongs at the end of a list: the lines that come in with it, or else places for those that are there.
 * @param {Parts} parts
 * @param {string} id
 * @param {Element} list
 * @param {Set<string>} inner
 */
function linesOf(parts, id, list, inner) {
  const coming = Object.keys(parts).filter((line) => containerOf(line) === id && inner.has(line));
  if (coming.length) return coming.map((line) => made(parts, line, list, inner) ?? "");
  const there = [...($(id)?.children ?? [])].filter((line) => containerOf(line.id) === id);
  return there.map((line) => document.createComment(line.id));
}

/**
 * @param {string} markup
 * @param {boolean} isInPicture inside of an SVG elements are of another kind
 */
function parsed(markup, isInPicture) {
  const template = document.createElement("template");
  template.innerHTML = isInPicture ? `<svg>${markup}</svg>` : markup;
  const first = template.content.firstElementChild;
  return isInPicture ? first?.firstElementChild ?? null : first;
}

// --- elements

/**
 * Make an old node like a fresh one, with as little change as possible.
 * @param {Node} old
 * @param {Node} fresh
 */
function morph(old, fresh) {
  if (old instanceof Element && fresh instanceof Element && isAlike(old, fresh)) {
    takeAttributes(old, fresh);
    takeChildren(old, fresh);
  } else if (old instanceof Text && fresh instanceof Text) {
    if (old.data !== fresh.data) old.data = fresh.data;
  } else {
    /** @type {ChildNode} */ (old).replaceWith(fresh);
  }
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
const isAlike = (old, fresh) => old.nodeName === fresh.nodeName && old.id === fresh.id;

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function takeAttributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name !== "open") old.removeAttribute(name); // what is open is the reader's matter
  }
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function takeChildren(old, fresh) {
  const wanted = new Set([...fresh.childNodes].map(partOf));
  for (const child of [...old.children]) {
    if (child.id && !wanted.has(child.id)) child.remove();
  }
  let next = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const part = partOf(child), isNextAlike = next && !partOf(next) && next.nodeName === child.nodeName;
    const same = part ? $(part) : isNextAlike ? next : null;
    if (same && same === next) next = same.nextSibling;
    else old.insertBefore(same ?? child, next);
    if (same && !(child instanceof Comment)) morph(same, child);
  }
  while (next) {
    const extra = next;
    next = next.nextSibling;
    extra.remove();
  }
}

/**
 * The id of the part that a node is, or keeps the place for.
 * @param {Node} node
 */
const partOf = (node) => node instanceof Comment ? node.data : node instanceof Element ? node.id : "";

// --- where the reader is

/**
 * Change the page under a reader who keeps the focus.
 * @template Result
 * @param {() => Result} change
 */
function keepingFocus(change) {
  const focused = document.activeElement, address = addressOf(focused);
  const result = change();
  if (focused !== document.activeElement) elementAt(address)?.focus({ preventScroll: true });
  return result;
}

const FOCUSABLE = "a, button, input, select, textarea, summary, [tabindex]";

/**
 * Where an element stands: in which element with an id, and as which of those there that can have the focus.
 * @param {Element | null} element
 * @returns {[string, number]}
 */
function addressOf(element) {
  const owner = element?.closest("[id]");
  if (!element || !owner) return ["", -1];
  return [owner.id, [...owner.querySelectorAll(FOCUSABLE)].indexOf(element)];
}

/**
 * @param {[string, number]} address
 * @returns {HTMLElement | null | undefined}
 */
function elementAt([id, number]) {
  const owner = $(id);
  return number < 0 ? owner : /** @type {NodeListOf<HTMLElement>} */ (owner?.querySelectorAll(FOCUSABLE))?.[number];
}
