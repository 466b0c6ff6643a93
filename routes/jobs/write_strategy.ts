import { addUsage, type Usage } from "../../agents/domain/usage.ts";
import { writingStages } from "../../agents/interview/writing_due.ts";
import type { WritingStep } from "../../agents/author/model/steps/plan.ts";
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
 * Writes what is due of a journey's strategy, step by step, each stored before the next begins; the founder's words are
 * read anew before each. Ends when nothing is due, when the budget is used up, or when the model keeps failing.
 */
export function writingHandler(jobs: WritingJobs): JobHandler {
  return async function writeStrategy(running) {
    const { userId, journeyId } = running.job;
    if (journeyId === null || jobs.model.kind === "builtin") return;
    const ref = { userId, journeyId };
    while (!running.signal.aborted) {
      if (!await takeStep(jobs, running, ref)) return;
    }
  };
}

/** One step on its way: what it is taken from, and what is stored so far. */
interface Setting {
  jobs: WritingJobs;
  running: Running;
  ref: JourneyRef;
  ground: WritingGiven;
  writing: Writing;
}

/** One step, whatever came of it. False where there is nothing more to do. */
async function takeStep(jobs: WritingJobs, running: Running, ref: JourneyRef): Promise<boolean> {
  const { kv, limits, now } = jobs;
  const journey = await getJourney(kv, ref.userId, ref.journeyId);
  if (journey === null) return false;
  const { state } = journey;
  const writing = forJob(await getWriting(kv, ref), running.job.id);
  const ground = { state, stages: writingStages(state), written: writing.written, now: now() };
  const setting = { jobs, running, ref, ground, writing };
  const { step, progress } = nextStep(setting, writing);
  if (step === undefined) return await stop(setting, tellSkipped(writing.skipped?.steps.length ?? 0));
  const budget = budgetOf(limits, { state, used: writing.written.usage, extended: writing.extended });
  if (budget.isSpent()) return await stop(setting, { why: SPENT, until: "extended" });
  if (isSame(progress, writing.progress) && writing.paused === null) {
    return await write(setting, step, budget);
  }
  return await keep(setting, { ...writing, progress, paused: null }) !== "lost";
}

/** What another job left unfinished is tried again. */
function forJob(writing: Writing, jobId: string): Writing {
  if (writing.skipped?.jobId === jobId) return writing;
  return { ...writing, skipped: { jobId, steps: [] }, failures: 0, paused: null };
}

/** The first step that is due, and how far its anchor is. */
function nextStep(
  { jobs, ground }: Setting,
  { written, skipped }: Writing,
): { step: WritingStep | undefined; progress: WritingProgress | null } {
  const plan = jobs.writer.plan({ ...ground, written });
  const isOver = ({ id, isDone }: WritingStep) => isDone || skipped?.steps.includes(id) === true;
  const step = plan.find((each) => !isOver(each));
  if (step === undefined) return { step, progress: null };
  const beside = plan.filter(({ anchor }) => anchor === step.anchor);
  const progress = { anchor: step.anchor, done: beside.filter(isOver).length, total: beside.length };
  return { step, progress };
}

/** Asks the model, and stores what it wrote, or that it brought nothing. False where the job should end. */
async function write(setting: Setting, step: WritingStep, budget: WritingBudget): Promise<boolean> {
  const { jobs, running, ground, writing } = setting;
  const asked = { signal: running.signal, budget };
  let written: WrittenStrategy;
  try {
    written = await jobs.writer.write(step, ground, { model: jobs.model, asked });
  } catch (error) {
    if (running.signal.aborted) throw error;
    return await fail(setting, { step, error, isSpent: budget.isSpent() });
  }
  const next = { ...writing, written, failures: 0 };
  return await keep(setting, { ...next, progress: nextStep(setting, next).progress }) !== "lost";
}

interface Failure {
  step: WritingStep;
  error: unknown;
  isSpent: boolean;
}

const DEFECT = new ModelFailure("invalid", "A part could not be put together");

/** A model that is away is tried again later; an answer that cannot be used costs its step, and the rules' text stands. */
async function fail(setting: Setting, { step, error, isSpent }: Failure): Promise<boolean> {
  const { jobs, running, ref } = setting;
  const { written, skipped, ...before } = setting.writing;
  const failure = error instanceof ModelFailure ? error : DEFECT;
  jobs.log(failure === DEFECT ? "error" : "warn", "a step of the writing failed", {
    journey: ref.journeyId,
    step: step.id,
    why: textOf(error),
  });
  const failures = before.failures + 1;
  const isAway = ["unreachable", "timeout", "rate_limited"].includes(failure.reason);
  const after = { ...written, usage: addUsage(written.usage, failure.usage) };
  const steps = isAway || isSpent
    ? skipped?.steps ?? []
    : [...skipped?.steps ?? [], ...withWhatFollows(step.id)];
  const next = { ...before, written: after, skipped: { jobId: running.job.id, steps }, failures };
  const why = `${sentence(failure.message)} ${INSTEAD}`;
  if (isSpent) return await stop({ ...setting, writing: next }, { why: SPENT, until: "extended" });
  const pause = isAway ? PAUSES[failures - 1] : undefined;
  if (pause !== undefined) {
    await keep(setting, { ...next, paused: { why: `${why} It is tried again by itself.`, until: "later" } });
    throw new JobPostponed("the model is away", pause);
  }
  if (isAway || failures >= MOST_FAILURES) {
    return await stop({ ...setting, writing: next }, { why, until: "asked" });
  }
  return await keep(setting, { ...next, progress: nextStep(setting, next).progress }) !== "lost";
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
    usage: differenceOf(before.usage, next.written.usage),
    counts: { ...countFates(before, next.written, at), model: model.name },
    now: at,
  });
}

function differenceOf(before: Usage, after: Usage): Usage {
  return {
    calls: after.calls - before.calls,
    promptTokens: after.promptTokens - before.promptTokens,
    completionTokens: after.completionTokens - before.completionTokens,
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
