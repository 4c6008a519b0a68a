/** Small dry sounds, made on the spot. */
let context: AudioContext | undefined;

/** A short burst of filtered noise: bone on felt, wood on stone. */
function knock(at: AudioContext, pitch: number, length: number, when = 0): void {
  const frames = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, frames, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 3;
  const source = at.createBufferSource();
  source.buffer = buffer;
  const filter = at.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch * (0.97 + Math.random() * 0.06);
  filter.Q.value = 2.5;
  const gain = at.createGain();
  gain.gain.value = 0.35;
  source.connect(filter).connect(gain).connect(at.destination);
  source.start(at.currentTime + when);
}

function bell(at: AudioContext, pitch: number, length: number, when = 0): void {
  const tone = at.createOscillator();
  tone.frequency.value = pitch;
  const gain = at.createGain();
  const start = at.currentTime + when;
  gain.gain.setValueAtTime(0.12, start);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(gain).connect(at.destination);
  tone.start(start);
  tone.stop(start + length);
}

const SOUNDS = {
  roll: (at: AudioContext) => {
    for (let i = 0; i < 4; i++) knock(at, 900 + i * 90, 0.05, i * 0.07);
  },
  place: (at: AudioContext) => knock(at, 420, 0.09),
  score: (at: AudioContext) => bell(at, 880, 0.35),
  turn: (at: AudioContext) => bell(at, 660, 0.3),
  end: (at: AudioContext) => {
    for (const [i, pitch] of [392, 494, 587, 784].entries()) bell(at, pitch, 0.9, i * 0.09);
  },
};
export type Sound = keyof typeof SOUNDS;

export function make(sound: Sound): void {
  context ??= new AudioContext();
  SOUNDS[sound](context);
}
