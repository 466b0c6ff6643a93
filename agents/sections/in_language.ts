import type { Block, Section } from "../domain/anchors.ts";
import type { Figure } from "../domain/figures.ts";
import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import type { DueItem } from "../domain/reviews.ts";
import type { Picture, Slide } from "../domain/slides.ts";
import type { Claim } from "../domain/claims.ts";
import { marksOf } from "../ledger/texts.ts";
import { isTask } from "../plan/channel_kind.ts";
import type { Foundation } from "../strategy/foundation.ts";
import type { InShort, Labelled } from "../strategy/in_short.ts";
import { languageIn } from "../text/language.ts";
import type { Language } from "../text/lexicon.ts";
import { toldAlready } from "./entry_words.ts";
import { datesIn, type Say, sayFrom } from "./labels.ts";
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

const SAYS = new Map<Language, Say>();

/** The labels of a language, and its dates. */
export function wordsIn(language: Language): Say {
  const known = SAYS.get(language);
  if (known !== undefined) return known;
  const words = WORDS[language];
  const called = sayFrom(words ?? {});
  const say: Say = words === undefined ? called : (label) => called(datesIn(label, language));
  SAYS.set(language, say);
  return say;
}

/** All labels of a language, for whoever has to know which letters they need. */
export function lettersOfWords(language: Language): string {
  return Object.values(WORDS[language] ?? {}).join("");
}

/** The language that the founder's quoted words are in; English where they do not say. */
export function founderLanguage({ anchors }: Pick<Foundation, "anchors">): Language {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections);
  const quotes = sections.flatMap(marksOf).flatMap((mark) => mark.kind === "said" ? [mark.quote] : []);
  return languageIn([...new Set(quotes)].join(" ")) ?? "en";
}

/** A foundation with its labels in a language: headings, columns, names of stages and sides, and standing questions. */
export function inLanguage(foundation: Foundation, language: Language): Foundation {
  if (WORDS[language] === undefined) return foundation;
  const say = wordsIn(language);
  const anchors = { ...foundation.anchors };
  for (const type of FOUNDATION_ANCHORS) {
    const anchor = anchors[type];
    anchors[type] = { ...anchor, sections: anchor.sections.map((section) => sectionIn(section, say)) };
  }
  const told = toldAlready(foundation.calendar);
  return {
    ...foundation,
    anchors,
    inShort: shortIn(foundation.inShort, say),
    calendar: foundation.calendar.map((entry, at) => ({
      ...entry,
      hook: labelIn(entry.hook, say),
      draft: labelIn(entry.draft, say),
      pillar: say(entry.pillar),
      ...isTask(entry.format)
        ? {
          format: "",
          draft: told[at]
            ? labelIn(entry.draft, say)
            : `${say(capitalised(entry.format))}: ${labelIn(entry.draft, say)}`,
        }
        : {},
    })),
    worksheet: foundation.worksheet.map((row) => ({ ...row, label: partsIn(row.label, say) })),
    unknowns: foundation.unknowns.map((each) => ({
      ...each,
      what: labelIn(each.what, say),
      test: say(each.test),
    })),
    quotes: foundation.quotes.map((line) => ({ ...line, label: say(line.label) })),
    review: reviewIn(foundation.review, { language, say }),
  };
}

/** A review with its sums and labels in a language; of what the founder said only the days of the worksheet are put anew. */
function reviewIn(
  review: Foundation["review"],
  { language, say }: { language: Language; say: Say },
): Foundation["review"] {
  if (review === null) return null;
  const { held, next } = review;
  const itemIn = (item: DueItem) =>
    item.kind === "moment" ? { ...item, what: labelIn(item.what, say) } : item;
  return {
    held: {
      ...held,
      results: held.results.map((each) => ({ ...each, item: itemIn(each.item), told: say(each.told) })),
      decisions: held.decisions.map((each) =>
        each.id === "next_bet" ? { ...each, about: say(each.about) } : each
      ),
      changes: held.changes.map((each) => ({
        ...each,
        label: partsIn(each.label, say),
        before: datesIn(each.before, language),
        after: datesIn(each.after, language),
      })),
    },
    next: { ...next, items: next.items.map(itemIn) },
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Goal: today": each part by itself. */
function partsIn(label: string, say: Say): string {
  return label.split(": ").map(say).join(": ");
}

/** A text, or the label that it opens with: "In the way: “…”". */
function labelIn(text: string, say: Say): string {
  const at = text.indexOf(": ");
  const label = text.slice(0, Math.max(0, at));
  const name = say(label);
  return name === label ? say(text) : `${name}: ${say(text.slice(at + 2))}`;
}

function sectionIn(section: Section, say: Say): Section {
  return {
    ...section,
    title: say(section.title),
    headline: { ...section.headline, text: labelIn(section.headline.text, say) },
    blocks: section.blocks.map((block) => blockIn(block, say)),
  };
}

function blockIn(block: Block, say: Say): Block {
  const title = block.title === undefined ? {} : { title: say(block.title) };
  switch (block.kind) {
    case "paragraph":
      return {
        ...block,
        ...title,
        claims: block.claims.map((each) => ({ ...each, text: labelIn(each.text, say) })),
      };
    case "list":
      return {
        ...block,
        ...title,
        items: block.items.map((each) => ({ ...each, text: labelIn(each.text, say) })),
      };
    case "table":
      return {
        ...block,
        ...title,
        columns: block.columns.map(say),
        rows: block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => labelIn(cell, say)) })),
      };
    case "figure":
      return { ...block, title: say(block.title), figure: figureIn(block.figure, say) };
  }
}

