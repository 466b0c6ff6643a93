import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, inference, phrasesIn, sentencesOf } from "../../text/text.ts";
import { signed } from "../../text/quantities.ts";
import { bestCurrent, currentAnswer, saidOrCorrected, sayCurrent } from "../words/current_answer.ts";
import { type ChannelPlan, channelPlanOf, type PlannedChannel } from "../attention/channel_plan.ts";
import { placedName } from "../attention/printed_name.ts";
import { obstacleWords, opening } from "../words/opening.ts";
import { FOUNDER, ownerOf, type Work } from "../attention/team.ts";
import { buildSection, cell, claim, figure, fitting, paragraph, quoted, row, table } from "../section.ts";
import { betOf } from "./bet.ts";
import { nextSteps } from "./order.ts";
import { type Quiet, quietOf } from "./quiet.ts";
import { cellOf, type Said } from "../words/answers.ts";

interface Stage {
  name: string;
  /** What the customer wants in it. */
  goal: string;
  /** From -2 to +2; the scores are ours. */
  feeling: number;
  friction: Said | null;
  fix: string;
  metric: string;
  work: Work | null;
  marks: Mark[];
}

/** Seven stages from hearing of it to passing it on, and the days on which people go quiet. */
export function writeCustomerJourney(state: JourneyState, now: Date): Section {
  const quiet = quietOf(state);
  const stages = stagesOf(state, now);
  const missing = stages.filter((stage) => stage.friction === null).length;
  return buildSection({
    id: "customer_journey",
    headline: quiet
      ? claim(
        fitting(
          `The journey breaks where people go quiet: ${quoted(quiet.when, quiet.sentence)}`,
          "The journey breaks where people go quiet, and you know where.",
        ),
        saidOrCorrected(state, "journey.quiet", quiet.when),
      )
      : claim(
        "Nobody knows yet where people go quiet, so that is counted first.",
        assumption("ring the last five customers and ask what they did in the first month, one hour"),
      ),
    blocks: [
      table(
        ["stage", "goal", "feeling", "friction", "fix", "metric", "owner"],
        stages.map((stage) => stageRow(state, stage)),
      ),
      figure(
        "How it feels, from −2 to +2",
        { kind: "curve", stages: curveOf(stages, quiet) },
        inference("journey.quiet", "the scores are ours"),
      ),
      paragraph(quiet ? quietClaims(state, quiet) : [], "The quiet days"),
    ],
    choice: quiet ? choiceOf(state, quiet, now) : null,
    deductions: [
      ...(quiet ? ["how many go quiet is not counted"] : ["the quiet days are unknown"]),
      ...(missing > 2 ? [`${missing} stages have no words yet`] : []),
    ],
    raisedBy: "what the last ten customers did in their first month",
    openQuestions: [
      quiet
        ? "How many of your last ten customers went quiet there, and how many came back?"
        : "Where in the first 30 days do new customers go quiet?",
    ],
  });
}

function stagesOf(state: JourneyState, now: Date): Stage[] {
  const plan = channelPlanOf(state, now);
  return [...stagesToTheYes(state, plan), ...stagesAfterIt(state, plan, now)];
}

function stagesToTheYes(state: JourneyState, plan: ChannelPlan): Stage[] {
  const objection = phrasesIn(currentAnswer(state, "messaging.objections"))[0];
  const proof = bestCurrent(state, "proof.best", 14);
  return [
    stage("discover", {
      goal: "hear of it from somebody they trust",
      feeling: 0,
      friction: opening(state, "market.alternative"),
      fix: placedName("focus channel", plan.focus),
      metric: "people who ask",
      marks: [plan.focus.mark],
    }),
    stage("evaluate", {
      goal: "be sure enough to say yes",
      feeling: -2,
      friction: obstacleWords(state),
      fix: proof ? `show this first: ${cellOf(proof)}` : "show one case from beginning to end",
      metric: "days from question to yes",
      marks: proof ? [proof.mark] : [],
    }),
    stage("buy", {
      goal: "begin without regret",
      feeling: -1,
      friction: objection === undefined
        ? bestCurrent(state, "customer.trigger_barrier", 14)
        : phrase(state, objection),
      fix: "answer it before it is said, in your own words",
      metric: "yeses of ten asked",
    }),
  ];
}

