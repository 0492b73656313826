// The whistle that calls a player: two steam tones, made here so that nothing has to be loaded.

/** @type {AudioContext | undefined} */
let air;

// Browsers let a page make sounds only after somebody has touched it.
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => {
    air ??= new AudioContext();
    air.resume();
  }, { once: true });
}

export function whistle() {
  if (air?.state !== "running") return;
  const now = air.currentTime, steam = air.createGain();
  steam.connect(air.destination);
  steam.gain.setValueAtTime(0, now);
  steam.gain.linearRampToValueAtTime(0.12, now + 0.06);
  steam.gain.setValueAtTime(0.12, now + 0.4);
  steam.gain.exponentialRampToValueAtTime(0.001, now + 0.6);
  for (const pitch of [587, 698]) {
    const pipe = air.createOscillator();
    pipe.type = "triangle";
    pipe.frequency.setValueAtTime(pitch * 0.94, now);
    pipe.frequency.linearRampToValueAtTime(pitch, now + 0.1);
    pipe.connect(steam);
    pipe.start(now);
    pipe.stop(now + 0.6);
  }
}
