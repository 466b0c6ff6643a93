import type { Block, Section } from "../../../agents/domain/anchors.ts";
import type { Say } from "../../../agents/sections/in_language.ts";
import { saysSomething } from "../../../agents/sections/says_something.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { Picture, Slide } from "../../../agents/domain/slides.ts";
import { hasContent } from "../../../pdf/charts/has_content.ts";
import type { Bookmark } from "./bound_pdf.ts";
import { lettersIn, lostTexts, timesIn } from "./words_on_paper.ts";

/** A table row, and the letters of its cells one behind the other. */
interface Row {
  cells: string[];
  text: string;
}

/** So many letters say by themselves which sentence they begin, or which row two cells are of. */
const TELLING = 24;

function rowsOf(section: Section): Row[] {
  return section.blocks.flatMap((block) =>
    block.kind === "table" ? block.rows.map(({ cells }) => ({ cells, text: cells.join("") })) : []
  );
}

function claimsOf(block: Block): string[] {
  if (block.kind === "paragraph") return block.claims.map(({ text }) => text);
  return block.kind === "list" ? block.items.map(({ text }) => text) : [];
}

function picturesOf(section: Section): string[] {
  return section.blocks.flatMap((block) =>
    block.kind === "figure" && hasContent(block.figure) ? [block.title] : []
  );
}

/** A row stands on a page where all its cells do: one behind the other, or beside those of other rows. */
function lostRows(rows: Row[], pages: string[]): Row[] {
  const lost = new Set(lostTexts(rows.map(({ text }) => text), pages));
  return rows.filter(({ cells, text }) =>
    lost.has(text) && !pages.some((page) => cells.every((cell) => timesIn(page, cell) > 0))
  );
}

/** Rows of which a part is printed: two of their cells stand one behind the other where the whole row does not. */
function brokenRows(rows: Row[], { lost, pages }: { lost: Row[]; pages: string[] }): Row[] {
  const whole = rows.filter((row) => !lost.includes(row)).map(({ text }) => lettersIn(text)).join("\n");
  const printed = pages.join("\n");
  return lost.filter(({ cells }) =>
    cells.slice(1).some((cell, index) => {
      const pair = lettersIn(`${cells[index]}${cell}`);
      return cell !== "" && pair.length >= TELLING && !whole.includes(pair) && printed.includes(pair);
    })
  );
}

/** Sentences that begin and are not printed to their end; `others` are whole, and may begin alike. */
function brokenClaims(lost: string[], { others, pages }: { others: string[]; pages: string[] }): string[] {
  const known = others.map(lettersIn).join("\n");
  const printed = pages.join("\n");
  return lost.filter((text) => {
    const beginning = lettersIn(text).slice(0, TELLING);
    return beginning.length === TELLING && !known.includes(beginning) && printed.includes(beginning);
  });
}

/** The line in which a section names what stands in the web view alone. */
function leftOutLine(pages: string[]): string {
  return pages.flatMap((page) => [...page.matchAll(/→Inthewebview:([^→]*)/g)].map(([, line]) => line ?? ""))
    .join("");
}

function countNamed(line: string, noun: RegExp): number {
  return [...line.matchAll(noun)].reduce((sum, [, count]) => sum + Number(count), 0);
}

function leftOutFaults(pages: string[], lost: { rows: number; claims: number; pictures: number }): string[] {
  const line = leftOutLine(pages);
  const named = {
    rows: countNamed(line, /(\d+)tablerow/g),
    claims: countNamed(line, /(\d+)sentence/g),
    pictures: countNamed(line, /(\d+)picture/g),
  };
  // A long line counts what it has no room to name.
  const hasRest = /otherparts?/.test(line);
  return (["rows", "claims", "pictures"] as const).flatMap((kind) =>
    lost[kind] > named[kind] && !hasRest
      ? [`${lost[kind]} ${kind} are not printed, and ${named[kind]} are said to be in the web view`]
      : []
  );
}

function othersThan(some: string[], all: string[]): string[] {
  return all.filter((text) => !some.includes(text));
}

function sectionFaults(section: Section, pages: string[]): string[] {
  const rows = rowsOf(section);
  const lost = lostRows(rows, pages);
  const sentences = section.blocks.flatMap(claimsOf);
  const claims = lostTexts(sentences, pages);
  const pictures = lostTexts(picturesOf(section), pages);
  const { choice, headline } = section;
  const always = [
    headline.text,
    ...(choice ? [choice.chosen, choice.rejected, choice.why, choice.gives_up] : []),
  ];
  const faults = [
    ...leftOutFaults(pages, { rows: lost.length, claims: claims.length, pictures: pictures.length }),
    ...brokenClaims(claims, {
      others: othersThan(claims, [...sentences, ...rows.map(({ text }) => text), ...always]),
      pages,
    })
      .map((text) => `the sentence "${text}" is broken`),
    ...brokenRows(rows, { lost, pages }).map(({ text }) => `the row "${text}" is broken`),
    ...lostTexts(always, pages).map((text) => `"${text}" is missing`),
  ];
  return faults.map((fault) => `${section.title}: ${fault}`);
}

