import type { StrategyAnswer } from "../../routes/api/contract.ts";
import type { WrittenPartId, WrittenStrategy } from "../../agents/strategy/written.ts";
import type { Standing } from "../helpers/play_recorded.ts";
import { nameOf } from "../helpers/recorded_server.ts";
import { partsOn, untilWriting, untilWritten, writtenOf } from "../helpers/writing.ts";

/** What a correction after the end did: first with a model that answers no more, then with one that writes again. */
export interface Corrected {
  fact: string;
  /** Parts of which a leaf rests on the fact. */
  due: WrittenPartId[];
  /** The questions that were asked because of it, each name once. */
  asked: string[];
  before: WrittenStrategy;
  after: WrittenStrategy;
  strategy: StrategyAnswer;
  again: { asked: string[]; written: WrittenStrategy; strategy: StrategyAnswer };
}

/** A change of one fact each. The first of them that some parts take, and others do not, is made. */
const CHANGES = {
  capacity: { "capacity.hours_a_week": "7" },
  quiet: { quiet: "Between day 30 and day 40, once the first bill is there." },
  bet: { "bet.target": "14" },
  goal: { "goal.target": "60" },
  proof: { proof: "Two of them wrote to us of their own accord in 2026." },
};
export type ChangedFact = keyof typeof CHANGES;

/** Corrects one fact of a finished journey, waits until nobody has answered the writing, and has it written again. */
export async function correctOne(standing: Standing, wanted?: ChangedFact): Promise<Corrected> {
  const { person, sessionId, mind, written: before } = standing;
  const found = Object.entries(CHANGES).find(([fact]) => {
    const { length } = partsOn(fact, before);
    const isWanted = wanted === undefined || fact === wanted;
    return isWanted && length > 0 && length < Object.keys(before.parts).length;
  });
  if (found === undefined) throw new Error("No fact is taken by some parts only");
  const [fact, cells] = found;
  const count = mind.requests.length;
  mind.fallSilent();
  const changed = await person.call("PUT", "/api/facts", { session_id: sessionId, cells });
  if (changed.status !== 200) throw new Error(`The correction was answered ${await changed.text()}`);
  await untilWriting(
    person,
    sessionId,
    ({ writing }) => {
      if (writing === null) throw new Error(`The correction of ${fact} asks the model nothing`);
      return mind.requests.length > count && writing.paused !== null;
    },
  );
  const strategyNow = () => person.get<StrategyAnswer>(`/api/strategy.json?session_id=${sessionId}`);
  const asked = [...new Set(mind.requests.slice(count).map(nameOf))];
  const [after, strategy] = [await writtenOf(person, sessionId), await strategyNow()];
  const silent = mind.requests.length;
  mind.correct();
  await person.call("POST", "/api/writing", { session_id: sessionId });
  await untilWritten(person, sessionId, mind.check);
  mind.check();
  const again = {
    asked: mind.requests.slice(silent).map(nameOf),
    written: await writtenOf(person, sessionId),
    strategy: await strategyNow(),
  };
  return {
    fact,
    due: partsOn(fact, before),
    asked,
    before,
    after,
    strategy,
    again,
  };
}
