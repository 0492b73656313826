// A game file goes to the server as soon as it is chosen. The browser's own field speaks the browser's language, so a button of
// ours stands for it.

import { $ } from "./common.js";

const form = $("upload");
if (form instanceof HTMLFormElement) {
  form.addEventListener("change", () => form.requestSubmit());
  addEventListener("pageshow", () => form.reset()); // whoever comes back may choose the same file again
}
