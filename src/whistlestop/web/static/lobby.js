// A table before its game: people come and go, until somebody starts it.

import { showLine } from "./banner.js";
import { start } from "./common.js";
import { showShareButtons } from "./page.js";
import { patch, redraw } from "./patch.js";
import { Line } from "./socket.js";

let drawing = start.drawing ?? "";

/** @type {Line} */
const line = new Line(start.socket ?? "", {
  drawing: () => drawing,
  redraw(whole) {
    drawing = whole.drawing;
    redraw(whole.parts);
    showShareButtons();
  },
  message(message) {
    if (message.t !== "patch") return;
    drawing = message.drawing;
    patch(message.parts ?? {}, message.gone);
    showShareButtons();
  },
  line: (state) => showLine(state, () => line.wake()),
});
