import { withCapital } from "../text/letters.ts";
import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import type { CalendarEntry } from "../domain/calendar.ts";
import type { DueItem } from "../domain/reviews.ts";
import type { Claim } from "../domain/claims.ts";
import { marksOf } from "../ledger/texts.ts";
import { isTask } from "../plan/channel_kind.ts";
import type { Foundation } from "../strategy/foundation.ts";
import type { InShort, Labelled } from "../strategy/in_short.ts";
import { languageIn } from "../text/language.ts";
import { quotationMarksOf, withQuotationMarks } from "../text/quotation_marks.ts";
import type { Language } from "../text/lexicon.ts";
import { localeOf } from "./dates_in.ts";
import { toldAlready } from "./entry_words.ts";
import { labelled, type Say, sayFrom } from "./labels.ts";
import { numberLocaleOf } from "./numbers_in.ts";
import { type IsOwn, ownWords, type Spoken } from "./own_words.ts";
import { claimIn, sectionIn } from "./section_in_language.ts";
import de from "./words/de.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import nl from "./words/nl.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };

/** A label of ours, as it is written in the code, and what it is called in each language. */
const WORDS: Partial<Record<Language, Record<string, string>>> = { de, es, fr, it, ja, nl, pt };

export type { Say } from "./labels.ts";
export { slidesIn } from "./section_in_language.ts";

/** Who pays in reais writes numbers as Brazil does. */
const REAIS = "BRL";

/** The labels of a language, its dates and numbers, where nobody's words stand among them. */
export function wordsIn(language: Language): Say {
  return wordsBeside(() => false, language);
}

/** The same for the pages of a foundation: what the founder said is told from what is ours, and stays. */
export function wordsFor(spoken: Spoken, language: Language): Say {
  if (WORDS[language] === undefined) return (text) => text;
  return wordsBeside(ownWords(spoken), language, currenciesOf(spoken));
}

function currenciesOf({ sheet: { facts } }: Spoken): string[] {
  const money = [...facts.prices, facts.capacity?.money_a_month, facts.raise];
  return money.flatMap((each) => each?.currency ?? []);
}

function wordsBeside(isOwn: IsOwn, language: Language, paysIn: string[] = []): Say {
  const words = WORDS[language];
  const dates = localeOf(language);
  const locales = { dates, numbers: paysIn.includes(REAIS) ? dates : numberLocaleOf(dates) };
  return words === undefined ? (text) => text : sayFrom({ words, locales, isOwn });
}

/** All labels of a language, for whoever has to know which letters they need. */
export function lettersOfWords(language: Language): string {
  return Object.values(WORDS[language] ?? {}).join("") + quotationMarksOf(language);
}

/** The language that the founder's quoted words are in; English where they do not say. */
export function founderLanguage({ anchors }: Pick<Foundation, "anchors">): Language {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections);
  const quotes = sections.flatMap(marksOf).flatMap((mark) => mark.kind === "said" ? [mark.quote] : []);
  return languageIn([...new Set(quotes)].join(" ")) ?? "en";
}

/** A foundation with what is ours in a language: headings, columns, sentences, names of stages, numbers and days. */
export function inLanguage(foundation: Foundation, language: Language): Foundation {
  if (WORDS[language] === undefined) return foundation;
  const say = wordsFor(foundation, language);
  const anchors = { ...foundation.anchors };
  for (const type of FOUNDATION_ANCHORS) {
    const { sentence, sections, ...anchor } = anchors[type];
    anchors[type] = {
      ...anchor,
      sentence: sentenceIn(sentence, say),
      sections: sections.map((section) => sectionIn(section, say)),
    };
  }
  return {
    ...foundation,
    anchors,
    cover: say(foundation.cover),
    inShort: shortIn(foundation.inShort, say),
    calendar: calendarIn(foundation.calendar, say),
    palette: foundation.palette.map((entry) => ({ ...entry, source: say(entry.source) })),
    worksheet: foundation.worksheet.map((row) => ({
      ...row,
      label: row.label.split(": ").map(say).join(": "),
      value: say(row.value),
    })),
    unknowns: foundation.unknowns.map((each) => ({
      ...each,
      what: say(each.what),
      options: each.options.map((option) => claimIn(option, say)),
      test: say(each.test),
    })),
    conflicts: foundation.conflicts.map((each) => ({ ...each, question: say(each.question) })),
    quotes: foundation.quotes.map((line) => ({ ...line, label: say(line.label) })),
    sources: foundation.sources.map((source) => ({
      ...source,
      label: say(source.label),
      failure: source.failure === null ? null : say(source.failure),
    })),
    review: reviewIn(foundation.review, say),
  };
}