function figureIn(figure: Figure, say: Say): Figure {
  switch (figure.kind) {
    case "sliders":
      return {
        ...figure,
        lines: figure.lines.map((line) => ({
          ...line,
          a: say(line.a),
          b: say(line.b),
          ...line.reason === undefined ? {} : { reason: reasonIn(line.reason, say) },
        })),
      };
    case "shares":
      return { ...figure, parts: figure.parts.map((part) => ({ ...part, name: say(part.name) })) };
    case "palette":
      return {
        ...figure,
        entries: figure.entries.map((entry) => ({ ...entry, source: say(entry.source) })),
      };
    case "curve":
      return { ...figure, stages: figure.stages.map((stage) => ({ ...stage, name: say(stage.name) })) };
    case "lanes":
      return { ...figure, lanes: figure.lanes.map((lane) => ({ ...lane, name: say(lane.name) })) };
    default:
      return figure;
  }
}

/** The founder's reason, and behind it the price. */
function reasonIn(reason: string, say: Say): string {
  return reason.replace(/Costs: ([^“”]+)\.$/u, (_, price: string) => `${say("Costs")}: ${say(price)}.`);
}

/** Slides with their labels in a language: what stands over them, on their pictures, and sentences of ours. */
export function slidesIn<T extends Slide>(slides: T[], say: Say): T[] {
  return slides.map((slide) => ({
    ...slide,
    kicker: say(slide.kicker),
    headline: labelIn(slide.headline, say),
    body: slide.body.map((line) => labelIn(line, say)),
    picture: slide.picture === null ? null : pictureIn(slide.picture, say),
  }));
}

function pictureIn(picture: Picture, say: Say): Picture {
  switch (picture.kind) {
    case "bars":
      return {
        ...picture,
        bars: picture.bars.map((bar) => ({ ...bar, name: say(bar.name), said: labelIn(bar.said, say) })),
      };
    case "numbers":
      return { ...picture, items: picture.items.map((item) => ({ ...item, label: say(item.label) })) };
    case "cards":
      return {
        ...picture,
        items: picture.items.map(({ title, text }) => ({ title: say(title), text: labelIn(text, say) })),
      };
    default:
      return picture;
  }
}

function shortIn(short: InShort, say: Say): InShort {
  const labels = (parts: Labelled[]) => parts.map((part) => ({ ...part, label: labelOf(part.label, say) }));
  return {
    ...short,
    headline: { ...short.headline, text: labelIn(short.headline.text, say) },
    attention: spokenIn(short.attention, say),
    evolution: spokenIn(short.evolution, say),
    channels: short.channels.map((each) => ({ ...each, names: each.names.map(say) })),
    numbers: short.numbers.map((each) => ({ ...each, label: say(each.label) })),
    kernel: labels(short.kernel),
    actions: labels(short.actions),
    positioning: labels(short.positioning),
    bet: labels(short.bet),
  };
}

function spokenIn(sentence: Claim | null, say: Say): Claim | null {
  return sentence === null ? null : { ...sentence, text: labelIn(sentence.text, say) };
}

/** "The bet, judged on 30 June 2027": the words before the comma. */
function labelOf(label: string, say: Say): string {
  const [name = label, ...rest] = label.split(", ");
  const said = say(name);
  return rest.length === 0 || said === name
    ? say(label)
    : `${said}, ${say(rest.join(", ").replace(/^\D+(?=\d)/u, ""))}`;
}
