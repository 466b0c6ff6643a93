import type { Claim, Mark } from "../domain/claims.ts";
import { marksOf, ownWords, printedIn, quotesIn } from "../ledger/texts.ts";
import { isSameOutlet } from "../research/feeds/outlet.ts";
import { isRecent, MOST_MONTHS } from "../research/trends.ts";
import { wordCount } from "../text/sentences.ts";
import { hollowWordsIn } from "../text/words.ts";
import type { Checked, Verdict } from "./checks.ts";

/** Every sentence rests on something. */
export function typed({ sections, faults }: Checked): Verdict {
  const bare = faults.filter((fault) => fault.gate === "marks");
  const marks = sections.flatMap(marksOf);
  const assumed = marks.filter(({ kind }) => kind === "assumption").length;
  return {
    passed: bare.length === 0,
    says: bare[0]?.text ?? `${marks.length} marks, ${assumed} of them assumptions`,
  };
}

/** What stands in quotation marks was said or printed so. */
export function exact({ sections, faults }: Checked): Verdict {
  const wrong = faults.filter((fault) => fault.gate === "quotes");
  const quotes = sections.flatMap(printedIn).flatMap((each) => quotesIn(each.text)).length;
  return {
    passed: wrong.length === 0,
    says: wrong[0]?.text ?? `${quotes} quotes, each found in its turn or page`,
  };
}

/** No name and no number from nowhere. */
export function invented({ faults }: Checked): Verdict {
  const wrong = faults.filter((fault) => fault.gate === "names" || fault.gate === "numbers");
  return {
    passed: wrong.length === 0,
    says: wrong[0]?.text ?? "Every name and number stands in a turn, on a page or is calculated",
  };
}

const MOST_HOLLOW = 3;

/** At most three hollow words to a thousand of our own, none in a headline. */
export function hollow({ sections }: Checked): Verdict {
  const own = sections.flatMap(printedIn).map((each) => ownWords(each.text));
  const words = own.reduce((sum, text) => sum + wordCount(text), 0);
  const found = own.flatMap(hollowWordsIn);
  const inHeadlines = sections.flatMap((section) => hollowWordsIn(ownWords(section.headline.text)));
  return {
    passed: (found.length / Math.max(words, 1)) * 1000 <= MOST_HOLLOW && inHeadlines.length === 0,
    says: found.length === 0 ? "None" : `${found.length} in ${words} words: ${found.slice(0, 5).join(", ")}`,
  };
}

/** In capitals only: an abbreviation may be a word in another language. */
const PLACEHOLDER =
  /(?<!\p{L})(?:TBD|XXX|[Ll]orem ipsum)(?!\p{L})|\[(?:[Nn]ame|[Cc]ompany|[Nn]umber|[Ii]nsert)[^\]]*\]/u;

/** What is not known is listed, each with its test or the question that settles it, and nothing of ours stands in its place. */
export function unknowns({ foundation, sections }: Checked): Verdict {
  const left = sections.flatMap(printedIn).find(({ text }) => PLACEHOLDER.test(ownWords(text)));
  if (left !== undefined) return { passed: false, says: `A placeholder was left: ${left.text}` };
  const untested = foundation.unknowns.find(({ test, field }) => test.trim() === "" && field === null);
  if (untested !== undefined) return { passed: false, says: `No test would answer: ${untested.what}` };
  const count = foundation.unknowns.length;
  return {
    passed: count > 0,
    says: count === 0
      ? "Nothing is said to be unknown"
      : `${count} unknowns, each with its test or its question`,
  };
}

type Source = Extract<Mark, { kind: "source" }>;

/** Every source with its day; every trend on two outlets, none older than 18 months. */
export function dated({ sections, foundation }: Checked): Verdict {
  const sources = sections.flatMap(marksOf).filter(isSource);
  const undated = sources.filter((mark) => Number.isNaN(Date.parse(mark.read_at)));
  const [old] = sources.filter(({ published_at }) =>
    published_at !== undefined && !isRecent(published_at, new Date(foundation.asOf))
  );
  const [alone] = foundation.strategy.cultural_opportunities.trends.filter((trend) => !hasTwoOutlets(trend));
  const wrong = undated.length > 0
    ? `${undated.length} sources have no date`
    : old !== undefined
    ? `${old.label} is older than ${MOST_MONTHS} months`
    : alone !== undefined
    ? `A trend rests on one outlet alone: ${alone.text}`
    : null;
  return { passed: wrong === null, says: wrong ?? `${sources.length} marks to sources, each with its day` };
}

function isSource(mark: Mark): mark is Source {
  return mark.kind === "source";
}

function hasTwoOutlets({ marks }: Claim): boolean {
  const outlets = marks.filter(isSource).map(({ label }) => label.slice(0, label.lastIndexOf(", ")));
  return outlets.some((one) => outlets.some((other) => !isSameOutlet(one, other)));
}
