import { withCapital } from "../text/letters.ts";
import { longDate } from "../domain/days.ts";
import type { Facts } from "../domain/facts.ts";
import { labelOf } from "../facts/worksheet.ts";
import { closed } from "../ledger/words.ts";
import type { FactConflict } from "../strategy/material.ts";
import { numberFrom } from "../text/amounts.ts";
import { type Answer, type AnswerLine, type Part, short } from "./answer.ts";
import { verdictFor } from "./channel_verdict.ts";
import { CUES } from "./words.ts";
import { inside, labelIn } from "./frames/choose.ts";
import { fill } from "./frames/frames.ts";
import type { Line } from "./lines.ts";
import { type Question, tellingStemsOf } from "./question.ts";
import { saidLine } from "./recall.ts";
import { type Against, ownStems, refusalsAgainst } from "./refusals.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { hasCue, LANGUAGES } from "../text/lexicon.ts";
import { wordCount } from "../text/text.ts";
import { spokenLine } from "./spoken.ts";
import { changesPrice, goalSum, priceSum } from "./sums.ts";
import { choicesNamedIn, isTooDear } from "./topics.ts";
import { related, undecided } from "./undecided.ts";

/** What the recommendation comes to, before the case against it. */
interface Ruling {
  recommendation: AnswerLine[];
  against: Against | null;
  /** Lines that decide: what speaks against must be another one. */
  decides: Line[];
  caseAgainst: AnswerLine[];
  change: AnswerLine[];
}

/**
 * A question that wants a decision (craft, section 7): recommendation, the strongest case against it, what would change
 * it and what it rests on. What the founder refused, planned, bet on or chose decides; where nothing does, it says so.
 */
export function decide(question: Question): Answer {
  const { query, foundation, sheet, say } = question;
  const open = openOn(query, foundation.conflicts);
  const known = answered(question);
  if (known !== null) return short(known);
  const [against] = CUES.isIn(query, "stops") ? [] : refusalsAgainst(query, sheet.facts);
  const ruling = against !== undefined
    ? refused(question, against, open)
    : agreed(question) ?? planned(question) ?? chosen(question);
  if (ruling === null) return undecided(question, open);
  const rests = related(question, 2).filter((line) =>
    !ruling.decides.includes(line) &&
    ![...ruling.recommendation, ...ruling.caseAgainst, ...ruling.change].some(({ text }) =>
      text.includes(line.value)
    )
  ).slice(0, 3);
  const parts: Part[] = [
    { label: say.recommendation, lines: ruling.recommendation },
    {
      label: say.caseAgainst,
      lines: ruling.caseAgainst.length > 0 ? ruling.caseAgainst : [{ text: say.noneSaid, kind: "ours" }],
    },
    { label: say.change, lines: ruling.change },
    {
      label: say.else,
      lines: [
        ...against === undefined ? [] : reasonsFor(against, question),
        ...rests.map((line) => saidLine(line, question)),
      ],
    },
  ];
  return {
    parts: parts.filter(({ lines }) => lines.length > 0),
    against: ruling.against === null ? null : `${labelIn(say, ruling.against.label)}: ${ruling.against.text}`,
    open: open.length,
  };
}

/** The open contradictions that share two telling words with a question. */
export function openOn(query: string, conflicts: FactConflict[]): FactConflict[] {
  const stems = tellingStemsOf(query);
  return conflicts.filter(({ settled, a, b }) =>
    settled === null && sharedStems(stems, stemsOf(`${a.quote} ${b.quote}`)).length > 1
  );
}

