import { addUsage, usageSince } from "../../agents/domain/usage.ts";
import { writingStages } from "../../agents/interview/writing_due.ts";
import { isRevising, nextSteps, type WritingStep } from "../../agents/author/model/steps/plan.ts";
import { withStep } from "../../agents/author/model/steps/take_step.ts";
import { type Model, ModelFailure } from "../../agents/model/model.ts";
import type { StrategyWriter, WritingGiven } from "../../agents/strategy_writer.ts";
import { type JobHandler, JobPostponed, textOf } from "../../kv/job_run.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import type { Store } from "../../kv/store.ts";
import type { WrittenStrategy } from "../../agents/strategy/written.ts";
import { getWriting, type Stored, storeStep, type Writing, type WritingProgress } from "../../kv/writing.ts";
import type { Log } from "../log.ts";
import { countFates } from "./fate_counts.ts";
import { budgetOf, type WritingBudget, type WritingLimits } from "./writing_budget.ts";

/** The kind under which its jobs are queued. */
export const WRITE_STRATEGY = "write_strategy";

interface WritingJobs {
  kv: Store;
  model: Model;
  writer: StrategyWriter;
  limits: WritingLimits;
  /** How many questions may go side by side. */
  atOnce: () => number;
  now: () => Date;
  log: Log;
}

type Running = Parameters<JobHandler>[0];

/** How long a model that does not answer is left alone, in milliseconds, before it is tried again. */
const PAUSES = [60_000, 300_000, 900_000];
/** Steps in a row that bring nothing: the rest would not either. */
const MOST_FAILURES = 3;

const INSTEAD = "What follows from your facts is printed instead.";
const SPENT = `The writing has used up what it may ask of the model. ${INSTEAD}`;

/**
 * Writes what is due of a journey's strategy: steps that do not wait for one another go side by side, and each is stored as
 * soon as it is written; the founder's words are read anew before the next ones. Ends when nothing is due, when the budget
 * is used up, or when the model keeps failing.
 */
export function writingHandler(jobs: WritingJobs): JobHandler {
  return async function writeStrategy(running) {
    const { userId, journeyId } = running.job;
    if (journeyId === null || jobs.model.kind === "builtin") return;
    const ref = { userId, journeyId };
    while (!running.signal.aborted) {
      if (!await takeSteps(jobs, running, ref)) return;
    }
  };
}

/** Steps on their way: what they are taken from, and what is stored so far. */
interface Setting {
  jobs: WritingJobs;
  running: Running;
  ref: JourneyRef;
  ground: WritingGiven;
  writing: Writing;
}

/** The next steps, whatever came of them. False where there is nothing more to do. */
async function takeSteps(jobs: WritingJobs, running: Running, ref: JourneyRef): Promise<boolean> {
  const { kv, limits, now } = jobs;
  const journey = await getJourney(kv, ref.userId, ref.journeyId);
  if (journey === null) return false;
  const { state } = journey;
  const writing = forJob(await getWriting(kv, ref), running.job.id);
  const ground = { state, stages: writingStages(state), written: writing.written, now: now() };
  const setting = { jobs, running, ref, ground, writing };
  const { steps, progress } = stepsDue(setting, writing);
  if (steps.length === 0) return await stop(setting, tellSkipped(writing.skipped?.steps.length ?? 0));
  const budget = budgetOf(limits, { state, used: writing.written.usage, extended: writing.extended });
  if (budget.isSpent()) return await stop(setting, { why: SPENT, until: "extended" });
  if (isSame(progress, writing.progress) && writing.paused === null) {
    return await write(setting, steps.slice(0, jobs.atOnce()), budget);
  }
  return await keep(setting, { ...writing, progress, paused: null }) !== "lost";
}

/** What another job left unfinished is tried again. */
function forJob(writing: Writing, jobId: string): Writing {
  if (writing.skipped?.jobId === jobId) return writing;
  return { ...writing, skipped: { jobId, steps: [] }, failures: 0, paused: null };
}

/** The steps that are due first, and how far their anchor is: a correction, once all is written, is told as being read. */
function stepsDue(
  { jobs, ground }: Setting,
  { written, skipped }: Writing,
): { steps: WritingStep[]; progress: WritingProgress | null } {
  const plan = jobs.writer.plan({ ...ground, written });
  const isOver = ({ id, isDone }: WritingStep) => isDone || skipped?.steps.includes(id) === true;
  const steps = nextSteps(plan, isOver);
  const [first] = steps;
  if (first === undefined || isRevising(first)) return { steps, progress: null };
  const beside = plan.filter(({ anchor }) => anchor === first.anchor);
  return {
    steps,
    progress: { anchor: first.anchor, done: beside.filter(isOver).length, total: beside.length },
  };
}

/** What came of a step that was asked for. */
type Outcome = { step: WritingStep; stored: Stored } | { step: WritingStep; error: unknown };

