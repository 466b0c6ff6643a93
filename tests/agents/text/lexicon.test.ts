import { expect, test } from "vitest";
import { languageIn } from "../../../agents/text/language.ts";
import { cuePattern, hasCue, LANGUAGES, lexiconsOf, phrasesPattern } from "../../../agents/text/lexicon.ts";

test("every language names twelve months, seven days, four seasons, rates and numbers", () => {
  for (const { language, months, weekdays, seasons, per, numbers } of lexiconsOf()) {
    expect([language, months.length, weekdays.length]).toEqual([language, 12, 7]);
    expect(Object.values(seasons).every((names) => names.length > 0)).toBe(true);
    expect([...per.keys()]).toEqual([...lexiconsOf(["en"])[0]?.per.keys() ?? []]);
    expect(numbers.size).toBeGreaterThan(10);
  }
});

test("every language has words for what decides how a clause stands", () => {
  const kinds = [
    "negation",
    "strong_hedges",
    "refutation",
    "withdrawal",
    "aside",
    "past_only",
    "dont_know",
    "no",
  ] as const;
  for (const { language, phrases } of lexiconsOf()) {
    expect(kinds.filter((kind) => phrases[kind].length === 0).map((kind) => `${language} ${kind}`)).toEqual(
      [],
    );
  }
});

test.each([["dont", true], ["don’t", true], ["don't", true], ["donut", false]])(
  "an apostrophe may be left out: %s",
  (word, found) => {
    expect(hasCue(`they ${word} come`, ["en"], "negation")).toBe(found);
  },
);

test("an elided article ends at its apostrophe", () => {
  const pattern = new RegExp(phrasesPattern(["l'", "la"]), "giu");
  expect("L'accordeur et la colle".match(pattern)).toEqual(["L'", "la"]);
});

test.each([
  ["they always said so", "they always said"],
  ["they say so", "they say"],
  ["they often say so", null],
  ["they'd really rather not say", "they'd really rather not say"],
  ["they'd one two three four say", null],
  ["彼らは高いと言った", "高いと言った"],
  ["彼らは高いと言う", "高いと言う"],
])("choices in braces, and up to three words between: %s", (text, found) => {
  const phrases = ["they {always ,}{say,said}", "they'd … say", "高いと言{った,う}"];
  const pattern = new RegExp(phrasesPattern(phrases), "iu");
  expect(pattern.exec(text)?.[0] ?? null).toBe(found);
});

test("a pattern is compiled once and begins at the start each time", () => {
  const first = cuePattern(["de"], "hedges");
  first.exec("vielleicht");
  expect(cuePattern(["de"], "hedges").lastIndex).toBe(0);
  expect(cuePattern(["de"], "hedges")).toBe(first);
});

test.each([
  ["en", "no wait, forget what I said about the price"],
  ["de", "wir reparieren alte Fahrräder in Köln"],
  ["fr", "avant je pensais que c'était le prix"],
  ["es", "sobre todo boca a boca en el barrio"],
  ["it", "ripariamo biciclette per i rider di Torino"],
  ["pt", "não faço ideia de quanto custa"],
  ["nl", "vroeger dacht ik dat het de prijs was"],
  ["ja", "口コミが多いです"],
])("%s is told from a short sentence", (language, text) => {
  expect(languageIn(text)).toBe(language);
});

test("a language is not guessed from a word or two, and not for one that nobody reads here", () => {
  expect(languageIn("no pink")).toBeNull();
  expect(languageIn("jestem z Polski i sprzedaję chleb na targu")).toBeNull();
  expect(LANGUAGES).toHaveLength(8);
});
