import type { Row, Section } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { Figure } from "../../domain/figures.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import {
  assumption,
  bestQuote,
  inference,
  numbersIn,
  sentencesOf,
  source,
  valueOf,
  wordCount,
} from "../../text/text.ts";
import { bestCurrent, currentAnswer, saidOrCorrected } from "../words/current_answer.ts";
import { labelOf } from "../attention/channel_kinds.ts";
import { type Channel, readChannels } from "../attention/channels.ts";
import { apportion, formatMoney, moneyIn } from "../../text/quantities.ts";
import { stretchFrom } from "../words/opening.ts";
import { goalOf, standingOf } from "../evolution/goal.ts";
import {
  buildSection,
  cell,
  claim,
  figure,
  fitting,
  NEEDS_NUMBER,
  paragraph,
  quoted,
  row,
  table,
} from "../section.ts";
import { sentenceOf } from "../words/answers.ts";

const PROOF_FIELDS: FieldId[] = ["pitch.traction", "proof.best", "growth.numbers"];

/** What shows that it works: traction, proof, where customers came from, rivals, and the sum from the bottom up. */
export function writePitchEvidence(state: JourneyState, now: Date): Section {
  const rows = tractionRows(state);
  const channels = readChannels(currentAnswer(state, "channels.current")).filter((channel) =>
    channel.count !== null
  );
  const bottomUp = bottomUpClaims(state, now);
  return buildSection({
    id: "pitch_evidence",
    headline: headlineOf(state),
    blocks: [
      table(["evidence", "in your words"], rows),
      ...(channels.length > 1
        ? [
          figure(
            "Where customers came from",
            cameFrom(channels),
            saidOrCorrected(state, "channels.current", channels[0]?.quote ?? ""),
          ),
        ]
        : []),
      table(["how it earns", "in your words"], modelRows(state)),
      table(["the market, counted", "in your words", "how many"], marketRows(state, now)),
      paragraph(bottomUp, "From the bottom up"),
      table(["beside us", "in your words, or in theirs"], rivalRows(state)),
    ],
    choice: null,
    deductions: [
      ...(rows.length < 2 ? ["fewer than two pieces of evidence"] : []),
      ...(bottomUp.some((each) => each.text.includes(NEEDS_NUMBER))
        ? ["the sum from the bottom up has no price for each customer"]
        : []),
    ],
    raisedBy: "one number from before and one from after, for one customer",
    openQuestions: rows.length < 2
      ? ["Which number would a sceptic accept as proof?"]
      : ["Which of these numbers may be shown with the customer's name?"],
  });
}

function headlineOf(state: JourneyState): Claim {
  for (const field of PROOF_FIELDS) {
    const words = bestCurrent(state, field, 16);
    if (words && numbersIn(words.quote).length > 0) {
      return claim(fitting(sentenceOf(words), `The evidence is a number, and it is yours.`), words.mark);
    }
  }
  const proof = bestCurrent(state, "proof.best", 12);
  if (proof) {
    return claim(
      fitting(
        `The evidence so far is a story: ${sentenceOf(proof)}`,
        "The evidence so far is a story, without a number.",
      ),
      proof.mark,
    );
  }
  return claim(
    "No evidence was named yet, so the deck claims none.",
    assumption("ask one customer what changed, and write the number down"),
  );
}

function tractionRows(state: JourneyState): Row[] {
  const seen = new Set<string>();
  return PROOF_FIELDS.flatMap((field) =>
    sentencesOf(currentAnswer(state, field)).filter((sentence) => numbersIn(sentence).length > 0).slice(0, 3)
      .flatMap((sentence) => {
        const words = wordCount(sentence) <= 24
          ? stretchFrom(currentAnswer(state, field), sentence, 26)
          : bestQuote(sentence, 24);
        const key = numbersIn(words).map((number) => number.value).join(" ");
        if (seen.has(key)) return [];
        seen.add(key);
        return [
          row(
            [LABELS[field] ?? "number", cell(words, currentAnswer(state, field))],
            saidOrCorrected(state, field, words),
          ),
        ];
      })
  ).slice(0, 6);
}

const LABELS: Partial<Record<FieldId, string>> = {
  "pitch.traction": "traction",
  "proof.best": "proof",
  "growth.numbers": "measured",
};

function cameFrom(channels: Channel[]): Figure {
  const shares = apportion(100, channels.map((channel) => channel.count ?? 0));
  return {
    kind: "shares",
    unit: "% of those counted",
    parts: channels.map(({ name, kind }, at) => ({ name: labelOf(name, kind), share: shares[at] ?? 0 })),
  };
}

