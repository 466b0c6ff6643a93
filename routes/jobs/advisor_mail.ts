import { DAY_MS } from "../../agents/domain/days.ts";
import type { Store } from "../../kv/store.ts";
import { getUser } from "../../kv/users.ts";
import { claimWatchMail, listWatched, watchOwners, watchSettings } from "../../kv/watched_pages.ts";
import { type AdvisorNews, isQuiet, newsBetween } from "./advisor_news.ts";
import { addressOfEnd, type Letters, type Outcome, writeInRounds } from "./letter_round.ts";

const WEEK_MS = 7 * DAY_MS;
/** A letter that nobody reads to its end tells nothing. */
const MOST_TOLD = 10;

/**
 * Writes to everybody whose watched pages changed, or whose review fell due, since their last letter, at most once a
 * week and only where it is not switched off. The right to a letter is taken before it is sent: with a process that
 * dies, or a mail server that does not take it, the letter is lost; what it told stands on the advisor's page.
 */
export async function sendAdvisorMail(letters: Letters, now: Date): Promise<void> {
  await writeInRounds(letters, dueLetters(letters.kv, now), (due) => write(letters, due, now));
}

interface DueLetter {
  userId: string;
  /** When the last letter was written; null before the first. */
  lastMailAt: string | null;
}

async function* dueLetters(kv: Store, now: Date): AsyncGenerator<DueLetter> {
  for await (const userId of watchOwners(kv)) {
    const { mail, lastMailAt } = await watchSettings(kv, userId);
    const isDue = lastMailAt === null || now.getTime() - Date.parse(lastMailAt) >= WEEK_MS;
    if (mail && isDue) yield { userId, lastMailAt };
  }
}

async function write(letters: Letters, { userId, lastMailAt }: DueLetter, now: Date): Promise<Outcome> {
  const { kv, mail, publicUrl } = letters;
  const news = await newsBetween(kv, userId, { since: lastMailAt ?? "", until: now.toISOString() });
  const user = isQuiet(news) ? null : await getUser(kv, userId);
  if (user === null || !await claimWatchMail(kv, userId, { lastMailAt, now })) return "not wanted";
  const names = new Map((await listWatched(kv, userId)).map(({ id, name }) => [id, name]));
  const end = await addressOfEnd(letters, { userId, kind: "advisor" });
  const letter = {
    to: user.email,
    subject: subjectOf(news),
    text: letterOf(news, names, { advisor: `${publicUrl()}/advisor`, end }),
    unsubscribe: end,
  };
  return await mail(letter) ? "sent" : "not taken";
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
  { advisor, end }: { advisor: string; end: string },
): string {
  const review = reviews.length > 0
    ? [
      `Your quarterly review is due: at most five questions on what was measured. Begin it at ${advisor}`,
    ]
    : [];
  const told = changes.slice(0, MOST_TOLD).map(({ pageId, about, before, after, seenAt }) =>
    [
      `${names.get(pageId) ?? "A page"}, ${seenAt.slice(0, 10)}`,
      ...about === undefined ? [] : [`  where:  ${about}`],
      `  before: ${before ?? "not on the page"}`,
      `  now:    ${after ?? "no longer on the page"}`,
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
  const onward = changes.length === 0 ? [] : [`What each bears on, and what to do: ${advisor}`];
  const ending = `At most one such letter comes a week. One click ends these letters:\n\n${end}`;
  return [...review, ...told, ...more, ...read, ...onward, ending].join("\n\n") + "\n";
}
