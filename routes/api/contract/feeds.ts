import { z } from "zod";
import { MOST_OWN_FEEDS } from "../../../agents/domain/feeds.ts";
import { Text } from "./text.ts";

const FeedAddress = Text.trim().max(2_000)
  .pipe(z.url({ protocol: /^https?$/, error: "Use an address like https://news.example/feed.xml" }))
  .transform(withoutSecrets);

/** What a feed's address says of whoever added it is not kept. */
function withoutSecrets(address: string): string {
  const url = new URL(address);
  url.username = "";
  url.password = "";
  url.hash = "";
  return url.href;
}

export const FeedsRequest = z.object({
  session_id: Text.max(100).nullish(),
  feeds: z.array(FeedAddress).max(MOST_OWN_FEEDS, `Keep at most ${MOST_OWN_FEEDS} feeds`),
});

/** The feeds that a founder added, and how every feed of the journey was read last. */
export const FeedsAnswer = z.object({
  session_id: z.string(),
  feeds: z.array(z.string()),
  readings: z.array(z.object({
    url: z.string(),
    label: z.string(),
    region: z.string().nullable().describe("ISO country code"),
    read_at: z.string(),
    failure: z.string().nullable().describe("Why it could not be read, in words for the person"),
    items: z.int().describe("How many recent, dated items of it are on the founder's trade"),
  })),
});
export type FeedsAnswer = z.infer<typeof FeedsAnswer>;
