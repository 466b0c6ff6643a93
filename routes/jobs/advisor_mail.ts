import type { Store } from "../../kv/store.ts";
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
 * Writes to everybody whose watched pages changed since their last letter, at most once a week and only where it is
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
    const user = news.length === 0 ? null : await getUser(kv, userId);
    if (user === null || !await claimWatchMail(kv, userId, now)) continue;
    const names = new Map((await listWatched(kv, userId)).map(({ id, name }) => [id, name]));
    await mail({
      to: user.email,
      subject: news.length === 1
        ? "One change on the pages you watch"
        : `${news.length} changes on the pages you watch`,
      text: letterOf(news, names, publicUrl()),
    });
  }
}

function letterOf(news: WatchChange[], names: ReadonlyMap<string, string>, address: string): string {
  const told = news.slice(0, MOST_TOLD).map(({ pageId, before, after, seenAt }) =>
    [
      `${names.get(pageId) ?? "A page"}, ${seenAt.slice(0, 10)}`,
      `  before: ${before ?? "nothing of it"}`,
      `  now:    ${after ?? "nothing of it"}`,
    ].join("\n")
  );
  const more = news.length > MOST_TOLD ? [`And ${news.length - MOST_TOLD} more.`] : [];
  const end = [
    `What each bears on, and what to do: ${address}/advisor`,
    "You can switch these letters off there.",
  ];
  return [...told, ...more, end.join("\n")].join("\n\n") + "\n";
}
