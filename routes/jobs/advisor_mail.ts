import type { Store } from "../../kv/store.ts";
import type { TrendTold } from "../../agents/domain/watch.ts";
import { listTrendReadings } from "../../kv/trend_readings.ts";
import { lastReviewNotice } from "../../kv/review_notices.ts";
import { getUser } from "../../kv/users.ts";
import { listWatchChanges, type WatchChange } from "../../kv/watch_changes.ts";
import { claimWatchMail, DAY_MS, listWatched, watchOwners, watchSettings } from "../../kv/watched_pages.ts";
import type { Mailer } from "../mail.ts";

const WEEK_MS = 7 * DAY_MS;
/** A letter that nobody reads to its end tells nothing. */
const MOST_TOLD = 10;

interface AdvisorMail {
  kv: Store;
  mail: Mailer;
  publicUrl: () => string;
}

/**
 * Writes to everybody whose watched pages changed, or whose review fell due, since their last letter, at most once a week and only where it is
 * not switched off. The right to write is taken before the letter is sent: it may be lost with a process that dies,
 * and is never sent twice.
 */
export async function sendAdvisorMail({ kv, mail, publicUrl }: AdvisorMail, now: Date): Promise<void> {
  for await (const userId of watchOwners(kv)) {
    const settings = await watchSettings(kv, userId);
    const last = settings.lastMailAt === null ? 0 : Date.parse(settings.lastMailAt);
    if (!settings.mail || now.getTime() - last < WEEK_MS) continue;
    const news = (await listWatchChanges(kv, userId)).filter(({ confirmedAt, decision }) =>
      Date.parse(confirmedAt) > last && decision === "open"
    );
    const notice = await lastReviewNotice(kv, userId);
    const isDue = notice !== null && Date.parse(notice) > last;
    const trends = (await listTrendReadings(kv, userId)).flatMap((reading) => reading.trends)
      .filter(({ seenAt }) => Date.parse(seenAt) > last);
    const isQuiet = news.length === 0 && trends.length === 0 && !isDue;
    const user = isQuiet ? null : await getUser(kv, userId);
    if (user === null || !await claimWatchMail(kv, userId, now)) continue;
    const names = new Map((await listWatched(kv, userId)).map(({ id, name }) => [id, name]));
    await mail({
      to: user.email,
      subject: subjectOf({ changes: news.length, trends: trends.length, isDue }),
      text: letterOf({ news, trends, names, isDue, address: publicUrl() }),
    });
  }
}

function subjectOf(
  { changes, trends, isDue }: { changes: number; trends: number; isDue: boolean },
): string {
  const told = [
    ...(isDue ? ["your quarterly review is due"] : []),
    ...(changes === 1 ? ["one change on the pages you watch"] : []),
    ...(changes > 1 ? [`${changes} changes on the pages you watch`] : []),
    ...(trends === 1 ? ["one trend of your trade"] : []),
    ...(trends > 1 ? [`${trends} trends of your trade`] : []),
  ].join(", and ");
  return told.charAt(0).toUpperCase() + told.slice(1);
}

interface Letter {
  news: WatchChange[];
  trends: TrendTold[];
  names: ReadonlyMap<string, string>;
  isDue: boolean;
  address: string;
}

function letterOf({ news, trends, names, isDue, address }: Letter): string {
  const review = isDue
    ? [
      `Your quarterly review is due: at most five questions on what was measured. Begin it at ${address}/advisor`,
    ]
    : [];
  const told = news.slice(0, MOST_TOLD).map(({ pageId, before, after, seenAt }) =>
    [
      `${names.get(pageId) ?? "A page"}, ${seenAt.slice(0, 10)}`,
      `  before: ${before ?? "nothing of it"}`,
      `  now:    ${after ?? "nothing of it"}`,
    ].join("\n")
  );
  const more = news.length > MOST_TOLD ? [`And ${news.length - MOST_TOLD} more.`] : [];
  const read = trends.map(({ words, sources, would }) =>
    [
      `Trend: ${words.join(", ")}`,
      ...sources.map(({ outlet, published_at, title }) =>
        `  ${outlet}, ${published_at.slice(0, 10)}: ${title}`
      ),
      `  ${would}`,
    ].join("\n")
  );
  const end = [
    ...(news.length === 0 ? [] : [`What each bears on, and what to do: ${address}/advisor`]),
    "You can switch these letters off there.",
  ];
  return [...review, ...told, ...more, ...read, end.join("\n")].join("\n\n") + "\n";
}
