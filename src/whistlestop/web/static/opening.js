// The form of a new table: who is chosen for one seat is carried on to the seats below that nobody has chosen for yet.

/** @type {HTMLSelectElement[]} */
const seats = [...document.querySelectorAll("select[name^='seat-']")].filter((each) =>
  each instanceof HTMLSelectElement
);
const chosen = new Set();

for (const [place, seat] of seats.entries()) {
  seat.addEventListener("change", () => {
    chosen.add(seat);
    for (const below of seats.slice(place + 1)) {
      if (!chosen.has(below)) below.value = seat.value;
    }
  });
}
