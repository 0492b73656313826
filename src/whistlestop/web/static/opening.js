// The form of a new table: who is chosen for one seat is carried on to the seats below that nobody has chosen for yet.
// Bots that do not play by the rules chosen are not offered; a seat of such a bot takes the best of the others meanwhile.

/** @type {HTMLSelectElement[]} */
const seats = [...document.querySelectorAll("select[name^='seat-']")].filter((each) =>
  each instanceof HTMLSelectElement
);
const standIn = document.querySelector("#pace-level");
/** All lists of bots. */
const lists = standIn instanceof HTMLSelectElement ? [...seats, standIn] : seats;
const chosen = new Set();
/** @type {Map<HTMLSelectElement, string>} */
const displaced = new Map(); // by seat: the bot that comes back when the rules allow it

for (const [place, seat] of seats.entries()) {
  seat.addEventListener("change", () => {
    chosen.add(seat);
    displaced.delete(seat);
    for (const below of seats.slice(place + 1)) {
      if (chosen.has(below)) continue;
      below.value = seat.value;
      displaced.delete(below);
    }
  });
}

/** What a rule option is set to now, as the form would send it. @param {string} name */
function setting(name) {
  const field = document.getElementById(`option-${name}`);
  if (field instanceof HTMLInputElement && field.type === "checkbox") return String(field.checked);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : "";
}

/** Whether the rules are as a bot needs them. @param {HTMLOptionElement} bot */
function suits(bot) {
  const needs = (bot.dataset.needs ?? "").split(" ").filter(Boolean).map((need) => need.split("="));
  return needs.every(([name = "", value]) => setting(name) === value);
}

function offer() {
  for (const seat of lists) {
    const bots = [...seat.options];
    for (const bot of bots) bot.hidden = bot.disabled = !suits(bot);
    const before = bots.find((bot) => bot.value === displaced.get(seat));
    if (before && !before.disabled) {
      seat.value = before.value;
      displaced.delete(seat);
    } else if (seat.selectedOptions[0]?.disabled) {
      if (!before) displaced.set(seat, seat.value);
      seat.value = bots.find((bot) => !bot.disabled)?.value ?? "open";
    }
  }
}

document.addEventListener("change", offer);
offer();
