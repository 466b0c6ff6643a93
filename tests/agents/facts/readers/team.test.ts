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
  ["Dr. Ada Byrne, vet. Miss Okafor, who runs the yard.", [
    ["Dr. Ada Byrne", "vet"],
    ["Miss Okafor", "runs the yard"],
  ]],
  ["Moi, fondatrice. Mlle Petit tient la caisse.", [["Moi", "fondatrice"], [
    "Mlle Petit",
    "tient la caisse",
  ]]],
  ["Seu Jorge, pedreiro há trinta anos.", [["Seu Jorge", "pedreiro há trinta anos"]]],
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
  // A sentence tells of the one before only where it says "she", "that man" or how long; talk in between ends it.
  ["Priya Nair, potter. She taught in Leeds. Office hours are mornings.", [
    ["Priya Nair", "potter. She taught in Leeds"],
  ]],
  ["Owen Pugh built boats, he's why they answer. That's three, I make it.", [
    ["Owen Pugh", "built boats, he's why they answer"],
  ]],
  ["Petra Lang, Schreinerin. Zwölf Jahre im Theater. Beiräte lasse ich weg.", [
    ["Petra Lang", "Schreinerin. Zwölf Jahre im Theater"],
  ]],
  ["Irma Solís, contadora. El lunes cerramos.", [["Irma Solís", "contadora"]]],
  ["Me. Piano tuner by trade.", [["Me", "Piano tuner by trade"]]],
  ["My mother glazes, she's a retired nurse, laugh if you want, that woman never drops one.", [
    ["mother", "glazes, she's a retired nurse"],
  ]],
  // Nobody who is only looked for, missing, outside or not counted.
  ["We are looking for a beekeeper.", []],
  ["Ik ben Sanne. We zoeken nog een timmerman.", [["Sanne", null]]],
  ["Me. No sales person.", [["Me", null]]],
  ["Moi. On cherche une couturière.", [["Moi", null]]],
  ["Me, cooper. My nephew isn't on the payroll, he only stacked staves one summer.", [["Me", "cooper"]]],
  ["Me, cooper. My uncle Fergal did the accounts, but he has retired.", [["Me", "cooper"]]],
  ["Me, cooper. Our neighbour would love to join once we can pay her.", [["Me", "cooper"]]],
  ["Ich, Böttcherin. Mein Schwager ist extern, er macht nur die Webseite.", [["Ich", "Böttcherin"]]],
  ["Yo, tonelera. Mi primo ya no está con nosotros.", [["Yo", "tonelera"]]],
];

test.each(TEAM)("team: %s", (typed, expected) => {
  const { value } = TEXT_READERS.team(saidTo({ "pitch.team": typed }), SETTING);
  expect(value.map(({ who, past }) => [who, past])).toEqual(expected);
  for (const { quote } of value) expect(typed).toContain(quote);
});

/** The founder's name as they registered it, what was typed, and who did what before. */
const NAMED_FOUNDERS: [string, string, [string, string | null][]][] = [
  ["Ruth", "Me, Ruth Abernathy, land surveyor for nine years. Our Dot, ex-florist, keeps the diary.", [
    ["Ruth Abernathy", "land surveyor for nine years"],
    ["Our Dot", "ex-florist, keeps the diary"],
  ]],
  ["Len", "me, len hartley, twelve year on the trawlers. our gwen, nurse before, drives the van", [
    ["len hartley", "twelve year on the trawlers"],
    ["our gwen", "nurse before, drives the van"],
  ]],
  ["Ana", "Me, Tom Birch, roofer. Three in the yard who both drove for the quarry.", [
    ["Tom Birch", "roofer"],
    ["Three in the yard", "both drove for the quarry"],
  ]],
  ["Femke", "Ich, Femke van der Meer, Orgelbauerin, vorher acht Jahre in einer Gießerei.", [
    ["Femke van der Meer", "Orgelbauerin, vorher acht Jahre in einer Gießerei"],
  ]],
  ["Ana", "Ich, Orgelbauerin, vorher acht Jahre in einer Gießerei.", [
    ["Ich", "Orgelbauerin, vorher acht Jahre in einer Gießerei"],
  ]],
  ["Odile", "Moi, Odile de la Roche, ancienne horlogère. Notre Lou, ex-fleuriste.", [
    ["Odile de la Roche", "ancienne horlogère"],
    ["Notre Lou", "ex-fleuriste"],
  ]],
  ["Flor", "Yo, Flor Inés Quispe, diez años de tejedora en una cooperativa.", [
    ["Flor Inés Quispe", "diez años de tejedora en una cooperativa"],
  ]],
  // Nothing but "me" and the founder's own name is one person; somebody else's name is another.
  ["Una", "Myself, Una. Three years with a farrier in Ennis. My son Cian keeps the books.", [
    ["Una", "Three years with a farrier in Ennis"],
    ["son Cian", "keeps the books"],
  ]],
  ["Odile", "Moi, Odile. Dix ans de menuiserie.", [["Odile", "Dix ans de menuiserie"]]],
  ["Una", "Myself, Una and Cian.", [["Una", null], ["Cian", null]]],
  ["Una", "Myself, Cian and Bea.", [["Myself", null], ["Cian", null], ["Bea", null]]],
  ["Ana", "Yo, tejedora desde niña.", [["Yo", "tejedora desde niña"]]],
  ["Piera", "Io, Piera Dal Pozzo, ex vetraia.", [["Piera Dal Pozzo", "ex vetraia"]]],
  ["Inês", "Eu, Inês Sá Nogueira, antes padeira em Braga.", [["Inês Sá Nogueira", "antes padeira em Braga"]]],
  ["Joost", "Ik, Joost Verhoeven, vroeger loods in Delfzijl.", [[
    "Joost Verhoeven",
    "vroeger loods in Delfzijl",
  ]]],
  ["島田", "島田は、製本所に12年いました。", [["島田", "製本所に12年いました"]]],
  ["島田", "島田：製本所に12年。", [["島田", "製本所に12年"]]],
];

test.each(NAMED_FOUNDERS)("team of %s: %s", (founder, typed, expected) => {
  const { value } = TEXT_READERS.team(saidTo({ "pitch.team": typed }), { ...SETTING, founder });
  expect(value.map(({ who, past }) => [who, past])).toEqual(expected);
});
