import type { Capture, PageBlock, PageChange } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import type { Language } from "../../text/lexicon.ts";
import { matterIn, type Place } from "./evidence.ts";

const QUESTION = /[?？]$/u;
const WORD = /\p{L}{3}|[\p{Script=Han}\p{Script=Katakana}]/u;
const MOST_ABOVE = 12;

/**
 * A change under the kind that all of it speaks for: the reading that found it knows its own words, the sentence, the
 * question and the row around them may say more ("four times a month, shoes on us" and now "once a month").
 */
export function withKind(
  change: PageChange,
  { before, after, languages, isByPlace }: {
    before: Capture;
    after: Capture;
    languages: readonly Language[];
    /** Told by its place: of its kind only a list of groups is sure. */
    isByPlace: boolean;
  },
): PageChange {
  if (change.kind === "closed" || change.before === null || change.after === null) return change;
  // "£44" may stand on a page twice, and "7" anywhere: which line they were read on is not sure.
  const isSum = change.kind === "price" && /\d/.test(change.before + change.after);
  if (isSum || [change.before, change.after].some((text) => !WORD.test(text))) return change;
  const [was, is] = [lineOf(before, change.before, languages), lineOf(after, change.after, languages)];
  const line = is ?? was;
  if (line === null) return change;
  const sentences = [was?.sentence ?? change.before, is?.sentence ?? change.after] as const;
  const told = isByPlace && change.kind !== "audience" ? null : change.kind;
  const matter = matterIn(...sentences, { place: line.place, languages, told });
  return matter === null ? change : { ...change, kind: matter };
}

/** The sentence in which a stretch of a page stands, and its place; null where the page does not have it. */
function lineOf(
  { blocks }: Capture,
  stretch: string | null,
  languages: readonly Language[],
): { sentence: string; place: Place } | null {
  if (stretch === null) return null;
  const at = blocks.findIndex(({ text, place }) => place === "body" && text.includes(stretch));
  const block = blocks[at];
  if (block === undefined) return null;
  const split = sentenceSplitter(languages[0] ?? null);
  return {
    sentence: split(block.text).find((text) => text.includes(stretch)) ?? stretch,
    place: {
      over: overOf(blocks.slice(Math.max(0, at - MOST_ABOVE), at).toReversed()),
      label: block.label,
      isOffered: block.priced || block.label.includes(" · "),
    },
  };
}

/** The question right before a block, or the heading over it, of the blocks above it, the nearest first. */
export function overOf(above: readonly PageBlock[]): string {
  const [first] = above;
  if (first !== undefined && QUESTION.test(first.text)) return first.text;
  return above.find(({ level }) => level > 0)?.text ?? "";
}
