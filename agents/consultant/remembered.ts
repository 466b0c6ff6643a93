import type { Superseded } from "../author/model/dossier/superseded.ts";
import { sentencesOf } from "../text/text.ts";
import type { Remembered } from "./follow_up.ts";

/** What is remembered without the sentences that tell what the founder has corrected since: it never comes back. */
export function rememberedAsItStands(memory: Remembered[], superseded: Superseded[]): Remembered[] {
  const gone = superseded.map(({ quote }) => quote.trim())
    .filter((quote) => quote.length >= SHORTEST || /\d/.test(quote)).map(standingAlone);
  if (gone.length === 0) return memory;
  const tells = (sentence: string) => gone.some((pattern) => pattern.test(sentence));
  return memory.map((each) => ({ ...each, answer: without(each.answer, tells) }));
}

/** Fewer letters without a number stand in other sentences too. */
const SHORTEST = 6;

/** "£45" is no part of "£450". */
function standingAlone(quote: string): RegExp {
  const escaped = RegExp.escape(quote);
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?!\\p{L}|\\p{N}|[.,]\\d)`, "u");
}

function without(answer: string, tells: (sentence: string) => boolean): string {
  return answer.split("\n").flatMap((line) => {
    if (!tells(line)) return [line];
    const kept = sentencesOf(line).filter((sentence) => !tells(sentence)).join(" ");
    return kept === "" ? [] : [kept];
  }).join("\n");
}