function refused(question: Question, against: Against, open: FactConflict[]): Ruling {
  const { sheet, lines, say } = question;
  const named = labelIn(say, against.label);
  const { label, text, core, number } = against;
  const isIn = (quote: string) => text.includes(quote) || quote.includes(core);
  const conflict = open.find(({ a, b }) => isIn(a.quote) || isIn(b.quote)) ??
    question.foundation.conflicts.find(({ settled, a, b }) =>
      settled === null && (isIn(a.quote) || isIn(b.quote))
    );
  const beyond = number === null ? "" : ` ${fill(say.beyond, { number: withCapital(number.text) })}`;
  const other = conflict === undefined ? null : isIn(conflict.a.quote) ? conflict.b : conflict.a;
  const gain = [priceSum(question), label === labelOf("not_for") ? goalSum(sheet.facts, say) : null];
  const left = related(question).filter(({ from }) => from === "unclear" || from === "settled").slice(0, 1);
  const pulled: AnswerLine[] = other === null
    ? [...gain.filter((line) => line !== null), ...left.map((line) => saidLine(line, question))]
    : [{ text: fill(say.alsoSaid, { quote: other.quote }), kind: "said", from: label }];
  return {
    recommendation: [{
      text: `${fill(say.no, { label: named, text: closed(text) })}${beyond}`,
      kind: "said",
      from: label,
    }],
    against,
    decides: lines.filter(({ value }) => value === core || text.includes(value)),
    caseAgainst: pulled,
    change: [
      conflict === undefined
        ? {
          text: fill(say.striking, { core: core.replace(/[.!。]+$/u, ""), label: named }),
          kind: "ours",
        }
        : { text: conflict.question, kind: "said", from: label },
    ],
  };
}

/** The sentence in which something was refused, where it says more than that: what it cost, how it went. */
function reasonsFor({ core, text }: Against, question: Question): AnswerLine[] {
  const bare = core.toLowerCase();
  const told = question.said.find((sentence) =>
    sentence.toLowerCase().includes(bare) && wordCount(sentence) > wordCount(core) + LEAST_REASON &&
    hasCue(sentence, LANGUAGES, "negation", "refusal", "no")
  );
  return told === undefined || text.includes(told)
    ? []
    : [spokenLine(told, { query: `${core} ${question.query}` })];
}

/** So many words more than the refusal itself tell why. */
const LEAST_REASON = 3;

/** A customer's question that the founder has answered before: "do u do nails". */
function answered({ stems, sheet, say }: Question): AnswerLine | null {
  const objection = sheet.facts.objections.find(({ says, answer }) => {
    const asked = stemsOf(says);
    return answer !== null && asked.size > 0 && sharedStems(asked, stems).length === asked.size &&
      sharedStems(stems, asked).length === stems.size;
  });
  return objection === undefined ? null : {
    text: fill(say.youAnswer, { answer: closed(`“${objection.answer}”`) }),
    kind: "said",
    from: "Objection and answer",
  };
}

/** What the founder wants to leave off, and has refused already. */
function agreed({ query, sheet, say }: Question): Ruling | null {
  const [refusal] = CUES.isIn(query, "stops") ? refusalsAgainst(query, sheet.facts) : [];
  if (refusal === undefined) return null;
  const { label, text } = refusal;
  return {
    recommendation: [{
      text: fill(say.alreadyRefused, { label: labelIn(say, label), text: closed(text) }),
      kind: "said",
      from: label,
    }],
    against: null,
    decides: [],
    caseAgainst: [],
    change: [],
  };
}

/** What is a next step, a bet or a channel with a verdict is decided by the plan. */
function planned(question: Question): Ruling | null {
  const { lines, say, inWords, sheet: { facts } } = question;
  const verdict = verdictFor(question);
  if (verdict !== null) return { ...verdict, against: null, decides: [] };
  const steps = lines.filter((line) => line.from === "next" && isAbout(question, line));
  const bets = lines.filter((line) =>
    line.from === "bet" && line.label === labelOf("bet") && isAbout(question, line)
  );
  if (steps.length + bets.length === 0) return null;
  const due = facts.bet?.by ?? null;
  const reverses = facts.bet?.reverses ?? null;
  const bet: AnswerLine[] = bets.length === 0 || facts.bet === null ? [] : [{
    text: `${
      fill(steps.length > 0 ? say.betStays : say.betDecides, { quote: closed(`“${facts.bet.quote}”`) })
    }${due === null ? "" : ` ${fill(say.due, { day: inWords(longDate(due)) })}`}`,
    kind: "said",
    from: "The bet",
  }];
  const decides = [...steps, ...bets];
  return {
    recommendation: [
      ...steps.map(({ text }): AnswerLine => ({
        text: fill(say.stepOfPlan, { text: closed(text) }),
        kind: "said",
        from: "Next step",
      })),
      ...bet,
    ],
    against: null,
    decides,
    caseAgainst: doubts(question, decides),
    change: bet.length > 0 && reverses !== null && reverses.text !== facts.bet?.quote
      ? [{
        text: fill(say.betLost, { quote: `“${reverses.text}”` }),
        kind: "said",
        from: "If the bet is lost",
      }]
      : bet.length > 0 || facts.bet === null
      ? []
      : [{
        text: fill(say.yourBet, { quote: closed(`“${facts.bet.quote}”`) }),
        kind: "said",
        from: "The bet",
      }],
  };
}