/** Money a month, divided by today's count and multiplied by the goal. */
function bottomUpClaims(state: JourneyState, now: Date): Claim[] {
  const goal = goalOf(state, now);
  const current = goal && standingOf(state, goal);
  const income = incomeOf(state);
  if (!goal || !current || !income || current.value === 0) {
    const price = moneyIn(currentAnswer(state, "revenue.model"))[0];
    return [claim(
      `${NEEDS_NUMBER}: what does one customer bring in a month, on average?`,
      assumption("divide last month's income by the customers of that month, five minutes"),
      ...(price ? [saidOrCorrected(state, "revenue.model", price.text)] : []),
    )];
  }
  const each = income.money.amount / current.value;
  const then = Math.round(each * goal.value);
  return [
    claim(`Today: ${quoted(income.words)}`, income.mark),
    claim(
      `At the goal and today's mix that is ${formatMoney(then, income.money)} a month.`,
      saidOrCorrected(state, "goal.twelve_months", goal.words),
      inference(
        [current.field, "goal.twelve_months"],
        `${income.money.text} ÷ ${current.value} × ${goal.value} = ${formatMoney(then, income.money)}`,
      ),
    ),
  ];
}

/** The model as the founder charges it, and nothing else. */
function modelRows(state: JourneyState): Row[] {
  return sentencesOf(currentAnswer(state, "revenue.model")).slice(0, 3).map((sentence, at) =>
    row([at === 0 ? "price" : "and", cell(sentence)], saidOrCorrected(state, "revenue.model", sentence))
  );
}

/** The market from what is counted: who is here today, and where the goal stands. */
function marketRows(state: JourneyState, now: Date): Row[] {
  const goal = goalOf(state, now);
  const standing = goal && standingOf(state, goal);
  const ground = sentencesOf(currentAnswer(state, "company.stage_region")).find((sentence) =>
    numbersIn(sentence).some(({ unit }) => unit !== "year")
  );
  return [
    ...(standing ? [countRow(state, "today", standing)] : []),
    ...(goal ? [countRow(state, "the goal", { ...goal, field: "goal.twelve_months" })] : []),
    ...(ground
      ? [row(["the ground", cell(ground), ""], saidOrCorrected(state, "company.stage_region", ground))]
      : []),
  ];
}

/** A count in the founder's words and in digits: as typed, or reckoned from words such as "five hundred". */
function countRow(
  state: JourneyState,
  name: string,
  { words, value, field }: { words: string; value: number; field: FieldId },
): Row {
  const typed = numbersIn(words).find((number) => valueOf(number.value) === value)?.value;
  return row(
    [name, cell(words), typed ?? `${value}`],
    saidOrCorrected(state, field, words),
    ...(typed === undefined ? [inference(field, `${words} = ${value}`)] : []),
  );
}

/** Income counts only where the founder says it is monthly, because anything else cannot be scaled to the goal. */
function incomeOf(
  state: JourneyState,
): { money: ReturnType<typeof moneyIn>[number]; words: string; mark: Mark } | null {
  for (const field of ["growth.numbers", "pitch.traction"] as const) {
    const text = currentAnswer(state, field);
    const money = moneyIn(text).find((each) =>
      /\s(?:a|per|each)\smonth/iu.test(each.text) && !isOfOneCustomer(text, each.text)
    );
    if (money) return { money, words: money.text, mark: saidOrCorrected(state, field, money.text) };
  }
  return null;
}

const OF_ONE =
  /\b(?:average|avg|median|typical|each|every|Schnitt|durchschnittlich|moyenne|media|promedio|média|gemiddeld)\b/iu;

/** "Average practice £1,820 a month" is what one customer pays, and no income. */
function isOfOneCustomer(text: string, words: string): boolean {
  const sentence = sentencesOf(text).find((each) => each.includes(words)) ?? text;
  const clause = sentence.split(/[,;:]\s/u).find((each) => each.includes(words)) ?? sentence;
  return OF_ONE.test(clause) || /^\s?(?:each|per|a|from each)\s\p{L}/u.test(behind(clause, words));
}

function behind(text: string, words: string): string {
  return text.slice(text.indexOf(words) + words.length);
}

function rivalRows(state: JourneyState): Row[] {
  const own = sentencesOf(currentAnswer(state, "market.rivals")).filter((sentence) => wordCount(sentence) > 3)
    .slice(0, 4).map((sentence) =>
      row(["as you put it", cell(sentence)], saidOrCorrected(state, "market.rivals", sentence))
    );
  const theirs = state.pages.filter((page) => page.role === "rival" && page.failure === null).flatMap(
    (page) => {
      const words = page.headings[0] ?? page.title;
      return words === "" ? [] : [row([page.label, cell(words)], source(page, words))];
    },
  );
  return [...own, ...theirs];
}
