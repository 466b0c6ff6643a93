import { expect, test } from "vitest";
import { toldPlainly } from "../../../agents/author/rules/told_plainly.ts";
import { inOneLine } from "../../../agents/text/sentences.ts";
import { amountsIn } from "../../../agents/text/amounts.ts";
import type { Language } from "../../../agents/text/lexicon.ts";
import { sheetOf } from "./sheet.ts";

/** Behind a name alone at the head of its line stands who that is. */
test.each([
  ["- Orla. Accounts, once with the harbour bank\n- Fintan. Rigger, 12 years on tall ships", {
    Orla: "harbour bank",
    Fintan: "tall ships",
  }],
  ["- Ruth. Buchhaltung, früher bei der Sparkasse\n- Emre. Geselle, acht Jahre im Orgelbau", {
    Ruth: "Sparkasse",
    Emre: "Orgelbau",
  }],
  ["• Maëlle. Comptable, ex-Crédit Maritime\n• Yann. Gréeur, neuf ans sur les vieux gréements", {
    Maëlle: "Crédit Maritime",
    Yann: "gréements",
  }],
])("a team in lines: %j", (text, people) => {
  const { team } = sheetOf({ "pitch.team": text }).facts;
  for (const [who, past] of Object.entries(people)) {
    expect(team.find((each) => each.who === who)?.past, JSON.stringify(team)).toContain(past);
  }
  expect(team).toHaveLength(Object.keys(people).length);
});

test("who was there once and left is in no team", () => {
  const { team } = sheetOf({ "pitch.team": "- Orla, accounts\n- Petra was sales, left in June" }).facts;
  expect(team.map(({ who }) => who)).toEqual(["Orla"]);
});

/** Where the lines are rows with a number each, the others only talk of them. */
test.each([
  [
    "- word of mouth: 14\n- boat show talks: 6\n- chandlers: 5 (2% to them)\n- the magazine was big until 2024, stopped, took 12% of it",
    [["word of mouth", 14], ["boat show talks", 6], ["chandlers", 5]],
  ],
  [
    "Empfehlungen: 11\nMesse Köln: 7\nder Rundbrief lief mal, brachte 3% und viel Ärger",
    [["Empfehlungen", 11], ["Messe Köln", 7]],
  ],
  [
    "- bouche à oreille : 9\n- salon de Nantes : 4\n- on a essayé la radio, 15 % de remise pour rien",
    [["bouche à oreille", 9], ["salon de Nantes", 4]],
  ],
] as [string, [string, number][]][])("channels as a table: %j", (text, rows) => {
  const { channels } = sheetOf({ "channels.current": text }).facts;
  expect(channels.map(({ name, count }) => [name, count])).toEqual(rows);
});

test("a line that only says whom one would have again is no further customer", () => {
  const { customers } = sheetOf({
    "customer.last_three":
      "- Selkie Charters, two masts\n- Ballinskelligs sailing school, paid late\n- clone: Selkie. they keep their own log",
  }).facts;
  expect(customers.map(({ text, wanted }) => [text.slice(0, 6), wanted ?? false])).toEqual([
    ["Selkie", true],
    ["Ballin", false],
  ]);
});

test.each([
  '1. "too dear" - lasts ten years\n2. "why not plastic" - no answer yet, see',
  "1. „zu teuer“ - hält zehn Jahre\n2. „warum nicht Plastik“ - noch keine Antwort",
  "1. « trop cher » - tient dix ans\n2. « pourquoi pas du plastique » - pas encore de réponse",
])("what stands in the place of an answer is none: %j", (text) => {
  const { objections } = sheetOf({ "messaging.objections": text }).facts;
  expect(objections.map(({ answer }) => answer === null)).toEqual([false, true]);
});

/** A word for thousands or millions is a number behind another, and by itself a mill, a grand hall or a ton of clay. */
test.each([
  ["en", "mill to mill reference: 14", [14]],
  ["en", "the grand hall", []],
  ["en", "2 mill a year", [2_000_000]],
  ["nl", "de ton klei", []],
  ["it", "Mila tiene i conti", []],
  ["de", "drei Mio Umsatz", [3_000_000]],
] as [Language, string, number[]][])("%s: the numbers of %j", (language, text, numbers) => {
  expect(amountsIn(text, { languages: [language], home: null }).map(({ value }) => value)).toEqual(numbers);
});

test("the lines of a list are told as one, and the evidence keeps them", () => {
  const sheet = sheetOf({
    "customer.trigger_barrier":
      "trigger\n- a mast that cracked\n- or the insurer asks\nbarrier\n- losing the season",
  });
  const { trigger, barrier } = toldPlainly(sheet).facts;
  expect(trigger?.text).toBe("a mast that cracked. or the insurer asks");
  expect(trigger?.quote).toContain("\n- or the insurer asks");
  expect(barrier?.text).toBe("losing the season");
});

test.each([
  ["one line - as it is", "one line - as it is"],
  [
    "we mend masts\n- on the spot\n\n2) in a day!\n– never by post",
    "we mend masts. on the spot. in a day! never by post",
  ],
  ["帆を直します\n・現地で\n・一日で", "帆を直します。現地で。一日で"],
])("%j in one line", (text, line) => {
  expect(inOneLine(text)).toBe(line);
});
