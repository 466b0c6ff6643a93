import { leavesOf } from "../../agents/author/model/parts/draft_leaves.ts";
import { shapeOf } from "../../agents/author/model/parts/shapes.ts";
import type { WrittenPart, WrittenStrategy } from "../../agents/strategy/written.ts";
import type { StrategyAnswer } from "../../routes/api/contract.ts";

/** Of the sentences that a strategy prints and a model may write, those that are its own. */
export interface LeafCount {
  byModel: number;
  all: number;
}

type PartId = WrittenPart["id"];

/** Words of an entry of the thirty days that are no claims. */
const ENTRY_WORDS = ["hook", "call_to_action"];

/** Counts the parts that a model has written; `parts` names those that are looked at. */
export function countLeaves(
  strategy: StrategyAnswer,
  written: WrittenStrategy,
  parts: readonly PartId[],
): LeafCount {
  const counts = parts.map((id) => {
    const printed = leavesIn(strategy[id], id);
    const own = leavesIn(written.parts[id]?.leaves, id);
    return { byModel: printed.filter((text) => own.includes(text)).length, all: printed.length };
  });
  return {
    byModel: counts.reduce((sum, { byModel }) => sum + byModel, 0),
    all: counts.reduce((sum, { all }) => sum + all, 0),
  };
}

/** Texts of the claims, sums and choices of a part, without those that code alone fills. */
export function leavesIn(part: unknown, id: PartId): string[] {
  const { omitted } = shapeOf(id);

  function within(value: unknown, path: string): string[] {
    if (Array.isArray(value)) return value.flatMap((each) => within(each, path));
    if (typeof value !== "object" || value === null) return [];
    if ("marks" in value && "text" in value) return [String(value.text)];
    if ("marks" in value && "chosen" in value) return [String(value.chosen)];
    return Object.entries(value).flatMap(([name, each]) => {
      const place = path === "" ? name : `${path}.${name}`;
      if (omitted.includes(place)) return [];
      if (typeof each !== "string") return within(each, place);
      return id === "calendar" && ENTRY_WORDS.includes(name) && each !== "" ? [each] : [];
    });
  }
  return within(part, "");
}

/** Leaves that a model wrote, and those of them that a gate or the critic stopped. */
export function fatesOf({ parts }: WrittenStrategy): { written: number; refused: string[] } {
  const fates = Object.values(parts).flatMap((part) => part.fates);
  const refused = fates.filter(({ fate }) => fate === "refused");
  return {
    written: fates.length,
    refused: refused.map(({ path, gate, reason }) => `${path}, ${gate}: ${reason}`),
  };
}

/** The text of each leaf that passed, by its path. */
export function standingTexts({ parts }: WrittenStrategy): Map<string, string> {
  const leaves = Object.values(parts).flatMap(leavesOf).filter(({ fate }) => fate.fate !== "refused");
  return new Map(leaves.map(({ path, text }) => [path, text]));
}
