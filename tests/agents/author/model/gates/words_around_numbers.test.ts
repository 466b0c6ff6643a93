import { expect, test } from "vitest";
import { figuresIn } from "../../../../../agents/author/model/gates/figures.ts";
import { measureDifferently } from "../../../../../agents/author/model/gates/measures.ts";
import { isOneIn } from "../../../../../agents/author/model/gates/one_in.ts";
import { tellsWhatIsNot } from "../../../../../agents/author/model/gates/refusing_words.ts";
import { weekdayBehind } from "../../../../../agents/author/model/gates/weekdays.ts";
import type { Language } from "../../../../../agents/text/lexicon.ts";

function valuesIn(text: string, language: Language): number[] {
  return figuresIn(text, { language, home: null }).map(({ value }) => value);
}

test.each<[Language, string]>([
  ["en", "Roughly one customer in five comes back after the summer."],
  ["en", "Roughly one in every five comes back after the summer."],
  ["de", "Etwa eine von fünf kommt nach dem Sommer wieder."],
  ["fr", "Environ un client sur cinq revient après l'été."],
  ["es", "Más o menos una clienta de cada cinco vuelve en otoño."],
  ["it", "Circa un cliente su cinque torna dopo l'estate."],
  ["pt", "Cerca de um em cinco volta depois do verão."],
  ["nl", "Ongeveer één klant op de vijf komt na de zomer terug."],
])("one in five is a share in %s: %s", (language, text) => {
  const five = figuresIn(text, { language, home: null }).find(({ value }) => value === 5);
  expect(five !== undefined && isOneIn(five, text)).toBe(true);
});

test("the article of one language takes no preposition of another", () => {
  const text = "Er lernte in einer Werkstatt in 5 Dörfern.";
  const five = figuresIn(text, { language: "de", home: null }).find(({ value }) => value === 5);
  expect(five !== undefined && isOneIn(five, text)).toBe(false);
});

test("a word that is a number or another word is told by what stands around it", () => {
  expect(valuesIn("Abbiamo sei clienti in tutta la valle.", "it")).toEqual([6]);
  expect(valuesIn("Dimmi chi sei quando chiami la bottega.", "it")).toEqual([]);
  expect(valuesIn("Les clients sont neuf dans toute la vallée.", "fr")).toEqual([9]);
  expect(valuesIn("Le client veut du neuf pour toute la cuisine.", "fr")).toEqual([]);
});

test.each([
  "That's really not a number.",
  "Das ist ja keine Zahl.",
  "Ce n'est pas un chiffre.",
  "C'est pas un chiffre.",
  "Isso não é um número.",
  "Dat is geen getal.",
  "それは数字ではありません",
])("%s says what something is not", (clause) => {
  expect(tellsWhatIsNot(clause)).toBe(true);
});

test("who turns something away does not say what it is not", () => {
  expect(tellsWhatIsNot("No barcode scanners, and no second shop.")).toBe(false);
});

test("in Japanese the weekday stands behind its date, in brackets also by one sign", () => {
  expect(weekdayBehind("（水）に開きます")).toBe(2);
  expect(weekdayBehind("の水曜日に開きます")).toBe(2);
  expect(weekdayBehind("（祝）に開きます")).toBeNull();
});

test("the words of one unit are one unit in every language", () => {
  expect(measureDifferently("kilos", "chili")).toBe(false);
  expect(measureDifferently("quilómetros", "kilometers")).toBe(false);
  expect(measureDifferently("gramos", "kilos")).toBe(true);
  expect(measureDifferently("litres", "mètres")).toBe(true);
});
