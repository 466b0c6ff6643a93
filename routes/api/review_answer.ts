import type { MeasuredDocument } from "../../agents/domain/rubric.ts";
import { check } from "../../agents/review/checks.ts";
import { latestDocument } from "../../kv/documents.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { AppDeps } from "../deps.ts";
import type { ReviewAnswer } from "./contract.ts";
import { isFoundation } from "./find_foundation.ts";
import { loadFoundation } from "./load_foundation.ts";

/** How a journey's foundation and the documents made of it were checked; no lines before it is complete. */
export async function reviewAnswer(deps: AppDeps, journey: Journey): Promise<ReviewAnswer> {
  if (!isFoundation(journey)) return { passed: 0, total: 0, items: [] };
  const [foundation, documents] = await Promise.all([
    loadFoundation(journey, { ...deps, now: deps.now() }),
    measuredDocuments(deps, journey),
  ]);
  const items = check(foundation, journey.state, documents);
  return { passed: items.filter(({ passed }) => passed).length, total: items.length, items };
}

/** The documents that have a promised number of pages. */
const MEASURED = ["brand_strategy", "pitch_deck"] as const;

async function measuredDocuments({ kv }: AppDeps, { userId, id }: Journey): Promise<MeasuredDocument[]> {
  const found = await Promise.all(MEASURED.map(async (kind) => {
    const document = await latestDocument(kv, { userId, journeyId: id, kind });
    return document === null ? [] : [{ kind, pages: document.pages }];
  }));
  return found.flat();
}