function stagesAfterIt(state: JourneyState, plan: ChannelPlan, now: Date): Stage[] {
  const referral = [plan.focus, ...plan.tests].find((channel) => channel.kind === "referral") ?? plan.focus;
  const mend = mendOf(state, now);
  const [next] = nextSteps(state);
  const quiet = quietOf(state);
  return [
    stage("first value", {
      goal: "have what they came for",
      feeling: 2,
      friction: quiet === null ? null : sayCurrent(state, "journey.quiet", quiet.sentence),
      fix: mend ? cell(mend.quote) : "one person looks after the quiet days",
      metric: "days until the first result",
      work: "calls",
      marks: mend ? [mend.mark] : [],
    }),
    stage("habit", {
      goal: "do it without thinking of it",
      feeling: 1,
      friction: lastOf(state, "journey.quiet"),
      fix: "one useful sign of life in each week",
      metric: "customers who used it this month",
      work: "product",
    }),
    stage("expand", {
      goal: "take the next thing",
      feeling: 0,
      friction: next === undefined ? null : sayCurrent(state, "evolution.next", next),
      fix: "offer it only to those who asked",
      metric: "how many asked",
    }),
    stage("advocate", {
      goal: "pass it on",
      feeling: 1,
      friction: toldOf(referral),
      fix: "ask for one name, right after something went well",
      metric: "names a month",
      work: "calls",
    }),
  ];
}

/** What was said of a channel, as something to print. */
function toldOf({ told, mark }: PlannedChannel): Said | null {
  return told && { quote: told.quote, whole: told.quote, mark };
}

type StageDraft = Omit<Stage, "name" | "work" | "marks"> & Partial<Pick<Stage, "work" | "marks">>;

function stage(name: string, draft: StageDraft): Stage {
  return { name, work: null, marks: [], ...draft };
}

function phrase(state: JourneyState, words: string): Said {
  return { ...sayCurrent(state, "messaging.objections", words), whole: words };
}

function lastOf(state: JourneyState, field: "journey.quiet"): Said | null {
  const sentences = sentencesOf(currentAnswer(state, field));
  const last = sentences.at(-1);
  return last === undefined || sentences.length < 2 ? null : sayCurrent(state, field, last);
}

/** What the bet itself sets out to do: its sentence that is neither metric nor condition. */
function mendOf(state: JourneyState, now: Date): { quote: string; mark: Mark } | null {
  const bet = betOf(state, now);
  const sentences = sentencesOf(bet?.text ?? "");
  const quote = sentences.find((sentence) =>
    sentence !== bet?.flip && !sentence.includes(bet?.metric ?? sentence) &&
    !/target|metric|mind|\d/i.test(sentence) &&
    !/\bbet\b/i.test(sentence)
  );
  return quote === undefined ? null : { quote, mark: saidOrCorrected(state, "evolution.bet", quote) };
}

function stageRow(
  state: JourneyState,
  { name, goal, feeling, friction, fix, metric, work, marks }: Stage,
): Row {
  const owner = work === null ? { name: FOUNDER, sentence: null } : ownerOf(state, work);
  const ground = friction
    ? [friction.mark]
    : [assumption("ask two customers what nearly stopped them here, ten minutes")];
  const ownerMark = owner.sentence === null ? [] : [saidOrCorrected(state, "pitch.team", owner.sentence)];
  return row(
    [
      name,
      goal,
      signed(feeling),
      friction === null ? "not known yet" : cellOf(friction),
      fix,
      metric,
      owner.name,
    ],
    ...ground,
    ...marks,
    ...ownerMark,
  );
}

function curveOf(stages: Stage[], quiet: Quiet | null): { name: string; feeling: number }[] {
  return stages.flatMap(({ name, feeling }) => {
    const point = { name, feeling };
    if (name !== "first value" || quiet === null) return [point];
    return [point, { name: quiet.day === null ? "quiet" : `quiet, day ${quiet.day}`, feeling: -1 }];
  });
}

function quietClaims(state: JourneyState, quiet: Quiet) {
  const others = sentencesOf(currentAnswer(state, "journey.quiet")).filter((sentence) =>
    sentence !== quiet.sentence
  ).slice(0, 2);
  return [
    claim(
      `They go quiet here: ${quoted(quiet.sentence)}`,
      saidOrCorrected(state, "journey.quiet", quiet.sentence),
    ),
    ...others.map((sentence) =>
      claim(`And you added: ${quoted(sentence)}`, saidOrCorrected(state, "journey.quiet", sentence))
    ),
    claim(
      "The curve falls there from +2 to −1; the scores are ours, the place is yours.",
      inference("journey.quiet", "the scores are ours"),
    ),
  ];
}

function choiceOf(state: JourneyState, quiet: Quiet, now: Date): Choice {
  const mend = mendOf(state, now);
  return {
    chosen: mend
      ? `mend the quiet days first: ${cell(mend.quote)}`
      : "mend the quiet days before finding more people",
    rejected: "more new customers into the same silence",
    why: "it is the one place that you named yourself",
    gives_up: "hours that would have gone to finding new customers",
    marks: [saidOrCorrected(state, "journey.quiet", quiet.when), ...(mend ? [mend.mark] : [])],
  };
}
