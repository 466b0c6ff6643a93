import type { Block } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { wordCount } from "../../evidence/evidence.ts";
import {
  bestSaid,
  doingSaid,
  namesRival,
  openingSaid,
  refusalsSaid,
  type Said,
  sentencesSaid,
} from "../answers.ts";
import { quoted, row, table } from "../section.ts";
import { proofs } from "./proof_inventory.ts";

/** Words that a person says in that time, at 150 words a minute. */
const PITCHES = [{ seconds: 10, words: 25 }, { seconds: 30, words: 75 }, { seconds: 60, words: 150 }];

/** Three pitches made only of the founder's own sentences, in the order in which they are spoken. */
export function pitchTable(state: JourneyState): Block | null {
  const parts: Said[] = [
    openingSaid(state, "offering.what", 30),
    refusalsSaid(state, "difference.only").find((each) => !namesRival(state, each.quote)),
    doingSaid(state),
    proofs(state)[0],
    bestSaid(state, "identity.why", 30),
    sentencesSaid(state, "market.obstacle")[1],
    proofs(state)[1],
    bestSaid(state, "revenue.model", 26),
  ].filter((each): each is Said => each !== undefined && each !== null);
  const short = [openingSaid(state, "offering.what", 13), ...parts.slice(1)].filter((each): each is Said =>
    each !== null
  );
  const rows = PITCHES.map(({ seconds, words }) => {
    const spoken = within(words < 40 ? short : parts, words);
    return row(
      [`${seconds} seconds`, spoken.map((each) => quoted(each.quote, each.whole)).join(" ")],
      ...spoken.map((each) => each.mark),
    );
  }).filter((each) => each.marks.length > 0);
  return rows.length === 0 ? null : table(["pitch", "in your own sentences"], rows, "Three pitches");
}

function within(parts: Said[], most: number): Said[] {
  let words = 0;
  const end = parts.findIndex((each) => {
    words += wordCount(each.quote);
    return words > most;
  });
  return end === -1 ? parts : parts.slice(0, end);
}
