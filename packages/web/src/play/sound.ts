/** Sounds of our own, made while they are heard: no files. Browsers are silent until the first click, and so are we. */
import { device } from './device.ts';

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

/** From the first click or key on. */
export function allowSound(): void {
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
}

type Out = { readonly ctx: AudioContext; readonly to: AudioNode; readonly at: number };

const SOUNDS = {
  card: (out: Out) => {
    hiss(out, 0, 0.09, 0.4, 3200);
    tone(out, 180, 120, 0.07, 0.09, 0.3, 'sine');
  },
  order: (out: Out) => tone(out, 880, 880, 0, 0.05, 0.12, 'sine'),
  move: (out: Out) => hiss(out, 0, 0.12, 0.35, 500),
  dice: (out: Out) => {
    for (let i = 0; i < 5; i++) hiss(out, i * 0.07, 0.035, 0.5, 1800 + ((i * 613) % 900));
  },
  shot: (out: Out) => {
    tone(out, 1400, 240, 0, 0.16, 0.2, 'sawtooth');
    hiss(out, 0, 0.06, 0.3, 2400);
  },
  hit: (out: Out) => {
    hiss(out, 0, 0.3, 0.7, 420);
    tone(out, 160, 45, 0, 0.3, 0.5, 'sine');
  },
  /** A card or a unit that throws itself at another. */
  strike: (out: Out) => {
    hiss(out, 0.18, 0.3, 0.4, 900);
    tone(out, 130, 420, 0.2, 0.3, 0.16, 'triangle');
  },
  /** Something large is hit: a base, a structure. */
  crack: (out: Out) => {
    hiss(out, 0, 0.06, 0.9, 2600);
    hiss(out, 0.04, 0.5, 0.8, 240);
    tone(out, 110, 32, 0, 0.5, 0.6, 'sine');
  },
  /** Somebody leaves the table. */
  fall: (out: Out) => {
    tone(out, 300, 60, 0, 0.45, 0.3, 'sawtooth');
    hiss(out, 0.1, 0.4, 0.5, 300);
  },
  miss: (out: Out) => tone(out, 420, 260, 0, 0.18, 0.18, 'triangle'),
  heal: (out: Out) => tune(out, [523, 659], 'sine'),
  medal: (out: Out) => tune(out, [784, 988, 1319], 'sine'),
  turn: (out: Out) => tune(out, [392, 523], 'triangle'),
  opening: (out: Out) => {
    tone(out, 98, 98, 0, 2.2, 0.35, 'triangle');
    tune(out, [262, 392, 523, 784], 'triangle', 0.28);
  },
  victory: (out: Out) => {
    blast(out);
    tune({ ...out, at: out.at + 0.9 }, [523, 659, 784, 1047, 784, 1047], 'triangle', 0.18);
  },
  defeat: (out: Out) => {
    blast(out);
    tune({ ...out, at: out.at + 0.9 }, [392, 349, 311, 262], 'triangle', 0.26);
  },
} as const;

export type Sound = keyof typeof SOUNDS;

export function playSound(name: Sound): void {
  const { sound, volume } = device();
  if (!context || !sound || volume === 0 || context.state === 'closed') return;
  const gain = context.createGain();
  gain.gain.value = volume * 0.5;
  gain.connect(context.destination);
  void context.resume();
  SOUNDS[name]({ ctx: context, to: gain, at: context.currentTime });
  setTimeout(() => gain.disconnect(), 4000);
}

/** A few notes one after another, each so many seconds after the last. */
function tune(out: Out, pitches: readonly number[], type: OscillatorType, apart = 0.11): void {
  for (const [i, pitch] of pitches.entries()) tone(out, pitch, pitch, i * apart, apart + 0.2, 0.2, type);
}

/** Something large falls. */
function blast(out: Out): void {
  hiss(out, 0, 0.45, 0.9, 300);
  hiss(out, 0.1, 0.4, 0.5, 900);
  tone(out, 120, 30, 0, 1.1, 0.6, 'sine');
}

function tone(
  { ctx, to, at }: Out,
  from: number,
  end: number,
  late: number,
  long: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = ctx.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(from, at + late);
  source.frequency.exponentialRampToValueAtTime(end, at + late + long);
  source.connect(fade({ ctx, to, at }, late, long, loud));
  source.start(at + late);
  source.stop(at + late + long);
}

function hiss({ ctx, to, at }: Out, late: number, long: number, loud: number, pitch: number): void {
  if (!noise) return;
  const source = ctx.createBufferSource();
  source.buffer = noise;
  const filter = ctx.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter);
  filter.connect(fade({ ctx, to, at }, late, long, loud));
  source.start(at + late, late % 0.2);
  source.stop(at + late + long);
}

function fade({ ctx, to, at }: Out, late: number, long: number, loud: number): GainNode {
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0.0001, at + late);
  gain.gain.linearRampToValueAtTime(loud, at + late + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + late + long);
  gain.connect(to);
  return gain;
}
