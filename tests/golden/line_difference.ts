/** How two texts differ: lines of the old one that went, lines of the new one that came, and where. */
export interface LineDifference {
  gone: number;
  come: number;
  /** "- old line", "+ new line", "@ heading that they stand below". */
  lines: string[];
}

/** Compares line by line; moved lines count as gone and come. */
export function differenceOf(before: string, after: string): LineDifference {
  const old = before.split("\n");
  const fresh = after.split("\n");
  const start = sharedStart(old, fresh);
  const end = sharedEnd(old.slice(start), fresh.slice(start));
  const steps = stepsOf(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  const lines: string[] = [];
  let heading = headingIn(fresh.slice(0, start));
  let shown = "";
  for (const { kind, line } of steps) {
    if (kind !== "gone" && line.startsWith("#")) heading = line;
    if (kind === "same" || line.trim() === "") continue;
    if (heading !== shown) lines.push(`@ ${heading}`);
    shown = heading;
    lines.push(`${kind === "gone" ? "-" : "+"} ${line}`);
  }
  const count = (kind: Step["kind"]) =>
    steps.filter((step) => step.kind === kind && step.line.trim() !== "").length;
  return { gone: count("gone"), come: count("come"), lines };
}

interface Step {
  kind: "same" | "gone" | "come";
  line: string;
}

function sharedStart(one: string[], other: string[]): number {
  const at = one.findIndex((line, index) => line !== other[index]);
  return at === -1 ? Math.min(one.length, other.length) : at;
}

function sharedEnd(one: string[], other: string[]): number {
  return sharedStart(one.toReversed(), other.toReversed());
}

function headingIn(lines: string[]): string {
  return lines.findLast((line) => line.startsWith("#")) ?? "";
}

/** The shortest way from one list of lines to the other, by their longest common run of lines in order. */
function stepsOf(old: string[], fresh: string[]): Step[] {
  const width = fresh.length + 1;
  const common = new Uint32Array((old.length + 1) * width);
  const at = (i: number, j: number) => common[i * width + j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      common[i * width + j] = old[i] === fresh[j]
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      steps.push({ kind: "same", line: old[i] ?? "" });
      i += 1;
      j += 1;
    } else if (j >= fresh.length || (i < old.length && at(i + 1, j) >= at(i, j + 1))) {
      steps.push({ kind: "gone", line: old[i] ?? "" });
      i += 1;
    } else {
      steps.push({ kind: "come", line: fresh[j] ?? "" });
      j += 1;
    }
  }
  return steps;
}
