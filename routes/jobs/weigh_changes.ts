import { addUsage, NO_USAGE } from "../../agents/domain/usage.ts";
import type { Model } from "../../agents/model/model.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { Store } from "../../kv/store.ts";
import type { ReadingGround, ReadingResult } from "../../kv/watch_readings.ts";

interface Weighing {
  userId: string;
  page: ReadingGround["page"];
  result: ReadingResult;
}

interface Mind {
  model: Model;
  signal: AbortSignal;
}

/** How long a reading waits for a model: well below what the reading may take as a whole. */
const PATIENCE_MS = 45_000;

/** The changes of a reading, with what a model makes of those that rules leave at "hold", within one turn's budget. */
export async function weighed(
  kv: Store,
  { userId, page, result }: Weighing,
  { model, signal }: Mind,
): Promise<ReadingResult> {
  if (model.kind === "builtin" || result.changes.length === 0) return result;
  const journey = await getJourney(kv, userId, page.journeyId);
  if (journey === null) return result;
  const [{ readFacts }, { forOneTurn, TURN_LIMITS }, { isLeftOpen, meaningOf }, { weighChange }] =
    await Promise.all([
      import("../../agents/facts/read_facts.ts"),
      import("../../agents/model/budget.ts"),
      import("../../agents/watch/meaning/meaning.ts"),
      import("../../agents/watch/meaning/weigh.ts"),
    ]);
  const { facts } = readFacts(journey.state, result.now);
  const { name, whose } = page;
  const asked = forOneTurn(model, { ...TURN_LIMITS, milliseconds: PATIENCE_MS });
  const answers = await Promise.all(result.changes.map(async (change) => {
    const byRules = meaningOf(change, { facts, whose, name });
    const { advice, usage } = isLeftOpen(byRules)
      ? await weighChange(asked, { name, whose, change, byRules, facts }, { signal })
      : { advice: null, usage: NO_USAGE };
    return { change: { ...change, advice }, usage };
  }));
  return {
    ...result,
    changes: answers.map(({ change }) => change),
    usage: answers.reduce((sum, { usage }) => addUsage(sum, usage), result.usage),
  };
}
