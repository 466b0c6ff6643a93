import type { FactSheet } from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { type Dossier, dossierOf } from "../../author/model/dossier.ts";
import { checkDates } from "../../author/model/gates/dates.ts";
import { type Ground, groundOf } from "../../author/model/gates/ground.ts";
import { checkNames } from "../../author/model/gates/names.ts";
import { checkNumbers } from "../../author/model/gates/numbers.ts";
import { checkQuotes } from "../../author/model/gates/quotes.ts";
import { checkRivals } from "../../author/model/gates/rivals.ts";
import { isSuperseded } from "../../author/model/dossier/superseded.ts";
import { turnTexts } from "../../ledger/known.ts";
import type { FactConflict } from "../../strategy/material.ts";
import { sentencesOf } from "../../text/text.ts";

/** What a sentence of a consultation may rest on. */
export interface Known {
  dossier: Dossier;
  ground: Ground;
  /** Every id whose words may be quoted: those of the dossier, of the question, the conversation and the strategy. */
  all: string[];
  /** The same without pages: what only a page says is known where it is cited. */
  ours: string[];
}

interface Knowing {
  state: JourneyState;
  sheet: FactSheet;
  conflicts: FactConflict[];
  /** How long the dossier may be in tokens. */
  tokens: number;
  now: Date;
  /** Words beside the dossier: the question, the conversation, the strategy. */
  beside: string[];
}

export function knownFor({ state, sheet, conflicts, tokens, now, beside }: Knowing): Known {
  const dossier = dossierOf(state, sheet, { tokens, conflicts });
  const ground = groundOf({ state, sheet, dossier, now });
  const quotes = dossier.ids.flatMap((id) => {
    const mark = dossier.markOf(id);
    return mark?.kind === "said" || mark?.kind === "source" ? [mark.quote] : [];
  });
  const numbered = (name: string, texts: string[]) =>
    [...new Set(texts)].map((words, at): [string, string] => [`${name} ${at}`, words]);
  const own = numbered("beside", beside);
  const spoken = numbered("spoken", spokenIn(state, dossier));
  const read = numbered("read", [...quotes, ...ground.pages]);
  const words = new Map([...own, ...spoken, ...read]);
  const idsOf = (entries: [string, string][]) => entries.map(([id]) => id);
  return {
    dossier,
    ground: { ...ground, pages: [], sentenceOf: (id) => words.get(id) ?? dossier.sentenceOf(id) },
    all: [...dossier.ids, ...idsOf(own), ...idsOf(spoken), ...idsOf(read)],
    ours: [...dossier.ids.filter((id) => !id.startsWith("P")), ...idsOf(own), ...idsOf(spoken)],
  };
}

/** What the founder said in any turn and has not taken back: a short dossier leaves turns out. */
function spokenIn(state: JourneyState, { superseded }: Dossier): string[] {
  return turnTexts(state).flatMap(({ turn, text }) =>
    sentencesOf(text).filter((quote) => !isSuperseded({ turn, quote }, superseded))
  );
}

/** Where a threshold or a test stands: its counts and days need nobody to have said them. */
const PROPOSAL = "consultation.test";

interface Sentence {
  text: string;
  ids: readonly string[];
  isProposal: boolean;
}

/** What code can hold against a sentence: numbers, dates and names that nobody said, and a rival's own sentence. */
export function problemsIn({ text, ids, isProposal }: Sentence, { ground, ours }: Known): string[] {
  const path = isProposal ? PROPOSAL : "consultation";
  return [checkNumbers, checkDates, checkNames, checkRivals].flatMap((check) => {
    const near = check({ kind: "claim", path, text, ids }, ground);
    if (near.length === 0) return [];
    const wider = check === checkNames ? ours : withNumbersOf(text, { ground, ours });
    return check({ kind: "claim", path, text, ids: wider }, ground);
  }).map(({ reason }) => reason);
}

/** Ids whose words have a number of the text in them: reading the numbers of all of them would take too long. */
function withNumbersOf(text: string, { ground, ours }: Pick<Known, "ground" | "ours">): string[] {
  const digits: string[] = text.match(/\d+/gu) ?? [];
  if (digits.length === 0) return ours;
  const numbers = [...digits, ...digits.flatMap(inSigns)];
  return ours.filter((id) => {
    const words = ground.sentenceOf(id) ?? "";
    return numbers.some((number) => words.includes(number));
  });
}

const SIGNS = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

/** "十軒" of a question that the answer tells as 10: a number below a hundred in Japanese signs. */
function inSigns(digits: string): string[] {
  const number = Number(digits);
  if (number < 1 || number > 99) return [];
  const tens = Math.floor(number / 10);
  return [`${tens > 1 ? SIGNS[tens] : ""}${tens > 0 ? "十" : ""}${SIGNS[number % 10]}`];
}

/** True for words that somebody said, letter by letter. */
export function isQuotable(words: string, { ground, all }: Known): boolean {
  return checkQuotes({ kind: "claim", path: "consultation", text: `“${words}”`, ids: all }, ground).length ===
    0;
}
