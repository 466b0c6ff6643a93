import { builtInModel } from "../../agents/model/builtin.ts";
import type { LateReading, TurnOutcome } from "../../agents/interview/turn_types.ts";
import type { Told } from "../../agents/interview/with_model/call.ts";
import type { TurnAnswer as ModelsTurn } from "../../agents/interview/with_model/turn_answer.ts";
import { createBreath } from "./breath.ts";
import { isLong } from "./is_long.ts";
import {
  type Around,
  type AroundOf,
  type Input,
  type Operation,
  type Output,
  runHere,
} from "./operations.ts";
import { createThinker, NoWorkerError, type Thinker } from "./thinker.ts";

/** Thinks for journeys: in this thread, or in a worker where so much was said that others would wait. */
export interface Thinking {
  /** Throws BusyError with a sentence where a long one cannot be done now, and what the operation throws. */
  run<Name extends Operation>(
    name: Name,
    input: Input<Name>,
    ...around: AroundOf<Name>
  ): Promise<Output<Name>>;
  close(): void;
}

/** For what asks nobody. */
function alone(): Around {
  const nobody = () => Promise.reject(new Error("Nothing is read here"));
  return { model: builtInModel, research: { readPage: nobody }, now: new Date() };
}

/** A platform that starts no workers thinks of everything in its one thread. */
export function createThinking(thinker: Thinker = createThinker()): Thinking {
  async function run<Name extends Operation>(
    name: Name,
    input: Input<Name>,
    ...[around = alone()]: [around?: Around]
  ): Promise<Output<Name>> {
    const here = () => runHere(name, input, { ...around, breathe: createBreath() });
    if (!isLong(input)) return await here();
    try {
      return await thinker.run(name, input, around);
    } catch (error) {
      if (!(error instanceof NoWorkerError)) throw error;
      return await here();
    }
  }
  return { run, close: thinker.close };
}

/** Takes a founder's message, with a model's reading that may still come. */
export async function takeTurn(
  thinking: Thinking,
  input: Input<"takeTurn">,
  around: Around,
): Promise<TurnOutcome> {
  const told = Promise.withResolvers<Told<ModelsTurn>>();
  const { outcome, readLate } = await thinking.run("takeTurn", input, { ...around, onLate: told.resolve });
  if (readLate === null) return outcome;
  const late: LateReading = { told: told.promise, messages: readLate };
  return { ...outcome, late };
}
