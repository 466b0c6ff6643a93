import { FIELDS, isFieldId } from "../domain/fields.ts";
import type { Foundation } from "../strategy/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../domain/tradeoffs.ts";
import { contentWords, sentencesOf, stem } from "../text/text.ts";
import { feedItems } from "../ledger/known.ts";

/** A sentence that may be quoted: the founder's, or a page's. `text` is exact. */
export interface Passage {
  text: string;
  /** "Who you turn away", "Your choice: compete", "Kajplan's page". */
  label: string;
  /** A field id, `choice.<id>` or `page.<label>`. */
  from: string;
  kind: "said" | "source";
  stems: Set<string>;
}

const UNREAD = new Set(["company.links", "choices.tradeoffs"]);

/** Everything that may be quoted in a consultation, what was corrected since left out. */
export function passagesOf(foundation: Foundation, state: JourneyState): Passage[] {
  const answers = Object.entries(foundation.answers).flatMap(([field, { text, label }]) => {
    if (UNREAD.has(field)) return [];
    const name = label || (isFieldId(field) ? FIELDS[field].label : field);
    return quotable(text).filter((sentence) => isCurrent(state, field, sentence))
      .map((sentence) => passage(sentence, { label: name, from: field, kind: "said" }));
  });
  const choices = TRADEOFF_IDS.flatMap((id) => {
    const decision = foundation.decisions[id];
    if (!decision?.reason) return [];
    const label = `Your choice: ${TRADEOFFS[id][decision.side].toLowerCase()}`;
    return quotable(decision.reason).map((text) =>
      passage(text, { label, from: `choice.${id}`, kind: "said" })
    );
  });
  const pages = state.pages.filter((page) => page.role === "rival" && page.failure === null).flatMap((page) =>
    page.sentences.filter((text) => isQuotable(text) && contentWords(text).length > 3 && isSentence(text))
      .map((text) =>
        passage(text, { label: `${page.label}’s page`, from: `page.${page.label}`, kind: "source" })
      )
  );
  return [...answers, ...choices, ...pages, ...feedPassages(state)];
}

/** Headlines of the feeds that were read, as they stand. */
function feedPassages(state: JourneyState): Passage[] {
  return feedItems(state).filter(({ title, published_at }) => isQuotable(title) && published_at !== null)
    .map(({ title, outlet, published_at }) =>
      passage(title, {
        label: `${outlet}, ${(published_at ?? "").slice(0, 10)}`,
        from: `feed.${outlet}`,
        kind: "source",
      })
    );
}

const UNSPACED_RUN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]{2,}/gu;
const GRAMMAR_ONLY = /^[\p{Script=Hiragana}ー]+$/u;

/** The stems of a text's words; where words are not spaced, its pairs of characters that are not mere grammar. */
export function stemsOf(text: string): Set<string> {
  const spaced = contentWords(text.replace(UNSPACED_RUN, " ")).map(stem);
  const pairs = (text.match(UNSPACED_RUN) ?? []).flatMap((run) => {
    const signs = [...run];
    return signs.slice(1).map((sign, at) => `${signs[at]}${sign}`);
  });
  return new Set([...spaced, ...pairs.filter((pair) => !GRAMMAR_ONLY.test(pair))]);
}

function passage(text: string, about: Omit<Passage, "text" | "stems">): Passage {
  return { text, ...about, stems: stemsOf(text) };
}

function quotable(text: string): string[] {
  return sentencesOf(text).filter(isQuotable);
}

/** Words that hold our own quotation marks, or run on for a page, cannot stand between them. */
function isQuotable(text: string): boolean {
  return !/[“”]/.test(text) && text.length <= 400 && !isCutInQuote(text);
}

/** A sentence that opens a quotation and does not close it lost its other half. */
function isCutInQuote(text: string): boolean {
  const opened = text.match(/(?:^|[\s(:])['‘](?=\p{L})/gu)?.length ?? 0;
  const closed = text.match(/['’](?=[\s.,!?;:)]|$)/gu)?.length ?? 0;
  return opened > closed;
}

/** A page's menus and buttons are no sentences: those end, or run on for more than a label does. */
function isSentence(text: string): boolean {
  return /[.!?。！？…]['’"”)]?$/.test(text.trim()) &&
    !/\b(cart|basket|checkout|cookie|sign in|log in|menu)\b/i.test(text);
}

function isCurrent(state: JourneyState, field: string, sentence: string): boolean {
  return !state.corrections.some(({ field: corrected, from }) =>
    corrected === field && from !== "" && holdsWord(sentence, from)
  );
}

function holdsWord(sentence: string, word: string): boolean {
  return sentence.split(/[^\p{L}\p{N}.,:]+/u).some((part) => part.replace(/[.,:]+$/, "") === word);
}

/** Lines of a list: whose words, and the words. */
export function quotesOf(passages: Passage[]): string {
  return passages.map(({ label, text }) => `- ${label}: “${text}”`).join("\n");
}
