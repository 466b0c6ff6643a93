import type { StrategyAnswer } from "../../routes/api/contract.ts";
import type { WrittenPartId, WrittenStrategy } from "../../agents/strategy/written.ts";
import type { Standing } from "../helpers/play_recorded.ts";
import { nameOf } from "../helpers/recorded_server.ts";
import { partsOn, untilWriting, writtenOf } from "../helpers/writing.ts";

/** What a correction after the end did, with a model that answers no more. */
export interface Corrected {
  fact: string;
  /** Parts of which a leaf rests on the fact. */
  due: WrittenPartId[];
  /** The questions that were asked because of it, each name once. */
  asked: string[];
  before: WrittenStrategy;
  after: WrittenStrategy;
  strategy: StrategyAnswer;
}

/** A change of one fact each. The first of them that some parts take, and others do not, is made. */
const CHANGES: Record<string, Record<string, string>> = {
  capacity: { "capacity.hours_a_week": "7" },
  quiet: { quiet: "Between day 30 and day 40, once the first bill is there." },
  bet: { "bet.target": "14" },
  goal: { "goal.target": "60" },
  proof: { proof: "Two of them wrote to us of their own accord in 2026." },
};

/** Corrects one fact of a finished journey and waits until the writing has found that nobody answers. */
export async function correctOne(standing: Standing): Promise<Corrected> {
  const { person, sessionId, mind, written: before } = standing;
  const found = Object.entries(CHANGES).find(([fact]) => {
    const { length } = partsOn(fact, before);
    return length > 0 && length < Object.keys(before.parts).length;
  });
  if (found === undefined) throw new Error("No fact is taken by some parts only");
  const [fact, cells] = found;
  const count = mind.requests.length;
  const changed = await person.call("PUT", "/api/facts", { session_id: sessionId, cells });
  if (changed.status !== 200) throw new Error(`The correction was answered ${await changed.text()}`);
  await untilWriting(
    person,
    sessionId,
    ({ writing }) => mind.requests.length > count && writing !== null && writing.paused !== null,
  );
  return {
    fact,
    due: partsOn(fact, before),
    asked: [...new Set(mind.requests.slice(count).map(nameOf))],
    before,
    after: await writtenOf(person, sessionId),
    strategy: await person.get<StrategyAnswer>(`/api/strategy.json?session_id=${sessionId}`),
  };
}
