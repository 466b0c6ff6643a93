import { INSIGHTS_TITLE } from "../../agents/sections/insights.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { Insight } from "../blocks/Insight.tsx";
import type { Unit } from "../layout/atoms.ts";
import type { Theme } from "../theme.ts";
import { ContinuedHead, InlineHead, PageHead } from "./Head.tsx";

/** What the founder had not put together, right behind the front pages; null where nobody thought of anything. */
export function insightsUnit({ company, strategy }: Foundation, { say }: Theme): Unit | null {
  const { insights } = strategy;
  if (insights.length === 0) return null;
  const title = say(INSIGHTS_TITLE);
  const head = { kicker: company, headline: { text: title, marks: [] } };
  return {
    id: "insights",
    title,
    headline: "",
    confidence: null,
    forced: true,
    head: {
      page: <PageHead {...head} />,
      inline: <InlineHead {...head} />,
      continued: <ContinuedHead kicker={title} />,
    },
    atoms: insights.map((insight, index) => ({
      id: `insights/${index}`,
      node: <Insight insight={insight} number={index + 1} />,
      gap: 13,
      keep: false,
      rank: 0,
      noun: "insights",
    })),
  };
}
