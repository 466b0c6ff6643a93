import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference } from "../../text/text.ts";
import { currentAnswer, saidOrCorrected, sayCurrent } from "../words/current_answer.ts";
import { buildSection, cell, claim, figure, fitting, paragraph, quoted, row, table } from "../section.ts";
import { channelPlanOf } from "./channel_plan.ts";
import { printedName } from "./printed_name.ts";
import { longDate } from "../../domain/days.ts";
import { knowledgeOf } from "./knowledge.ts";
import { type Pillar, pillarsOf } from "./pillars.ts";
import { type Series, seriesOf } from "./series.ts";
import { beliefNeeded, obstacleWords, opening, refusalWords } from "../words/opening.ts";
import { cellOf, type Said } from "../words/answers.ts";

const COUNT_WORDS = ["No", "One", "Two", "Three", "Four"];

/** Three or four subjects that add to 100%, one weekly series, and how each piece is used again. */
export function writeContentApproach(state: JourneyState, now: Date): Section {
  const pillars = pillarsOf(state);
  const [first] = pillars;
  const series = first === undefined ? null : seriesOf(state, first, now);
  return buildSection({
    id: "content_approach",
    headline: headlineOf(state, pillars),
    blocks: [
      table(["pillar", "share", "speaks to", "first piece"], pillars.map((each) => pillarRow(state, each))),
      figure(
        "Shares of the four weeks",
        { kind: "shares", unit: "% of entries", parts: pillars.map(({ name, share }) => ({ name, share })) },
        inference("content.knowledge", `${pillars.map((each) => each.share).join(" + ")} = 100`),
      ),
      paragraph(first && series ? seriesClaims(state, { pillar: first, series }) : [], "Signature series"),
      paragraph(reuseClaims(state, now), "Used again"),
    ],
    choice: choiceOf(state, pillars, now),
    deductions: [
      ...(pillars.some((each) => each.field === null) ? ["a pillar is assumed"] : []),
      ...(series && series.known < series.length
        ? [`${series.length - series.known} parts of the series unseen`]
        : []),
    ],
    raisedBy: "one more thing that only you know, with its example",
    openQuestions: questionsFor(pillars, series),
  });
}

/** A pillar's name as printed: the founder's words in marks, labels without. */
export function printedPillar(pillar: Pillar): string {
  return pillar.exact ? cell(pillar.name) : pillar.name;
}

function pillarMark(state: JourneyState, pillar: Pillar): Mark {
  if (pillar.field === null) {
    return assumption("ask three customers what they would want to read, ten minutes");
  }
  return saidOrCorrected(state, pillar.field, pillar.opening);
}

function headlineOf(state: JourneyState, pillars: Pillar[]): Claim {
  const [first] = pillars;
  const count = COUNT_WORDS[pillars.length] ?? "Four";
  if (!first || !first.exact) {
    return claim(
      `${count} subjects carry everything until you name what only you know.`,
      ...pillars.slice(0, 1).map((each) => pillarMark(state, each)),
    );
  }
  const own = pillars.filter((each) => each.exact).reduce((sum, each) => sum + each.share, 0);
  const text = fitting(
    `${count} subjects carry everything, and yours comes first: ${quoted(first.name)}`,
    `What only you know comes first: ${quoted(first.name)}`,
    `${count} subjects carry everything, and ${own}% of it is what only you know.`,
  );
  return claim(
    text,
    pillarMark(state, first),
    inference("content.knowledge", "shares by how much there is to say"),
  );
}

function pillarRow(state: JourneyState, pillar: Pillar): Row {
  const speaksTo = servedBy(state, pillar);
  const piece = pillar.pieces[0];
  const field = pillar.field;
  return row(
    [
      printedPillar(pillar),
      `${pillar.share}%`,
      speaksTo === null ? "not known yet" : cellOf(speaksTo),
      piece === undefined || field === null ? "open" : cell(piece, currentAnswer(state, field)),
    ],
    pillarMark(state, pillar),
    ...(speaksTo ? [speaksTo.mark] : []),
    ...(piece === undefined || field === null ? [] : [saidOrCorrected(state, field, piece)]),
  );
}

/** Which side of what the audience wants, believes or fears the pillar serves, in the founder's words. */
function servedBy(state: JourneyState, pillar: Pillar): Said | null {
  if (pillar.field === "proof.best") return obstacleWords(state);
  if (pillar.field === "difference.only") return refusalWords(state, "identity.contrast");
  return pillarsOf(state)[0]?.name === pillar.name
    ? beliefNeeded(state)
    : opening(state, "customer.trigger_barrier", 16);
}

function seriesClaims(state: JourneyState, { pillar, series }: { pillar: Pillar; series: Series }): Claim[] {
  const piece = pillar.pieces[0];
  const [from, to] = [series.dates[0], series.dates.at(-1)];
  if (
    piece === undefined || pillar.field === null || from === undefined || to === undefined ||
    series.length < 2
  ) {
    return [];
  }
  const skipped = series.skipped.length > 0
    ? ` Left out as public holidays: ${series.skipped.map(longDate).join(", ")}.`
    : "";
  const parts = [
    claim(`Number one of ${series.length}: ${quoted(piece)}`, saidOrCorrected(state, pillar.field, piece)),
    claim(
      `One part each Friday, from ${longDate(from)} to ${longDate(to)}.${skipped}`,
      inference(
        ["content.knowledge", "company.stage_region"],
        `${series.length} Fridays; built-in holiday rules`,
      ),
    ),
  ];
  const missing = series.length - series.known;
  if (missing <= 0) return parts;
  return [
    ...parts,
    claim(
      `${series.known} parts are known here; the other ${missing} need your list.`,
      saidOrCorrected(state, pillar.field, pillar.opening),
    ),
  ];
}

function reuseClaims(state: JourneyState, now: Date): Claim[] {
  const { focus, tests } = channelPlanOf(state, now);
  const places = [focus, ...tests].map(printedName).join(" → ");
  return [claim(
    `Each piece is made once for the focus channel and then carried on, in this order: ${places}.`,
    inference(["channels.current", "channels.capacity"]),
  )];
}

function choiceOf(state: JourneyState, pillars: Pillar[], now: Date): Choice | null {
  const [first] = pillars;
  if (!first || first.field === null) return null;
  const left = knowledgeOf(state).find((item) => pillars.every((pillar) => pillar.name !== item.name));
  const refused = opening(state, "channels.refused", 14);
  const { sentence } = channelPlanOf(state, now).capacity;
  const why = sentence === null ? null : sayCurrent(state, "channels.capacity", sentence);
  const marks = [
    pillarMark(state, first),
    ...(left ? [saidOrCorrected(state, "content.knowledge", left.name)] : []),
  ];
  return {
    chosen: "subjects you have the material for, the first pillar before all others",
    rejected: left
      ? "a subject of its own for each other thing you know"
      : "a subject borrowed from somebody else's plan",
    why: why ? "the hours you named allow no more" : "a few subjects that return are remembered",
    gives_up: refused
      ? "being found where you refuse to be"
      : "being found by strangers with other questions",
    marks: [...marks, ...(why ? [why.mark] : []), ...(refused ? [refused.mark] : [])],
  };
}

function questionsFor(pillars: Pillar[], series: Series | null): string[] {
  const [first] = pillars;
  if (!first?.exact) return ["What do you know about your trade that most people in it do not say?"];
  if (series && series.known < series.length) {
    return [`Which are the other ${series.length - series.known} parts of the series?`];
  }
  return [`Which customer's story shows this best: ${cell(first.name)}?`];
}
