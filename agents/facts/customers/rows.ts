import { GRAMMAR } from "../../text/grammar_words.ts";
import { opensWith, withoutJoiner } from "../passages/items.ts";
import { type Passage, passageOf, textOf } from "../passages/passages.ts";
import type { Statement } from "../statements/statement.ts";
import { CUSTOMERS } from "../words.ts";
import { wordCount } from "../../text/sentences.ts";

/** What leads on to the customer before: "before that", "davor", "avant lui", "prima ancora". */
const LEAD_IN = new RegExp(
  `^(?:${GRAMMAR.sourceOf("and")} )?${CUSTOMERS.sourceOf("before")},?\\s+(?=\\p{L})`,
  "iu",
);

/** True for words that lead on to somebody else: "before that the Patels". */
export function leadsOn(text: string): boolean {
  return LEAD_IN.test(text);
}

/** Rows of customers with one row for each of whom a sentence tells, and a name behind what somebody is with them. */
export function eachCustomer(rows: readonly Passage[]): Passage[] {
  const parts = rows.flatMap(cutAtLeads);
  const joined: Passage[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const whole = last !== undefined && belongs(part, last)
      ? passageOf([...last.clauses, ...part.clauses])
      : null;
    if (whole === null) joined.push(part);
    else joined.splice(-1, 1, { ...whole, from: last?.from ?? whole.from });
  }
  return joined.map(withoutLead);
}

/** "… from Tübingen, davor die Backstube Wendel" are two. */
function cutAtLeads(row: Passage): Passage[] {
  const groups: Statement[][] = [];
  for (const clause of row.clauses) {
    const last = groups.at(-1);
    if (last === undefined) groups.push([clause]);
    else last.push(clause);
  }
  if (groups.length < 2) return [row];
  return groups.flatMap((group, at) => {
    const part = passageOf(group);
    return part === null ? [] : at === 0 ? { ...part, from: Math.max(part.from, row.from) } : part;
  });
}

/** "A developer, Marches Homes", "eine Kette, die Brotzeit AG": the name of whom the row before tells. */
function belongs(part: Passage, last: Passage): boolean {
  const isNext = part.answer === last.answer && part.clauses[0]?.sentence === last.clauses[0]?.sentence &&
    /^,\s*$/.test(part.answer.text.slice(last.to, part.from));
  const own = textOf(part);
  if (!isNext || LEAD_IN.test(own)) return false;
  return isName(own, part) && isNameless(last);
}

function isName(text: string, { languages }: Passage): boolean {
  const article = ARTICLE.exec(text)?.[0] ?? "";
  return /^\p{Lu}/u.test(text.slice(article.length)) && !opensWith(text, languages, "article_numbers");
}

const ARTICLE = new RegExp(`^${GRAMMAR.sourceOf("the")}\\s*`, "u");

/** "A wedding venue", "um hotel": what somebody is, and no name. */
const MOST_WORDS_OF_KIND = 5;

function isNameless(row: Passage): boolean {
  const { languages } = row;
  const text = textOf(row).replace(LEAD_IN, "");
  const bare = withoutJoiner(text, languages);
  const kind = bare.slice(/^\p{L}+['’]?\s*/u.exec(bare)?.[0].length ?? 0);
  return opensWith(bare, languages, "article_numbers") && wordCount(bare) <= MOST_WORDS_OF_KIND &&
    (languages.includes("de") ? wordCount(kind) <= 1 : !/\p{Lu}/u.test(kind));
}

function withoutLead(row: Passage): Passage {
  const lead = LEAD_IN.exec(textOf(row))?.[0].length ?? 0;
  return { ...row, from: row.from + lead };
}
