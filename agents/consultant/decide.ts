import { longDate } from "../domain/days.ts";
import type { Facts } from "../domain/facts.ts";
import { wordsOfBet } from "../facts/bet_words.ts";
import { labelOf } from "../facts/worksheet.ts";
import { closed } from "../ledger/words.ts";
import type { FactConflict } from "../strategy/material.ts";
import { numberFrom } from "../text/amounts.ts";
import { type Answer, type AnswerLine, type Part, short } from "./answer.ts";
import { verdictFor } from "./channel_verdict.ts";
import { CUES } from "./words.ts";
import { inside } from "./frames/choose.ts";
import { fill } from "./frames/frames.ts";
import { GENERIC_STEMS, type Line } from "./lines.ts";
import { type Question, specificStemsOf } from "./question.ts";
import { saidLine } from "./recall.ts";
import { refusalsAgainst, withoutBusinessStems } from "./refusals.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { refusalsOfItsKind } from "./refused_kinds.ts";
import { againstText, agreed, contrary, reasonsFor, refused, type Ruling } from "./refused.ts";
import { changesPrice, priceSum } from "./sums.ts";
import { choicesNamedIn, isTooDear } from "./topics.ts";
import { relatedCloser, undecided } from "./undecided.ts";

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
    // A refusal that this may be a case of is nearer than the general choice.
    : agreed(question) ?? planned(question) ??
      (refusalsOfItsKind(question).length > 0 ? null : chosen(question));
  if (ruling === null) return undecided(question, open);
  const rests = [...against === undefined ? [] : contrary(against, question), ...relatedCloser(question)]
    .filter(
      (
        line,
        at,
        all,
      ) =>
        all.indexOf(line) === at &&
        !ruling.decides.includes(line) &&
        ![...ruling.recommendation, ...ruling.caseAgainst, ...ruling.change].some(({ text }) =>
          text.includes(line.value)
        ),
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
    against: against === undefined ? null : againstText(against, say),
    open: open.length,
  };
}

/** The open contradictions that share two telling words with a question. */
export function openOn(query: string, conflicts: FactConflict[]): FactConflict[] {
  const stems = [...specificStemsOf(query)].filter((each) => !GENERIC_STEMS.has(each));
  return conflicts.filter(({ settled, a, b }) =>
    settled === null && sharedStems(stems, stemsOf(`${a.quote} ${b.quote}`)).length > 1
  );
}

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

/** What is a next step, a bet or a channel with a verdict is decided by the plan. */
function planned(question: Question): Ruling | null {
  const { lines, say, inWords, sheet: { facts } } = question;
  const verdict = verdictFor(question);
  if (verdict !== null) return { ...verdict, decides: [] };
  const steps = lines.filter((line) => line.from === "next" && isAbout(question, line));
  const bets = lines.filter((line) =>
    line.from === "bet" && line.label === labelOf("bet") && isAbout(question, line)
  );
  if (steps.length + bets.length === 0) return null;
  const due = facts.bet?.by ?? null;
  const reverses = facts.bet?.reverses ?? null;
  const bet: AnswerLine[] = bets.length === 0 || facts.bet === null ? [] : [{
    text: `${
      fill(steps.length > 0 ? say.betStays : say.betDecides, { quote: closed(`“${wordsOfBet(facts.bet)}”`) })
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
    decides,
    caseAgainst: doubts(question, decides),
    change:
      bet.length > 0 && reverses !== null && facts.bet !== null && reverses.text !== wordsOfBet(facts.bet)
        ? [{
          text: fill(say.betLost, { quote: `“${reverses.text}”` }),
          kind: "said",
          from: "If the bet is lost",
        }]
        : bet.length > 0 || facts.bet === null
        ? []
        : [{
          text: fill(say.yourBet, { quote: closed(`“${wordsOfBet(facts.bet)}”`) }),
          kind: "said",
          from: "The bet",
        }],
  };
}

/** All the telling words of a short question, most of those of a longer one. */
const ENOUGH = 0.6;

function isAbout(question: Question, line: Line): boolean {
  if (question.query.includes(line.value)) return true;
  const telling = withoutBusinessStems(question.stems, question.sheet.facts);
  const shared = sharedStems(telling, line.stems).length;
  return shared > 0 && shared / telling.length >= ENOUGH;
}

const DOUBTING = ["unclear", "barrier", "obstacle", "capacity", "raise", "quiet", "values", "why"];

/** What the founder left open or holds against the subject. */
function doubts(question: Question, decides: Line[]): AnswerLine[] {
  const { lines, say } = question;
  const telling = withoutBusinessStems(question.stems, question.sheet.facts);
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
  const bet = lines.find((line) =>
    line.from === "bet" && line.label === labelOf("bet") &&
    (id !== "compete_cooperate" ||
      sharedStems(withoutBusinessStems(question.stems, sheet.facts), line.stems).length > 0)
  );
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
