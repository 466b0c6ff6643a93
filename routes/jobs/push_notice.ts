import { advisorAt, CHANGE_KINDS } from "../../agents/domain/watch.ts";
import { headingOf } from "../../agents/watch/change_told.ts";
import type { WatchedPage } from "../../kv/watched_pages.ts";
import type { PushNotice } from "../api/contract.ts";
import type { AdvisorNews } from "./advisor_news.ts";

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
  const more = others.length === 1 ? "And one thing more." : `And ${others.length} things more.`;
  return { ...first, title, body: `${first.body} ${more}` };
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
        body: "Two readings agree. See what it bears on.",
        path: advisorAt(journeyId, `change-${id}`),
      };
    });
}

function reviewsTold({ reviews }: AdvisorNews): PushNotice[] {
  return reviews.map(({ journeyId }) => ({
    title: "Your quarterly review is due",
    body: "At most five questions on what was measured.",
    path: advisorAt(journeyId, "quarterly"),
  }));
}

function trendsTold({ trends }: AdvisorNews): PushNotice[] {
  return trends.map(({ words, journeyId }) => ({
    title: `A trend of your trade: ${words.join(", ")}`,
    body: "Two houses write of it. See what it would change.",
    path: advisorAt(journeyId, "trends"),
  }));
}
