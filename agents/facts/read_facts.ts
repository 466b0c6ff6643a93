import { isoDay } from "../domain/days.ts";
import { emptyFacts } from "../domain/empty_facts.ts";
import { type Evidence, FACT_NAMES, type Facts, type FactSheet, type UnclearFact } from "../domain/facts.ts";
import { FIELD_IDS, type FieldId, FIELDS, isFieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { applyChanges } from "./changes/apply_changes.ts";
import { correctionsToChanges } from "./changes/corrections.ts";
import { applyWithLocks } from "./changes/locks.ts";
import { withDoubtedAsked } from "./doubted_rows.ts";
import { layModelFacts } from "./from_model/model_facts.ts";
import { withUsePutRight } from "./changes/corrected_uses.ts";
import { numbersPutRight, withNumbersPutRight } from "./changes/corrected_numbers.ts";
import { withRightAnswers } from "./changes/right_answers.ts";
import { type JourneyReader, rememberReader } from "./reading_memory.ts";
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
import { rememberedBy } from "../text/remembered.ts";
import { withoutPersons } from "./names/persons.ts";
import { statementsIn } from "./statements/said_answers.ts";
import type { Statements } from "./statements/statement.ts";
import { stemList } from "./numbers/stated_numbers.ts";

/** One reader a fact. */
const READERS: { [Name in keyof Facts]: JourneyReader<Facts[Name]> } = {
  offering: rememberReader(TEXT_READERS.offering),
  region: rememberReader(TEXT_READERS.region),
  alternative: rememberReader(TEXT_READERS.alternative),
  obstacle: rememberReader(TEXT_READERS.obstacle),
  trigger: rememberReader(TEXT_READERS.trigger),
  barrier: rememberReader(TEXT_READERS.barrier),
  belief_now: rememberReader(TEXT_READERS.belief_now),
  belief_needed: rememberReader(TEXT_READERS.belief_needed),
  only_we: rememberReader(TEXT_READERS.only_we),
  proof: rememberReader(TEXT_READERS.proof),
  why: rememberReader(TEXT_READERS.why),
  never_become: rememberReader(TEXT_READERS.never_become),
  voice_sample: rememberReader(TEXT_READERS.voice_sample),
  quiet: rememberReader(TEXT_READERS.quiet),
  customers: rememberReader(TEXT_READERS.customers),
  not_for: rememberReader(TEXT_READERS.not_for),
  values: rememberReader(TEXT_READERS.values),
  refused_channels: rememberReader(TEXT_READERS.refused_channels),
  knowledge: rememberReader(TEXT_READERS.knowledge),
  places: rememberReader(TEXT_READERS.places),
  next: rememberReader(TEXT_READERS.next),
  goal: rememberReader(readGoal),
  rivals: rememberReader(TEXT_READERS.rivals),
  objections: rememberReader(TEXT_READERS.objections),
  colours: rememberReader(TEXT_READERS.colours),
  channels: rememberReader(readChannels),
  capacity: rememberReader(readCapacity),
  moment: rememberReader(readMoment),
  prices: rememberReader(readPrices),
  measured: rememberReader(readMeasured),
  traction: rememberReader(readTraction),
  bet: rememberReader(readBet),
  raise: rememberReader(readRaise),
  team: rememberReader(TEXT_READERS.team),
};

/**
 * Every fact that the journey's answers hold: each answer is split into statements once, each fact read by its one
 * reader, what a model read laid over that, and over both what the founder locked and changed, oldest first. A reader that throws leaves its fact empty. Facts of a field that was read back are confirmed.
 */
export function readFacts(state: JourneyState, now: Date): FactSheet {
  return readSheet({ state, said: statementsIn(state), now });
}

const MOST_SHEETS = 100;

interface Asked {
  state: JourneyState;
  said: Statements;
  now: Date;
}

/** A turn and each step of the writing ask for the same facts again and again. */
const readSheet = rememberedBy(keyOf, readAnew, MOST_SHEETS);

/** All that facts are read from; of the time only the day counts. */
function keyOf({ state, said, now }: Asked): string {
  const { id, company, founder, fields, readBacks, corrections, modelFacts, factChanges, factLocks } = state;
  return JSON.stringify([
    [isoDay(now), id, company, founder],
    said.languages,
    said.answers(...FIELD_IDS),
    FIELD_IDS.map((field) => fields[field].status),
    readBacks.truth?.accepted,
    corrections,
    modelFacts,
    factChanges,
    factLocks,
  ]);
}

function readAnew({ state, said, now }: Asked): FactSheet {
  const setting = { company: state.company, founder: state.founder, now };
  const unclear: UnclearFact[] = [];
  const defects: NonNullable<FactSheet["defects"]> = [];
  const nothing = emptyFacts();
  const read = <Name extends keyof Facts>(name: Name): Facts[Name] => {
    try {
      const reading = READERS[name](state.id, said, setting);
      unclear.push(...reading.unclear);
      return reading.value;
    } catch (error) {
      defects.push({ fact: name, error });
      return nothing[name];
    }
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
  const sure = withDoubtedAsked(withoutPersons({ facts, unclear }, state.founder), said);
  const laid = layModelFacts(sure, state.modelFacts ?? []);
  const corrected = withLegacyCorrections(laid, state, now);
  const changed = withTraction(
    applyWithLocks(corrected, state.factChanges ?? [], state.factLocks ?? []),
    state,
  );
  const right = withNumbersPutRight(changed, state, now);
  const sheet = confirmedBy(withRightAnswers(right, numbersPutRight(state, right)), state);
  return defects.length === 0 ? sheet : { ...sheet, defects };
}

/** Journeys kept from before the worksheet carry corrections of words: each is a change of the value it names. */
function withLegacyCorrections(sheet: FactSheet, state: JourneyState, now: Date): FactSheet {
  const newer = new Set((state.factChanges ?? []).map(({ turn }) => turn));
  return state.corrections.filter(({ turn }) => !newer.has(turn)).reduce(
    (before, { turn, from, to, quote, about = null }) => {
      const found = { from, to, about };
      const { changes } = correctionsToChanges(found, before, { turn, quote: quote ?? to, now });
      const after = applyChanges(before, changes);
      return after.facts.raise === before.facts.raise
        ? after
        : { ...after, facts: withUsePutRight(after.facts, quote ?? to) };
    },
    sheet,
  );
}

/**
 * Whoever was not asked for traction, since what they measure tells it, has for it the counts of what the goal counts, as
 * corrected: nobody doubts that those show whether it works.
 */
function withTraction(sheet: FactSheet, { fields }: JourneyState): FactSheet {
  const { status, answers } = fields["pitch.traction"];
  const { traction, measured, goal } = sheet.facts;
  if (status !== "assumed" || answers.length > 0 || traction.length > 0 || goal === null) return sheet;
  const aim = stemList(`${goal.metric ?? ""} ${goal.unit ?? ""}`);
  const rows = measured.filter(({ unit, name, value }) =>
    Number.isInteger(value) && unit !== "%" && !/^[A-Z]{3}$/.test(unit ?? "") &&
    stemList(`${name} ${unit ?? ""}`).some((stem) => aim.includes(stem))
  );
  return { ...sheet, facts: { ...sheet.facts, traction: rows }, isTractionMeasured: true };
}

/** The opening answers count as soon as they are handed over, and are read back with the truth anchor. */
function isReadBack({ fields, readBacks }: JourneyState, field: FieldId): boolean {
  const isOpening = FIELDS[field].phase === "conversation_initiation";
  return fields[field].status === "confirmed" && (!isOpening || readBacks.truth?.accepted === true);
}

function confirmedBy(sheet: FactSheet, state: JourneyState): FactSheet {
  const { facts } = sheet;
  const mark = <T extends Evidence>(read: T): T => {
    const isConfirmed = read.state === "read" && isFieldId(read.field) && isReadBack(state, read.field);
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
  return { ...sheet, facts: { ...facts, ...confirmed } };
}
