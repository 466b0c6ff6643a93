import type { Block, Row } from "../../domain/anchors.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { assumption, inference, numbersIn, sentencesOf, valueOf } from "../../text/text.ts";
import { sayFrom } from "../words/answers.ts";
import { goalOf, standingOf } from "../evolution/goal.ts";
import { cell, NEEDS_NUMBER, row, table } from "../section.ts";

export interface Size {
  block: Block;
  isCounted: boolean;
  question: string;
}

/** Low, base and high from counted numbers only: customers today, the goal, and the widest list that was counted. */
export function sizeTable(state: JourneyState, now: Date): Size {
  const goal = goalOf(state, now);
  const standing = goal === null ? null : standingOf(state, goal);
  const rows: Row[] = [];
  if (standing !== null) {
    rows.push(
      row(
        ["low", cell(standing.words), "who buys today"],
        sayFrom(state, standing.field, standing.words).mark,
      ),
    );
  }
  if (goal !== null) {
    rows.push(
      row(
        ["base", cell(goal.words), "your own goal"],
        sayFrom(state, "goal.twelve_months", goal.words).mark,
      ),
    );
  }
  const wide = widestList(state, goal?.value ?? 0);
  const question = `How many more like your last three are there in your region?`;
  const unknown = "count them in one public list: one evening";
  if (wide === null) rows.push(row(["high", NEEDS_NUMBER, question], assumption(unknown)));
  else {
    rows.push(row(
      ["high", cell(wide.text), `the widest list you counted: ${cell(wide.sentence)}`],
      sayFrom(state, "channels.current", wide.sentence).mark,
      assumption("look up a tenth of them and count who could buy: one evening"),
    ));
  }
  const year = yearlyWorth(state, standing?.value ?? null);
  if (year !== null) rows.push(year);
  return {
    block: table(["size", "how many", "method"], rows, "Size, from counted numbers only"),
    isCounted: wide !== null && goal !== null,
    question,
  };
}

function widestList(state: JourneyState, atLeast: number): { text: string; sentence: string } | null {
  const found = sentencesOf(typedAnswer(state, "channels.current")).flatMap((sentence) =>
    numbersIn(sentence).filter((number) => number.unit === null && number.noun !== null).map((number) => ({
      text: number.text,
      sentence,
      value: valueOf(number.value),
    }))
  ).filter((each) => each.value > atLeast).toSorted((a, b) => b.value - a.value);
  return found[0] ?? null;
}

/** What one customer pays a year, where monthly money and the customers stand in one sentence. */
function yearlyWorth(state: JourneyState, customers: number | null): Row | null {
  if (customers === null || customers === 0) return null;
  const sentence = sentencesOf(typedAnswer(state, "growth.numbers")).find((each) =>
    numbersIn(each).some((number) => valueOf(number.value) === customers)
  );
  const monthly = numbersIn(sentence ?? "").find((number) =>
    /[€$£]/.test(number.text) && /(?:a|per) month/.test(number.text)
  );
  if (sentence === undefined || monthly === undefined) return null;
  const year = Math.round((valueOf(monthly.value) * 12) / customers);
  const sign = monthly.unit ?? "";
  return row(
    [
      "worth",
      `${sign}${year.toLocaleString("en-US")} a customer and year`,
      `${monthly.text}, twelve months, ${customers} customers`,
    ],
    sayFrom(state, "growth.numbers", sentence).mark,
    inference("growth.numbers", `${sign}${monthly.value} × 12 ÷ ${customers}`),
  );
}
