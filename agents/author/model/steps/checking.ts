import { z } from "zod";
import type { Complaint, WrittenPart, WrittenStrategy } from "../../../strategy/written.ts";
import { Ids } from "../asked/form.ts";
import type { WritingGround } from "../ground.ts";
import { type DraftLeaf, leavesOf, withLeaf } from "../parts/draft_leaves.ts";
import { partFrom } from "../parts/write_part.ts";
import { CRITIC, MEND } from "../prompts/checking.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { withPart } from "./part.ts";
import { type Round, unreadParts, withRead } from "./plan.ts";
import { leafLines } from "./told.ts";

interface Checking {
  written: WrittenStrategy;
  ground: WritingGround;
  mind: Mind;
}

const Complaints = z.object({
  complaints: z.array(z.object({
    path: z.string(),
    fault: z.enum(["evidence", "rival", "contradiction", "empty", "voice"]).catch("evidence"),
    reason: z.string(),
  })),
});

/** Of the sentences that a critic read at most this share is believed to be weak: more is a critic without measure. */
const MOST_NAMED = 1 / 3;

/** Reads what was written since the last reading, sentence by sentence; what is named counts as refused. */
export async function takeCritique(round: Round, { written, ground, mind }: Checking): Promise<StepTaken> {
  const parts = unreadParts(round, "critic", written);
  const leaves = parts.flatMap(leavesOf).filter(({ fate }) => fate.fate !== "refused");
  const read = { kind: "critic", round } as const;
  if (leaves.length === 0) return taken(withRead(written, read, parts));
  const material = `The sentences, each with its path and ids:\n${leafLines(leaves)}`;
  const question = { name: `critic_${round}`, instructions: CRITIC, material, schema: Complaints };
  const reply = await ask(question, ground, mind);
  if ("failure" in reply) return failed(written, reply.failure);
  const known = new Set(leaves.map(({ path }) => path));
  const named = reply.value.complaints.filter(({ path }) => known.has(path))
    .slice(0, Math.ceil(leaves.length * MOST_NAMED))
    .map(({ path, fault, reason }) => ({ path, reason: `${fault}: ${reason}` }));
  const judged = parts.reduce((all, part) => {
    const complaints = named.filter(({ path }) => path.startsWith(`${part.id}.`));
    return complaints.length === 0 ? all : withPart(all, rewritten(part, { complaints }, ground));
  }, written);
  return taken(withRead(judged, read, parts), reply.usage);
}

/** More in one call would be writing it all again. */
const MOST_MENDED = 40;

const Mended = z.object({
  sentences: z.array(z.object({
    path: z.string(),
    text: z.string().nullable(),
    ids: Ids,
    formula: z.string().nullable().describe("for a sum, else null"),
  })),
});

/** Writes the sentences that did not pass once more, and only these; what fails again is left to the rules. */
export async function takeMending(round: Round, { written, ground, mind }: Checking): Promise<StepTaken> {
  const parts = unreadParts(round, "mend", written);
  const read = { kind: "mend", round } as const;
  const broken = parts.flatMap(leavesOf).filter(({ fate }) => fate.fate === "refused").slice(0, MOST_MENDED);
  if (broken.length === 0) return taken(withRead(written, read, parts));
  const reply = await ask(
    { name: `mend_${round}`, instructions: MEND, material: mendMaterial(parts, broken), schema: Mended },
    ground,
    mind,
  );
  if ("failure" in reply) return failed(written, reply.failure);
  const wanted = new Set(broken.map(({ path }) => path));
  const fresh = reply.value.sentences.flatMap(({ path, text, ...rest }) =>
    text === null || !wanted.has(path) ? [] : [{ path, text, ...rest }]
  );
  const mended = parts.reduce((all, part) => {
    const own = fresh.filter(({ path }) => path.startsWith(`${part.id}.`));
    if (own.length === 0) return all;
    const draft = own.reduce(
      (before: unknown, leaf) => withLeaf({ ...part, draft: before }, leaf),
      part.draft,
    );
    const paths = new Set(own.map(({ path }) => path));
    const complaints = (part.complaints ?? []).filter(({ path }) => !paths.has(path));
    return withPart(all, rewritten(part, { draft, complaints, mended: [...paths] }, ground));
  }, written);
  return taken(withRead(mended, read, parts), reply.usage);
}

function mendMaterial(parts: WrittenPart[], broken: DraftLeaf[]): string {
  const reasons = broken.map((leaf) => `${leafLines([leaf])}\n   Sent back: ${leaf.fate.reason ?? ""}`);
  const standing = parts.filter(({ id }) => broken.some(({ path }) => path.startsWith(`${id}.`)))
    .flatMap(leavesOf).filter(({ fate }) => fate.fate !== "refused");
  return [
    `What stands in the same sections and is not to be said again:\n${leafLines(standing)}`,
    `To be written again:\n${reasons.join("\n")}`,
  ].join("\n\n");
}

interface Changes {
  draft?: unknown;
  complaints?: Complaint[];
  mended?: string[];
}

/** A part with some of its answer changed, checked anew. It stays as old as it was: what was read of it was read. */
export function rewritten(part: WrittenPart, changes: Changes, ground: WritingGround): WrittenPart {
  const { id, writtenBy, writtenAt } = part;
  const fresh = partFrom({
    id,
    draft: changes.draft ?? part.draft,
    complaints: changes.complaints ?? part.complaints ?? [],
    mended: [...new Set([...part.mended ?? [], ...changes.mended ?? []])],
    writtenBy,
  }, ground);
  return { ...fresh, writtenAt };
}
