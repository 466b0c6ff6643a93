import { z } from "zod";
import type { FoundationAnchor } from "../../../domain/anchors.ts";
import type { Claim } from "../../../domain/claims.ts";
import { wordCount } from "../../../text/text.ts";
import type { Insight, WrittenStrategy } from "../../../strategy/written.ts";
import { AskedClaim } from "../asked/form.ts";
import type { WritingGround } from "../ground.ts";
import type { Standing } from "../parts/resting.ts";
import { JUDGE, memoInstructions, RETHINK, sentencesInstructions } from "../prompts/thinking.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { isStaleInsight, withGround } from "../parts/insights.ts";
import { insightLines, standingInsights } from "./told.ts";

const MOST_INSIGHTS = 8;
const SENTENCES = 3;
/** A sentence for the read-back has at most so many words. */
const SENTENCE_WORDS = 24;

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
  const insights = reply.value.insights.slice(0, MOST_INSIGHTS)
    .map((each) => withGround(insightFrom(each, `memo.${anchor}`, ground), ground))
    .toSorted((one, other) => Number(one.sentBack !== undefined) - Number(other.sentBack !== undefined));
  return taken({ ...written, unjudged: { ...written.unjudged, [anchor]: insights } }, reply.usage);
}

/** An insight with its marks; where a gate holds something against it, with the reason. */
function insightFrom(
  { claim, calculation, ...rest }: z.infer<typeof Memo>["insights"][number],
  path: string,
  ground: WritingGround,
): Insight {
  const marked = withMarks(claim, ground);
  // A number of the claim may be the result of the arithmetic that stands beside it.
  const text = calculation === null ? claim.text : `${claim.text}\n${calculation}`;
  const [problem] = ground.check({ kind: "claim", path, text, ids: claim.ids });
  if (problem === undefined) return { claim: marked, calculation, ...rest };
  if (calculation !== null && claimFrom(claim, path, ground) !== null) {
    return { claim: marked, calculation: null, ...rest };
  }
  return { claim: marked, calculation, ...rest, sentBack: problem.reason };
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
  const wanted = reply.value.verdicts.flatMap(({ insight, keep, narrower, calculation }) => {
    const thought = memo[insight - 1];
    if (!keep || thought === undefined) return [];
    if (narrower === null) return [thought];
    const found = { ...thought, calculation: calculation ?? thought.calculation };
    // The wider claim is what a gate or the judge called unsupported: where the narrower one does not pass, neither stands.
    return [
      narrowed(found, narrower, { path, ground }) ?? insightFrom({ ...found, claim: narrower }, path, ground),
    ];
  });
  const { kept = [], fallen } = Object.groupBy(
    new Set(wanted),
    ({ sentBack }) => sentBack === undefined ? "kept" : "fallen",
  );
  return taken(judged(kept.map((each) => withGround(each, ground)), fallen), reply.usage);
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
  const fresh = reply.value.insights.flatMap(({ insight, claim, ...rest }) =>
    claim === null || again[insight - 1] === undefined
      ? []
      : [insightFrom({ claim, ...rest }, `memo.${anchor}`, ground)]
  ).filter(({ sentBack }) => sentBack === undefined).map((each) => withGround(each, ground));
  const standing = (written.memos[anchor] ?? []).filter((each) => !isStaleInsight(each, ground.standing));
  return taken({
    ...written,
    memos: { ...written.memos, [anchor]: [...standing, ...fresh] },
    fallen: { ...written.fallen, [anchor]: [] },
  }, reply.usage);
}

const Sentences = z.object({ sentences: z.array(AskedClaim) });

/** Up to three sentences of which the founder picks the anchor's one. */
export async function takeSentences(
  anchor: FoundationAnchor,
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const insights = written.memos[anchor] ?? [];
  const picked = Object.values(ground.material.sentences).map(({ text }) => text);
  const material = [
    insights.length === 0
      ? "The memo holds nothing."
      : `The memo:\n${insightLines(insights, ground.dossier)}`,
    ...(picked.length === 0 ? [] : [`Sentences the founder has picked before:\n${picked.join("\n")}`]),
  ].join("\n\n");
  const instructions = sentencesInstructions(anchor);
  const reply = await ask(
    { name: `sentences_${anchor}`, instructions, material, schema: Sentences },
    ground,
    mind,
  );
  if ("failure" in reply) return failed(written, reply.failure);
  const claims = reply.value.sentences.flatMap((each) => {
    const text = each.text.trim().replace(/^[“"„«]([^“”"„«»]*)[”"“»]$/u, "$1");
    const isShort = wordCount(text) <= SENTENCE_WORDS;
    return isShort ? claimFrom({ ...each, text }, `sentences.${anchor}`, ground) ?? [] : [];
  });
  const distinct = [...new Map(claims.map((claim) => [claim.text.toLowerCase(), claim])).values()];
  return taken(
    { ...written, sentences: { ...written.sentences, [anchor]: distinct.slice(0, SENTENCES) } },
    reply.usage,
  );
}

/** An insight with the judge's claim in the place of its own, or null where a gate holds something against that. */
function narrowed(
  { sentBack, ...found }: Insight,
  narrower: AskedClaim,
  { path, ground }: { path: string; ground: WritingGround },
): Insight | null {
  const { calculation } = found;
  // A result of the insight's arithmetic rests on what the arithmetic was taken from.
  const operands = found.claim.marks.flatMap((mark) => ground.dossier.idOf(mark) ?? []);
  const ids = [...new Set([...narrower.ids, ...operands])];
  const isWhole = calculation !== null &&
    claimFrom({ text: `${narrower.text}\n${calculation}`, ids }, path, ground) !== null;
  const alone = claimFrom(narrower, path, ground);
  if (alone !== null) {
    return { ...found, claim: alone, calculation: sentBack && !isWhole ? null : calculation };
  }
  return isWhole ? { ...found, claim: withMarks({ text: narrower.text, ids }, ground) } : null;
}

/** A claim with its marks, or null where a gate holds something against it. */
function claimFrom(asked: AskedClaim, path: string, ground: WritingGround): Claim | null {
  const isFine = ground.check({ kind: "claim", path, ...asked }).length === 0;
  return isFine ? withMarks(asked, ground) : null;
}

function withMarks({ text, ids }: AskedClaim, { dossier }: WritingGround): Claim {
  return { text, marks: ids.flatMap((id) => dossier.markOf(id) ?? []) };
}
