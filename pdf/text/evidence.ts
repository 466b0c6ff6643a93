import { labelled, type Say } from "../../agents/sections/labels.ts";
import type { Claim, Mark, MarkKind } from "../../agents/domain/claims.ts";
import { needsSegments } from "./breaks.ts";

/** The ledger's four kinds: each a shape as well as a colour, so that neither is needed alone. */
export const SHAPES: Record<MarkKind, string> = { said: "●", source: "■", inference: "–", assumption: "▲" };

export const KIND_NAMES: Record<MarkKind, string> = {
  said: "Said",
  source: "Source",
  inference: "Inference",
  assumption: "Assumption",
};

/** A note in the margin shows where a sentence comes from; the words themselves stand among the facts. */
const NOTE_WORDS = 5;
const LONGEST_QUOTE = 60;
/** In scripts without blanks five words are about ten signs, and one line of the margin holds them. */
const LONGEST_UNSPACED = 12;

/** `https://www.jettybase.example/prices?x=1` → "jettybase.example". */
export function hostOf(url: string): string {
  try {
    return new URL(url).host.replace(/^www\./, "");
  } catch {
    return url;
  }
}

/** "20 November 2026" of an ISO date or time, in UTC; other text stays as it is. */
export function longDate(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return date.toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
}

/** The beginning of an exact stretch between quotation marks; a cut is marked by … outside of them. */
function quoted(quote: string): string {
  const words = quote.split(/\s+/u);
  if (words.length > NOTE_WORDS) return `“${words.slice(0, NOTE_WORDS).join(" ")}” …`;
  const longest = needsSegments(quote) ? LONGEST_UNSPACED : LONGEST_QUOTE;
  return quote.length <= longest ? `“${quote}”` : `“${[...quote].slice(0, longest).join("")}” …`;
}

/** True where a sentence prints the words themselves, or a stretch of them in quotation marks. */
function standsIn(quote: string, text: string): boolean {
  if (text.includes(quote)) return true;
  const printed = [...text.matchAll(/“([^“”]+)”/gu)].map(([, words = ""]) => words.replace(/[.。]$/u, ""));
  return printed.some((words) => quote.includes(words));
}

/** What a mark says in the margin; "" where the sentence itself already shows all of it. */
export function noteOf(mark: Mark, claim: Claim, say: Say = (text) => text): string {
  switch (mark.kind) {
    case "said":
      return standsIn(mark.quote, claim.text) ? "" : quoted(mark.quote);
    case "source": {
      const where = `${say(mark.label)}, ${say(`read ${longDate(mark.read_at)}`)}`;
      return claim.text.includes(mark.quote) ? where : `${where}: ${quoted(mark.quote)}`;
    }
    case "inference":
      return mark.how ?? "";
    case "assumption":
      return labelled("Assumed. Cheapest test", mark.test, say);
  }
}

/** The kinds that a claim's marks are of, each once, in the order of its marks. */
export function kindsOf(marks: Mark[]): MarkKind[] {
  return [...new Set(marks.map((mark) => mark.kind))];
}

/** Addresses in a text as their hosts alone, which fit a table's column. */
export function withHosts(text: string): string {
  return text.replace(/https?:\/\/[^\s,;]+/g, hostOf);
}
