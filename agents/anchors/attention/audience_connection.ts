import type { Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { assumption, wordCount } from "../../text/text.ts";
import { saidOrCorrected } from "../words/current_answer.ts";
import { buildSection, cell, claim, fitting, list, row, table } from "../section.ts";
import { type ChannelPlan, channelPlanOf } from "./channel_plan.ts";
import { placedName, printedName } from "./printed_name.ts";
import { printedPillar } from "./content_approach.ts";
import { firstHundred } from "./first_hundred.ts";
import { type Pillar, pillarsOf } from "./pillars.ts";
import { type Room, roomsOf } from "./rooms.ts";
import { opening } from "../words/opening.ts";
import { type Stage, STAGES, stageWords } from "./stages.ts";
import { cellOf } from "../words/answers.ts";

interface Step {
  ask: string;
  metric: string;
  /** Which pillar and which channel serve the stage, by their place. */
  pillar: number;
  channel: "focus" | "first test" | "second test";
}

const STEPS: Record<Stage, Step> = {
  unaware: { ask: "look at one case", metric: "people who ask about it", pillar: 0, channel: "focus" },
  aware: { ask: "say who should hear of it", metric: "names passed on", pillar: 2, channel: "second test" },
  weighing: {
    ask: "send their hardest question",
    metric: "questions received",
    pillar: 1,
    channel: "first test",
  },
  deciding: { ask: "name a day to begin", metric: "days fixed", pillar: 3, channel: "focus" },
  customer: { ask: "say how it went", metric: "answers in the first month", pillar: 2, channel: "focus" },
  advocate: { ask: "name one other person", metric: "names a month", pillar: 2, channel: "second test" },
};

/** From unaware to advocate in the audience's words, the rooms they are in, and the first hundred to ask. */
export function writeAudienceConnection(state: JourneyState, now: Date): Section {
  const rooms = roomsOf(state);
  const plan = channelPlanOf(state, now);
  const words = stageWords(state);
  return buildSection({
    id: "audience_connection",
    headline: headlineOf(state, { plan, rooms }),
    blocks: [
      table(
        ["stage", "question in their words", "content", "channel", "asks them to", "metric"],
        stageRows(state, plan),
      ),
      table(["the first hundred to be asked", "number"], firstHundred(state, now)),
      list(roomClaims(state, rooms), "Rooms"),
    ],
    choice: choiceOf(state, plan),
    deductions: [
      ...(rooms.length === 0 ? ["no room is named"] : []),
      ...(words.size < STAGES.length ? [`${STAGES.length - words.size} stages have no words yet`] : []),
    ],
    raisedBy: rooms.length === 0
      ? "one place where these people already gather"
      : "the next date of one of these rooms",
    openQuestions: questionsFor(rooms),
  });
}

function headlineOf(state: JourneyState, { plan, rooms }: { plan: ChannelPlan; rooms: Room[] }): Claim {
  const [room] = rooms;
  const name = printedName(plan.focus);
  if (room === undefined) {
    return claim(
      fitting(
        `The first hundred come through one channel: ${name}.`,
        "The first hundred come through the focus channel.",
      ),
      plan.focus.mark,
    );
  }
  const count = rooms.length === 1 ? "one room" : `${rooms.length} rooms`;
  return claim(
    fitting(
      `The first hundred are already together in ${count}, this one first: ${cell(room.name)}.`,
      `The first hundred are already together in ${count} you named.`,
    ),
    saidOrCorrected(state, "community.places", room.name),
  );
}

function stageRows(state: JourneyState, plan: ChannelPlan): Row[] {
  const words = stageWords(state);
  const pillars = pillarsOf(state);
  const channels = { focus: plan.focus, "first test": plan.tests[0], "second test": plan.tests[1] };
  return STAGES.map((stage) => {
    const step = STEPS[stage];
    const spokenHere = words.get(stage);
    const channel = channels[step.channel] ?? plan.focus;
    return row(
      [
        stage,
        spokenHere === undefined ? "not known yet" : cellOf(spokenHere),
        contentFor(pillars, step.pillar),
        placedName(channel === plan.focus ? "focus channel" : step.channel, channel),
        step.ask,
        step.metric,
      ],
      spokenHere?.mark ??
        assumption("ask two people at this stage what they would want to know, ten minutes"),
    );
  });
}

const ORDER = ["first", "second", "third", "fourth"];
/** From so many words on, a pillar goes by its place. */
const LONG_NAME = 5;

function contentFor(pillars: Pillar[], at: number): string {
  const pillar = pillars[at] ?? pillars.at(-1);
  if (pillar === undefined) return "open";
  const place = ORDER[pillars.indexOf(pillar)] ?? "last";
  return pillar.exact && wordCount(pillar.name) >= LONG_NAME ? `the ${place} pillar` : printedPillar(pillar);
}

function roomClaims(state: JourneyState, rooms: Room[]): Claim[] {
  if (rooms.length === 0) {
    return [claim(
      "No room is named, so nothing here is placed in one.",
      assumption("ask three customers where they meet others like them, three calls"),
    )];
  }
  return rooms.map((room) => {
    const size = room.size === null ? "" : ` People there: ${room.size}.`;
    return claim(
      `${cell(room.name)}.${size}`,
      saidOrCorrected(state, "community.places", size === "" ? room.name : room.sentence),
    );
  });
}

function choiceOf(state: JourneyState, plan: ChannelPlan): Choice {
  const trigger = opening(state, "customer.trigger_barrier", 18);
  const refused = opening(state, "customer.not_for", 16);
  return {
    chosen: trigger ? "people for whom the moment has come" : "people whom customers already know",
    rejected: refused ? "everybody else, those you turn away for certain" : "everybody who might be reached",
    why: "the hours fit one channel",
    gives_up: "people who would buy later, and are not spoken to until then",
    marks: [plan.focus.mark, ...(trigger ? [trigger.mark] : []), ...(refused ? [refused.mark] : [])],
  };
}

function questionsFor(rooms: Room[]): string[] {
  const [room] = rooms;
  if (room === undefined) {
    return ["Where do your customers already meet each other, on paper, in a room or online?"];
  }
  return [`When do they meet next, and who opens the door for you: ${cell(room.name)}?`];
}
