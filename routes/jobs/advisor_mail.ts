import { DAY_MS } from "../../agents/domain/days.ts";
import { headingOf } from "../../agents/watch/meaning/change_told.ts";
import { shortDate } from "../../islands/labels.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { Store } from "../../kv/store.ts";
import { getUser } from "../../kv/users.ts";
import { claimWatchMail, watchOwners, watchSettings } from "../../kv/watched_pages.ts";
import { fill, formOf } from "../../islands/words.ts";
import { type ReadChange, readChanges } from "../read_changes.ts";
import { WORDS } from "../words/words.ts";
import { type AdvisorNews, isQuiet, newsBetween } from "./advisor_news.ts";
import { addressOfEnd, type Letters, type Outcome, writeInRounds } from "./letter_round.ts";

const { common, letters: { advisor: says }, advisor: { change: { advice } } } = WORDS.en;
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
  const told = await readNews(kv, userId, news, now);
  const end = await addressOfEnd(letters, { userId, kind: "advisor" });
  const letter = {
    to: user.email,
    subject: subjectOf(news),
    text: letterOf(news, told, { advisor: `${publicUrl()}/advisor`, end }),
    unsubscribe: end,
  };
  return await mail(letter) ? "sent" : "not taken";
}

function subjectOf({ changes, trends, reviews }: AdvisorNews): string {
  const counted = (forms: typeof says.changes | typeof says.trends, count: number) =>
    count === 0 ? [] : [fill(formOf(forms, count, common.locale), { count })];
  const told = [
    ...(reviews.length > 0 ? [says.reviewDue] : []),
    ...counted(says.changes, changes.length),
    ...counted(says.trends, trends.length),
  ].join(says.and);
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** The changes of the news with what each means, what to act on first; a journey's facts are read once. */
async function readNews(
  kv: Store,
  userId: string,
  { changes }: AdvisorNews,
  now: Date,
): Promise<ReadChange[]> {
  const wanted = new Set(changes.map(({ id }) => id));
  const journeys = [...new Set(changes.map(({ journeyId }) => journeyId))];
  const read = await Promise.all(journeys.map(async (journeyId) => {
    const journey = await getJourney(kv, userId, journeyId);
    return journey === null ? [] : (await readChanges(kv, journey, now)).read;
  }));
  return read.flat().filter(({ change }) => wanted.has(change.id));
}

function letterOf(
  { changes, trends, reviews }: AdvisorNews,
  readings: ReadChange[],
  { advisor, end }: { advisor: string; end: string },
): string {
  const review = reviews.length > 0 ? [fill(says.review, { address: advisor })] : [];
  const told = readings.slice(0, MOST_TOLD).map(toldOf);
  const more = changes.length > MOST_TOLD ? [fill(says.more, { count: changes.length - MOST_TOLD })] : [];
  const read = trends.map(({ words, sources, would }) =>
    [
      fill(says.trend, { words: words.join(", ") }),
      ...sources.map(({ outlet, published_at, title }) =>
        `  ${outlet}, ${published_at.slice(0, 10)}: ${title}`
      ),
      `  ${would}`,
    ].join("\n")
  );
  const onward = changes.length === 0 ? [] : [fill(says.onward, { address: advisor })];
  const ending = fill(says.ending, { end });
  return [...review, ...told, ...more, ...read, ...onward, ending].join("\n\n") + "\n";
}

/** One change as the letter tells it: its heading, both sides with their days, what it bears on and what to do. */
function toldOf({ change, page, meaning: { verdict, why, bearsOn } }: ReadChange): string {
  const { about, before, after, stoodAt, seenAt } = change;
  const day = (iso: string) => shortDate(iso, common.locale);
  return [
    headingOf(page, change),
    ...about === undefined ? [] : [fill(says.where, { about })],
    fill(says.before, { before: before ?? says.notThere, date: day(stoodAt) }),
    fill(says.now, { after: after ?? says.gone, date: day(seenAt) }),
    ...bearsOn === null ? [] : [fill(says.youSaid, { words: bearsOn.text })],
    fill(says.advice, { advice: advice[verdict], why }),
  ].join("\n");
}
