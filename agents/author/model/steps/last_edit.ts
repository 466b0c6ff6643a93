import { z } from "zod";
import { MOST_INSIGHTS } from "../../../strategy/insights.ts";
import type { LeafFate, WrittenStrategy } from "../../../strategy/written.ts";
import { accepted, FORM, refused, saidAlready, tooMany, unasked, withFates } from "../asked/fates.ts";
import { Ids } from "../asked/form.ts";
import type { WritingGround } from "../ground.ts";
import { type DraftLeaf, leavesOf, type NewLeaf, withLeaf } from "../parts/draft_leaves.ts";
import { insightsOf, isStaleInsight } from "../parts/insights.ts";
import { checkedAgain, refusedIn } from "../parts/write_part.ts";
import { LAST_EDIT } from "../prompts/checking.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { withPart } from "./part.ts";
import { claimLine, leafLines } from "./told.ts";

/** The sentences that lead: headlines, the kernel, the message, the slides' headlines. */
const LEADING = [
  /^[a-z_]+\.headline$/,
  /^strategic_synthesis\.(?:diagnosis|policy|statement|only_we|playback|actions\.\d+\.what|positioning\.\w+)$/,
  /^market_analysis\.(?:category|obstacle)$/,
  /^brand_identity\.(?:purpose|vision|mission)$/,
  /^strategic_messaging\.(?:core|pillars\.\d+\.claim|hero\.\w+)$/,
  /^growth_strategy\.goal$/,
  /^deck\.\d+\.headline$/,
];
const MOST_EDITS = 12;

const Edits = z.object({
  edits: z.array(z.object({ path: z.string(), text: z.string(), ids: Ids })),
});

/** One edit across everything that leads; a sentence that does not pass afterwards stays as it was. */
export async function takeLastEdit(
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const leaves = Object.values(written.parts).flatMap(leavesOf)
    .filter(({ path, fate }) => fate.fate !== "refused" && LEADING.some((pattern) => pattern.test(path)));
  const done = (edited: WrittenStrategy): WrittenStrategy => ({
    ...edited,
    steps: { ...edited.steps, last_edit: ground.material.now.toISOString() },
  });
  if (leaves.length === 0) return taken(done(written));
  const sentences = Object.values(ground.material.sentences).map((claim) => claimLine(claim, ground.dossier));
  const material = [
    `The founder's own sentences, which stay as they are:\n${sentences.join("\n")}`,
    `The leading sentences:\n${leafLines(leaves)}`,
  ].join("\n\n");
  const reply = await ask(
    { name: "last_edit", instructions: LAST_EDIT, material, schema: Edits },
    ground,
    mind,
  );
  if ("failure" in reply) return failed(written, reply.failure);
  const cut = reply.value.edits.slice(MOST_EDITS).map(({ path }) => tooMany(`last_edit.${path}`, MOST_EDITS));
  const by = mind.model.name;
  const edited = reply.value.edits.slice(0, MOST_EDITS)
    .reduce((all, edit) => withEdit(all, { ...edit, formula: null }, { leaves, ground, by }), written);
  return taken(withFates(done(edited), [...cut, ...unprinted(edited, ground)], by), reply.usage);
}

function withEdit(
  written: WrittenStrategy,
  edit: NewLeaf,
  { leaves, ground, by }: { leaves: DraftLeaf[]; ground: WritingGround; by: string },
): WrittenStrategy {
  const part = Object.values(written.parts).find(({ id }) => edit.path.startsWith(`${id}.`));
  if (part === undefined || !leaves.some(({ path }) => path === edit.path)) {
    return withFates(written, unasked("last_edit", [edit.path]), by);
  }
  const fresh = checkedAgain(
    part,
    { draft: withLeaf(part, edit), mended: { paths: [edit.path], by } },
    ground,
  );
  const path = `last_edit.${edit.path}`;
  if (refusedIn(fresh) <= refusedIn(part)) {
    return withFates(withPart(written, fresh), [accepted(path)], by);
  }
  const problem = fresh.fates.find((fate) => fate.path === edit.path && fate.fate === "refused");
  return withFates(
    written,
    [refused(path, {
      gate: problem?.gate ?? FORM,
      reason: problem?.reason ?? "Another sentence falls with it.",
    })],
    by,
  );
}

/**
 * Insights that were kept and that a strategy has no room for, or that another one says already. A stale one is not told of:
 * it waits to be thought once more.
 */
function unprinted(written: WrittenStrategy, { standing }: WritingGround): LeafFate[] {
  const claims = insightsOf(written, standing).map(({ claim }) => claim);
  const [printed, texts] = [new Set(claims), new Set(claims.map(({ text }) => text))];
  return Object.entries(written.memos).flatMap(([anchor, memo]) =>
    memo.flatMap((insight, at) => {
      const { claim } = insight;
      if (printed.has(claim) || isStaleInsight(insight, standing)) return [];
      const path = `insights.${anchor}.${at}`;
      return [texts.has(claim.text) ? saidAlready(path) : tooMany(path, MOST_INSIGHTS)];
    })
  );
}
