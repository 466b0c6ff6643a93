import type { Claim } from "../../../domain/claims.ts";
import type { Insight, WrittenStrategy } from "../../../strategy/written.ts";
import type { Dossier } from "../dossier.ts";
import type { WritingGround } from "../ground.ts";
import { type DraftLeaf, rowOf } from "../parts/draft_leaves.ts";
import { isStaleInsight } from "../parts/insights.ts";

/** Insights as numbered lines, with the ids that carry them. */
export function insightLines(insights: readonly Insight[], dossier: Dossier): string {
  return insights.map(({ claim, calculation, follows, doubt, sentBack }, at) =>
    [
      `${at + 1}. ${claimLine(claim, dossier)}`,
      ...(calculation === null ? [] : [`   Calculation: ${calculation}`]),
      `   Follows: ${follows}`,
      `   Doubt: ${doubt}`,
      ...(sentBack === undefined ? [] : [`   Sent back: ${sentBack}`]),
    ].join("\n")
  ).join("\n");
}

/** A claim with the ids of its marks. */
export function claimLine({ text, marks }: Claim, dossier: Dossier): string {
  return `${text} [${marks.flatMap((mark) => dossier.idOf(mark) ?? []).join(", ")}]`;
}

/** Sentences of a draft as lines, each with its path and ids. */
export function leafLines(leaves: readonly DraftLeaf[]): string {
  return leaves.map(({ path, text, ids, formula }) =>
    `${path}: ${text}${ids.length === 0 ? "" : ` [${ids.join(", ")}]`}${
      formula === null ? "" : ` {${formula}}`
    }`
  ).join("\n");
}

/** What was thought of a strategy, without what rests on words or facts that were taken back. */
export function standingInsights(
  { memos }: WrittenStrategy,
  { dossier, standing }: Pick<WritingGround, "dossier" | "standing">,
): Insight[] {
  return Object.values(memos).flat().filter((insight) =>
    !isStaleInsight(insight, standing) &&
    insight.claim.marks.every((mark) => mark.kind !== "said" || dossier.idOf(mark) !== null)
  );
}

/** The sentences that stand in the rows of some others, and the heads of their sections, as lines. */
export function besideLines(leaves: readonly DraftLeaf[], others: readonly DraftLeaf[]): string[] {
  const rows = new Set(others.flatMap(({ path }) => [rowOf(path), `${path.split(".")[0]}.headline`]));
  const beside = leaves.filter(({ path, fate }) =>
    fate.fate !== "refused" && others.every((other) => other.path !== path) &&
    (rows.has(rowOf(path)) || rows.has(path))
  );
  return beside.length === 0 ? [] : [leafLines(beside)];
}
