/** Sounds of wood and steel, made on the spot, and the buzz that goes with them. Never the only sign of anything. */

export type Sound = 'card' | 'turn' | 'attack' | 'tick' | 'refused' | 'event' | 'curtain' | 'victory' | 'word';

const BUZZ: Record<Sound, number | number[]> = {
  card: 0,
  turn: 20,
  attack: 60,
  tick: 10,
  refused: [10, 30, 10],
  event: [30, 40, 30],
  curtain: 0,
  victory: 0,
  word: 0,
};

let context: AudioContext | null = null;

function noise(ctx: AudioContext, seconds: number): AudioBufferSourceNode {
  const buffer = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * seconds), ctx.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  return source;
}

interface Strike {
  at?: number;
  seconds: number;
  volume: number;
  /** Pitch of a tone, gliding to `to`; without one it is noise through a filter. */
  tone?: number;
  to?: number;
  filter?: { type: BiquadFilterType; from: number; to?: number; q?: number };
  wave?: OscillatorType;
}

function strike(ctx: AudioContext, { at = 0, seconds, volume, tone, to, filter, wave = 'sine' }: Strike): void {
  const start = ctx.currentTime + at;
  const gain = ctx.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  let out: AudioNode = gain;
  if (filter) {
    const node = ctx.createBiquadFilter();
    node.type = filter.type;
    node.Q.value = filter.q ?? 1;
    node.frequency.setValueAtTime(filter.from, start);
    if (filter.to) node.frequency.exponentialRampToValueAtTime(filter.to, start + seconds);
    node.connect(gain);
    out = node;
  }
  let source: AudioScheduledSourceNode;
  if (tone) {
    const oscillator = ctx.createOscillator();
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(tone, start);
    if (to) oscillator.frequency.exponentialRampToValueAtTime(to, start + seconds);
    source = oscillator;
  } else source = noise(ctx, seconds);
  source.connect(out);
  gain.connect(ctx.destination);
  source.start(start);
  source.stop(start + seconds + 0.02);
}

const SCORES: Record<Sound, Strike[]> = {
  card: [{ seconds: 0.06, volume: 0.3, filter: { type: 'bandpass', from: 2600, to: 900 } }],
  turn: [0, 0.16].map((at) => ({ at, seconds: 0.12, volume: 0.6, tone: 150, to: 70 })),
  attack: [
    { seconds: 0.3, volume: 0.25, filter: { type: 'bandpass', from: 3200, to: 6500, q: 8 } },
    { seconds: 0.28, volume: 0.08, tone: 2100, to: 3400, wave: 'sawtooth' },
  ],
  tick: [{ seconds: 0.04, volume: 0.35, tone: 1100, to: 700, wave: 'square' }],
  refused: [{ seconds: 0.16, volume: 0.6, tone: 90, to: 50, wave: 'triangle' }],
  event: [110, 164, 233].map((tone, n) => ({ seconds: 1.6 - n * 0.3, volume: 0.28 - n * 0.07, tone })),
  curtain: [{ seconds: 0.5, volume: 0.2, filter: { type: 'lowpass', from: 1800, to: 200 } }],
  victory: [
    { seconds: 0.09, volume: 0.7, filter: { type: 'bandpass', from: 1500, q: 1.4 } },
    { at: 0.012, seconds: 0.06, volume: 0.5, filter: { type: 'highpass', from: 2200 } },
  ],
  word: [{ seconds: 0.05, volume: 0.18, tone: 420, to: 560, wave: 'triangle' }],
};

/** Make a sound, if they are switched on. */
export function play(sound: Sound, on: boolean): void {
  if (!on || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    for (const one of SCORES[sound]) strike(context, one);
    if (BUZZ[sound]) navigator.vibrate?.(BUZZ[sound]);
  } catch {
    // a browser without sound plays on in silence
  }
}
