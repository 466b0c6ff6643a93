const AT_ONCE = 16;

/** The number below which a share of 0 to 1 of the numbers lie. */
export function percentile(numbers: number[], share: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? NaN;
}

/** The middle one of the numbers. */
export function median(numbers: number[]): number {
  return percentile(numbers, 0.5);
}

/** Prints a figure, beside its control where there is one. */
export type PrintLine = (what: string, ours: number, control?: number, controlName?: string) => void;

/** How long each of `count` runs took, in milliseconds, one after another. */
export async function timed(count: number, run: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const began = performance.now();
    await run(index);
    times.push(performance.now() - began);
  }
  return times;
}

export interface Asked {
  url: string;
  headers?: Record<string, string>;
}

/** Requests a second, with sixteen under way at any time, for `seconds`. */
async function throughput({ url, headers = {} }: Asked, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  async function ask(): Promise<void> {
    while (performance.now() < until) {
      const response = await fetch(url, { headers });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${url} answered ${response.status}`);
      answered++;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return answered / seconds;
}

/** Both in turn, the order reversed each round, so that neither has the warmer machine. Medians. */
export async function compare(ours: Asked, control: Asked): Promise<{ ours: number; control: number }> {
  const rates: Record<"ours" | "control", number[]> = { ours: [], control: [] };
  await throughput(ours, 0.5);
  await throughput(control, 0.5);
  for (let round = 0; round < 4; round++) {
    const pair = [["ours", ours], ["control", control]] as const;
    for (const [name, asked] of round % 2 === 0 ? pair : pair.toReversed()) {
      rates[name].push(await throughput(asked, 1));
    }
  }
  return { ours: median(rates.ours), control: median(rates.control) };
}
