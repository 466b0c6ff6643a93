import type { Block, Row } from "../../domain/anchors.ts";
import type { Mark } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { bestQuote, isExactIn, source, wordCount } from "../../text/text.ts";
import { type Said, saidAbout, sayFrom, sentencesSaid } from "../words/answers.ts";
import { rivalNames } from "../words/rivals.ts";
import { brief, briefCell } from "../words/cuts.ts";
import { longDate } from "../../domain/days.ts";
import { cell, row, table } from "../section.ts";
import { audienceOn, priceOn, promiseOn, proofOn, shareOn } from "./page_claims.ts";

/** The alternative that wins most often: what is called the status quo, the habit, a share of lost deals, or paper. */
const STRONGEST =
  /\b(status quo|first|the real one|the habit|most (?:of|often|lose|lost)|\d+ (?:of|in|out of) \d+|lost deals|nothing at all|do nothing|themselves|by hand|paper|excel|spreadsheet|whatsapp)\b/iu;

/** What wins most often today, in the founder's words: the status quo before any company. */
export function strongestAlternative(state: JourneyState): Said | null {
  const found = saidAbout(state, "market.rivals", STRONGEST) ??
    saidAbout(state, "market.alternative", STRONGEST) ??
    sentencesSaid(state, "market.alternative")[0] ?? sentencesSaid(state, "market.rivals")[0] ?? null;
  return found === null ? null : shortened(state, found);
}

function shortened(state: JourneyState, words: Said): Said {
  if (wordCount(words.quote) <= 34) return words;
  const quote = bestQuote(words.quote, 18);
  const field: FieldId =
    isExactIn(quote, words.whole) && words.mark.kind === "said" && words.mark.field === "market.rivals"
      ? "market.rivals"
      : "market.alternative";
  return sayFrom(state, field, quote);
}

const COLUMNS = [
  "alternative",
  "promise in their words",
  "for whom",
  "price signal",
  "proof shown",
  "what you say of it",
  "read",
];
const NOT_STATED = "not stated";

/** The status quo first, then every rival: their own words where a page was read, the founder's elsewhere. */
export function alternativesTable(state: JourneyState): Block | null {
  const rows = [statusQuoRow(state), ...rivalNames(state).slice(0, 12).map((name) => rivalRow(state, name))];
  const filled = rows.filter((each): each is Row => each !== null);
  return filled.length === 0 ? null : table(COLUMNS, filled, "Alternatives");
}

function statusQuoRow(state: JourneyState): Row | null {
  const words = strongestAlternative(state) ?? sentencesSaid(state, "market.alternative")[0] ?? null;
  if (words === null) return null;
  const today = sentencesSaid(state, "market.alternative")[0];
  const second = today === undefined || today.quote === words.quote ? null : brief(today, 22);
  const cells = [
    "what they do today",
    NOT_STATED,
    "those who change nothing",
    NOT_STATED,
    "habit",
    briefCell(words) + (second === null ? "" : ` ${briefCell(second)}`),
    "no page",
  ];
  return row(cells, words.mark, ...(second === null ? [] : [second.mark]));
}

function rivalRow(state: JourneyState, name: string): Row | null {
  const page = state.pages.find((each) => each.role === "rival" && each.label === name);
  const words = saidOf(state, name);
  if (page === undefined || page.failure !== null) return unreadRow(name, words, page);
  const promise = promiseOn(page);
  const parts = [promise, audienceOn(page, promise), priceOn(page), shareOn(page), proofOn(page)];
  const marks: Mark[] = parts.flatMap((part) => part === null || part === "" ? [] : [source(page, part)]);
  return row(
    [
      name,
      shown(promise),
      shown(audienceOn(page, promise)),
      [priceOn(page), shareOn(page)].filter((part) => part !== null).map((part) => cell(part)).join(" ") ||
      NOT_STATED,
      shown(proofOn(page)),
      words === null ? NOT_STATED : briefCell(words),
      `${page.final_url}, ${longDate(page.read_at)}`,
    ],
    ...marks,
    ...(words === null ? [] : [words.mark]),
  );
}

function unreadRow(name: string, words: Said | null, page: PageReading | undefined): Row | null {
  if (words === null) return null;
  const read = page === undefined ? "no page given" : "the page could not be read";
  return row(
    [name, NOT_STATED, NOT_STATED, NOT_STATED, NOT_STATED, briefCell(words), read],
    words.mark,
  );
}

/** What the founder said of a rival: the sentence that begins with its name, else one that has it. */
export function saidOf(state: JourneyState, name: string): Said | null {
  const all = [
    ...sentencesSaid(state, "market.rivals"),
    ...sentencesSaid(state, "market.alternative"),
    ...sentencesSaid(state, "difference.only"),
  ]
    .filter((each) => each.quote.includes(name));
  const found = all.find((each) => each.quote.startsWith(name)) ?? all[0];
  if (found === undefined || found.mark.kind !== "said") return null;
  if (wordCount(found.quote) <= 24) return found;
  const quote = bestQuote(found.quote, 20);
  return { quote, whole: found.whole, mark: { ...found.mark, quote } };
}

function shown(part: string | null): string {
  return part === null || part === "" ? NOT_STATED : cell(part);
}
