// Sounds, made on the spot from noise and a few tones: nothing is loaded, and nothing is made before sound is on.
import { keep, kept } from "../storage";

export type Sound = "shuffle" | "draw" | "shot" | "dodge" | "coin" | "turn";

const KEY = "sound";
let on = kept(KEY) === "on";
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function soundOn(): boolean {
  return on;
}

export function setSound(wanted: boolean): void {
  on = wanted;
  keep(KEY, wanted ? "on" : "off");
  if (wanted) void opened()?.resume();
  else void context?.suspend();
}

/** Play a sound, if sound is on; it never fails loudly. */
export function play(name: Sound): void {
  if (!on || document.hidden) return;
  const audio = opened();
  if (!audio) return;
  if (audio.state === "suspended") void audio.resume();
  const now = audio.currentTime + 0.01;
  VOICES[name](audio, now);
}

function opened(): AudioContext | null {
  if (!context && "AudioContext" in window) context = new AudioContext();
  return context;
}

function noise(audio: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return hiss;
}

/** A swell from silence and back: `rise` and `fall` in seconds. */
function envelope(audio: AudioContext, at: number, loud: number, rise: number, fall: number): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  gain.connect(audio.destination);
  return gain;
}

interface Burst {
  loud: number;
  rise: number;
  fall: number;
  filter: BiquadFilterType;
  from: number;
  to: number;
  q?: number;
}

/** Filtered noise whose filter slides from one pitch to another. */
function burst(audio: AudioContext, at: number, b: Burst): void {
  const source = audio.createBufferSource();
  source.buffer = noise(audio);
  source.loop = true;
  const filter = audio.createBiquadFilter();
  filter.type = b.filter;
  filter.Q.value = b.q ?? 1;
  filter.frequency.setValueAtTime(b.from, at);
  filter.frequency.exponentialRampToValueAtTime(b.to, at + b.rise + b.fall);
  source.connect(filter).connect(envelope(audio, at, b.loud, b.rise, b.fall));
  source.start(at, Math.random() * 0.5);
  source.stop(at + b.rise + b.fall + 0.05);
}

function tone(
  audio: AudioContext,
  at: number,
  wave: OscillatorType,
  from: number,
  to: number,
  b: Omit<Burst, "filter" | "from" | "to">,
): void {
  const source = audio.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + b.rise + b.fall);
  source.connect(envelope(audio, at, b.loud, b.rise, b.fall));
  source.start(at);
  source.stop(at + b.rise + b.fall + 0.05);
}

const VOICES: Record<Sound, (audio: AudioContext, at: number) => void> = {
  shuffle(audio, at) {
    for (let i = 0; i < 9; i++) {
      burst(audio, at + i * 0.045, { loud: 0.12, rise: 0.004, fall: 0.04, filter: "bandpass", from: 3200, to: 1800 });
    }
  },
  draw(audio, at) {
    burst(audio, at, { loud: 0.12, rise: 0.03, fall: 0.11, filter: "bandpass", from: 1500, to: 4200 });
  },
  shot(audio, at) {
    burst(audio, at, { loud: 0.5, rise: 0.002, fall: 0.3, filter: "lowpass", from: 5200, to: 260 });
    tone(audio, at, "triangle", 150, 42, { loud: 0.4, rise: 0.002, fall: 0.18 });
    burst(audio, at + 0.13, { loud: 0.07, rise: 0.02, fall: 0.5, filter: "lowpass", from: 900, to: 200 });
  },
  dodge(audio, at) {
    tone(audio, at, "sine", 2600, 700, { loud: 0.09, rise: 0.02, fall: 0.34 });
    burst(audio, at, { loud: 0.05, rise: 0.02, fall: 0.25, filter: "bandpass", from: 4200, to: 900, q: 6 });
  },
  coin(audio, at) {
    tone(audio, at, "sine", 2093, 2080, { loud: 0.1, rise: 0.003, fall: 0.22 });
    tone(audio, at + 0.07, "sine", 3136, 3110, { loud: 0.08, rise: 0.003, fall: 0.3 });
  },
  turn(audio, at) {
    tone(audio, at, "triangle", 392, 390, { loud: 0.14, rise: 0.005, fall: 0.22 });
    tone(audio, at + 0.13, "triangle", 587, 585, { loud: 0.14, rise: 0.005, fall: 0.4 });
  },
};
