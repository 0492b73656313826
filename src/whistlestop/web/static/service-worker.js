// Shows a page of our own, in the reader's language, while the server cannot be reached. It keeps that page and what it
// looks like, and nothing else: a game that is not up to date would be worse than none.

/**
 * @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} LifeEvent
 * @typedef {LifeEvent & {request: Request, respondWith: (answer: Promise<Response>) => void}} AskEvent
 * @typedef {LifeEvent & {data: {json: () => {title: string, body: string, url: string, tag: string}}}} PushedEvent
 * @typedef {LifeEvent & {notification: Notification}} TapEvent
 * @typedef {{url: string, focus: () => Promise<unknown>}} OpenPage
 */
/**
 * @type {EventTarget & {location: Location, registration: ServiceWorkerRegistration, skipWaiting: () => Promise<void>,
 *   clients: {claim: () => Promise<void>, openWindow: (url: string) => Promise<unknown>,
 *     matchAll: (which: object) => Promise<OpenPage[]>}}}
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

// Somebody's turn: the server says what to show, and which table it is about. A newer call about it takes the place of an older one.
worker.addEventListener("push", (event) => {
  const call = /** @type {PushedEvent} */ (event), { title, body, url, tag } = call.data.json();
  const look = { body, tag, renotify: true, icon: at("icon.svg"), data: url };
  call.waitUntil(worker.registration.showNotification(title, look));
});

worker.addEventListener("notificationclick", (event) => {
  const { notification, waitUntil } = /** @type {TapEvent} */ (event);
  notification.close();
  waitUntil.call(event, openTable(notification.data));
});

/** Go to a table where it is open already, else open it. @param {string} url */
async function openTable(url) {
  const { pathname } = new URL(url),
    pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((page) => new URL(page.url).pathname === pathname);
  return open ? open.focus() : worker.clients.openWindow(at(`.${pathname.slice(pathname.lastIndexOf("/t/"))}`));
}

/** @param {string} url */
const kept = async (url) => await caches.match(url) ?? await fetch(url);

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(NAME) && name !== KEPT);
  const { installing, waiting } = worker.registration;
  if (installing || waiting) return; // one of them may be my successor's, who is as thorough
  await Promise.all(others.map((name) => caches.delete(name)));
}
