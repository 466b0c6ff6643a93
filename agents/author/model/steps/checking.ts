import { z } from "zod";
import type { LeafFate, WrittenPart, WrittenStrategy } from "../../../strategy/written.ts";
import { UNASKED, unasked, withFates, WITHIN } from "../asked/fates.ts";
import { Ids } from "../asked/form.ts";
import type { WritingGround } from "../ground.ts";
import { type DraftLeaf, leavesOf, withLeaf } from "../parts/draft_leaves.ts";
import { checkedAgain } from "../parts/write_part.ts";
import { CRITIC, MEND } from "../prompts/checking.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { withPart } from "./part.ts";
import { REVISED, type Round, unreadParts, withRead } from "./plan.ts";
import { besideLines, leafLines } from "./told.ts";

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

/** What is read or mended together, and what is noted once it was. */
interface Reading {
  name: Round | typeof REVISED;
  parts: WrittenPart[];
  isMeant: (path: string) => boolean;
  done: (written: WrittenStrategy) => WrittenStrategy;
}

/** What a round has to read or mend: all that was written since its last time. */
function readingOf(kind: "critic" | "mend", round: Round, written: WrittenStrategy): Reading {
  const parts = unreadParts(round, kind, written);
  return { name: round, parts, isMeant: () => true, done: (read) => withRead(read, { kind, round }, parts) };
}

/** What has to be read or mended of the sentences that were revised after a correction. */
function readingOfRevised(kind: "critic" | "mend", { parts, revised }: WrittenStrategy): Reading {
  const paths = revised?.paths ?? [];
  return {
    name: REVISED,
    parts: Object.values(parts).filter(({ id }) => paths.some((path) => path.startsWith(`${id}.`))),
    isMeant: (path) => paths.includes(path),
    done: ({ revised: _, ...read }) =>
      kind === "critic" ? { ...read, revised: { paths, isRead: true } } : read,
  };
}

/** Reads what was written since the last reading, sentence by sentence; what is named counts as refused. */
export async function takeCritique(subject: Round | typeof REVISED, checking: Checking): Promise<StepTaken> {
  const { written, ground, mind } = checking;
  const { name, parts, isMeant, done } = subject === REVISED
    ? readingOfRevised("critic", written)
    : readingOf("critic", subject, written);
  const leaves = parts.flatMap(leavesOf).filter(({ path, fate }) =>
    isMeant(path) && (fate.fate !== "refused" || fate.gate === WITHIN)
  );
  if (leaves.length === 0) return taken(done(written));
  const material = `The sentences, each with its path and ids:\n${leafLines(leaves)}`;
  const question = { name: `critic_${name}`, instructions: CRITIC, material, schema: Complaints };
  const reply = await ask(question, ground, mind);
  if ("failure" in reply) return failed(written, reply.failure);
  const known = new Set(leaves.map(({ path }) => path));
  const named = reply.value.complaints.filter(({ path }) => known.has(path))
    .slice(0, Math.ceil(leaves.length * MOST_NAMED))
    .map(({ path, fault, reason }) => ({ path, reason: `${fault}: ${reason}` }));
  const judged = parts.reduce((all, part) => {
    const own = named.filter(({ path }) => path.startsWith(`${part.id}.`));
    const complaints = [...part.complaints ?? [], ...own];
    return own.length === 0 ? all : withPart(all, checkedAgain(part, { complaints }, ground));
  }, written);
  return taken(done(judged), reply.usage);
}

/** More in one call would be writing it all again. */
export const MOST_MENDED = 40;

export const Mended = z.object({
  sentences: z.array(z.object({
    path: z.string(),
    text: z.string().nullable(),
    ids: Ids,
    formula: z.string().nullable().describe("for a sum, else null"),
  })),
});

/** Writes the sentences that did not pass once more, and only these; what fails again is left to the rules. */
export async function takeMending(subject: Round | typeof REVISED, checking: Checking): Promise<StepTaken> {
  const { written, ground, mind } = checking;
  const { name, parts, isMeant, done } = subject === REVISED
    ? readingOfRevised("mend", written)
    : readingOf("mend", subject, written);
  const broken = parts.flatMap(leavesOf).filter(({ path, fate }) => isMeant(path) && isToMend(fate))
    .slice(0, MOST_MENDED);
  if (broken.length === 0) return taken(done(written));
  const standing = subject === REVISED
    ? parts.flatMap((part) => besideLines(leavesOf(part), broken))
    : standingLines(parts, broken);
  const reply = await ask(
    { name: `mend_${name}`, instructions: MEND, material: mendMaterial(standing, broken), schema: Mended },
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
    return withPart(
      all,
      checkedAgain(part, { draft, complaints, mended: { paths: [...paths], by: mind.model.name } }, ground),
    );
  }, written);
  const others = reply.value.sentences.flatMap(({ path }) => wanted.has(path) ? [] : [path]);
  const noted = withFates(done(mended), unasked(`mend_${name}`, others), mind.model.name);
  return taken(noted, reply.usage);
}

/** What falls with another leaf stands again with it, and what was not asked for is not asked for now. */
function isToMend({ fate, gate }: LeafFate): boolean {
  return fate === "refused" && gate !== WITHIN && gate !== UNASKED;
}

function standingLines(parts: WrittenPart[], broken: DraftLeaf[]): string[] {
  const standing = parts.filter(({ id }) => broken.some(({ path }) => path.startsWith(`${id}.`)))
    .flatMap(leavesOf).filter(({ fate }) => fate.fate !== "refused");
  return [leafLines(standing)];
}

function mendMaterial(standing: string[], broken: DraftLeaf[]): string {
  const reasons = broken.map((leaf) => `${leafLines([leaf])}\n   Sent back: ${leaf.fate.reason ?? ""}`);
  return [
    `What stands in the same sections and is not to be said again:\n${standing.join("\n")}`,
    `To be written again:\n${reasons.join("\n")}`,
  ].join("\n\n");
}
