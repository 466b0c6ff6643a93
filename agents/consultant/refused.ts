import { withCapital } from "../text/letters.ts";
import { labelOf } from "../facts/worksheet.ts";
import { closed } from "../ledger/words.ts";
import type { FactConflict } from "../strategy/material.ts";
import { hasCue, LANGUAGES } from "../text/lexicon.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { wordCount } from "../text/text.ts";
import type { AnswerLine, Part } from "./answer.ts";
import { labelIn } from "./frames/choose.ts";
import { fill, type Frames } from "./frames/frames.ts";
import type { Line } from "./lines.ts";
import type { Question } from "./question.ts";
import { saidLine } from "./recall.ts";
import { type Against, refusalsAgainst } from "./refusals.ts";
import { spokenLine } from "./spoken.ts";
import { goalSum, priceSum } from "./sums.ts";
import { relatedCloser } from "./undecided.ts";
import { CUES } from "./words.ts";

/** What the recommendation comes to, before the case against it. */
export interface Ruling {
  recommendation: AnswerLine[];
  /** Lines that decide: what speaks against must be another one. */
  decides: Line[];
  caseAgainst: AnswerLine[];
  change: AnswerLine[];
}

export function refused(question: Question, against: Against, open: FactConflict[]): Ruling {
  const { sheet, lines, say } = question;
  const named = labelIn(say, against.label);
  const { label, text, core, struck, number } = against;
  const isIn = (quote: string) => text.includes(quote) || quote.includes(core);
  const conflict = open.find(({ a, b }) => isIn(a.quote) || isIn(b.quote)) ??
    question.foundation.conflicts.find(({ settled, a, b }) =>
      settled === null && (isIn(a.quote) || isIn(b.quote))
    );
  const beyond = number === null ? "" : ` ${fill(say.beyond, { number: withCapital(number.text) })}`;
  const other = conflict === undefined ? null : isIn(conflict.a.quote) ? conflict.b : conflict.a;
  const gain = [priceSum(question), label === labelOf("not_for") ? goalSum(sheet.facts, say) : null];
  const left = relatedCloser(question).filter(({ from }) => from === "unclear" || from === "settled").slice(
    0,
    1,
  );
  const pulled: AnswerLine[] = other === null
    ? [...gain.filter((line) => line !== null), ...left.map((line) => saidLine(line, question))]
    : [{ text: fill(say.alsoSaid, { quote: other.quote }), kind: "said", from: label }];
  return {
    recommendation: [{
      text: `${fill(say.no, { label: named, text: closed(text) })}${beyond}`,
      kind: "said",
      from: label,
    }],
    decides: lines.filter(({ value }) => value === core || text.includes(value)),
    caseAgainst: pulled,
    change: [
      conflict === undefined
        ? {
          text: fill(say.striking, { core: struck.replace(/[.!。]+$/u, ""), label: named }),
          kind: "ours",
        }
        : { text: question.inWords(conflict.question), kind: "said", from: label },
    ],
  };
}

/** What an answer goes against, as it is kept beside it: "Not for: “dogs over 30kg”". */
export function againstText({ label, text }: Pick<Against, "label" | "text">, say: Frames): string {
  return `${labelIn(say, label)}: ${text}`;
}

/** The same put to the founder, who asks for words that go against it. */
export function refusesThis({ label, text }: Pick<Against, "label" | "text">, say: Frames): Part {
  const said = fill(say.refusesThis, { label: labelIn(say, label), text });
  return { label: null, lines: [{ text: said, kind: "said", from: label }] };
}

/** The sentence in which something was refused, where it says more than that: what it cost, how it went. */
export function reasonsFor({ core, text }: Against, question: Question): AnswerLine[] {
  const bare = core.toLowerCase();
  const told = question.said.find((sentence) =>
    sentence.toLowerCase().includes(bare) && wordCount(sentence) > wordCount(core) + LEAST_REASON &&
    hasCue(sentence, LANGUAGES, "negation", "refusal", "no")
  );
  // The same again with an "and" in front is no reason.
  return told === undefined || sharedStems(stemsOf(told), stemsOf(text)).length === stemsOf(told).size
    ? []
    : [spokenLine(told, { query: `${core} ${question.query}` })];
}

/** So many words more than the refusal itself tell why. */
const LEAST_REASON = 3;

/** What is measured or was bought of the very thing that is refused: it may happen all the same. */
export function contrary({ core }: Against, { lines }: Question): Line[] {
  const refused = stemsOf(core);
  return lines.filter(({ from, stems }) =>
    (from === "measured" || from === "channels") && refused.size > 0 &&
    sharedStems(refused, stems).length === refused.size
  );
}

/** What the founder wants to leave off, and has refused already. */
export function agreed({ query, sheet, say }: Question): Ruling | null {
  const [refusal] = CUES.isIn(query, "stops") ? refusalsAgainst(query, sheet.facts) : [];
  if (refusal === undefined) return null;
  const { label, text } = refusal;
  return {
    recommendation: [{
      text: fill(say.alreadyRefused, { label: labelIn(say, label), text: closed(text) }),
      kind: "said",
      from: label,
    }],
    decides: [],
    caseAgainst: [],
    change: [],
  };
}