const SHAPES = ["●", "■", "–", "▲"];

/** Where a part of the document begins on its page: behind its anchor, before the shapes of its marks, or by itself. */
function openingOf(page: string, { title }: Bookmark, from = 0): number {
  const name = lettersIn(title);
  const places = [lettersIn(`· ${title}`), ...SHAPES.map((shape) => `${name}${shape}`), name]
    .map((words) => page.indexOf(words, from));
  return places.find((place) => place !== -1) ?? -1;
}

/** The letters that belong to a section: from its kicker to that of the next part of the document. */
function lettersOfSection(pages: string[], { from, to }: { from: Bookmark; to: Bookmark }): string[] {
  const own = pages.slice(from.page - 1, to.page);
  const [first = "", last = ""] = [own[0], own.at(-1)];
  const start = openingOf(first, from);
  if (start === -1) return [];
  if (own.length === 1) return [first.slice(start, openingOf(first, to, start + 1))];
  return [first.slice(start), ...own.slice(1, -1), last.slice(0, Math.max(0, openingOf(last, to)))];
}

/** What a strategy does not print although it must, or does not own up to leaving out; pages as `lettersOf` gives them. */
export function strategyWordFaults(
  foundation: Foundation,
  pages: string[],
  { bookmarks, say }: { bookmarks: Bookmark[]; say: Say },
): string[] {
  const sections = Object.values(foundation.anchors).filter(({ type }) => type !== "pitchDeck")
    .flatMap((anchor) => anchor.sections).filter(saysSomething);
  const faults = sections.flatMap((section) => {
    const index = bookmarks.findIndex(({ title }) => title === section.title);
    const [from, to] = [bookmarks[index], bookmarks[index + 1]];
    if (!from || !to) return [`${section.title}: no bookmark`];
    const own = lettersOfSection(pages, { from, to });
    return own.length === 0
      ? [`${section.title}: its bookmark leads to page ${from.page}, where it does not begin`]
      : sectionFaults(section, own);
  });
  return [
    ...faults,
    ...confidenceFaults(sections, pages),
    ...unknownFaults(foundation, pages, { bookmarks, say }),
  ];
}

/** How sure each section is stands in the contents, behind its title and page. */
function confidenceFaults(sections: Section[], [, , contents = ""]: string[]): string[] {
  return sections.flatMap(({ title, confidence }) => {
    const line = new RegExp(
      `${RegExp.escape(lettersIn(title))}\\d+?${Math.round(confidence.score * 100)}%`,
      "u",
    );
    return line.test(contents) ? [] : [`${title}: its confidence is not in the contents`];
  });
}

/** What the founder is asked stands with its cheapest test on pages of its own, behind the sections. */
function unknownFaults(
  { unknowns }: Foundation,
  pages: string[],
  { bookmarks, say }: { bookmarks: Bookmark[]; say: Say },
): string[] {
  const begins = bookmarks.find(({ title }) => title === say("What we do not know"));
  // What no answer of the founder's could settle is printed where it bears, and is not asked.
  const asked = unknowns.filter(({ what, field }) => field !== null || /[?？]/u.test(what));
  if (begins === undefined) return asked.length === 0 ? [] : ["What we do not know: no bookmark"];
  const own = pages.slice(begins.page - 1);
  return lostTexts(asked.flatMap(({ what, test }) => [what, test]), own)
    .map((text) => `What we do not know: "${text}" is missing`);
}

function wordsOf(picture: Picture | null): string[] {
  switch (picture?.kind) {
    case "quote":
      return [picture.text, picture.by];
    case "numbers":
      return picture.items.flatMap(({ value, label }) => [value, label]);
    case "cards":
      return picture.items.flatMap(({ title, text }) => [title, text]);
    default:
      return [];
  }
}

/** What slides do not print of their words; pages as `lettersOf` gives them, one a slide. */
export function deckWordFaults(slides: Slide[], pages: string[]): string[] {
  return slides.flatMap((slide, index) => {
    const texts = [slide.headline, ...slide.body, ...wordsOf(slide.picture)].filter((text) => text !== "");
    return lostTexts([...new Set(texts)], [pages[index] ?? ""]).map((text) =>
      `${slide.kicker}: "${text}" is missing`
    );
  });
}
