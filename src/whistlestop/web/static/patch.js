// Brings parts of the page up to date. Elements that stay the same are kept and changed in place, so that focus,
// scrolling, what somebody has typed and a finger that is just going down survive.

import { $ } from "./common.js";

/** @import {Parts} from "./protocol.d.ts" */

const SLOT = /<!--([\w.-]+)-->/g;

/**
 * Put in what has changed; returns the elements that have come. Of an empty element its class may come alone.
 * @param {Parts} parts
 * @param {string[]} [gone]
 */
export function patch(parts, gone = []) {
  const looks = Object.entries(parts).filter(([, text]) => text && !text.startsWith("<"));
  const markup = Object.fromEntries(Object.entries(parts).filter(([, text]) => text.startsWith("<")));
  return keepingFocus(() => {
    for (const id of gone) $(id)?.remove();
    for (const [id, look] of looks) $(id)?.setAttribute("class", look);
    return bringIn({ parts: markup, lines: null });
  });
}

/**
 * Put in the whole page: lines of a list that are not among the parts go.
 * @param {Parts} parts
 */
export function redraw(parts) {
  const lines = Map.groupBy(Object.keys(parts), listOf);
  return keepingFocus(() => bringIn({ parts, lines }));
}

/**
 * Fill an element with what was fetched for it; what has been there before stays as the reader has it.
 * @param {Element} box
 * @param {string} markup
 */
export function fill(box, markup) {
  const fresh = /** @type {Element} */ (box.cloneNode());
  fresh.innerHTML = markup;
  keepingFocus(() => takeChildren(box, fresh));
}

/** Parts that lie over the page for a while, and what is under them. */
export class Overlay {
  /** @type {Parts} */
  #under = {};

  /** @param {Parts} parts */
  lay(parts) {
    keepingFocus(() => { // what had the focus may be laid again
      this.lift();
      for (const id of Object.keys(parts)) this.#under[id] = $(id)?.outerHTML ?? "";
      patch(parts);
    });
  }

  lift() {
    patch(this.#under);
    this.#under = {};
  }
}

// --- parts

/**
 * Parts that come in; `lines` are the ids of all lines by their lists, null where those that are there stay.
 * @typedef {{parts: Parts, lines: Map<string, string[]> | null}} News
 */

/**
 * A part with a dot in its id is a child of the part before the dot: a line of a list.
 * @param {string} id
 */
const listOf = (id) => id.slice(0, Math.max(id.lastIndexOf("."), 0));

/**
 * The line of a list before which a new one belongs: lines stand by number.
 * @param {ParentNode} list
 * @param {string} id
 */
const lineBehind = (list, id) => [...list.children].find((line) => numberOf(line.id) > numberOf(id)) ?? null;

/** @param {string} id */
const numberOf = (id) => Number(id.slice(id.lastIndexOf(".") + 1));

/** @param {News} news */
function bringIn(news) {
  const { parts, lines } = news, ids = Object.keys(parts);
  const inner = new Set(Object.values(parts).flatMap((markup) => [...markup.matchAll(SLOT)].map(([, id]) => id)));
  const comesAlone = ids.filter((id) => !inner.has(id) && !(lines && listOf(id) in parts));
  /** @type {Element[]} */
  const changed = [];
  for (const id of comesAlone.sort((a, b) => Number(a.includes(".")) - Number(b.includes(".")))) {
    const old = $(id), parent = old?.parentNode ?? $(listOf(id)), fresh = parent && made(news, id, parent);
    if (!fresh) continue;
    if (old) morph(old, fresh);
    else parent.insertBefore(fresh, lineBehind(parent, id));
    changed.push($(id) ?? fresh);
  }
  return changed;
}

/**
 * The places in a node that are kept for parts.
 * @param {Node} node
 */
function slotsOf(node) {
  const comments = document.createTreeWalker(node, NodeFilter.SHOW_COMMENT), slots = [];
  while (comments.nextNode()) slots.push(/** @type {Comment} */ (comments.currentNode));
  return slots;
}

/**
 * A part as an element, with all that has come and belongs in it; what is on the page already has its place kept.
 * @param {News} news
 * @param {string} id
 * @param {Node} parent
 * @returns {Element | null}
 */
function made(news, id, parent) {
  const { parts, lines } = news, fresh = parsed(parts[id] ?? "", parent instanceof SVGElement);
  if (!fresh) return null;
  const own = lines ? lines.get(id) ?? [] : [...($(id)?.children ?? [])].map((child) => child.id);
  for (const line of own) if (listOf(line) === id) fresh.append(document.createComment(line));
  for (const slot of slotsOf(fresh)) {
    const isNews = slot.data in parts && (lines || !listOf(slot.data));
    const part = isNews && slot.parentNode && made(news, slot.data, slot.parentNode);
    if (part) slot.replaceWith(part);
  }
  return fresh;
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
    for (const slot of slotsOf(fresh)) slot.replaceWith($(slot.data) ?? slot);
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
  const isOn = fresh.hasAttribute("checked");
  if (old instanceof HTMLInputElement && isOn !== old.hasAttribute("checked")) old.checked = isOn;
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
