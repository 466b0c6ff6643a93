import type { Store } from "../../kv/store.ts";
import { getUser } from "../../kv/users.ts";
import { claimWatchMail, DAY_MS, listWatched, watchOwners, watchSettings } from "../../kv/watched_pages.ts";
import type { Mailer } from "../mail.ts";
import { type AdvisorNews, isQuiet, newsBetween } from "./advisor_news.ts";

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
    const since = settings.lastMailAt ?? "";
    if (!settings.mail || now.getTime() - (Date.parse(since) || 0) < WEEK_MS) continue;
    const news = await newsBetween(kv, userId, { since, until: now.toISOString() });
    const user = isQuiet(news) ? null : await getUser(kv, userId);
    if (user === null || !await claimWatchMail(kv, userId, now)) continue;
    const names = new Map((await listWatched(kv, userId)).map(({ id, name }) => [id, name]));
    await mail({
      to: user.email,
      subject: subjectOf(news),
      text: letterOf(news, names, publicUrl()),
    });
  }
}

function subjectOf({ changes, trends, reviews }: AdvisorNews): string {
  const told = [
    ...(reviews.length > 0 ? ["your quarterly review is due"] : []),
    ...(changes.length === 1 ? ["one change on the pages you watch"] : []),
    ...(changes.length > 1 ? [`${changes.length} changes on the pages you watch`] : []),
    ...(trends.length === 1 ? ["one trend of your trade"] : []),
    ...(trends.length > 1 ? [`${trends.length} trends of your trade`] : []),
  ].join(", and ");
  return told.charAt(0).toUpperCase() + told.slice(1);
}

function letterOf(
  { changes, trends, reviews }: AdvisorNews,
  names: ReadonlyMap<string, string>,
  address: string,
): string {
  const review = reviews.length > 0
    ? [
      `Your quarterly review is due: at most five questions on what was measured. Begin it at ${address}/advisor`,
    ]
    : [];
  const told = changes.slice(0, MOST_TOLD).map(({ pageId, before, after, seenAt }) =>
    [
      `${names.get(pageId) ?? "A page"}, ${seenAt.slice(0, 10)}`,
      `  before: ${before ?? "nothing of it"}`,
      `  now:    ${after ?? "nothing of it"}`,
    ].join("\n")
  );
  const more = changes.length > MOST_TOLD ? [`And ${changes.length - MOST_TOLD} more.`] : [];
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
    ...(changes.length === 0 ? [] : [`What each bears on, and what to do: ${address}/advisor`]),
    "You can switch these letters off there.",
  ];
  return [...review, ...told, ...more, ...read, end.join("\n")].join("\n\n") + "\n";
}
