import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { bestQuote, scoreSentence, wordCount } from "../../text/text.ts";

const LONGEST = 16;

/** A dated remark from a page that was read, where it sharpens the question; "" elsewhere. */
export function observationFor(state: JourneyState, field: FieldId, isProbe: boolean): string {
  const page = state.pages.find((each) => each.role === "rival" && each.failure === null);
  if (page === undefined) return "";
  if (field === "market.rivals" && !isProbe) {
    return remark(page, page.prices.find(isPrintable) ?? "");
  }
  if (field === "difference.only" && isProbe) {
    const best = page.sentences.filter((each) =>
      isPrintable(each) && !page.prices.includes(each)
    ).toSorted((a, b) => scoreSentence(b) - scoreSentence(a))[0];
    return remark(page, best ?? "");
  }
  return "";
}

function remark(page: { label: string; read_at: string }, snippet: string): string {
  const quote = bestQuote(snippet, LONGEST) || snippet;
  return quote === "" ? "" : `Seen: ${page.label} says, read on ${page.read_at.slice(0, 10)}: “${quote}”`;
}

function isPrintable(text: string): boolean {
  return wordCount(text) >= 3 && wordCount(text) <= LONGEST && !/[?？“”*_]/.test(text);
}
