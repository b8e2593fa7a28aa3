// Every sound of the game, made of noise and a few sines; no samples. Each recipe writes into a node and says when it
// is over.

/** What a recipe plays into, and when. */
export interface Mixer {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
  /** 1 as written; 2 an octave higher. */
  readonly pitch: number;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, made once. */
function whiteNoise(context: BaseAudioContext): AudioBuffer {
  const made = noises.get(context);
  if (made) return made;
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

interface Shape {
  readonly delay?: number;
  readonly attack?: number;
  readonly decay: number;
  readonly loud: number;
}

/** Quickly up, then down to nothing. */
function envelope({ context, out, at }: Mixer, { delay = 0, attack = 0.003, decay, loud }: Shape): GainNode {
  const gain = context.createGain();
  const start = at + delay;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + attack + decay);
  gain.connect(out);
  return gain;
}

function tone(mixer: Mixer, shape: Shape & { from: number; to?: number; wave?: OscillatorType }): void {
  const { delay = 0, attack = 0.003, decay, from, to = from, wave = "sine" } = shape;
  const voice = mixer.context.createOscillator();
  const start = mixer.at + delay;
  voice.type = wave;
  voice.frequency.setValueAtTime(from * mixer.pitch, start);
  voice.frequency.exponentialRampToValueAtTime(to * mixer.pitch, start + attack + decay);
  voice.connect(envelope(mixer, shape));
  voice.start(start);
  voice.stop(start + attack + decay + 0.02);
}

function noise(
  mixer: Mixer,
  shape: Shape & { filter: BiquadFilterType; from: number; to?: number; sharp?: number },
): void {
  const { delay = 0, attack = 0.003, decay, filter: type, from, to = from, sharp = 1 } = shape;
  const source = mixer.context.createBufferSource();
  const filter = mixer.context.createBiquadFilter();
  const start = mixer.at + delay;
  source.buffer = whiteNoise(mixer.context);
  filter.type = type;
  filter.Q.value = sharp;
  filter.frequency.setValueAtTime(from * mixer.pitch, start);
  filter.frequency.exponentialRampToValueAtTime(to * mixer.pitch, start + attack + decay);
  source.connect(filter).connect(envelope(mixer, shape));
  source.start(start, Math.random());
  source.stop(start + attack + decay + 0.02);
}

export const RECIPES = {
  /** A bag snaps shut: leather. */
  thud(mixer: Mixer): void {
    tone(mixer, { from: 120, to: 46, decay: 0.2, loud: 0.9 });
    noise(mixer, { filter: "lowpass", from: 900, to: 160, decay: 0.14, loud: 0.5 });
  },
  /** A slip on the table: a flat smack of paper. */
  slap(mixer: Mixer): void {
    noise(mixer, { filter: "bandpass", from: 2600, to: 1100, sharp: 0.7, attack: 0.001, decay: 0.06, loud: 0.8 });
    tone(mixer, { from: 190, to: 120, decay: 0.05, loud: 0.25 });
  },
  /** A declaration: knuckles on wood. */
  knock(mixer: Mixer): void {
    for (const delay of [0, 0.13]) {
      tone(mixer, { delay, from: 340, to: 300, decay: 0.09, loud: 0.6 });
      tone(mixer, { delay, from: 820, decay: 0.04, loud: 0.18, wave: "triangle" });
      noise(mixer, { delay, filter: "bandpass", from: 1800, attack: 0.001, decay: 0.02, loud: 0.25 });
    }
  },
  /** A seal breaks. */
  crack(mixer: Mixer): void {
    for (const [delay, loud] of [
      [0, 0.9],
      [0.035, 0.5],
      [0.06, 0.35],
      [0.1, 0.2],
    ] as const) {
      noise(mixer, { delay, filter: "highpass", from: 1900, attack: 0.001, decay: 0.035, loud });
    }
  },
  /** A card is turned. Rises with each card when pitch does. */
  flick(mixer: Mixer): void {
    noise(mixer, { filter: "bandpass", from: 1700, to: 4200, sharp: 1.4, attack: 0.012, decay: 0.07, loud: 0.5 });
  },
  /** The stamp that says true: a bright knock. */
  truth(mixer: Mixer): void {
    tone(mixer, { from: 660, to: 620, decay: 0.16, loud: 0.4, wave: "triangle" });
    tone(mixer, { from: 990, decay: 0.22, loud: 0.25 });
    noise(mixer, { filter: "bandpass", from: 1500, attack: 0.001, decay: 0.04, loud: 0.5 });
  },
  /** The stamp that says lie: a low thump. */
  lie(mixer: Mixer): void {
    tone(mixer, { from: 96, to: 38, decay: 0.36, loud: 1 });
    noise(mixer, { filter: "lowpass", from: 500, to: 90, attack: 0.001, decay: 0.2, loud: 0.7 });
  },
  /** Coins change hands: detuned pings. */
  coins(mixer: Mixer): void {
    for (let i = 0; i < 5; i++) {
      const from = 2300 * (1 + (Math.random() - 0.5) * 0.35);
      const delay = i * 0.045 + Math.random() * 0.015;
      tone(mixer, { delay, from, decay: 0.16, loud: 0.16, attack: 0.001, wave: "triangle" });
      tone(mixer, { delay, from: from * 1.506, decay: 0.22, loud: 0.1, attack: 0.001 });
    }
  },
  /** A card slides face down over the table. */
  scrape(mixer: Mixer): void {
    for (let i = 0; i < 6; i++) {
      const delay = i * 0.07;
      noise(mixer, {
        delay,
        filter: "bandpass",
        from: 1200 + i * 60,
        sharp: 1.8,
        attack: 0.03,
        decay: 0.09,
        loud: 0.16,
      });
    }
  },
  /** A roll before the winner is named. */
  drum(mixer: Mixer): void {
    for (let i = 0; i < 22; i++) {
      const [delay, loud] = [i * 0.05 + Math.random() * 0.006, 0.1 + i * 0.018];
      noise(mixer, { delay, filter: "bandpass", from: 900, sharp: 0.6, attack: 0.001, decay: 0.06, loud });
      tone(mixer, { delay, from: 180, to: 150, decay: 0.05, loud: loud * 0.6 });
    }
    tone(mixer, { delay: 1.14, from: 110, to: 60, decay: 0.5, loud: 0.9 });
  },
  /** A short roll, louder and louder, before a bag is opened. */
  roll(mixer: Mixer): void {
    for (let i = 0; i < 15; i++) {
      const [delay, loud] = [i * 0.047 + Math.random() * 0.005, 0.06 + i * 0.02];
      noise(mixer, { delay, filter: "bandpass", from: 760, sharp: 0.6, attack: 0.001, decay: 0.05, loud });
      tone(mixer, { delay, from: 165, to: 140, decay: 0.05, loud: loud * 0.7 });
    }
  },
  /** A string is pulled through its loop, and gives way. */
  string(mixer: Mixer): void {
    noise(mixer, { filter: "bandpass", from: 700, to: 3400, sharp: 3, attack: 0.05, decay: 0.16, loud: 0.4 });
    tone(mixer, { delay: 0.2, from: 520, to: 210, decay: 0.07, loud: 0.35, wave: "triangle" });
  },
  /** One bell, for the winner, or for you when it is your turn. */
  bell(mixer: Mixer): void {
    for (const [ratio, loud, decay] of [
      [0.5, 0.22, 2.4],
      [1, 0.3, 1.9],
      [1.19, 0.16, 1.4],
      [1.56, 0.12, 1.1],
      [2.0, 0.12, 0.9],
      [2.66, 0.07, 0.6],
    ] as const) {
      tone(mixer, { from: 523 * ratio, decay, loud });
    }
    noise(mixer, { filter: "highpass", from: 3000, attack: 0.001, decay: 0.02, loud: 0.15 });
  },
} as const;

export type Sound = keyof typeof RECIPES;
export const SOUNDS = Object.keys(RECIPES) as Sound[];
