import type { Evidence, FactSheet } from "../domain/facts.ts";
import { isFieldId } from "../domain/fields.ts";
import { hasCue } from "../text/lexicon.ts";
import { listOf, numberCell, type Rows, rowsOf } from "./changes/cell_values.ts";
import { isUpdate } from "./numbers/updates.ts";
import type { Sentence, Statements } from "./statements/statement.ts";

type DoubtedList = "next" | "team" | "measured";

/** Where a row stands in the answer that it was read from. */
interface Place {
  sentence: Sentence;
  /** True where a sentence that denies or leaves open stands between it and the rows before: the list had come to its end. */
  isBehindEnd: boolean;
}

interface Doubt<Row> {
  /** Asked of a row that its sentence alone brought, behind others. */
  isDoubted: (place: Place, row: Row) => boolean;
  question: (row: Row) => string;
}

const DOUBTS: { [Name in DoubtedList]: Doubt<Rows[Name]> } = {
  next: {
    isDoubted: (place) => !opensWithThen(place) && (isSetAgainst(place) || place.isBehindEnd),
    question: () => "Is that decided?",
  },
  team: { isDoubted: isSetAgainst, question: () => "Is that person in the team?" },
  measured: {
    // "No-shows 11%" denies nothing, and "it's 1,040 lines, not 1,150" does to put a number right.
    isDoubted: ({ sentence }, { name }) =>
      setsAgainst(sentence.text.replace(name, " "), sentence) && !isUpdate(sentence),
    question: ({ value }) => `Is “${numberCell(value)}” a number you would stand by?`,
  },
};

/**
 * A list is told from its beginning. What a further sentence adds by itself while it denies something or sets it against
 * something ("My cousin isn't on the team", "A fella said it's a 40 million market, but he would"), and a step behind the
 * end of the steps ("Not online. Oh, and I gotta fix the roof"), is mostly said on the way. It fills nothing and is asked
 * about, with what was read of it.
 */
export function withDoubtedAsked(sheet: FactSheet, said: Statements): FactSheet {
  return withAsked(withAsked(withAsked(sheet, "next", said), "team", said), "measured", said);
}

function withAsked<Name extends DoubtedList>(sheet: FactSheet, name: Name, said: Statements): FactSheet {
  const rows = listOf(sheet.facts, name);
  const cells = rowsOf(sheet.facts, name);
  const { isDoubted, question } = DOUBTS[name];
  const places = placesOf(rows, said);
  const isAsked = rows.map((row, at) => {
    const place = places[at] ?? null;
    return place !== null && isDoubted(place, row);
  });
  const asked = rows.flatMap((row, at) => {
    const { quote, turn, field } = row;
    const proposed = cells[at]?.value ?? "";
    return isAsked[at] === true
      ? [{ fact: name, quote, turn, field, question: question(row), proposed }]
      : [];
  });
  return {
    ...sheet,
    facts: { ...sheet.facts, [name]: rows.filter((_, at) => isAsked[at] !== true) },
    unclear: [...sheet.unclear, ...asked],
  };
}

/** Of each row; null for the first of an answer, one of several in its sentence, and a line of a list. */
function placesOf(rows: readonly Evidence[], said: Statements): (Place | null)[] {
  const sentences = new Map<string, Sentence[]>();
  for (const { field } of rows) {
    if (isFieldId(field) && !sentences.has(field)) sentences.set(field, said.sentences(field));
  }
  const ownOf = rows.map(({ quote, turn, field }) =>
    (sentences.get(field) ?? []).filter(({ answer, text }) =>
      answer.turn === turn && (text.includes(quote) || quote.includes(text))
    )
  );
  const brought = Map.groupBy(ownOf.flat(), (sentence) => sentence);
  return rows.map(({ turn, field }, at) => {
    const [sentence] = ownOf[at] ?? [];
    if (sentence === undefined || sentence.listed || brought.get(sentence)?.length !== 1) return null;
    const before = (sentences.get(field) ?? []).filter(({ answer, from }) =>
      answer.turn === turn && from < sentence.from
    );
    const first = before.findIndex((each) => brought.has(each));
    if (first === -1) return null;
    const isBehindEnd = before.slice(first).some((each) => !brought.has(each) && endsList(each));
    return { sentence, isBehindEnd };
  });
}

/** "Not online", "Maybe a shop in Hull, I go back and forth". */
function endsList({ text, languages, clauses }: Sentence): boolean {
  return hasCue(text, languages, "negation") || clauses.some(({ standing }) => standing === "hedged");
}

function isSetAgainst({ sentence }: Place): boolean {
  return setsAgainst(sentence.text, sentence);
}

function setsAgainst(words: string, { languages }: Sentence): boolean {
  return hasCue(words, languages, "negation", "contrast");
}

const OPENING_WORDS = 3;

/** "Then a van", "And second": the list goes on. */
function opensWithThen({ sentence: { text, languages } }: Place): boolean {
  const opening = text.split(/\s+/u, OPENING_WORDS).join(" ");
  return hasCue(opening, languages, "then", "ordinal_words");
}
