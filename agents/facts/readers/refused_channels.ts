import type { TextFact } from "../../domain/facts.ts";
import { cuePattern, hasCue } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { readRows } from "../rows.ts";
import { nameIn } from "../row_names.ts";
import type { Passage } from "../passages.ts";
import { textOf } from "../passages.ts";
import type { Reading } from "../reader.ts";
import type { Statement, Statements } from "../statement.ts";

/** A stated clause without a refusal is a bare name up to this many words. */
const MOST_BARE_WORDS = 4;

/** Reads the channels that the founder refuses, each by its name, without the refusal. */
export function readRefusedChannels(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "refused_channels",
    field: "channels.refused",
    question: "Which channels would you never use?",
    isUsable: isRefused,
    nameOf: refusedIn,
  });
}

function isRefused(clause: Statement): boolean {
  const { text, standing, sentence } = clause;
  if (standing === "negated" || hasCue(text, sentence.languages, "refusal")) return true;
  return wordCount(text) <= MOST_BARE_WORDS && !hasCue(text, sentence.languages, "auxiliaries", "yes");
}

/** What stands behind the refusal; before it in languages that refuse last. */
function refusedIn(passage: Passage): Passage | null {
  const text = textOf(passage);
  const refusal = [...text.matchAll(cuePattern(passage.languages, "refusal", "negation"))].at(0);
  if (refusal === undefined) return nameIn(passage);
  const behind = { ...passage, from: passage.from + refusal.index + refusal[0].length };
  const before = { ...passage, to: passage.from + refusal.index };
  return nameIn(behind) ?? nameIn(before);
}
