// Lets the browser keep what it needs to say that the server cannot be reached. Only pages of https or of this machine may.

if ("serviceWorker" in navigator) {
  const worker = new URL("../../service-worker.js", import.meta.url);
  worker.searchParams.set("v", import.meta.url.split("/").at(-2) ?? "");
  worker.searchParams.set("l", document.documentElement.lang);
  navigator.serviceWorker.register(worker).catch(() => {}); // pages work without it, too
}
