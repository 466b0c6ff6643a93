import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { longDate } from "../../agents/domain/days.ts";
import {
  type HeldReview,
  LEFT_OPEN,
  type ReviewChange,
  reviewDay,
  type ReviewPlan,
} from "../../agents/domain/reviews.ts";
import { shorten } from "../../agents/text/shorten.ts";
import { InlineHead, PageHead } from "../strategy/Head.tsx";
import { Type } from "../text/Type.tsx";
import { useTheme } from "../theme.ts";

interface FollowsProps {
  held: HeldReview;
  next: ReviewPlan;
  /** As many a text may have. */
  words: number;
}

/** As many as there is room for; the others are counted, and stand on the advisor's page. */
const MOST_CHANGES = 8;
const MOST_DATES = 6;

/** What follows from a review: the decisions, what changed in the strategy, and the next dates. */
export function FollowsPage({ held, next, words: most }: FollowsProps) {
  const { say } = useTheme();
  const dates = datesOf(next);
  return (
    <>
      <PageHead kicker={say("Decided")} headline={{ text: say(decidedHeadline(held)), marks: [] }} />
      <Lines>
        {held.decisions.map(({ id, about, words }) => (
          <Line
            key={id}
            label={shorten(about, most)}
            text={words === LEFT_OPEN ? say(LEFT_OPEN) : `“${shorten(words, most)}”`}
          />
        ))}
      </Lines>
      <InlineHead
        kicker={say("Changed in the strategy")}
        headline={{ text: say(changedHeadline(held)), marks: [] }}
      />
      <Lines>
        {held.changes.slice(0, MOST_CHANGES).map((change, at) => (
          <Change key={at} change={change} most={most} />
        ))}
        <More than={MOST_CHANGES} of={held.changes.length} />
      </Lines>
      <InlineHead
        kicker={say("Next")}
        headline={{ text: say(`The next review is on ${longDate(reviewDay(next))}.`), marks: [] }}
      />
      <Lines>
        {dates.slice(0, MOST_DATES).map(({ by, what }, at) => (
          <Line key={at} label={say(longDate(by))} text={shorten(what, most)} />
        ))}
        <More than={MOST_DATES} of={dates.length} />
      </Lines>
    </>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return <View style={{ gap: 5, marginTop: 6, marginBottom: 18 }}>{children}</View>;
}

function Change({ change: { label, before, after }, most }: { change: ReviewChange; most: number }) {
  const { say } = useTheme();
  const [was, is] = [shorten(before, most), shorten(after, most)];
  const text = after === ""
    ? `${was}: ${say("gone")}`
    : before === ""
    ? `${say("New")}: ${is}`
    : `${was} → ${is}`;
  return <Line label={label} text={text} />;
}

function More({ than, of }: { than: number; of: number }) {
  const { say } = useTheme();
  return of > than ? <Line label="" text={say(`and ${of - than} more`)} /> : null;
}

function Line({ label, text }: { label: string; text: string }) {
  const { colours } = useTheme();
  return (
    <View style={{ flexDirection: "row", gap: 12 }}>
      <View style={{ width: "34%" }}>
        <Type size={8.8} leading={1.3} colour={colours.muted}>{label}</Type>
      </View>
      <View style={{ flex: 1 }}>
        <Type size={9.4} leading={1.3}>{text}</Type>
      </View>
    </View>
  );
}

function decidedHeadline({ decisions }: HeldReview): string {
  if (decisions.length === 0) return "Nothing had to be decided anew.";
  const isOpen = decisions.every(({ words }) => words === LEFT_OPEN);
  return isOpen ? "Everything was left open." : "Decided anew, in your words.";
}

function changedHeadline({ changes }: HeldReview): string {
  if (changes.length === 0) return "No fact of the strategy changed.";
  return changes.length === 1 ? "One fact changed." : `${changes.length} facts changed.`;
}

function datesOf({ since, items }: ReviewPlan): { by: string; what: string }[] {
  return items.flatMap(({ by, what }) => by !== null && by > since ? [{ by, what }] : [])
    .toSorted((one, other) => one.by.localeCompare(other.by));
}
