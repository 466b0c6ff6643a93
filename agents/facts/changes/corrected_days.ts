import { GRAMMAR } from "../../text/grammar_words.ts";
import {
  type FactChange,
  type Facts,
  type FactSheet,
  TEXT_FACTS,
  TEXT_LIST_FACTS,
} from "../../domain/facts.ts";
import { daysIn, type NamedDay } from "../../text/due_days.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import { stemList } from "../numbers/stated_numbers.ts";
import { type ChangeSetting, changesFrom } from "./changes.ts";
import { textChanges } from "./word_corrections.ts";

/** A day that was wrong and the right one, as typed; `about` are the words around them. */
interface WrongDay {
  from: string;
  to: string;
  about: string;
  said: { turn: string; quote: string };
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;
const YEAR_BEHIND = `(?:,?(?:\\s${GRAMMAR.sourceOf("of")})?\\s(?:19|20)\\d{2})?`;

/** True for a day of a month, with or without its year: "30. Juni", "June 30th, 2027". */
export function isDayOfMonth(text: string, now: Date = new Date()): boolean {
  return /\d/u.test(text) && dayOf(text, now)?.kind === "day";
}

function dayOf(text: string, now: Date = new Date()): NamedDay | undefined {
  const [day, another] = daysIn(text.trim(), { languages: LANGUAGES, now });
  return another === undefined && day?.text.length === text.trim().length ? day : undefined;
}

/**
 * "The night survey is due on 30 September 2027, not on 30 June": the due day that was the old one, and every text that
 * names it. Of several days that were, the one of which the words around tell; without a year it keeps its own.
 */
export function daysPutRight(wrong: WrongDay, sheet: FactSheet, setting: ChangeSetting): FactChange[] {
  const old = dayOf(wrong.from, setting.now);
  const fresh = dayOf(wrong.to, setting.now);
  if (old === undefined || fresh === undefined) return [];
  const isOld = (iso: string) => YEAR.test(wrong.from) ? iso === old.iso : iso.slice(4) === old.iso.slice(4);
  const told = stemList(wrong.about);
  const due = dueDays(sheet.facts).filter(({ iso }) => isOld(iso));
  const named = due.filter(({ words }) => stemList(words).some((stem) => told.includes(stem)));
  const [meant, another] = due.length > 1 ? named : due;
  const cells: Record<string, string> = {};
  if (meant !== undefined && another === undefined) {
    const iso = YEAR.test(wrong.to) ? fresh.iso : meant.iso.slice(0, 4) + fresh.iso.slice(4);
    cells[meant.cell] = iso;
    const { cell, text } = meant.beside;
    if (inPlace(text, wrong) !== text) cells[cell] = inPlace(text, wrong);
  }
  return [...changesFrom(cells, sheet, setting).changes, ...namedInTexts(wrong, sheet.facts)];
}

interface DueDay {
  cell: string;
  iso: string;
  /** The words it was told in. */
  words: string;
  /** The cell beside it that may name it too, and what stands there. */
  beside: { cell: string; text: string };
}

/** The days of goal, bet and moment. */
function dueDays({ goal, bet, moment }: Facts): DueDay[] {
  const days = [
    { fact: goal, iso: goal?.by, cell: "goal.by", beside: "goal.metric", text: goal?.metric },
    { fact: bet, iso: bet?.by, cell: "bet.by", beside: "bet.reverses", text: bet?.reverses?.text },
    { fact: moment, iso: moment?.on, cell: "moment.on", beside: "moment.text", text: moment?.text },
  ];
  return days.flatMap(({ fact, iso, cell, beside, text }) =>
    fact === null || iso === null || iso === undefined
      ? []
      : [{ cell, iso, words: fact.quote, beside: { cell: beside, text: text ?? "" } }]
  );
}

/** The old day as it is written; the year behind it gives way where the right one has its own. */
function written({ from, to }: Pick<WrongDay, "from" | "to">, flags: string): RegExp {
  return new RegExp(`${RegExp.escape(from.trim())}${YEAR.test(to) ? YEAR_BEHIND : ""}`, flags);
}

function inPlace(text: string, wrong: Pick<WrongDay, "from" | "to">): string {
  return text.replace(written(wrong, "iu"), () => wrong.to.trim());
}

function namedInTexts(wrong: WrongDay, facts: Facts): FactChange[] {
  const texts = [
    ...TEXT_FACTS.flatMap((fact) => facts[fact]?.text ?? []),
    ...TEXT_LIST_FACTS.flatMap((fact) => facts[fact].map(({ text }) => text)),
  ];
  const stretches = new Set(texts.flatMap((text) => written(wrong, "iu").exec(text)?.[0] ?? []));
  return [...stretches].flatMap((from) =>
    textChanges({ from, to: wrong.to.trim(), said: wrong.said }, facts, (text) => text.includes(from))
      .filter(({ fact }) => fact !== "voice_sample")
  );
}
