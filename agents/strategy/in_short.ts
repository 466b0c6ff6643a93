import type { Claim, Mark } from "../domain/claims.ts";
import type { Verdict } from "../domain/figures.ts";

/** A sentence under the label that says what it is. */
export interface Labelled {
  label: string;
  claim: Claim;
}

/** A number with what it counts. */
export interface CountedNumber {
  value: string;
  label: string;
  mark: Mark;
}

/** The strategy as its one page tells it. What a strategy does not hold is empty. */
export interface InShort {
  headline: Claim;
  kernel: Labelled[];
  actions: Labelled[];
  positioning: Labelled[];
  message: Claim | null;
  pillars: { claim: Claim; lines: Claim[] }[];
  channels: { verdict: Verdict; names: string[] }[];
  attention: Claim | null;
  bet: Labelled[];
  evolution: Claim | null;
  numbers: CountedNumber[];
}
