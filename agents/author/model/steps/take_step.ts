import { FOUNDATION_ANCHORS } from "../../../domain/anchors.ts";
import { addUsage, usageSince } from "../../../domain/usage.ts";
import type { WrittenPartId, WrittenStrategy } from "../../../strategy/written.ts";
import { stringsIn } from "../../../text/strings_in.ts";
import type { WritingGround } from "../ground.ts";
import { withFound } from "../parts/insights.ts";
import { followRows } from "../parts/rows.ts";
import type { Mind, StepTaken } from "./ask.ts";
import { takeCritique, takeMending } from "./checking.ts";
import { takeLastEdit } from "./last_edit.ts";
import { takePart, withPart } from "./part.ts";
import { partsOfRound, REVISED, type Round, type WritingStep } from "./plan.ts";
import { takeRevising } from "./revising.ts";
import { standingInsights } from "./told.ts";
import { takeSentences } from "./sentences.ts";
import { takeJudgement, takeMemo, takeRethinking } from "./thinking.ts";

interface Taking {
  written: WrittenStrategy;
  ground: WritingGround;
  mind: Mind;
}

const ROUNDS: readonly Round[] = [...FOUNDATION_ANCHORS, "end"];
const PARTS = ROUNDS.flatMap(partsOfRound);

/** The sums of all parts with what they come to: slides and thirty days tell them again. */
function sumsWritten({ parts }: WrittenStrategy): string[] {
  return stringsIn(Object.values(parts).map(({ leaves }) => leaves)).filter((text) => SHOWN_SUM.test(text));
}

/** "1.6 ÷ 64 × 90 = 2.25", as the mark of a sum shows it. */
const SHOWN_SUM = /^[\d\s.,()+×÷*/%−-]+ = [\d.,%−-]+$/u;

/** Rows of facts may have moved since a part was written: what is read or mended now names them where they stand. */
function withRowsFollowed(written: WrittenStrategy, { standing }: WritingGround): WrittenStrategy {
  const parts = Object.values(written.parts).map((part) => [part.id, followRows(part, standing.printsOf)]);
  return { ...written, parts: Object.fromEntries(parts) };
}

/**
 * One step of the writing: from what is stored to what is to be stored, with one call of a model at most. A step that
 * is taken again gives the same place a new answer and nothing else. Throws RangeError for a step that is none.
 */
export async function takeStep({ id }: Pick<WritingStep, "id">, given: Taking): Promise<StepTaken> {
  const written = withRowsFollowed(given.written, given.ground);
  const taking = {
    ...given,
    written,
    ground: withFound(given.ground, {
      insights: standingInsights(written, given.ground),
      sums: sumsWritten(written),
    }),
  };
  const [kind = "", subject = ""] = id.split(".");
  const anchor = FOUNDATION_ANCHORS.find((each) => each === subject);
  const round = ROUNDS.find((each) => each === subject);
  const part: WrittenPartId | undefined = PARTS.find((each) => each === subject);
  if (kind === "memo" && anchor !== undefined) return await takeMemo(anchor, taking);
  if (kind === "judge" && anchor !== undefined) return await takeJudgement(anchor, taking);
  if (kind === "rethink" && anchor !== undefined) return await takeRethinking(anchor, taking);
  if (kind === "sentences" && anchor !== undefined) return await takeSentences(anchor, taking);
  if (kind === "part" && part !== undefined) return await takePart(part, taking);
  const read = subject === REVISED ? REVISED : round;
  if (kind === "critic" && read !== undefined) return await takeCritique(read, taking);
  if (kind === "mend" && read !== undefined) return await takeMending(read, taking);
  if (id === "revise") return await takeRevising(taking);
  if (id === "last_edit") return await takeLastEdit(taking);
  throw new RangeError(`"${id}" is no step of the writing`);
}

/**
 * What is stored by now, with what a step brought that was taken `from` what was stored when it began. Of steps that go side
 * by side each brings its own part; whatever else goes alone brings the whole.
 */
export function withStep(
  stored: WrittenStrategy,
  { id }: Pick<WritingStep, "id">,
  { from, to }: { from: WrittenStrategy; to: WrittenStrategy },
): WrittenStrategy {
  const usage = addUsage(stored.usage, usageSince(from.usage, to.usage));
  const part = PARTS.map((each) => to.parts[each]).find((each) => id === `part.${each?.id}`);
  return part === undefined ? { ...to, usage } : withPart({ ...stored, usage }, part);
}
