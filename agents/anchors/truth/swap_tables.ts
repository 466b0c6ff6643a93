import type { Block, Row } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference, source, wordCount } from "../../text/text.ts";
import { judgeOurs, type TheirSentence, theirSentences } from "../../review/swap.ts";
import { ownPage, refusalsSaid, rivalPages, sayFrom } from "../words/answers.ts";
import { namesRival } from "../words/rivals.ts";
import { briefCell } from "../words/cuts.ts";
import { cell, row, table } from "../section.ts";
import { quotable } from "../words/refusals.ts";

const MOST_OURS = 5;
const THEIRS_PER_RIVAL = 3;

/** Sentences of ours that head the strategy: the picked sentence, what only we do, the own page's first lines. */
export function headSentences(state: JourneyState): Claim[] {
  const picked = (["truth", "expression"] as const).flatMap((type) => state.readBacks[type]?.sentence ?? []);
  const refused = refusalsSaid(state, "difference.only").filter((each) => !namesRival(state, each.quote))
    .slice(0, 2).map((each) => ({
      text: each.quote,
      marks: [each.mark],
    }));
  const own = ownPage(state);
  const site = own === null
    ? []
    : quotable(own).slice(0, 3).map((text) => ({ text, marks: [source(own, text)] }));
  const all = [...picked, ...refused, ...site].filter((each) => wordCount(each.text) <= 34);
  return all.filter((each, at) => !all.slice(0, at).some((other) => other.text.includes(each.text))).slice(
    0,
    MOST_OURS,
  );
}

/** Each rival's name put into our sentences; their nearest sentence beside ours. Null without a rival's page. */
export function ourSwap(state: JourneyState): Block | null {
  if (rivalPages(state).length === 0) return null;
  const rows = headSentences(state).map((each): Row => {
    const judged = judgeOurs(state, each.text);
    const fails = judged.filter((one) => one.verdict === "fails");
    const cells = judged.map((one) => one.theirs === null ? "nothing near it" : cell(one.theirs));
    const marks: Mark[] = judged.flatMap((one) => one.theirs === null ? [] : [source(one.page, one.theirs)]);
    const verdict = fails.length === 0
      ? "specific"
      : `fails: ${fails.map((one) => one.page.label).join(" and ")} could print it`;
    const ours = each.text.includes("“")
      ? each.text
      : each.marks.some((mark) => "quote" in mark && mark.quote.includes(each.text))
      ? cell(each.text)
      : each.text;
    return row([ours, ...cells, verdict], ...each.marks, ...marks);
  });
  const columns = ["our sentence", ...rivalPages(state).map((page) => `nearest at ${page.label}`), "verdict"];
  return table(columns, rows, "Rival swap: their names in our sentences");
}

/** Their sentences against ours: what the founder could print too, and what is theirs alone. */
export function theirSwap(state: JourneyState): Block | null {
  const rows = theirSentences(state, THEIRS_PER_RIVAL).slice(0, 10).map((each) => theirRow(state, each));
  return rows.length === 0 ? null : table(
    ["their sentence", "could you say it truthfully?", "yours, beside it"],
    rows,
    "Rival swap: our name in their sentences",
  );
}

function theirRow(state: JourneyState, { page, sentence, verdict, ours, refused }: TheirSentence): Row {
  if (verdict === "theirs" && refused !== null) {
    return row(
      [`${page.label}: ${cell(sentence)}`, "no: theirs alone", `you refuse it: ${briefCell(refused)}`],
      source(page, sentence),
      refused.mark,
    );
  }
  const mark = oursMark(state, ours);
  const beside = ours === null || mark === null
    ? "nothing of yours comes near"
    : briefCell({ quote: ours.sentence, whole: ours.sentence, mark });
  const answer = verdict === "shared"
    ? "yes: keep it for the details, never for a headline"
    : "no: theirs alone";
  return row(
    [`${page.label}: ${cell(sentence)}`, answer, beside],
    source(page, sentence),
    mark ?? inference("difference.only", "no near sentence found"),
  );
}

function oursMark(state: JourneyState, ours: TheirSentence["ours"]): Mark | null {
  const own = ownPage(state);
  if (ours === null) return null;
  if (ours.field === "own") return own === null ? null : source(own, ours.sentence);
  return sayFrom(state, ours.field, ours.sentence).mark;
}
