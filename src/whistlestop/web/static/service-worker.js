// Shows a page of our own, in the reader's language, while the server cannot be reached. It keeps that page and what it
// looks like, and nothing else: a game that is not up to date would be worse than none.

/**
 * @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} LifeEvent
 * @typedef {LifeEvent & {request: Request, respondWith: (answer: Promise<Response>) => void}} AskEvent
 */
/**
 * @type {EventTarget & {location: Location, registration: ServiceWorkerRegistration, skipWaiting: () => Promise<void>,
 *   clients: {claim: () => Promise<void>}}}
 */
const worker = /** @type {any} */ (globalThis);

// Whatever page registers it names the version of all files and the reader's language: another one is another worker.
const { search, searchParams } = new URL(worker.location.href);
// Another server may stand on the same site, under another path.
const NAME = `whistlestop ${new URL("./", worker.location.href).pathname} `, KEPT = NAME + search;
/** @param {string} path */
const at = (path) => new URL(path, worker.location.href).href;
const page = at(`offline/${searchParams.get("l")}`);
const files = ["tokens.css", "base.css", "pages.css", "app.js"].map((file) =>
  at(`static/${searchParams.get("v")}/${file}`)
);

worker.addEventListener("install", (event) => {
  const kept = caches.open(KEPT).then((cache) => cache.addAll([page, ...files]));
  /** @type {LifeEvent} */ (event).waitUntil(kept.then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  /** @type {LifeEvent} */ (event).waitUntil(forgetOthers().then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const asked = /** @type {AskEvent} */ (event), { method, mode, url } = asked.request;
  if (method === "GET" && mode === "navigate") asked.respondWith(fetch(asked.request).catch(() => kept(page)));
  else if (files.includes(url)) asked.respondWith(kept(url)); // what never changes under its address
});

/** @param {string} url */
const kept = async (url) => await caches.match(url) ?? await fetch(url);

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== KEPT);
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return; // one of them may be my successor's, who is as thorough
  await Promise.all(others.map((name) => caches.delete(name)));
}
