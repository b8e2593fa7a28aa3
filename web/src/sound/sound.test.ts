import { afterEach, describe, expect, it, vi } from "vitest";
import { speakers } from "./sound.svelte";
import { RECIPES, SOUNDS, type Mixer } from "./synth";

/** A loudspeaker that only counts. */
function fakeDesk(): { mixer: Mixer; starts: number[]; stops: number[] } {
  const [starts, stops]: [number[], number[]] = [[], []];
  const param = {
    value: 0,
    setValueAtTime: vi.fn(),
    linearRampToValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  };
  const node = () => ({
    connect: (next: unknown) => next,
    gain: { ...param },
    frequency: { ...param },
    Q: { value: 0 },
    type: "",
    buffer: null,
    start: (at: number) => starts.push(at),
    stop: (at: number) => stops.push(at),
  });
  const context = {
    sampleRate: 100,
    createBuffer: () => ({ getChannelData: () => new Float32Array(200) }),
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
  };
  return { mixer: { context: context as never, out: {} as never, at: 1, pitch: 1 }, starts, stops };
}

describe("every sound", () => {
  it.each(SOUNDS)("%s begins at once and ends soon", (sound) => {
    const { mixer, starts, stops } = fakeDesk();
    RECIPES[sound](mixer);
    expect(Math.min(...starts)).toBeCloseTo(1, 1);
    expect(stops).toHaveLength(starts.length);
    expect(Math.max(...stops)).toBeLessThan(1 + 2.6);
  });
});

describe("a sound that is made for waiting", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("falls silent when the wait is over, and others do not", () => {
    const dampers: { gain: { setTargetAtTime: ReturnType<typeof vi.fn> } }[] = [];
    const { mixer } = fakeDesk();
    const made = mixer.context as unknown as { createGain: () => object };
    const damping = (): object => {
      const node = { ...made.createGain() } as { gain: Record<string, unknown> };
      const gain = { ...node.gain, setTargetAtTime: vi.fn() };
      dampers.push({ gain });
      return { ...node, gain };
    };
    const context = { ...made, state: "running", currentTime: 1, destination: {}, resume: () => undefined };
    vi.stubGlobal("AudioContext", function () {
      return { ...context, createGain: damping, createDynamicsCompressor: damping };
    });
    speakers.wakeOnTouch();
    dispatchEvent(new Event("pointerdown"));

    const stop = new AbortController();
    const silenced = (): number => dampers.filter(({ gain }) => gain.setTargetAtTime.mock.calls.length).length;
    speakers.play("roll", { until: stop.signal });
    speakers.play("coins");
    expect(silenced()).toBe(0);
    stop.abort();
    expect(silenced()).toBe(1);
    const before = dampers.length;
    speakers.play("roll", { until: stop.signal });
    expect(dampers).toHaveLength(before); // what is over before it begins is not begun
  });
});
