import type { Block } from "../../domain/anchors.ts";
import type { MapPoint } from "../../domain/figures.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { inference, source, stemsIn } from "../../text/text.ts";
import { rivalPages } from "../words/answers.ts";
import { quotable, refusalHits, refusalsOf } from "../words/refusals.ts";
import { figure } from "../section.ts";

/** The map of the market, scored by words found on the pages that were read; null without such pages. */
export function mapBlock(state: JourneyState): Block | null {
  const pages = rivalPages(state);
  const refused = refusalsOf(state);
  if (pages.length === 0 || refused.length === 0) return null;
  const hits = refusalHits(state, pages);
  const own = ownStems(state);
  const raw = pages.map((page) => ({
    name: page.label,
    refused: hits.filter((hit) => hit.page === page).reduce((sum, hit) => sum + hit.weight, 0),
    shared: sharedWords(page, own),
  }));
  const mostRefused = Math.max(1, ...raw.map((each) => each.refused));
  const points: MapPoint[] = raw.map((each) => ({
    name: each.name,
    x: Math.round((each.refused / mostRefused) * 10),
    y: Math.round((each.shared / Math.max(own.size, 1)) * 10),
    own: false,
  }));
  points.push({ name: state.company, x: 0, y: 10, own: true });
  const how = `counted: ${
    raw.map((each) => `${each.name} ${each.refused} refused, ${each.shared} of ${own.size} own words`).join(
      "; ",
    )
  }`;
  return figure(
    "Map: what you refuse against what you say, as counted on their pages",
    {
      kind: "map",
      x: ["sells nothing you refuse", "sells most of what you refuse"],
      y: ["says none of your words", "says all of your words"],
      points,
    },
    inference(["difference.only", "customer.not_for"], how),
    ...hits.slice(0, 2).map((hit) => source(hit.page, hit.sentence)),
  );
}

/** Words of what the founder sells and does differently. */
function ownStems(state: JourneyState): ReadonlySet<string> {
  return stemsIn(`${typedAnswer(state, "offering.what")} ${typedAnswer(state, "difference.only")}`);
}

function sharedWords(page: PageReading, own: ReadonlySet<string>): number {
  const theirs = new Set(quotable(page).flatMap((sentence) => [...stemsIn(sentence)]));
  return [...own].filter((word) => theirs.has(word)).length;
}
