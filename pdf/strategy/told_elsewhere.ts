import type { Row } from "../../agents/domain/anchors.ts";
import type { Claim, Mark } from "../../agents/domain/claims.ts";
import { quoted } from "../text/evidence.ts";

// "the one obstacle, quoted in the market analysis": what a section says where another one prints the quote.
const REFERENCE = /([ ]?)[^,:;“”.\n]+, quoted in (?:this section|(?:the )?\p{L}+ \p{L}+)/gu;
const LONGEST = 150;

function isShown(quote: string, text: string): boolean {
  return [...text.matchAll(/“([^”]+)”/g)].some(([, shown = ""]) =>
    quote.includes(shown) || shown.includes(quote)
  );
}

/** A text whose references to quotes are the quotes: one page that stands for all must not send its reader on. */
function inFull(text: string, marks: Mark[]): string {
  const quotes = marks.flatMap((mark) =>
    mark.kind === "said" && !isShown(mark.quote, text) ? [mark.quote] : []
  );
  return text.replace(REFERENCE, (reference, blank: string) => {
    const quote = quotes.shift();
    return quote === undefined ? reference : blank + quoted(quote, LONGEST);
  }).replace(/([.!?]”)\./g, "$1").replace(/\.”,/g, "”,");
}

/** A sentence with the quotes that it refers to. */
export function claimInFull(claim: Claim): Claim {
  return { ...claim, text: inFull(claim.text, claim.marks) };
}

/** A row with the quotes that its cells refer to. */
export function rowInFull({ cells, marks }: Row): Row {
  return { cells: inFull(cells.join("\n"), marks).split("\n"), marks };
}
