import type { FeedItem, FeedReading } from "../../agents/domain/feeds.ts";
import type { JourneyState } from "../../agents/domain/journey.ts";
import { caseState, READ_AT } from "./case_state.ts";

/** Two reports of two outlets on one matter of the trade of the case "ovenline". */
export const REPORTS: FeedItem[] = [
  {
    title: "Consumer group finds additives in supermarket sourdough",
    summary: "Tests of twelve loaves.",
    link: "https://daily.example/additives",
    published_at: "2026-10-05T08:00:00.000Z",
    outlet: "daily.example",
  },
  {
    title: "Supermarket accused of “fake” additives in its sourdough loaves",
    summary: "",
    link: "https://weekly.example/accused",
    published_at: "2026-11-02T08:00:00.000Z",
    outlet: "weekly.example",
  },
];

export function readFeed(items: FeedItem[], about: Partial<FeedReading> = {}): FeedReading {
  return {
    url: "https://feed.example/rss",
    label: "feed.example",
    region: "PT",
    read_at: READ_AT,
    failure: null,
    items,
    ...about,
  };
}

/** The case "ovenline" answered whole, with these feeds read. */
export function stateWithFeeds(feeds: FeedReading[]): JourneyState {
  return { ...caseState("ovenline"), feeds };
}
