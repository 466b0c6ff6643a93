import type { Wanted } from "./spoken_case.ts";
import { isMet, isOptional, isRecord, isShape, isWords } from "./wanted.ts";

/** The answer of GET /api/facts, as far as it is judged. */
export interface SheetAnswer {
  facts: Record<string, unknown>;
  unclear: { fact: string; quote: string; question?: string }[];
}

/** How one fact was read. A text, a part of a fact with parts, and a row of a list count one each. */
export interface FactScore {
  fact: string;
  /** What had to be read; optional things apart. */
  expected: number;
  /** How much of that was read right. */
  found: number;
  /** What was read in all. */
  read: number;
  /** How much of that is right. */
  right: number;
  /** "missing: …" and "wrong: …", in words for a person. */
  faults: string[];
}

/** Beside the values of a fact: where it comes from. */
const EVIDENCE = ["quote", "turn", "field", "state", "thin"];
/** A name is the name itself: that its sentence has the word is not enough. */
const NAMES_ALONE = ["channels", "rivals", "colours", "team"];
/** The same holds for parts that say what a number counts. */
const PARTS_ALONE = ["unit", "per", "for", "currency"];

/**
 * A unit of time, a percent and a currency have one name in a fact, whatever language it was said in: "month" is right
 * for "al mes", "%" for "Prozent" and "EUR" for "euro".
 */
const UNITS: Record<string, string> = {
  "%": "percent|per cent|prozent|pour cent|por ciento|por cien|per cento|por cento|procent|パーセント",
  EUR: "€|euro|euros",
  GBP: "£|pound|pounds",
  USD: "$|dollar|dollars",
  INR: "₹|rupee|rupees",
  BRL: "r$|reais",
  JPY: "円|yen",
  hour: "stunde|heure|hora|ora|uur|時間",
  day: "tag|jour|día|giorno|dia|dag|日",
  night: "nacht|nuit|noche|notte|noite|nacht|泊",
  week: "woche|semaine|semana|settimana|週",
  month: "monat|mois|mes|mese|mês|maand|月",
  quarter: "quartal|trimestre|kwartaal|四半期",
  year: "jahr|année|año|anno|ano|jaar|yr|年",
  "one-off": "pauschal|einmalig|forfait|one-time|once|une fois|una vez|uma vez",
};

/** The wanted words of a unit, with the name that it has in a fact. */
function inOneName(wanted: Wanted): Wanted {
  if (!isWords(wanted)) return wanted;
  const { optional } = wanted;
  const key = wanted.key.map((each) => {
    const named = each.toLowerCase().split("|");
    const units = Object.entries(UNITS).filter(([, words]) =>
      words.split("|").some((word) => named.includes(word))
    );
    return [each, ...units.map(([unit]) => unit)].join("|");
  });
  return optional === true ? { key, optional } : { key };
}

/** Judges every fact of a sheet against what was said. Nothing else may be read. */
export function scoreFacts(truth: Record<string, Wanted>, { facts }: SheetAnswer): FactScore[] {
  return Object.entries(truth).map(([fact, wanted]) => {
    const score: FactScore = { fact, expected: 0, found: 0, read: 0, right: 0, faults: [] };
    judge(score, { path: fact, wanted, got: facts[fact], quote: quoteOf(facts[fact]) });
    return score;
  });
}

/** Sums over facts: the share of what was said that was read, and of what was read that is right; 1 where there is none. */
export function totalOf(
  scores: FactScore[],
): { recall: number; precision: number } & Omit<FactScore, "faults" | "fact"> {
  const sum = (key: "expected" | "found" | "read" | "right") =>
    scores.reduce((total, each) => total + each[key], 0);
  const [expected, found, read, right] = [sum("expected"), sum("found"), sum("read"), sum("right")];
  return { expected, found, read, right, recall: shareOf(found, expected), precision: shareOf(right, read) };
}

