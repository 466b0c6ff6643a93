import { diffArrays } from "diff";
import type { Capture, PageBlock } from "../../domain/watch.ts";
import { plain, withoutNumbers } from "../reading/masking.ts";

/** So many blocks of a page are laid side by side, and so many of them may differ. */
const MOST_BLOCKS = 600;
const MOST_EDITS = 100;

/** Blocks that stand between two that both captures have: what is gone from there and what came. */
export interface Run {
  gone: PageBlock[];
  come: PageBlock[];
  /** What stands right before it and behind it in the first capture and in the second. */
  was: Surroundings;
  is: Surroundings;
}

/** The blocks of a page around a run, the nearest first. */
export interface Surroundings {
  before: PageBlock[];
  behind: PageBlock[];
}

const NEAR = 12;

/**
 * The places of a page where something of the business itself came or went, told by what stands around them; a line
 * of which only the figures moved stands. None where two pages share too little.
 */
export function runsOf(before: Capture, after: Capture): Run[] {
  const [was, is] = [before, after].map(({ blocks }) =>
    blocks.filter(({ place, struck }) => place === "body" && !struck).slice(0, MOST_BLOCKS)
  ) as [PageBlock[], PageBlock[]];
  const keys = (blocks: PageBlock[]) => blocks.map(({ text }) => withoutNumbers(text));
  const [one, other] = [keys(was), keys(is)];
  if (beyond(one, other) + beyond(other, one) > MOST_EDITS) return [];
  const parts = diffArrays(one, other, { maxEditLength: MOST_EDITS }) ?? [];
  const runs: Run[] = [];
  let [left, right] = [0, 0];
  let open: { left: number; right: number } | null = null;
  for (const { added, removed, value } of [...parts, { added: false, removed: false, value: [] }]) {
    if (added || removed) open ??= { left, right };
    else if (open !== null) {
      runs.push({
        gone: was.slice(open.left, left),
        come: is.slice(open.right, right),
        was: around(was, open.left, left),
        is: around(is, open.right, right),
      });
      open = null;
    }
    if (!added) left += value.length;
    if (!removed) right += value.length;
  }
  return withoutMoved(runs);
}

/** How many of some lines others do not have: what no alignment can spare. */
function beyond(lines: string[], others: string[]): number {
  const there = new Set(others);
  return lines.filter((line) => !there.has(line)).length;
}

function around(blocks: PageBlock[], from: number, to: number): Surroundings {
  return {
    before: blocks.slice(Math.max(0, from - NEAR), from).toReversed(),
    behind: blocks.slice(to, to + NEAR),
  };
}

/** What is gone from one place and came in another has only moved. */
function withoutMoved(runs: Run[]): Run[] {
  const texts = (side: "gone" | "come") =>
    new Set(runs.flatMap((run) => run[side]).map(({ text }) => plain(text)));
  const [gone, come] = [texts("gone"), texts("come")];
  const moved = gone.intersection(come);
  if (moved.size === 0) return runs;
  const rest = (blocks: PageBlock[]) => blocks.filter(({ text }) => !moved.has(plain(text)));
  return runs.map((run) => ({ ...run, gone: rest(run.gone), come: rest(run.come) }));
}
