import { setTimeout as pause } from "node:timers/promises";

const BETWEEN_LOOKS_MS = 5;

/** Looks at /health again and again until the signal aborts; how long each look waited, in milliseconds. */
export async function lookAtHealth(origin: string, signal: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  while (!signal.aborted) {
    const started = performance.now();
    await (await fetch(`${origin}/health`)).text();
    waits.push(performance.now() - started);
    await pause(BETWEEN_LOOKS_MS);
  }
  return waits;
}

/** A server warms up a second after its start: a calm stretch is longer. */
const CALM_STRETCH_MS = 2_000;
/** On a machine that is never calm it is gone on with all the same. */
const MOST_STRETCHES = 10;

/** Waits until for a while no look has waited longer than so many milliseconds. */
export async function awaitCalm(origin: string, mostWait: number): Promise<void> {
  for (let stretch = 0; stretch < MOST_STRETCHES; stretch++) {
    const { waits } = await lookMeanwhile(origin, () => pause(CALM_STRETCH_MS));
    if (waits.every((wait) => wait <= mostWait)) return;
  }
}

/** Does something and looks at /health meanwhile: how long it lasted, and how long each look waited. */
export async function lookMeanwhile(
  origin: string,
  act: () => Promise<unknown>,
): Promise<{ lasted: number; waits: number[] }> {
  const looking = new AbortController();
  const looks = lookAtHealth(origin, looking.signal);
  const started = performance.now();
  try {
    await act();
  } finally {
    looking.abort();
  }
  return { lasted: performance.now() - started, waits: await looks };
}
