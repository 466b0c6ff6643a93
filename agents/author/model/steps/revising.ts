import { z } from "zod";
import type { WrittenPart, WrittenStrategy } from "../../../strategy/written.ts";
import { unasked, withFates } from "../asked/fates.ts";
import { withValueAt } from "../asked/place.ts";
import type { WritingGround } from "../ground.ts";
import { layOver } from "../lay_over.ts";
import { leavesOf, type NewLeaf, placeIn, withLeaf } from "../parts/draft_leaves.ts";
import { type DueLeaf, dueLeaves, type RowValue, rowValues } from "../parts/due_leaves.ts";
import { isOutOfDate } from "../parts/resting.ts";
import { lacksRows } from "../parts/rows_of_rules.ts";
import { checkedAgain, refusedIn } from "../parts/write_part.ts";
import { REVISE } from "../prompts/checking.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { Mended, MOST_MENDED } from "./checking.ts";
import { withPart } from "./part.ts";
import { besideLines, leafLines } from "./told.ts";

const Revised = Mended.extend({
  values: z.array(z.object({ path: z.string(), value: z.string() })),
});

/**
 * After the end: writes the sentences that take what was corrected once more, those of all parts in one call, and leaves
 * every other as it is. A part in whose list the rules have new rows waits to be written whole.
 */
export async function takeRevising(
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const { rules, standing, material } = ground;
  const laid = layOver(rules, written, { standing, material });
  const outdated = Object.values(written.parts).filter((part) => isOutOfDate(part, standing));
  const whole = outdated.filter((part) => lacksRows(part, laid[part.id]));
  const reached = atMost(
    MOST_MENDED,
    outdated.filter((part) => !whole.includes(part)).map((part) => ({ part, due: dueLeaves(part, ground) })),
  );
  const waiting = whole.reduce((all, part) => withPart(all, { ...part, draft: undefined }), written);
  const touched = reached.filter(({ due }) => due.length > 0);
  const untouched = reached.filter(({ due }) => due.length === 0)
    .reduce((all, { part }) => withPart(all, checkedAgain(part, {}, ground)), waiting);
  if (touched.length === 0) return taken(untouched);
  const question = { name: "revise", instructions: REVISE, material: materialFor(touched), schema: Revised };
  const reply = await ask(question, ground, mind);
  if ("failure" in reply) return failed(written, reply.failure);
  const fresh = reply.value.sentences.flatMap(({ text, ...rest }) =>
    text === null ? [] : [{ text, ...rest }]
  );
  const revised = touched.reduce(
    (all, each) =>
      withPart(all, revisedPart(each, { fresh, values: reply.value.values, by: mind.model.name }, ground)),
    untouched,
  );
  const known = new Set(touched.flatMap(({ due }) => due.map(({ path }) => path)));
  const paths = fresh.flatMap(({ path }) => known.has(path) ? [path] : []);
  const unread = [...new Set([...written.revised?.paths ?? [], ...paths])];
  const next = unread.length === 0 ? revised : { ...revised, revised: { paths: unread, isRead: false } };
  const others = fresh.flatMap(({ path }) => known.has(path) ? [] : [path]);
  return taken(withFates(next, unasked("revise", others), mind.model.name), reply.usage);
}

interface Reached {
  part: WrittenPart;
  due: DueLeaf[];
}

/** Whole parts as long as one call can hold their sentences, at least the first; the others come with the next call. */
function atMost(most: number, reached: Reached[]): Reached[] {
  return reached.filter((_, at) =>
    at === 0 || reached.slice(0, at + 1).reduce((sum, { due }) => sum + due.length, 0) <= most
  );
}

function materialFor(touched: Reached[]): string {
  const beside = touched.flatMap(({ part, due }) => besideLines(leavesOf(part), due));
  const values = touched.flatMap(({ part }) => rowValues(part)).map(({ path, value }) => `${path}: ${value}`);
  const broken = touched.flatMap(({ due }) => due)
    .map((leaf) => `${leafLines([leaf])}\n   Sent back: ${leaf.reason}`);
  return [
    ...(beside.length === 0
      ? []
      : [`What stands beside them and is not to be said again:\n${beside.join("\n")}`]),
    ...(values.length === 0 ? [] : [`Numbers, days and verdicts of their rows:\n${values.join("\n")}`]),
    `To be written again:\n${broken.join("\n")}`,
  ].join("\n\n");
}

/** A part with its sentences as they were revised; one that was given up is the rules' from now on. */
function revisedPart(
  { part, due }: Reached,
  { fresh, values, by }: { fresh: NewLeaf[]; values: { path: string; value: string }[]; by: string },
  ground: WritingGround,
): WrittenPart {
  const own = fresh.filter(({ path }) => due.some((leaf) => leaf.path === path));
  const draft = own.reduce((before: unknown, leaf) => withLeaf({ ...part, draft: before }, leaf), part.draft);
  const asked = new Set(due.map(({ path }) => path));
  const given = new Set(own.map(({ path }) => path));
  const complaints = [
    ...(part.complaints ?? []).filter(({ path }) => !asked.has(path)),
    ...due.filter(({ path, mayStay }) => !given.has(path) && !mayStay).map(({ path, reason }) => ({
      path,
      reason,
    })),
  ];
  const revised = checkedAgain(part, { draft, complaints, mended: { paths: [...given], by } }, ground);
  const withValues = rowValues(part).reduce(
    (before: unknown, row) => withRowValue(before, row, { part, values }),
    draft,
  );
  const followed = checkedAgain(revised, { draft: withValues }, ground);
  return refusedIn(followed) > refusedIn(revised) ? revised : followed;
}

/** A draft with another number, day or verdict in a row, where one was given. */
function withRowValue(
  draft: unknown,
  { path, value }: RowValue,
  { part, values }: { part: WrittenPart; values: { path: string; value: string }[] },
): unknown {
  const given = values.findLast((each) => each.path === path)?.value.trim();
  if (given === undefined || given === "") return draft;
  const fresh = typeof value === "number" ? Number(given) : given;
  return Number.isNaN(fresh) ? draft : withValueAt(draft, placeIn(part, path), fresh);
}