/** A review with its sums, labels and values in a language. */
function reviewIn(review: Foundation["review"], say: Say): Foundation["review"] {
  if (review === null) return null;
  const { held, next } = review;
  const itemIn = (item: DueItem) => item.kind === "moment" ? { ...item, what: say(item.what) } : item;
  return {
    held: {
      ...held,
      results: held.results.map((each) => ({ ...each, item: itemIn(each.item), told: say(each.told) })),
      decisions: held.decisions.map((each) =>
        each.id === "next_bet" ? { ...each, about: say(each.about) } : each
      ),
      changes: held.changes.map(({ label, before, after, ...each }) => ({
        ...each,
        label: label.split(": ").map(say).join(": "),
        before: say(before),
        after: say(after),
      })),
    },
    next: { ...next, items: next.items.map(itemIn) },
  };
}

/** The thirty days as a file for the founder's other programs has them: in a language, with its quotation marks. */
export function calendarFileIn(entries: CalendarEntry[], language: Language, say: Say): CalendarEntry[] {
  const marked = (text: string) => withQuotationMarks(text, language);
  return calendarIn(entries, say).map((entry) => ({
    ...entry,
    hook: marked(entry.hook),
    draft: marked(entry.draft),
    proof: marked(entry.proof),
  }));
}

/** The thirty days with what is ours in a language. */
function calendarIn(entries: CalendarEntry[], say: Say): CalendarEntry[] {
  const told = toldAlready(entries);
  return entries.map((entry, at) => entryIn(entry, { say, isTold: told[at] === true }));
}

/** An entry as it is printed: a task stands before its words, unless the same task was told with an entry before it. */
function entryIn(entry: CalendarEntry, { say, isTold }: { say: Say; isTold: boolean }): CalendarEntry {
  const { format } = entry;
  const draft = say(entry.draft);
  const task = withCapital(format);
  return {
    ...entry,
    channel: say(entry.channel),
    hook: say(entry.hook),
    pillar: say(entry.pillar),
    call_to_action: say(entry.call_to_action),
    metric: say(entry.metric),
    ...isTask(format)
      ? { format: "", draft: isTold ? draft : labelled(task, draft, say) }
      : { format: say(format), draft },
  };
}

function shortIn(short: InShort, say: Say): InShort {
  const labels = (parts: Labelled[]) =>
    parts.map(({ label, claim }) => ({ label: say(label), claim: claimIn(claim, say) }));
  return {
    headline: claimIn(short.headline, say),
    message: sentenceIn(short.message, say),
    attention: sentenceIn(short.attention, say),
    evolution: sentenceIn(short.evolution, say),
    pillars: short.pillars.map(({ claim, lines }) => ({
      claim: claimIn(claim, say),
      lines: lines.map((line) => claimIn(line, say)),
    })),
    channels: short.channels.map(({ verdict, names }) => ({ verdict, names: names.map(say) })),
    numbers: short.numbers.map(({ value, label, mark }) => ({ value: say(value), label: say(label), mark })),
    kernel: labels(short.kernel),
    actions: labels(short.actions),
    positioning: labels(short.positioning),
    bet: labels(short.bet),
  };
}

function sentenceIn(sentence: Claim | null, say: Say): Claim | null {
  return sentence === null ? null : claimIn(sentence, say);
}
