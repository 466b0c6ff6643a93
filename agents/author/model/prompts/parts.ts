import type { WrittenPartId } from "../../../strategy/written.ts";
import { ATTENTION_PARTS } from "./attention_parts.ts";
import { EVOLUTION_PARTS } from "./evolution_parts.ts";
import { EXPRESSION_PARTS } from "./expression_parts.ts";
import { TRUTH_PARTS } from "./truth_parts.ts";

const DECK =
  `The pitch deck. Read in three minutes by somebody with forty others open; the first four slides decide.
- One row for each slide given below, by its id. headline: a full sentence that makes the slide's point, at most sixteen words, so that the headlines alone read as the argument. body: at most 40 words in all, two or three sentences that prove the headline and do not repeat it or the picture.
- Problem before product, a case before the general, numbers with what they count. What is not raised, sold or measured is not hinted at. Said aloud it should sound like the founder talking to somebody they respect.`;

const CALENDAR = `Thirty days of posts in the founder's voice. Each draft can be sent today as it stands.
- One row for each entry given below, by its uid. Read its channel: a letter to a treasurer, a counter card and a post are three ways of writing, and some channels are a person talking.
- hook: a whole sentence of at most fourteen words that makes the right reader stop because it is about their own situation, and no other reader. No question that everybody answers with yes, no hook twice.
- draft: 40 to 120 words. Begins in the middle of a case, holds one thing that only this founder knows, a number or a name from the dossier where one fits, and ends where the reader has something to do or to think about. No hashtags, no greeting to everybody, no lesson spelt out. Its ids carry all of it.
- call_to_action: the smallest real step, at most ten words. look_for: only for an open entry, what event or question of these days to pick up there, one line; its hook is "" and its draft null.
- Across the thirty days no proof, case or number more than twice.`;

/** What every section has beside its own parts. */
const FRAME = `Every section also has
- headline: a claim of at most 18 words that says what this section found and could be wrong. Not its topic.
- choice: what was chosen here, what was rejected, why, and what that gives up; each a short sentence. null where the founder chose nothing here.`;

/** The task of writing one part. */
export function partInstructions(id: WrittenPartId): string {
  const brief = briefOf(id);
  return id === "deck" || id === "calendar" ? brief : `${brief}\n\n${FRAME}`;
}

function briefOf(id: WrittenPartId): string {
  if (id === "deck") return DECK;
  if (id === "calendar") return CALENDAR;
  const briefs: Record<Exclude<WrittenPartId, "deck" | "calendar">, string> = {
    ...TRUTH_PARTS,
    ...EXPRESSION_PARTS,
    ...ATTENTION_PARTS,
    ...EVOLUTION_PARTS,
  };
  return briefs[id];
}
