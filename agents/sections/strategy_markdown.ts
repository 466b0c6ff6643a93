import { ANCHOR_LABELS, FOUNDATION_ANCHORS, type FoundationAnchor } from "../domain/anchors.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { longDate } from "../domain/days.ts";
import type { Language } from "../text/lexicon.ts";
import { withQuotationMarks } from "../text/quotation_marks.ts";
import { calendarNote } from "./calendar_note.ts";
import { listWords } from "./entry_words.ts";
import { founderLanguage, inLanguage, type Say, wordsFor } from "./in_language.ts";
import { inertMarkdown } from "./inert_markdown.ts";
import { insightsMarkdown } from "./insights.ts";
import { semicolonIn } from "./labels.ts";
import { factRows } from "./fact_rows.ts";
import { claimsMarkdown, keyMarkdown, labelsMarkdown, references, tableMarkdown } from "./markdown.ts";
import { openRows } from "./open_rows.ts";
import { saysSomething } from "./says_something.ts";

/**
 * The whole strategy as GitHub-flavoured markdown, in the order of the PDF. Labels are in the language of the founder's
 * words unless another one is asked for.
 */
export function strategyMarkdown(
  written: Foundation,
  language: Language = founderLanguage(written),
): string {
  const foundation = inLanguage(written, language);
  const page: Page = { foundation, say: wordsFor(written, language), language };
  const { company, asOf, mind } = foundation;
  const parts = [
    `# ${oneLine(company)}${page.say(": ")}${page.say("brand strategy")}`,
    `${page.say(longDate(asOf))} · ${page.say(oneLine(mind))}`,
    ...FOUNDATION_ANCHORS.map((type) => sentenceMarkdown(page, type)),
    keyMarkdown(page.say),
    ...insightsMarkdown(foundation.strategy.insights, page.say),
    ...FOUNDATION_ANCHORS.flatMap((type) => [
      ...anchorMarkdown(page, type),
      ...type === "attention" ? calendarMarkdown(page) : [],
    ]),
    ...openMarkdown(page),
    ...sourcesMarkdown(page),
  ];
  const text = `${parts.filter((part) => part !== "").join("\n\n")}\n`;
  return inertMarkdown(withQuotationMarks(text, language));
}

interface Page {
  /** With its labels in the language. */
  foundation: Foundation;
  say: Say;
  language: Language;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function sentenceMarkdown({ foundation: { anchors }, say }: Page, type: FoundationAnchor): string {
  const claim = anchors[type].sentence ?? anchors[type].sections.at(-1)?.headline;
  return claim ? `**${say(ANCHOR_LABELS[type])}.** ${claim.text} ${references(claim.marks, say)}`.trim() : "";
}

function anchorMarkdown({ foundation: { anchors }, say }: Page, type: FoundationAnchor): string[] {
  const sections = anchors[type].sections.filter(saysSomething).flatMap((section) => [
    `### ${section.title} · ${Math.round(section.confidence.score * 100)}%`,
    claimsMarkdown(section, say),
  ]);
  return sections.length === 0 ? [] : [`## ${say(ANCHOR_LABELS[type])}`, ...sections];
}

function calendarMarkdown({ foundation, say, language }: Page): string[] {
  const { calendar } = foundation;
  if (calendar.length === 0) return [];
  const isAlike = new Set(calendar.map(({ minutes }) => minutes)).size === 1;
  const words = listWords(calendar, say);
  const rows = calendar.map((entry, at) => [
    dayAndMonth(entry.date, language),
    entry.channel,
    words[at] ?? "",
    ...isAlike ? [] : [entry.minutes === 0 ? "" : String(entry.minutes)],
  ]);
  const columns = ["day", "channel", "words", ...isAlike ? [] : ["minutes"]];
  const each = calendar[0]?.minutes ?? 0;
  const title = isAlike && each > 0 ? `${say("The 30 days")} · ${each} min` : say("The 30 days");
  const note = calendarNote(foundation, say);
  return [`## ${title}`, ...note === "" ? [] : [oneLine(note)], tableMarkdown(columns.map(say), rows)];
}

/** "1 Dec": the month and year stand at the head of the strategy. */
function dayAndMonth(iso: string, language: Language): string {
  return new Date(iso).toLocaleDateString(language === "en" ? "en-GB" : language, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}

function openMarkdown({ foundation, say }: Page): string[] {
  const rows = openRows(foundation).map(({ question, options, test }) => [question, options, test]);
  if (rows.length === 0) return [];
  const columns = ["question", "it could be", "cheapest test"];
  const used = columns.map((_, at) => rows.some((cells) => cells[at] !== ""));
  const kept = (cells: string[]) => cells.filter((_, at) => used[at]);
  return [`## ${say("What we do not know")}`, tableMarkdown(kept(columns.map(say)), rows.map(kept))];
}

/** What was read, with the words it was read from, and the pages. */
function sourcesMarkdown({ foundation, say }: Page): string[] {
  const facts = factRows(foundation, semicolonIn(say)).map((
    { label, value, quotes },
  ) => [label, value, quotes.join(" · ")]);
  const pages = foundation.sources.map(({ label, url, read_at, failure }) =>
    `- ${oneLine(label)}${say(": ")}${oneLine(url)}, ${failure ?? say(`read ${longDate(read_at)}`)}`
  );
  const parts = [labelsMarkdown(facts), pages.join("\n")].filter((part) => part !== "");
  return parts.length === 0 ? [] : [`## ${say("Sources and quotes")}`, ...parts];
}