/** Asks the model for each, and stores what it wrote, or that it brought nothing. False where the job should end. */
async function write(setting: Setting, steps: WritingStep[], budget: WritingBudget): Promise<boolean> {
  const { jobs, running, ref, ground } = setting;
  const asked = { signal: running.signal, budget };
  // One is stored behind the other: each is laid into what stands by then.
  let storing: Promise<Stored> = Promise.resolve("stored");
  const outcomes = await Promise.all(steps.map(async (step): Promise<Outcome> => {
    try {
      const written = await jobs.writer.write(step, ground, { model: jobs.model, asked });
      storing = storing.then((before) => before === "lost" ? before : keepStep(setting, step, written));
      return { step, stored: await storing };
    } catch (error) {
      return { step, error };
    }
  }));
  const failed = outcomes.flatMap((each) => "error" in each ? [each] : []);
  if (running.signal.aborted && failed[0] !== undefined) throw failed[0].error;
  if (outcomes.some((each) => "stored" in each && each.stored === "lost")) return false;
  if (failed.length === 0) return true;
  const writing = forJob(await getWriting(jobs.kv, ref), running.job.id);
  const later = { ...setting, writing, ground: { ...ground, written: writing.written } };
  return await fail(later, { failed, hasBrought: failed.length < steps.length, isSpent: budget.isSpent() });
}

/** Stores what a step brought in what stands by now; once more where somebody wrote between reading and storing. */
async function keepStep(setting: Setting, step: WritingStep, to: WrittenStrategy): Promise<Stored> {
  const { jobs, running, ref, ground } = setting;
  for (;;) {
    const writing = forJob(await getWriting(jobs.kv, ref), running.job.id);
    const written = withStep(writing.written, step, { from: ground.written, to });
    const next = { ...writing, written, failures: 0 };
    const now = { ...setting, writing, ground: { ...ground, written: writing.written } };
    const stored = await keep(now, { ...next, progress: stepsDue(now, next).progress });
    if (stored !== "moved") return stored;
  }
}

interface Failure {
  failed: { step: WritingStep; error: unknown }[];
  /** True where another step beside them brought something. */
  hasBrought: boolean;
  isSpent: boolean;
}

const DEFECT = new ModelFailure("invalid", "A part could not be put together");
const AWAY: readonly ModelFailure["reason"][] = ["unreachable", "timeout", "rate_limited"];

/** A model that is away is tried again later; an answer that cannot be used costs its step, and the rules' text stands. */
async function fail(setting: Setting, { failed, hasBrought, isSpent }: Failure): Promise<boolean> {
  const { jobs, running, ref } = setting;
  const { written, skipped, ...before } = setting.writing;
  const failures = failed.map(({ step, error }) => {
    const failure = error instanceof ModelFailure ? error : DEFECT;
    jobs.log(failure === DEFECT ? "error" : "warn", "a step of the writing failed", {
      journey: ref.journeyId,
      step: step.id,
      why: textOf(error),
    });
    return { step, failure };
  });
  const away = failures.find(({ failure }) => AWAY.includes(failure.reason));
  const lost = failures.filter(({ failure }) => !AWAY.includes(failure.reason));
  const inARow = hasBrought ? 0 : before.failures + Math.max(1, lost.length);
  const usage = failures.reduce((sum, { failure }) => addUsage(sum, failure.usage), written.usage);
  const given = isSpent ? [] : lost.flatMap(({ step }) => withWhatFollows(step.id));
  const next = {
    ...before,
    written: { ...written, usage },
    skipped: { jobId: running.job.id, steps: [...skipped?.steps ?? [], ...given] },
    failures: inARow,
  };
  const now = { ...setting, writing: next };
  if (isSpent) return await stop(now, { why: SPENT, until: "extended" });
  const why = `${sentence((away ?? failures[0])?.failure.message ?? DEFECT.message)} ${INSTEAD}`;
  const pause = away === undefined ? undefined : PAUSES[Math.max(0, inARow - 1)];
  if (pause !== undefined) {
    await keep(setting, { ...next, paused: { why: `${why} It is tried again by itself.`, until: "later" } });
    throw new JobPostponed("the model is away", pause);
  }
  if (away !== undefined || inARow >= MOST_FAILURES) return await stop(now, { why, until: "asked" });
  return await keep(setting, { ...next, progress: stepsDue(setting, next).progress }) !== "lost";
}

/** A memo that could not be written leaves nothing to judge: both wait. */
function withWhatFollows(id: string): string[] {
  return id.startsWith("memo.") ? [id, id.replace("memo.", "judge.")] : [id];
}

/** Ends the writing, with what is told of it where it ends before its time. */
async function stop(setting: Setting, paused: Writing["paused"]): Promise<false> {
  const { ground, writing } = setting;
  const isToldAlready = writing.progress === null && isSame(writing.paused, paused) &&
    writing.written === ground.written;
  if (!isToldAlready) await keep(setting, { ...writing, progress: null, paused });
  return false;
}

function tellSkipped(count: number): Writing["paused"] {
  if (count === 0) return null;
  const parts = count === 1 ? "One part" : `${count} parts`;
  return { why: `${parts} could not be written by the model. ${INSTEAD}`, until: "asked" };
}

async function keep({ jobs, running, ref, ground }: Setting, next: Writing): Promise<Stored> {
  const { kv, model, now } = jobs;
  const before = ground.written;
  const at = now();
  return await storeStep(kv, running.held, {
    ref,
    next,
    usage: usageSince(before.usage, next.written.usage),
    asked: model.name,
    counts: countFates(before, next.written, at),
    now: at,
  });
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
