import { advisorAt, CHANGE_KINDS } from "../../agents/domain/watch.ts";
import { headingOf } from "../../agents/watch/meaning/change_told.ts";
import type { WatchedPage } from "../../kv/watched_pages.ts";
import type { PushNotice } from "../api/contract.ts";
import { fill, formOf } from "../../islands/words.ts";
import { WORDS } from "../words/words.ts";
import type { AdvisorNews } from "./advisor_news.ts";

const { common, letters: { notice: says } } = WORDS.en;
const LONGEST_TITLE = 120;

/**
 * What a device shows of the news: the heading of what weighs most, as the feed has it, and how many more there are. No
 * word of a page or of the founder stands in it: a locked screen is read by anybody. Null where it is quiet.
 */
export function noticeOf(news: AdvisorNews, pages: WatchedPage[]): PushNotice | null {
  const [first, ...others] = [...changesTold(news, pages), ...reviewsTold(news), ...trendsTold(news)];
  if (first === undefined) return null;
  const title = first.title.length <= LONGEST_TITLE
    ? first.title
    : `${first.title.slice(0, LONGEST_TITLE - 1)}…`;
  if (others.length === 0) return { ...first, title };
  const more = formOf(says.more, others.length, common.locale);
  return { ...first, title, body: fill(more, { body: first.body, count: others.length }) };
}

/** The heaviest kind first, and of one kind the newest. */
function changesTold({ changes }: AdvisorNews, pages: WatchedPage[]): PushNotice[] {
  return changes
    .toSorted((one, other) => CHANGE_KINDS.indexOf(one.kind) - CHANGE_KINDS.indexOf(other.kind))
    .flatMap((change) => {
      const { id, pageId, journeyId } = change;
      const page = pages.find((each) => each.id === pageId);
      if (page === undefined) return [];
      return {
        title: headingOf(page, change),
        body: says.change,
        path: advisorAt(journeyId, `change-${id}`),
      };
    });
}

function reviewsTold({ reviews }: AdvisorNews): PushNotice[] {
  return reviews.map(({ journeyId }) => ({
    title: says.review,
    body: says.reviewAbout,
    path: advisorAt(journeyId, "quarterly"),
  }));
}

function trendsTold({ trends }: AdvisorNews): PushNotice[] {
  return trends.map(({ words, journeyId }) => ({
    title: fill(says.trend, { words: words.join(", ") }),
    body: says.trendAbout,
    path: advisorAt(journeyId, "trends"),
  }));
}
