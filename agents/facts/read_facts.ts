import { type Evidence, FACT_NAMES, type Facts, type FactSheet, type UnclearFact } from "../domain/facts.ts";
import { type Answer, FIELD_IDS, isFieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { applyChanges } from "./apply_changes.ts";
import { correctionsToChanges } from "./corrections.ts";
import type { ReaderSetting, Reading } from "./reader.ts";
import { readBet } from "./readers/bet.ts";
import { readCapacity } from "./readers/capacity.ts";
import { readChannels } from "./readers/channels.ts";
import { readGoal } from "./readers/goal.ts";
import { readMeasured } from "./readers/measured.ts";
import { readMoment } from "./readers/moment.ts";
import { readPrices } from "./readers/prices.ts";
import { readRaise } from "./readers/raise.ts";
import { TEXT_READERS } from "./readers/text_readers.ts";
import { readTraction } from "./readers/traction.ts";
import type { FieldAnswer, Statements } from "./statement.ts";
import { statementsOf } from "./statements.ts";

/** One reader a fact. */
const READERS: { [Name in keyof Facts]: (said: Statements, setting: ReaderSetting) => Reading<Facts[Name]> } =
  {
    ...TEXT_READERS,
    goal: readGoal,
    channels: readChannels,
    capacity: readCapacity,
    moment: readMoment,
    prices: readPrices,
    measured: readMeasured,
    traction: readTraction,
    bet: readBet,
    raise: readRaise,
  };

/**
 * Every fact that the journey's answers hold: each answer is split into statements once, each fact read by its one
 * reader, and the founder's changes laid over what was read, oldest first. Facts of a confirmed field are confirmed.
 */
export function readFacts(state: JourneyState, now: Date): FactSheet {
  const said = statementsOf(answersOf(state));
  const setting = { company: state.company, founder: state.founder, now };
  const unclear: UnclearFact[] = [];
  const read = <Name extends keyof Facts>(name: Name): Facts[Name] => {
    const reading = READERS[name](said, setting);
    unclear.push(...reading.unclear);
    return reading.value;
  };
  const facts: Facts = {
    offering: read("offering"),
    region: read("region"),
    alternative: read("alternative"),
    obstacle: read("obstacle"),
    trigger: read("trigger"),
    barrier: read("barrier"),
    belief_now: read("belief_now"),
    belief_needed: read("belief_needed"),
    only_we: read("only_we"),
    proof: read("proof"),
    why: read("why"),
    never_become: read("never_become"),
    voice_sample: read("voice_sample"),
    quiet: read("quiet"),
    customers: read("customers"),
    not_for: read("not_for"),
    values: read("values"),
    refused_channels: read("refused_channels"),
    knowledge: read("knowledge"),
    places: read("places"),
    next: read("next"),
    goal: read("goal"),
    rivals: read("rivals"),
    objections: read("objections"),
    colours: read("colours"),
    channels: read("channels"),
    capacity: read("capacity"),
    moment: read("moment"),
    prices: read("prices"),
    measured: read("measured"),
    traction: read("traction"),
    bet: read("bet"),
    raise: read("raise"),
    team: read("team"),
  };
  const corrected = withLegacyCorrections({ facts, unclear }, state, now);
  return confirmedBy(applyChanges(corrected, state.factChanges ?? []), state);
}

/** Answers as the readers take them; the same answer is the same object every time, so that it is split once. */
const taken = new WeakMap<Answer, FieldAnswer>();

function answersOf({ fields }: JourneyState): FieldAnswer[] {
  return FIELD_IDS.flatMap((field) =>
    fields[field].answers.map((answer) => {
      const { turn, text, thin } = answer;
      const before = taken.get(answer);
      const isSame = before !== undefined && before.field === field && before.turn === turn &&
        before.text === text &&
        before.thin === thin;
      if (isSame) return before;
      const fresh = { field, turn, text, thin };
      taken.set(answer, fresh);
      return fresh;
    })
  );
}

/** Journeys kept from before the worksheet carry corrections of words: each is a change of the value it names. */
function withLegacyCorrections(sheet: FactSheet, state: JourneyState, now: Date): FactSheet {
  const newer = new Set((state.factChanges ?? []).map(({ turn }) => turn));
  return state.corrections.filter(({ turn }) => !newer.has(turn)).reduce(
    (before, { turn, from, to, quote }) => {
      const found = { from, to, about: null };
      const { changes } = correctionsToChanges(found, before, { turn, quote: quote ?? to, now });
      return applyChanges(before, changes);
    },
    sheet,
  );
}

function confirmedBy({ facts, unclear }: FactSheet, { fields }: JourneyState): FactSheet {
  const mark = <T extends Evidence>(read: T): T => {
    const isConfirmed = read.state === "read" && isFieldId(read.field) &&
      fields[read.field].status === "confirmed";
    return isConfirmed ? { ...read, state: "confirmed" } : read;
  };
  const confirmed = Object.fromEntries(
    FACT_NAMES.map((name) => {
      const read = facts[name];
      return [
        name,
        Array.isArray(read) ? read.map((row: Evidence) => mark(row)) : read === null ? null : mark(read),
      ];
    }),
  );
  return { facts: { ...facts, ...confirmed }, unclear };
}