function shareOf(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

interface Judged {
  /** "goal.by" */
  path: string;
  wanted: Wanted;
  got: unknown;
  quote: string;
}

function judge(score: FactScore, judged: Judged): void {
  const { path, wanted, got, quote } = judged;
  if (Array.isArray(wanted)) return judgeList(score, path, { wanted, got: Array.isArray(got) ? got : [] });
  if (!isShape(wanted)) return judgeLeaf(score, judged);
  for (const [part, each] of Object.entries(wanted)) {
    if (part === "optional") continue;
    const words = PARTS_ALONE.includes(part) ? "" : quote;
    judge(score, {
      path: `${path}.${part}`,
      wanted: each,
      got: isRecord(got) ? got[part] : null,
      quote: words,
    });
  }
}

function judgeLeaf(score: FactScore, { path, wanted, got, quote }: Judged): void {
  const isRead = !isNothing(got);
  const isWanted = wanted !== null && !isOptional(wanted);
  if (isWanted) score.expected += 1;
  if (!isRead) {
    if (isWanted) score.faults.push(`missing ${path}: ${shown(wanted)}`);
    return;
  }
  score.read += 1;
  if (wanted !== null && isMet(wanted, got, quote)) {
    score.right += 1;
    if (isWanted) score.found += 1;
  } else score.faults.push(`wrong ${path}: ${shown(got)}${wanted === null ? "" : `, not ${shown(wanted)}`}`);
}

/** Rows are paired one to one: first by what they say themselves, then by their quotes too. */
function judgeList(
  score: FactScore,
  path: string,
  { wanted, got }: { wanted: Wanted[]; got: unknown[] },
): void {
  const paired = new Map<number, number>();
  const order = [...wanted.keys()].sort((a, b) =>
    Number(isOptional(wanted[a] ?? null)) - Number(isOptional(wanted[b] ?? null))
  );
  for (const withQuote of NAMES_ALONE.includes(path) ? [false] : [false, true]) {
    for (const index of order.filter((each) => !paired.has(each))) {
      const taken = new Set(paired.values());
      const match = got.findIndex((row, at) =>
        !taken.has(at) && isRow(wanted[index] ?? null, row, withQuote)
      );
      if (match !== -1) paired.set(index, match);
    }
  }
  const taken = new Set(paired.values());
  score.read += got.length;
  score.right += taken.size;
  for (const [index, each] of wanted.entries()) {
    if (isOptional(each)) continue;
    score.expected += 1;
    if (paired.has(index)) score.found += 1;
    else score.faults.push(`missing ${path}: ${shown(each)}`);
  }
  for (const [at, row] of got.entries()) {
    if (!taken.has(at)) score.faults.push(`wrong ${path}: ${shown(row)}`);
  }
}

/** True where a row is all that is wanted of it. */
function isRow(wanted: Wanted, row: unknown, withQuote: boolean): boolean {
  const quote = withQuote ? quoteOf(row) : "";
  if (!isShape(wanted)) {
    const text = isRecord(row) && typeof row.text === "string" ? row.text : row;
    return isMet(wanted, text, isWords(wanted) ? quote : "");
  }
  return Object.entries(wanted).every(([part, each]) => {
    if (part === "optional") return true;
    const got = isRecord(row) ? row[part] : null;
    if (isNothing(got)) return each === null || isOptional(each);
    return each !== null &&
      isMet(
        part === "per" || part === "unit" ? inOneName(each) : each,
        got,
        PARTS_ALONE.includes(part) ? "" : quote,
      );
  });
}

function quoteOf(fact: unknown): string {
  return isRecord(fact) && typeof fact.quote === "string" ? fact.quote : "";
}

/** Nothing was said: null, no rows, or parts that are all nothing. */
function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isRecord(value)) return false;
  const parts = Object.entries(value).filter(([key]) => !EVIDENCE.includes(key));
  return parts.every(([, each]) => isNothing(each));
}

/** A value without its evidence, for a person to read. */
export function shown(value: unknown): string {
  if (typeof value === "string") return value.length > 90 ? `“${value.slice(0, 90)}…”` : `“${value}”`;
  if (Array.isArray(value)) return `[${value.map(shown).join(", ")}]`;
  if (!isRecord(value)) return String(value);
  if (isWords(value)) return value.key.join(" + ");
  const parts = Object.entries(value).filter(([key, each]) =>
    !EVIDENCE.includes(key) && each !== null && key !== "optional"
  );
  return parts.map(([key, each]) => key === "text" ? shown(each) : `${key} ${shown(each)}`).join(" · ");
}
