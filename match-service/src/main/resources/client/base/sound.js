/** Short sounds, made by the browser itself. One click turns them off, which is remembered. */

const STORE = 'aemberlog.sound';
const VOLUME = 0.12;
/** The tones of each sound: hertz, and when it begins and how long it lasts in seconds. */
const SOUNDS = {
  turn: [[659, 0, 0.14], [880, 0.12, 0.22]],
  joined: [[523, 0, 0.12], [659, 0.1, 0.12], [784, 0.2, 0.24]],
  low: [[440, 0, 0.1], [440, 0.16, 0.1]],
  phrase: [[740, 0, 0.1]],
  card: [[330, 0, 0.05]],
  aember: [[988, 0, 0.07], [1319, 0.05, 0.1]],
  damage: [[147, 0, 0.12]],
  destroyed: [[196, 0, 0.1], [98, 0.07, 0.24]],
  key: [[523, 0, 0.16], [659, 0.12, 0.16], [784, 0.24, 0.16], [1047, 0.36, 0.5]],
  won: [[523, 0, 0.18], [659, 0.16, 0.18], [784, 0.32, 0.18], [1047, 0.48, 0.3], [784, 0.72, 0.16], [1047, 0.86, 0.7]],
  lost: [[392, 0, 0.24], [330, 0.22, 0.24], [262, 0.44, 0.6]],
};
let context;

export function soundOn() {
  return localStorage.getItem(STORE) !== 'off';
}

export function switchSound() {
  localStorage.setItem(STORE, soundOn() ? 'off' : 'on');
}

/** Plays a sound of the list; browsers allow it once something on the page was clicked. */
export function play(name) {
  if (!soundOn() || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [hertz, after, seconds] of SOUNDS[name]) {
    const begins = context.currentTime + after;
    const tone = new OscillatorNode(context, {type: 'triangle', frequency: hertz});
    const loudness = new GainNode(context, {gain: 0});
    loudness.gain.setValueAtTime(VOLUME, begins);
    loudness.gain.exponentialRampToValueAtTime(0.0001, begins + seconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(begins);
    tone.stop(begins + seconds);
  }
}
