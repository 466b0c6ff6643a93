import type { LeafFate, WrittenStrategy } from "../../../strategy/written.ts";

/** Why a leaf does not stand beside what gates hold against it: its form, what it stands in, or that nobody asked for it. */
export const FORM = "form";
export const WITHIN = "within";
export const UNASKED = "unasked";

/** What is told of a leaf that stands. */
export function accepted(path: string, fate: "accepted" | "mended" = "accepted"): LeafFate {
  return { path, fate, gate: null, reason: null };
}

/** What is told of a leaf that does not. */
export function refused(path: string, { gate, reason }: { gate: string; reason: string }): LeafFate {
  return { path, fate: "refused", gate, reason };
}

/** What is told of a leaf that says what another one does. */
export function saidAlready(path: string): LeafFate {
  return refused(path, { gate: FORM, reason: "It is said already." });
}

/** What is told of leaves behind the last that there is room for. */
export function tooMany(path: string, most: number): LeafFate {
  return refused(path, { gate: FORM, reason: `At most ${most} are taken.` });
}

/** What is told of leaves that answer to nothing that was asked. */
export function unasked(task: string, paths: readonly string[]): LeafFate[] {
  return paths.map((path) =>
    refused(`${task}.${path}`, { gate: UNASKED, reason: "It is not among those that were to be written." })
  );
}

/** The same with what became of leaves that stand in no part, and who wrote them. */
export function withFates(
  written: WrittenStrategy,
  fates: readonly LeafFate[],
  by: string,
): WrittenStrategy {
  if (fates.length === 0) return written;
  return { ...written, otherFates: [...written.otherFates ?? [], ...fates.map((fate) => ({ ...fate, by }))] };
}
