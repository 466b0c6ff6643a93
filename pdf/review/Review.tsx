import { Document, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import {
  type HeldReview,
  reviewDay,
  type ReviewPlan,
  type ReviewVerdict,
} from "../../agents/domain/reviews.ts";
import { longDate } from "../../agents/domain/days.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { Body, Sheet } from "../strategy/Sheet.tsx";
import { Footer } from "../strategy/Footer.tsx";
import { InlineHead, PageHead } from "../strategy/Head.tsx";
import { Type } from "../text/Type.tsx";
import { type Theme, ThemeContext, useTheme } from "../theme.ts";

/** What was measured, and what follows from it. */
export const REVIEW_PAGES = 2;

/** As many as two pages hold, whatever the founder wrote: the rest stands on the advisor's page. */
const MOST_CHANGES = 8;
const MOST_DATES = 6;
const LONGEST = 150;

const VERDICTS: Record<ReviewVerdict, string> = {
  held: "Held",
  missed: "Did not hold",
  ahead: "Ahead",
  behind: "Behind",
  undecided: "Open",
  counted: "Counted",
  unknown: "Not counted",
};

interface ReviewProps {
  foundation: Foundation;
  theme: Theme;
  language: string;
  held: HeldReview;
  next: ReviewPlan;
}

/** A quarterly review on two pages: results with their arithmetic, then decisions, changes and the next dates. */
export function Review({ foundation, theme, language, held, next }: ReviewProps) {
  const { left, right } = theme.style.margin;
  const date = new Date(held.on);
  const line = `${foundation.company} · ${theme.say("Review")} · ${theme.say(longDate(held.on))}`;
  const footer = (page: number) => (
    <Footer line={line} page={page} pages={REVIEW_PAGES} inset={{ left, right, bottom: 30 }} />
  );
  return (
    <ThemeContext value={theme}>
      <Document
        title={`${foundation.company}: strategy review`}
        author={foundation.founder || foundation.company}
        subject={`Strategy, version ${held.version}`}
        creator="Holdfast"
        producer="Holdfast"
        language={language}
        creationDate={date}
        modificationDate={date}
      >
        <Sheet theme={theme} bookmark="What was measured">
          <Body theme={theme}>
            <PageHead
              kicker={`Review of ${longDate(held.on)} · Version ${held.version}`}
              headline={{ text: headlineOf(held), marks: [] }}
            />
            <Results held={held} />
          </Body>
          {footer(1)}
        </Sheet>
        <Sheet theme={theme} bookmark="What follows">
          <Body theme={theme}>
            <Part title="Decided" headline={decidedHeadline(held)}>
              {held.decisions.map(({ id, about, words }) => (
                <Line key={id} label={brief(about)} text={`“${brief(words)}”`} />
              ))}
            </Part>
            <Part title="Changed in the strategy" headline={changedHeadline(held)}>
              {held.changes.slice(0, MOST_CHANGES).map(({ label, before, after }, at) => (
                <Line key={at} label={label} text={changeText(before, after)} />
              ))}
            </Part>
            <Part title="Next" headline={`The next review is on ${longDate(reviewDay(next))}.`}>
              {datesOf(next).map(({ what, by }, at) => (
                <Line key={at} label={by === null ? "" : longDate(by)} text={brief(what)} />
              ))}
            </Part>
          </Body>
          {footer(2)}
        </Sheet>
      </Document>
    </ThemeContext>
  );
}

function Results({ held }: { held: HeldReview }) {
  const { colours } = useTheme();
  return (
    <View style={{ gap: 13 }}>
      {held.results.map(({ item, verdict, told, words, value }, at) => (
        <View
          key={at}
          style={{ borderTopWidth: 0.8, borderTopColor: colours.hairline, paddingTop: 7, gap: 3 }}
        >
          <Type face="label" size={7} bold colour={colours.primaryText}>
            {[VERDICTS[verdict], ...(item.by === null ? [] : [`by ${longDate(item.by)}`])].join(" · ")}
          </Type>
          <Type size={11} leading={1.25} bold>{brief(item.what)}</Type>
          <Type size={9.4} leading={1.3}>{brief(told)}</Type>
          {value !== null && (
            <Type size={8.4} leading={1.3} colour={colours.muted}>{`“${brief(words)}”`}</Type>
          )}
        </View>
      ))}
    </View>
  );
}

function Part({ title, headline, children }: { title: string; headline: string; children: ReactNode[] }) {
  return (
    <View style={{ marginBottom: 16 }}>
      <InlineHead kicker={title} headline={{ text: headline, marks: [] }} />
      <View style={{ gap: 5, marginTop: 6 }}>{children}</View>
    </View>
  );
}

function Line({ label, text }: { label: string; text: string }) {
  const { colours } = useTheme();
  return (
    <View style={{ flexDirection: "row", gap: 12 }}>
      <View style={{ width: "34%" }}>
        <Type size={8.4} leading={1.3} colour={colours.muted}>{label}</Type>
      </View>
      <View style={{ flex: 1 }}>
        <Type size={9} leading={1.3}>{text}</Type>
      </View>
    </View>
  );
}

function headlineOf({ results }: HeldReview): string {
  const count = (...verdicts: ReviewVerdict[]) =>
    results.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const parts = [
    [count("held", "ahead"), "held"],
    [count("missed", "behind"), "did not"],
    [count("counted", "undecided"), "counted"],
    [count("unknown"), "not counted"],
  ] as const;
  const told = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
  return `${told.join(", ")}.`;
}

function decidedHeadline({ decisions }: HeldReview): string {
  return decisions.length === 0 ? "Nothing had to be decided anew." : "Decided anew, in your words.";
}

function changedHeadline({ changes }: HeldReview): string {
  if (changes.length === 0) return "No fact of the strategy changed.";
  return changes.length === 1 ? "One fact changed." : `${changes.length} facts changed.`;
}

function changeText(before: string, after: string): string {
  if (after === "") return `${brief(before)}: gone`;
  return before === "" ? `New: ${brief(after)}` : `${brief(before)} → ${brief(after)}`;
}

function datesOf({ since, items }: ReviewPlan): ReviewPlan["items"] {
  return items.filter(({ by }) => by !== null && by > since)
    .toSorted((one, other) => (one.by ?? "").localeCompare(other.by ?? "")).slice(0, MOST_DATES);
}

function brief(text: string): string {
  const flat = text.replace(/\s+/gu, " ").trim();
  return flat.length <= LONGEST ? flat : `${flat.slice(0, flat.lastIndexOf(" ", LONGEST))} …`;
}
