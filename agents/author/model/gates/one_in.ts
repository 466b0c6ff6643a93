import type { Figure } from "./figure.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { idsOf, type Leaf } from "./leaf.ts";
import { isShareOfCited, saidShares } from "./ratios.ts";
import { type Approximation, approximationOf } from "./rounding.ts";
import { PARTS } from "./words.ts";

/** "One customer in three", "un client sur trois", "uno de cada tres": an article is often no number of its own. */
const AHEAD = new RegExp(`${PARTS.sourceOf("one_in")}\\s$`, "iu");
/** "三人に一人", "9回に1回": the whole comes first. */
const BEHIND = new RegExp(`^(${PARTS.sourceOf("counters")})に[一1１](?:\\1|つ)`, "u");

/** "One in a hundred" is a share, one in 312 is a count. */
const MOST = 100;
/** Points of a hundred that such a share may be off, and that "more than one in three" may lie beyond. */
const NEAR = 2.5;
const BEYOND = 15;

/** True for a number with "one in" before it, however large. */
export function isAfterOneIn({ index }: Pick<Figure, "index">, text: string): boolean {
  return AHEAD.test(text.slice(0, index));
}

/** True for the three of "one in three". */
export function isOneIn({ value, unit, index, end, upTo }: Figure, text: string): boolean {
  return unit.kind === "plain" && upTo === null && value > 1 && value <= MOST &&
    (AHEAD.test(text.slice(0, index)) || BEHIND.test(text.slice(end)));
}

interface Beside {
  text: string;
  leaf: Leaf;
  ground: Ground;
  /** Shares in per cent that are shown beside it. */
  shown: readonly number[];
}

/** True where a cited share, one that is shown beside it, or a result of a sum is about one in so many. */
export function isShareOfOne(figure: Figure, { text, leaf, ground, shown }: Beside): boolean {
  const share = 100 / figure.value;
  const cited = citedSentences(idsOf(leaf), ground);
  if (isShareOfCited(share, cited, ground)) return true;
  const one = AHEAD.exec(text.slice(0, figure.index));
  const said = one === null ? null : approximationOf(text, { index: one.index, end: figure.end });
  return [...saidShares(cited, ground), ...shown].some((percent) => isAbout(percent, share, said));
}

function isAbout(percent: number, share: number, said: Approximation | null): boolean {
  const beyond = said === "under" ? share - percent : percent - share;
  return Math.abs(beyond) <= Math.min(NEAR, share / 4) ||
    (said === "over" || said === "under") && beyond > 0 && beyond <= BEYOND;
}
