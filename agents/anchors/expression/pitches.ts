import type { Block } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { wordCount } from "../../evidence/evidence.ts";
import {
  bestSaid,
  doingSaid,
  openingSaid,
  refusalsSaid,
  type Said,
  sentencesSaid,
} from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { brief, briefCell, untied } from "../words/cuts.ts";
import { quoted, row, table } from "../section.ts";
import { proofs } from "./proof_inventory.ts";

/** Words that a person says in that time, at 150 words a minute. */
const PITCHES = [{ seconds: 10, words: 25 }, { seconds: 30, words: 75 }, { seconds: 60, words: 150 }];

interface Part {
  /** Our own few words, which end before the founder's begin. */
  lead: string;
  words: Said;
}

/** Three pitches made of the founder's own sentences, in the order in which they are spoken. */
export function pitchTable(state: JourneyState): Block | null {
  const offer = openingSaid(state, "offering.what", 30);
  const parts = partsOf([
    ["", offer],
    ["Only here", refusalsSaid(state, "difference.only").find((each) => !namesRival(state, each.quote))],
    ["How it goes", doingSaid(state)],
    ["What came of it", proofs(state)[0]],
    ["Why I do it", bestSaid(state, "identity.why", 30)],
    ["You know how it is", problemOf(state)],
    ["And", proofs(state)[1]],
    ["What it costs", bestSaid(state, "revenue.model", 26)],
  ]);
  const short = parts.map((each) => ({ ...each, words: brief(each.words, each.lead === "" ? 10 : 13) }));
  const rows = PITCHES.map(({ seconds, words }) => {
    const spoken = within(words < 40 ? short : parts, words);
    return row(
      [`${seconds} seconds`, spoken.map(printed).join(" ")],
      ...spoken.map((each) => each.words.mark),
    );
  }).filter((each) => each.marks.length > 0);
  return rows.length === 0 ? null : table(["pitch", "in your own sentences"], rows, "Three pitches");
}

/** What stands on the first screen of a homepage: one line, what it is under it, a proof beside it. */
export function heroTable(state: JourneyState, line: Said | null): Block | null {
  const offer = openingSaid(state, "offering.what", 26);
  const proof = proofs(state)[0];
  const parts = [
    { place: "headline", words: line },
    { place: "under it", words: offer },
    { place: "beside it, a proof", words: proof },
  ].flatMap(({ place, words }) => words === null || words === undefined ? [] : [{ place, words }]);
  const once = parts.filter(({ words }, at) =>
    !parts.slice(0, at).some((earlier) => earlier.words.quote.includes(words.quote))
  );
  return once.length < 2 ? null : table(
    ["homepage", "in your words"],
    once.map(({ place, words }) => row([place, briefCell(untied(words), 26)], words.mark)),
    "Homepage, first screen",
  );
}

function problemOf(state: JourneyState): Said | null {
  return sentencesSaid(state, "market.obstacle")[1] ?? sentencesSaid(state, "market.obstacle")[0] ?? null;
}

function partsOf(list: [string, Said | null | undefined][]): Part[] {
  const parts = list.flatMap(([lead, words]) =>
    words === null || words === undefined ? [] : [{ lead, words: untied(words) }]
  );
  return parts.filter(({ words }, at) =>
    !parts.slice(0, at).some((each) => each.words.quote === words.quote)
  );
}

function printed({ lead, words }: Part): string {
  const said = quoted(words.quote, words.whole).replace(/^… /u, "");
  return lead === "" ? said : `${lead}: ${said}`;
}

/** As many parts, in their order, as fit in the time. */
function within(parts: Part[], most: number): Part[] {
  let words = 0;
  return parts.filter((each) => {
    const length = wordCount(printed(each));
    const fits = words + length <= most;
    if (fits) words += length;
    return fits;
  });
}
