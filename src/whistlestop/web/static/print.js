// Sheets to print: the button asks the browser for it, and what is chosen is shown at once.

import { $ } from "./common.js";

$("print-now")?.addEventListener("click", () => print());
document.querySelector(".order")?.addEventListener("change", (event) => {
  if (event.target instanceof HTMLSelectElement) event.target.form?.requestSubmit();
});
