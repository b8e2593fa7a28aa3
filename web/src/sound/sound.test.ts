import { describe, expect, it, vi } from "vitest";
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
