import { z } from "zod";
import type { FoundationAnchor } from "../../../domain/anchors.ts";
import type { Claim } from "../../../domain/claims.ts";
import type { Insight, LeafFate, WrittenStrategy } from "../../../strategy/written.ts";
import { refused, tooMany, unasked, withFates } from "../asked/fates.ts";
import { AskedClaim } from "../asked/form.ts";
import type { Problem } from "../gates/leaf.ts";
import type { WritingGround } from "../ground.ts";
import type { Standing } from "../parts/resting.ts";
import { JUDGE, memoInstructions, RETHINK } from "../prompts/thinking.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { insightFates, isStaleInsight, withGround } from "../parts/insights.ts";
import { insightLines, standingInsights } from "./told.ts";

const MOST_INSIGHTS = 8;

const Memo = z.object({
  insights: z.array(z.object({
    claim: AskedClaim,
    calculation: z.string().nullable(),
    follows: z.string(),
    doubt: z.string(),
  })),
});

/** Thinks before anything is written: six to eight insights; those that code refused stand last, each with the reason. */
export async function takeMemo(
  anchor: FoundationAnchor,
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const found = standingInsights(written, ground);
  const material = found.length === 0 ? "Nothing was thought before this." : "Write the memo.";
  const question = {
    name: `memo_${anchor}`,
    instructions: memoInstructions(anchor),
    material,
    found,
    schema: Memo,
  };
  const reply = await ask(question, ground, mind);
  if ("failure" in reply) return failed(written, reply.failure);
  const path = `memo.${anchor}`;
  const read = reply.value.insights.slice(0, MOST_INSIGHTS)
    .map((asked) => insightFrom(asked, path, ground))
    .toSorted(({ insight: one }, { insight: other }) =>
      Number(one.sentBack !== undefined) - Number(other.sentBack !== undefined)
    );
  const insights = read.map(({ insight }) => withGround(insight, ground));
  const bare = read.flatMap(({ lost }, at) => lostFates(lost, `${path}.${at}`));
  const cut = reply.value.insights.slice(MOST_INSIGHTS)
    .map((_, at) => tooMany(`${path}.${MOST_INSIGHTS + at}`, MOST_INSIGHTS));
  const thought = { ...written, unjudged: { ...written.unjudged, [anchor]: insights } };
  return taken(withFates(thought, [...bare, ...cut], mind.model.name), reply.usage);
}

/** An insight as the gates leave it. */
interface Gated {
  insight: Insight;
  /** What a gate holds against its arithmetic, where the claim stands without. */
  lost: Problem | null;
}

/** An insight with its marks; where a gate holds something against it, with the reason. */
function insightFrom(
  { claim, calculation, ...rest }: z.infer<typeof Memo>["insights"][number],
  path: string,
  ground: WritingGround,
): Gated {
  const marked = withMarks(claim, ground);
  // A number of the claim may be the result of the arithmetic that stands beside it.
  const text = calculation === null ? claim.text : `${claim.text}\n${calculation}`;
  const [problem] = ground.check({ kind: "claim", path, text, ids: claim.ids });
  const insight = { claim: marked, calculation, ...rest };
  if (problem === undefined) return { insight, lost: null };
  if (calculation !== null && claimFrom(claim, path, ground) !== null) {
    return { insight: { ...insight, calculation: null }, lost: problem };
  }
  return { insight: { ...insight, sentBack: problem.reason }, lost: null };
}

/** What is told of arithmetic that was left out while its claim stands. */
function lostFates(lost: Problem | null, path: string): LeafFate[] {
  return lost === null ? [] : [refused(`${path}.calculation`, lost)];
}

const Verdicts = z.object({
  verdicts: z.array(z.object({
    insight: z.number().describe("its number in the memo"),
    keep: z.boolean(),
    why: z.string().describe("one sentence"),
    narrower: AskedClaim.nullable().describe("the claim anew where it went too far, else null"),
    calculation: z.string().nullable().default(null).describe(
      "the arithmetic of the narrower claim where it prints another number, else null",
    ),
  })),
});

/** Keeps what is supported, not obvious and decides something; in the judge's order. */
export async function takeJudgement(
  anchor: FoundationAnchor,
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const memo = written.unjudged?.[anchor] ?? [];
  const judged = (kept: Insight[], fallen: Insight[] = []): WrittenStrategy => {
    const { [anchor]: _, ...unjudged } = written.unjudged ?? {};
    return {
      ...written,
      unjudged,
      memos: { ...written.memos, [anchor]: kept },
      fallen: { ...written.fallen, [anchor]: fallen },
    };
  };
  if (memo.length === 0) return taken(judged([]));
  const material = `The memo:\n${insightLines(memo, ground.dossier)}`;
  const reply = await ask(
    { name: `judge_${anchor}`, instructions: JUDGE, material, schema: Verdicts },
    ground,
    mind,
  );
  if ("failure" in reply) return failed(written, reply.failure);
  const path = `memo.${anchor}`;
  const fates: LeafFate[] = [];
  const wanted = reply.value.verdicts.flatMap(({ insight, keep, why, narrower, calculation }) => {
    const thought = memo[insight - 1];
    const at = `${path}.${insight - 1}`;
    if (thought === undefined) {
      fates.push(...unasked("judge", [at]));
      return [];
    }
    if (!keep) {
      fates.push(refused(at, { gate: "judge", reason: why }));
      return [];
    }
    const judgedAs = narrower === null ? { insight: thought, lost: null } : narrowedOrSentBack(
      { ...thought, calculation: calculation ?? thought.calculation },
      narrower,
      { path, ground, isSumNew: calculation !== null && calculation !== thought.calculation },
    );
    fates.push(
      ...judgedFates(judgedAs, { path: at, fate: narrower === null ? "accepted" : "mended", ground }),
    );
    return [judgedAs.insight];
  });
  const heard = new Set(reply.value.verdicts.map(({ insight }) => insight));
  const unheard = memo.flatMap((_, at) =>
    heard.has(at + 1)
      ? []
      : [refused(`${path}.${at}`, { gate: "judge", reason: "The judge does not name it." })]
  );
  const { kept = [], fallen } = Object.groupBy(
    new Set(wanted),
    ({ sentBack }) => sentBack === undefined ? "kept" : "fallen",
  );
  const next = judged(kept.map((each) => withGround(each, ground)), fallen);
  return taken(withFates(next, [...fates, ...unheard], mind.model.name), reply.usage);
}