/** All the telling words of a short question, most of those of a longer one. */
const ENOUGH = 0.6;

function isAbout(question: Question, line: Line): boolean {
  if (question.query.includes(line.value)) return true;
  const telling = tellingStems(question);
  const shared = sharedStems(telling, line.stems).length;
  return shared > 0 && shared / telling.length >= ENOUGH;
}

/** The question's words without those that stand for the whole business. */
function tellingStems({ stems, sheet }: Question): string[] {
  const own = ownStems(sheet.facts);
  return [...stems].filter((each) => sharedStems([each], own).length === 0);
}

const DOUBTING = ["unclear", "barrier", "obstacle", "capacity", "raise", "quiet", "values", "why"];

/** What the founder left open or holds against the subject. */
function doubts(question: Question, decides: Line[]): AnswerLine[] {
  const { lines, say } = question;
  const telling = tellingStems(question);
  return lines.filter((line) => DOUBTING.includes(line.from) && !decides.includes(line))
    .filter((line) => sharedStems(telling, line.stems).length > (line.from === "unclear" ? 0 : 1)).slice(0, 2)
    .map((line) =>
      line.from === "unclear"
        ? { text: fill(say.notSettled, { text: line.text }), kind: "said", from: line.label }
        : saidLine(line, question)
    );
}

/** A trade-off that the question puts at stake was chosen in words of the founder's, with what it gives up. */
function chosen(question: Question): Ruling | null {
  const { query, foundation, lines, sheet, home, say } = question;
  const named = changesPrice(query, sheet.facts, home)
    ? ["differentiate_cost" as const]
    : choicesNamedIn(query);
  const id = named.find((each) => foundation.decisions[each] !== undefined);
  const decision = id === undefined ? undefined : foundation.decisions[id];
  if (id === undefined || decision === undefined) return null;
  const { [decision.side]: side } = say.sides[id];
  const other = say.sides[id][decision.side === "a" ? "b" : "a"];
  const reason = decision.reason === null ? "" : `: “${decision.reason}”`;
  const price = id === "differentiate_cost" ? priceSum(question) : null;
  const bet = lines.find(({ from, label }) => from === "bet" && label === labelOf("bet"));
  const weighs = id !== "differentiate_cost"
    ? []
    : lines.filter(({ from, value }) =>
      ["obstacle", "objections"].includes(from) && isPriceTalk(value, sheet.facts)
    );
  return {
    recommendation: [
      {
        text: fill(say.hold, {
          side: inside(side, say),
          other: inside(other, say),
          reason: closed(reason),
        }),
        kind: "ours",
        from: "Your choice",
      },
      ...price === null ? [] : [price],
    ],
    against: null,
    decides: lines.filter(({ tradeoff }) => tradeoff === id),
    caseAgainst: [
      ...weighs.slice(0, 2).map((line) => saidLine(line, question)),
    ],
    change: bet !== undefined
      ? [{
        text: fill(say.ownSign, { text: bet.text }),
        kind: "said",
        from: "The bet",
      }]
      : [],
  };
}

/** True for words that say that it costs too much, or name one of the prices: "they think 45 is alot". */
function isPriceTalk(text: string, { prices }: Facts): boolean {
  const numbers = (text.match(/\d[\d.,]*\d|\d/gu) ?? []).map(numberFrom);
  return isTooDear(text) || prices.some(({ amount }) => numbers.includes(amount));
}
