import { describe, expect, test } from "vitest";
import { doerIn, isNamePhrase } from "../../../agents/facts/names/name_phrases.ts";
import { TEXT_READERS } from "../../../agents/facts/readers/text_readers.ts";
import type { Language } from "../../../agents/text/lexicon.ts";
import { sheetOf } from "./sheet.ts";
import { saidTo, SETTING } from "./said.ts";

const NAMES: Record<Language, string[]> = {
  en: ["Hartwell Feeds", "the tack shop", "word of mouth", "When I Work", "the Saturday market", "hartwells"],
  de: ["Sattelkontor", "der Reiterhof", "Mundpropaganda", "die Messe in Verden"],
  fr: ["Sellerie du Lac", "le bouche-à-oreille", "la foire de Lessay", "le club"],
  es: ["Talabartería Ríos", "voz a voz", "la feria", "don Anselmo", "el examen"],
  it: ["Selleria Conti", "passaparola", "la fiera di Verona", "il maniscalco"],
  pt: ["Selaria Rocha", "boca a boca", "a feira de Golegã", "o ferreiro"],
  nl: ["Zadelmakerij Prins", "mond-tot-mondreclame", "de paardenmarkt", "de smid"],
  ja: ["馬具のハヤシ", "口コミ", "乗馬クラブ", "蹄鉄屋さん"],
};
const NO_NAMES: Record<Language, string[]> = {
  en: ["tho", "heck", "mostly though", "they", "on Friday", "those", "well"],
  de: ["selbst", "beiden", "holt", "am Mittwoch", "eigentlich", "wir auch"],
  fr: ["dont", "dimanche", "mercredi", "ben", "merci bien", "nous aussi"],
  es: ["cosen", "ahí sí", "ahí sí lloran", "yo le pongo", "el domingo", "nosotros"],
  it: ["piangono", "boh", "domenica", "noi", "già", "aspettano"],
  pt: ["choram", "sei lá", "domingo", "nós", "pois", "chamaram"],
  nl: ["hoor", "zondag", "wij ook", "toch", "eigenlijk", "zelf"],
  ja: ["なあ", "かなあ", "まあ"],
};

describe.each(Object.keys(NAMES) as Language[])("a name in %s", (language) => {
  test.each(NAMES[language])("stands alone: %s", (name) => expect(isNamePhrase(name, [language])).toBe(true));
  test.each(NO_NAMES[language])("is none: %s", (name) => expect(isNamePhrase(name, [language])).toBe(false));
});

const DOERS: [Language, string, string | null][] = [
  ["en", "Hartwell Feeds charges 60 a visit", "Hartwell Feeds"],
  ["en", "Payroll is what they fear", null],
  ["de", "Sattelkontor Verden nimmt 80 Euro", "Sattelkontor Verden"],
  ["de", "Reitstiefel24 schickt einem Vordrucke", "Reitstiefel24"],
  ["fr", "Sellerie du Lac facture 90 euros", "Sellerie du Lac"],
  ["es", "Don Anselmo cobra 35 mil pero no lleva repuesto", "Don Anselmo"],
  ["it", "Selleria Conti chiede 70", "Selleria Conti"],
  ["pt", "Selaria Rocha cobra 120 reais", "Selaria Rocha"],
  ["nl", "Zadelmakerij Prins rekent 65", "Zadelmakerij Prins"],
  ["ja", "林さんは1,650円です", "林さん"],
  ["en", "Sunday market by the pier", null],
  ["nl", "Niets doen kost niets", null],
];

test.each(DOERS)("who does something in %s: %s", (language, text, name) => {
  expect(doerIn(text, [language])).toBe(name);
});

/** What was typed of rivals, and their names. */
const RIVALS: [string, string[]][] = [
  [
    "Sattelkontor Verden nimmt 80 Euro und holt die Sättel für drei Wochen ab. Reitstiefel24 schickt einem Vordrucke.",
    [
      "Sattelkontor Verden",
      "Reitstiefel24",
    ],
  ],
  ["Don Anselmo cobra 35 mil pero no lleva repuesto. Y la mayoría no hace nada.", [
    "Don Anselmo",
    "no hace nada",
  ]],
  ["Hartwell Feeds charges 60 a visit. Mostly though they do nothing.", ["Hartwell Feeds", "do nothing"]],
  ["Sellerie du Lac facture 90 euros, et encore, sans le cuir. La plupart ne font rien.", [
    "Sellerie du Lac",
    "ne font rien",
  ]],
  ["Zadelmakerij Prins rekent 65. De meesten doen niets.", ["Zadelmakerij Prins", "doen niets"]],
];

test.each(RIVALS)("rivals: %s", (typed, names) => {
  const { value } = TEXT_READERS.rivals(saidTo({ "market.rivals": typed }), SETTING);
  expect(value.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["Feed merchants 12, the farrier 9. And the other three, heck, I rang them.", [
    "Feed merchants",
    "farrier",
  ]],
  ["Foire 14, bouche-à-oreille 9. Et deux dont je ne me souviens pas.", ["Foire", "bouche-à-oreille"]],
  ["La feria 14, el herrero 9. Voz a voz yo le pongo un setenta por ciento.", ["feria", "herrero"]],
])("channels hold nothing that is no name: %s", (typed, names) => {
  const { facts } = sheetOf({ "channels.current": typed });
  const found = facts.channels.map(({ name }) => name);
  for (const name of names) expect(found).toContain(name);
  for (const name of found) expect(name).not.toMatch(/heck|dont|pongo/u);
});