interface Narrowing {
  path: string;
  ground: WritingGround;
  /** True for arithmetic of the judge's own, which no gate has seen. */
  isSumNew: boolean;
}

/** The wider claim is what a gate or the judge called unsupported: where the narrower one does not pass, neither stands. */
function narrowedOrSentBack(
  found: Insight,
  narrower: AskedClaim,
  at: Narrowing,
): Gated {
  return narrowed(found, narrower, at) ?? insightFrom({ ...found, claim: narrower }, at.path, at.ground);
}

/** What became of an insight and its sentences once it was judged or thought again. */
function judgedFates(
  { insight, lost }: Gated,
  told: { path: string; fate: "accepted" | "mended"; ground: WritingGround },
): LeafFate[] {
  const { sentBack } = insight;
  return sentBack === undefined
    ? [...lostFates(lost, told.path), ...insightFates(insight, told)]
    : [refused(told.path, { gate: "memo", reason: sentBack })];
}

const Rethought = z.object({
  insights: z.array(z.object({
    insight: z.number().describe("its number"),
    claim: AskedClaim.nullable(),
    calculation: z.string().nullable(),
    follows: z.string(),
    doubt: z.string(),
  })),
});

const CORRECTED = "something that it rests on was corrected since: take what holds now.";

/** The insights of an anchor that wait to be thought once more: what a gate has stopped, and what a correction has overtaken. */
export function insightsToRethink(
  anchor: FoundationAnchor,
  { memos, fallen = {} }: WrittenStrategy,
  standing: Standing,
): Insight[] {
  const stale = (memos[anchor] ?? []).filter((each) => isStaleInsight(each, standing));
  return [...fallen[anchor] ?? [], ...stale.map((each) => ({ ...each, sentBack: CORRECTED }))];
}

/** Thinks once more what a gate stopped or a correction overtook; what does not pass then is gone. */
export async function takeRethinking(
  anchor: FoundationAnchor,
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const again = insightsToRethink(anchor, written, ground.standing);
  if (again.length === 0) return taken(written);
  const question = {
    name: `rethink_${anchor}`,
    instructions: RETHINK,
    material: `To be thought again:\n${insightLines(again, ground.dossier)}`,
    schema: Rethought,
  };
  const reply = await ask(question, ground, mind);
  if ("failure" in reply) return failed(written, reply.failure);
  const fates: LeafFate[] = [];
  const fresh = reply.value.insights.flatMap(({ insight, claim, ...rest }) => {
    const path = `rethink.${anchor}.${insight - 1}`;
    if (again[insight - 1] === undefined) {
      fates.push(...unasked("rethink", [`${anchor}.${insight - 1}`]));
      return [];
    }
    if (claim === null) {
      fates.push(refused(path, { gate: "memo", reason: "Nothing of it is left." }));
      return [];
    }
    const found = insightFrom({ claim, ...rest }, `memo.${anchor}`, ground);
    fates.push(...judgedFates(found, { path, fate: "mended", ground }));
    return found.insight.sentBack === undefined ? [withGround(found.insight, ground)] : [];
  });
  const standing = (written.memos[anchor] ?? []).filter((each) => !isStaleInsight(each, ground.standing));
  const next = {
    ...written,
    memos: { ...written.memos, [anchor]: [...standing, ...fresh] },
    fallen: { ...written.fallen, [anchor]: [] },
  };
  return taken(withFates(next, fates, mind.model.name), reply.usage);
}

/** An insight with the judge's claim in the place of its own, or null where a gate holds something against that. */
function narrowed(
  { sentBack, ...found }: Insight,
  narrower: AskedClaim,
  { path, ground, isSumNew }: Narrowing,
): Gated | null {
  const { calculation } = found;
  // A result of the insight's arithmetic rests on what the arithmetic was taken from.
  const operands = found.claim.marks.flatMap((mark) => ground.dossier.idOf(mark) ?? []);
  const ids = [...new Set([...narrower.ids, ...operands])];
  const [problem = null] = calculation === null
    ? []
    : ground.check({ kind: "claim", path, text: `${narrower.text}\n${calculation}`, ids });
  const alone = claimFrom(narrower, path, ground);
  if (alone !== null) {
    const lost = sentBack === undefined && !isSumNew ? null : problem;
    return { insight: { ...found, claim: alone, calculation: lost === null ? calculation : null }, lost };
  }
  if (calculation === null || problem !== null) return null;
  return { insight: { ...found, claim: withMarks({ text: narrower.text, ids }, ground) }, lost: null };
}

/** A claim with its marks, or null where a gate holds something against it. */
function claimFrom(asked: AskedClaim, path: string, ground: WritingGround): Claim | null {
  const isFine = ground.check({ kind: "claim", path, ...asked }).length === 0;
  return isFine ? withMarks(asked, ground) : null;
}

/** A claim with the marks that its ids stand for. */
export function withMarks({ text, ids }: AskedClaim, { dossier }: WritingGround): Claim {
  return { text, marks: ids.flatMap((id) => dossier.markOf(id) ?? []) };
}
