import { expect, test } from "vitest";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import { saidTo, SETTING } from "../said.ts";

const TEAM: [string, [string, string | null][]][] = [
  // A role right behind a bare name tells who that is.
  ["Greta, my sister. Nobody else yet.", [["Greta", "my sister"]]],
  ["Ich, gelernte Sattlerin. Jonas, der Lehrling.", [
    ["Ich", "gelernte Sattlerin"],
    ["Jonas", "Lehrling"],
  ]],
  // A joining word brings the next person.
  ["Me and my husband Colm.", [["Me", null], ["husband Colm", null]]],
  ["Yo, soldadora desde 2011, y mi hermano lleva las cuentas.", [
    ["Yo", "soldadora desde 2011"],
    ["hermano", "lleva las cuentas"],
  ]],
  // A title belongs to who it is, an article does not.
  ["Frau Dr. Petersen, Tierärztin. Herr Yilmaz fährt den Wagen.", [
    ["Frau Dr. Petersen", "Tierärztin"],
    ["Herr Yilmaz", "fährt den Wagen"],
  ]],
  ["O Tiago faz as pranchas.", [["Tiago", "faz as pranchas"]]],
  // Who types without capitals opens sentences with small names.
  ["me, bike courier for 4 years. priya does the books", [
    ["me", "bike courier for 4 years"],
    ["priya", "does the books"],
  ]],
  ["It's me, ex Army medic, and my wife Sarah who ran the books at a garage.", [
    ["me", "ex Army medic"],
    ["wife Sarah", "ran the books at a garage"],
  ]],
  // "He" behind the founder's own past is somebody else.
  ["Me and Gethin. I was a teacher for 20 years, he did the posting at his uncle's seed firm.", [
    ["Me", "was a teacher for 20 years"],
    ["Gethin", "he did the posting at his uncle's seed firm"],
  ]],
  // Who is not there yet is nobody.
  ["Me, a joiner for nine years. I'd love to hire a second joiner.", [["Me", "a joiner for nine years"]]],
  ["Rosa, ex postwoman. An office manager is planned for May.", [["Rosa", "ex postwoman"]]],
  ["Ich, gelernte Köchin. Eine Fahrerin fehlt uns.", [["Ich", "gelernte Köchin"]]],
  ["Bea, once a nurse. I'd like to hire a second driver, but I haven't.", [["Bea", "once a nurse"]]],
  // Nothing but names.
  ["Ines, Marek and Louise.", [["Ines", null], ["Marek", null], ["Louise", null]]],
  ["夫の健一が配達です。", [["夫の健一", "配達です"]]],
  // A joining word, a name that is told and the hours somebody works bring a person; a demonstrative brings nobody.
  ["Io, sarta. Bruno Neri, magazziniere. E Carla segue i conti, era in banca.", [
    ["Io", "sarta"],
    ["Bruno Neri", "magazziniere"],
    ["Carla", "segue i conti, era in banca"],
  ]],
  ["Yo, Pilar, diez años de enfermera. La contable se llama Nuria, estudió derecho.", [
    ["Pilar", "diez años de enfermera"],
    ["Nuria", "estudió derecho"],
  ]],
  ["Me, ex army medic. Part time, Joan Weller, retired nurse.", [
    ["Me", "ex army medic"],
    ["Joan Weller", "retired nurse"],
  ]],
  ["Ich. Der Herr Kovac macht das Lager, der war in Split Lehrer. Mein Schwager macht die Bücher.", [
    ["Ich", null],
    ["Der Herr Kovac", "macht das Lager, der war in Split Lehrer"],
    ["Schwager", "macht die Bücher"],
  ]],
  ["My aunt bakes, she ran a canteen. That woman never burns a thing. And it's 12 shops, not 11.", [
    ["aunt", "bakes, she ran a canteen. That woman never burns a thing"],
  ]],
  // Nobody who is only looked for, missing, outside or not counted.
  ["We are looking for a beekeeper.", []],
  ["Ik ben Sanne. We zoeken nog een timmerman.", [["Sanne", null]]],
  ["Me. No sales person.", [["Me", null]]],
  ["Moi. On cherche une couturière.", [["Moi", null]]],
];

test.each(TEAM)("team: %s", (typed, expected) => {
  const { value } = TEXT_READERS.team(saidTo({ "pitch.team": typed }), SETTING);
  expect(value.map(({ who, past }) => [who, past])).toEqual(expected);
  for (const { quote } of value) expect(typed).toContain(quote);
});
