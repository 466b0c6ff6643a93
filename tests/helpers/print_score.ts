import type { SheetAnswer } from "./fact_score.ts";
import { readable, repeatedStretches } from "./printed_words.ts";
import type { SpokenCase } from "./spoken_case.ts";
import { folded, isMet, isRecord, isShape } from "./wanted.ts";

/** All that a played founder was shown and handed. */
export interface Printed {
  /** Anchors, Markdown, PDF, deck, PowerPoint, calendar, consultant: each by name, as text. */
  pages: Record<string, string>;
  /** The sentence that heads each anchor. */
  sentences: Record<string, string | null>;
  /** Each reply with the options of its question. */
  replies: string[];
  consult: string[];
  /** Null where the server has no facts to give. */
  sheet: SheetAnswer | null;
  /** The facts, as JSON, before each correction of the case; null where they are not known. */
  before: (string | null)[];
  /** What the founder sent, in order. */
  sent: string[];
  /** The side taken of each trade-off, null where it is open; null where the server does not tell. */
  sides: Record<string, string | null> | null;
}

/** One thing that was looked at: how much of it holds, and in words what does not. */
export interface Check {
  name: string;
  held: number;
  of: number;
  faults: string[];
}

/** Judges all that is not a fact: what may be printed, what must be, what was put to the founder. */
export function scorePrinted(founder: SpokenCase, printed: Printed): Check[] {
  return [
    checkNevers(founder, printed),
    checkNeverIn(founder, printed),
    checkUnclear(founder, printed),
    checkSides(founder, printed),
    checkSentences(founder, printed),
    checkContradictions(founder, printed),
    checkCorrections(founder, printed),
    checkTerms(founder, printed),
    checkConsultant(founder, printed),
    checkRepetition(printed),
  ];
}

function check(name: string, faultsOfEach: string[][]): Check {
  const faults = faultsOfEach.flat();
  return {
    name,
    held: faultsOfEach.filter((each) => each.length === 0).length,
    of: faultsOfEach.length,
    faults,
  };
}

function checkNevers({ never }: SpokenCase, { pages }: Printed): Check {
  const texts = Object.entries(pages).map(([name, text]): [string, string] => [name, readable(text)]);
  return check(
    "never printed",
    never.map((string) => {
      const places = texts.filter(([, text]) => text.includes(readable(string))).map(([name]) => name);
      return places.length === 0 ? [] : [`“${string}” stands in ${places.join(", ")}`];
    }),
  );
}

function checkNeverIn({ never_in }: SpokenCase, { sheet }: Printed): Check {
  const pairs = Object.entries(never_in).flatMap(([fact, strings]) =>
    strings.map((string) => [fact, string] as const)
  );
  return check(
    "never in that fact",
    pairs.map(([fact, string]) => {
      if (sheet === null) return ["no facts to look at"];
      const value = valuesOf(sheet.facts[fact]).find((each) => holds(each, string));
      return value === undefined ? [] : [`${fact} has “${string}”: “${value}”`];
    }),
  );
}

/** A number is looked for as a whole number: "28" is not in "128" nor in "2,800". */
function holds(value: string, string: string): boolean {
  const sought = folded(string).replace(/^[£$€]/, "");
  if (!/^[\d.,]+$/.test(sought)) return folded(value).includes(folded(string));
  return numbersIn(value).includes(plainNumber(sought));
}

function plainNumber(text: string): string {
  return text.replace(/,(?=\d{3}\b)/g, "").replace(/[.,]$/, "");
}

function numbersIn(text: string): string[] {
  return [...text.matchAll(/\d[\d.,]*/g)].map(([number]) => plainNumber(number));
}

/** The values of a fact, of all its rows and parts, without what they rest on. */
function valuesOf(fact: unknown): string[] {
  if (fact === null || fact === undefined || typeof fact === "boolean") return [];
  if (!isRecord(fact)) return [String(fact)];
  return Object.entries(fact).filter(([key]) => !["quote", "turn", "field", "state", "thin"].includes(key))
    .flatMap(([, each]) => valuesOf(each));
}

/** Asked, or left out, or read as what was certain about it: never another row or value that rests on these words. */
function checkUnclear({ unclear, truth = {} }: SpokenCase, { sheet }: Printed): Check {
  return check(
    "unclear not settled",
    unclear.map(({ fact, quote }) => {
      if (sheet === null) return ["no facts to look at"];
      if (sheet.unclear.some((each) => isNear(each.quote, quote) || isNear(quote, each.quote))) return [];
      const read = sheet.facts[fact];
      const rows = (Array.isArray(read) ? read : [read]).filter(isRecord);
      const wanted = truth[fact];
      const settled = rows.filter((row) => typeof row.quote === "string" && isNear(quote, row.quote))
        .filter((row) => Array.isArray(wanted) && !wanted.some((each) => isCertain(each, row)));
      return settled.map((row) => `${fact}: “${quote}” settled as “${valuesOf(row).join(" · ")}”`);
    }),
  );

  function isCertain(wanted: Parameters<typeof isMet>[0], row: Record<string, unknown>): boolean {
    if (!isShape(wanted)) return isMet(wanted, row);
    const [first] = Object.entries(wanted);
    return first !== undefined && isMet(first[1], row[first[0]]);
  }
}

/** What was decided in words is decided; what was not understood or not answered stays open. */
function checkSides({ choices }: SpokenCase, { sides }: Printed): Check {
  const wanted = [
    ...Object.entries(choices.expected),
    ...choices.open.map((id): [string, null] => [id, null]),
  ];
  return check(
    "trade-offs",
    wanted.map(([id, side]) => {
      if (sides === null) return ["no strategy to look at"];
      const taken = sides[id] ?? null;
      return taken === side ? [] : [`${id} is ${taken ?? "open"}, not ${side ?? "open"}`];
    }),
  );
}

function checkSentences({ own_sentences }: SpokenCase, { sentences }: Printed): Check {
  return check(
    "own sentences head",
    Object.entries(own_sentences).map(([anchor, own]) => {
      const head = sentences[anchor] ?? null;
      return head !== null && sameWords(head, own) ? [] : [`${anchor} is headed by “${head}”`];
    }),
  );
}

/** Word for word; the first letter's case, quotation marks and the full stop are free. */
function sameWords(one: string, other: string): boolean {
  const bare = (text: string) => {
    const words = text.replace(/[“”"]/g, "").replace(/[‘’]/g, "'").replace(/\s+/g, " ").trim().replace(
      /[.!]$/,
      "",
    );
    return words.charAt(0).toLowerCase() + words.slice(1);
  };
  return bare(one) === bare(other);
}

const FAR = 700;

function checkContradictions({ contradictions }: SpokenCase, { replies, pages }: Printed): Check {
  return check(
    "contradictions put",
    contradictions.map(([one, other]) => {
      if (replies.some((reply) => isNear(one, reply) && isNear(other, reply))) return [];
      const isOpen = Object.values(pages).some((text) => standClose(text, one, other));
      return isOpen ? [] : [`“${one}” against “${other}”`];
    }),
  );
}

function standClose(text: string, one: string, other: string): boolean {
  const whole = readable(text);
  const needle = readable(other);
  for (let at = whole.indexOf(needle); at !== -1; at = whole.indexOf(needle, at + 1)) {
    if (whole.slice(Math.max(0, at - FAR), at + needle.length + FAR).includes(readable(one))) return true;
  }
  return false;
}

const RUN = 4;

/** True if a text has the quote, or at least four of its words in a row: the same stretch, cut elsewhere. */
export function isNear(quote: string, text: string): boolean {
  const words = readable(quote).split(" ").filter((word) => word !== "");
  const whole = ` ${readable(text).replace(/[“”"]/g, " ").replace(/\s+/g, " ")} `;
  const length = Math.min(RUN, words.length);
  return words.some((_, at) =>
    at + length <= words.length && whole.includes(` ${words.slice(at, at + length).join(" ")}`)
  );
}

/** The old value stands nowhere, and what stood in the facts beside it before, the new value too, stands after it. */
function checkCorrections({ corrections }: SpokenCase, { sheet, pages, before }: Printed): Check {
  const printed = Object.values(pages).map(readable).join(" ");
  const values = sheet === null ? [] : Object.values(sheet.facts).flatMap(valuesOf);
  return check(
    "corrections",
    corrections.map(({ old, new: fresh, text, kept }, at) => {
      if (sheet === null) return ["no facts to look at"];
      const counted = text.slice(text.indexOf(fresh) + fresh.length).match(/^\s?([\p{L}%]+)/u)?.[0] ?? "";
      const stale = readable(`${old}${counted}`);
      const stood = readable(before[at] ?? "");
      const stands = `${readable(JSON.stringify(sheet.facts))} ${printed}`;
      return [
        ...values.filter((value) => holds(value, old)).map((value) => `the old ${old} stands in “${value}”`),
        ...counted !== "" && hasWhole(printed, stale) ? [`“${stale}” is still printed`] : [],
        ...hasWhole(stood, readable(old)) && !hasWhole(stands, readable(fresh))
          ? [`the new ${fresh} stands nowhere`]
          : [],
        ...kept.filter((each) => stood.includes(readable(each)) && !stands.includes(readable(each)))
          .map((each) => `“${each}” was lost`),
      ];
    }),
  );
}

/** True where a text has these words, and no longer number that ends in them. */
function hasWhole(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + 1)) {
    const isWhole = !/[\d.,£$€]/.test(text.charAt(at - 1)) &&
      !/[\p{L}\d]/u.test(text.charAt(at + words.length));
    if (isWhole) return true;
  }
  return false;
}

function checkTerms({ terms }: SpokenCase, { pages }: Printed): Check {
  const text = readable(["anchors", "markdown"].map((name) => pages[name] ?? "").join("\n"));
  return check("terms survive", terms.map((term) => text.includes(readable(term)) ? [] : [`“${term}”`]));
}

function checkConsultant({ consult }: SpokenCase, { consult: answers }: Printed): Check {
  return check(
    "consultant",
    consult.map(({ q, must, never }, at) => {
      const answer = readable(answers[at] ?? "");
      const isMissing = must.length > 0 && !must.some((string) => answer.includes(readable(string)));
      return [
        ...isMissing ? [`“${q}”: none of ${must.join(", ")}`] : [],
        ...never.filter((string) => answer.includes(readable(string))).map((string) =>
          `“${q}”: has “${string}”`
        ),
      ];
    }),
  );
}

const DOCUMENTS = ["markdown", "strategy_pdf", "deck_pdf"];

/** No eight words of the founder in a row more than three times in a document. */
function checkRepetition({ pages, sent }: Printed): Check {
  return check(
    "no stretch > 3 times",
    DOCUMENTS.filter((name) => pages[name] !== undefined).map((name) => {
      const often = repeatedStretches(pages[name] ?? "", sent);
      const [worst] = often;
      return worst === undefined
        ? []
        : [`${name}: ${often.length} stretches; ${worst.times} times “${worst.words}”`];
    }),
  );
}
