import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { correctionsIn } from "../../../agents/interview/corrections/corrections.ts";
import { changesMeant } from "../../../agents/interview/corrections/correcting.ts";
import { keepChanges } from "../../../agents/interview/changing/keep_changes.ts";
import { NOW } from "../../helpers/case_state.ts";
import { founderWho } from "../../helpers/founders.ts";
import { sheetOf } from "./sheet.ts";

type Answers = Partial<Record<FieldId, string>>;

/** The facts of a founder who puts something right at a read-back, and says `later` after it. */
function correctedFacts(before: Answers, message: string, later: Answers = {}) {
  const state = founderWho(before);
  const sheet = readFacts(state, NOW);
  const setting = { sheet, isReadBack: true, lastField: null };
  const changes = correctionsIn(message, setting).flatMap((found) =>
    changesMeant(found, sheet, { turn: "turn-correction", now: NOW, isPlain: true }).map((change) => ({
      ...change,
      ...(found.from === null ? {} : { was: found.from }),
    }))
  );
  keepChanges(state, changes, NOW);
  const after = founderWho({ ...before, ...later });
  after.factChanges = state.factChanges ?? [];
  after.turnIds = [...Object.keys(before).map((field) => `turn-${field}`), "turn-correction"]
    .concat(Object.keys(later).map((field) => `turn-${field}`));
  return readFacts(after, NOW).facts;
}

test("a bare number puts a share right whose name is said", () => {
  const { measured } = correctedFacts(
    { "growth.numbers": "Return rate is 44 percent. Breakages 3 percent." },
    "The second. Actually the return rate is 47, not 44.",
  );
  expect(measured.map(({ value }) => value)).toEqual([47, 3]);
});

test("'now' beside a number says nothing of what it counts", () => {
  const { goal } = correctedFacts(
    { "goal.twelve_months": "120 leden op 1 mei 2027. Nu 61 leden." },
    "De eerste. En trouwens het zijn er 64 nu, niet 61.",
  );
  expect(goal?.baseline).toBe(64);
});

test("an answer to a doubt gives the price that was put right", () => {
  const { objections } = correctedFacts(
    {
      "messaging.objections": "'C'est cher' : 4,90 et ça nourrit quatre. 'Ça casse' : sept minutes.",
      "revenue.model": "Le paquet de 400 g c'est 4,90 euros en boutique.",
    },
    "D'accord. Juste, c'est 5,20 en boutique maintenant, pas 4,90.",
  );
  expect(objections.map(({ answer }) => answer)).toEqual(["5,20 et ça nourrit quatre", "sept minutes"]);
});

test("an old number that returns from habit stays right", () => {
  const { traction } = correctedFacts(
    { "goal.twelve_months": "300 gardens by 31 May 2027. Today 212 gardens." },
    "First one. It's 219 gardens now, not 212.",
    { "pitch.traction": "212 gardens, 40 of them schools." },
  );
  expect(traction.map(({ value }) => value)).toContain(219);
  expect(traction.map(({ value }) => value)).not.toContain(212);
});

test("an old number returns from habit in a row whose name has a number of its own", () => {
  const { traction } = correctedFacts(
    { "growth.numbers": "140 families on the 5 year plan. 4 breakdowns." },
    "Second. It's 147 on the plan, not 140.",
    { "pitch.traction": "140 families on the plan." },
  );
  expect(traction.map(({ value }) => value)).toEqual([147]);
});

test("an old number returns from habit where only a story had it", () => {
  const { traction } = correctedFacts(
    { "proof.best": "The Brauns planted 200 trees with us in 2015 and 191 of them bear fruit." },
    "The first. It is 187 that bear fruit, not 191.",
    { "pitch.traction": "191 trees that bear fruit." },
  );
  expect(traction.map(({ value }) => value)).toEqual([187]);
});

test("the same number of another thing, told later, stands", () => {
  const { bet, prices } = correctedFacts(
    { "channels.current": "12 from the fair, 5 from the paper." },
    "The second. It's 15 from the fair, not 12.",
    {
      "revenue.model": "A lesson is 12 euros.",
      "evolution.bet": "If we do not have 12 pupils by 30 April 2027, I stop the evening course.",
    },
  );
  expect([bet?.target, prices[0]?.amount]).toEqual([12, 12]);
});

test.each([
  [
    "Der Stammtisch im Hirsch jeden ersten Donnerstag.",
    "Der Stammtisch ist am letzten Donnerstag, nicht am ersten.",
    "letzten Donnerstag",
  ],
  [
    "The growers' breakfast every second Tuesday.",
    "The breakfast is the third Tuesday, not the second.",
    "third Tuesday",
  ],
  [
    "Le marché de Vire chaque premier samedi.",
    "Le marché c'est le dernier samedi du mois, pas le premier.",
    "dernier samedi",
  ],
  [
    "El mercado de Teruel cada primer domingo.",
    "El mercado es el último domingo, no el primer.",
    "último domingo",
  ],
])("which one of several is put right: %s %s", (place, message, now) => {
  const { places } = correctedFacts({ "community.places": place }, message);
  expect(places.map(({ text }) => text).join("; ")).toContain(now);
});

test("a month that is put right with its year takes the place of both", () => {
  const { next } = correctedFacts(
    { "evolution.next": "Open a second bench, from March 2027." },
    "The second bench is April 2027, not March.",
  );
  expect(next.map(({ text }) => text).join("; ")).toContain("from April 2027");
  expect(next.map(({ text }) => text).join("; ")).not.toContain("2027 2027");
});

test("years in words are put right in what is told of somebody", () => {
  const { team } = correctedFacts(
    { "pitch.team": "Ana, sixteen years at the weighhouse in Leith. Tom, nine years driving." },
    "Number one. And Ana says it's seventeen years at the weighhouse, not sixteen.",
  );
  expect(team.map(({ past }) => past).join("; ")).toMatch(/17 years.*nine years/);
});

test("numbers that have grown since they were told are put right in a read-back", () => {
  const { proof } = correctedFacts(
    { "proof.best": "De 212 mujeres que han terminado, 171 dejaron la compresa." },
    "La tercera. Y ya son 214 las que han terminado y 173 sin compresa.",
  );
  expect(proof?.text).toBe("De 214 mujeres que han terminado, 173 dejaron la compresa");
});

test("a number far from all that were told of it puts nothing right", () => {
  const { proof } = correctedFacts(
    { "proof.best": "Of 212 women who finished, 171 need no pad." },
    "The third. By now 40 who finished come back each year.",
  );
  expect(proof?.text).toContain("212");
});

test("an old number that the founder sets again by hand stands", () => {
  const state = founderWho({ "growth.numbers": "212 gardens, 9 percent lost." });
  const change = { fact: "measured" as const, part: null, row: "gardens", turn: "turn-1" };
  state.factChanges = [
    { ...change, value: "gardens: 219 gardens", quote: "219 gardens now, not 212", was: "212" },
    { ...change, value: "gardens: 212 gardens", quote: "212", turn: "turn-2" },
  ];
  state.turnIds = ["turn-growth.numbers", "turn-1", "turn-2"];
  expect(readFacts(state, NOW).facts.measured.map(({ value }) => value)).toContain(212);
});

test("a price that went elsewhere is put right in a later answer", () => {
  const { prices } = correctedFacts(
    { "revenue.model": "A lesson is $45. The kit is $120." },
    "I told you $120 for the kit, scratch that, it went to $135 in May.",
  );
  expect(prices.map(({ amount }) => amount)).toEqual([45, 135]);
});

test.each([
  ["1,2 Mio. Euro Umsatz letztes Jahr, 40 Kunden.", [1_200_000, 40]],
  ["Umsatz 2,5 Mio. €, 40 Kunden.", [2_500_000, 40]],
])("the full stop of a number's abbreviation ends no sentence: %s", (typed, values) => {
  const { traction } = sheetOf({ "pitch.traction": typed }).facts;
  expect(traction.map(({ value }) => value)).toEqual(values);
});

test.each([
  "I used to turn away rentals but I take them now. Students.",
  "Früher habe ich Mietwohnungen abgelehnt, aber jetzt mache ich sie. Studenten.",
  "Al principio rechazaba pisos de alquiler, pero ahora los cojo. Estudiantes.",
])("who was turned away once and is taken now is no refusal: %s", (typed) => {
  expect(sheetOf({ "customer.not_for": typed }).facts.not_for).toHaveLength(1);
});

test.each([
  ["Newspaper ads I don't do any more. No TikTok.", ["TikTok"]],
  ["Flyer mache ich nicht mehr. Keine Anzeigen.", ["Flyer", "Anzeigen"]],
  ["Je ne fais plus de foires, trop cher. Pas de Facebook.", ["foires", "Facebook"]],
])("a refusal is named where its verb stands inside or behind it: %s", (typed, names) => {
  const read = sheetOf({ "channels.refused": typed }).facts.refused_channels.map(({ text }) => text);
  for (const name of names) expect(read).toContain(name);
});

test("a sum without a sign takes the founder's currency", () => {
  const { raise } = sheetOf({
    "revenue.model": "30 rupees a plant.",
    "pitch.raise": "Yes, 80 lakhs, equity. 50 lakhs for a cold store.",
  }).facts;
  expect([raise?.amount, raise?.currency]).toEqual([8_000_000, "INR"]);
});

test.each([
  ["Me, ten years a nurse. Zofia came from the post office.", ["Me", "Zofia"]],
  ["Io, vent'anni in banca. Bruno guida il camion, prima era fornaio.", ["Io", "Bruno"]],
  ["Moi, ex-libraire. Salma conduit l'atelier, elle vient du théâtre.", ["Moi", "Salma"]],
  ["Me. Everybody works from home. Mostly mornings.", ["Me"]],
])("one capital word before a verb opens somebody of the team: %s", (typed, names) => {
  expect(sheetOf({ "pitch.team": typed }).facts.team.map(({ who }) => who)).toEqual(names);
});

test.each([
  ["Lavoriamo in Trentino, nel Veneto abbiamo provato due anni e siamo tornati indietro.", "Trentino"],
  ["Bristol and Bath, nothing over in Wales any more, we gave that up.", "Bristol"],
  ["Wir arbeiten in Bremen, nach Hamburg fahren wir nicht mehr.", "Bremen"],
])("what is over somewhere else leaves the region: %s", (typed, place) => {
  expect(sheetOf({ "company.stage_region": typed }).facts.region?.text).toContain(place);
});

test.each([
  ["Labs under contract, 41.", ["Labs under contract", 41, "labs"]],
  ["Umzüge pro Woche: 3.", ["Umzüge pro Woche", 3, "umzüge"]],
])("a whole number behind the name of several things counts those: %s", (typed, measure) => {
  const { measured } = sheetOf({ "growth.numbers": typed }).facts;
  expect(measured.map(({ name, value, unit }) => [name, value, unit])).toEqual([measure]);
});

test("a number at the moment is where a goal starts, and the most there can be is not", () => {
  const goal = "18 hulls a month by the end of May 2028.";
  const limit = "Twelve hulls a month is the very most we can do.";
  expect(sheetOf({ "goal.twelve_months": `${goal} It's 7 at the moment.` }).facts.goal?.baseline).toBe(7);
  expect(sheetOf({ "goal.twelve_months": goal, "company.stage_region": limit }).facts.goal?.baseline)
    .toBeNull();
});

test("a condition behind what is paid for is told whole or not at all", () => {
  const { prices } = sheetOf({ "revenue.model": "£30 a chair, £18 a chair if only the cane is new." }).facts;
  expect(prices.map((price) => price.for)).not.toContain("chair if");
});

test("'nothing against' refuses nothing", () => {
  const { refused_channels } =
    sheetOf({ "channels.refused": "No radio. I've nothing against Pinterest." }).facts;
  expect(refused_channels.map(({ text }) => text)).toEqual(["radio"]);
});

test.each([
  "Nettobox. Et surtout les hôtels qui lavent eux-mêmes.",
  "Kistenheld. Und die Wirte, die selber spülen.",
])("who does it themselves is no rival's name: %s", (typed) => {
  const names = sheetOf({ "market.rivals": typed }).facts.rivals.map(({ name }) => name.toLowerCase());
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).not.toMatch(/^(?:eux-mêmes|selber)$/);
});

test("a share that somebody would only guess at is asked for and not printed", () => {
  const { facts, unclear } = sheetOf({ "growth.numbers": "Le taux d'hôtels qui restent, je dirais 80 %." });
  expect(facts.measured).toEqual([]);
  expect(unclear.map(({ fact }) => fact)).toContain("measured");
});

test("a price that was denied before prices were asked for does not come back by habit", () => {
  const state = founderWho({
    "revenue.model": "A share is £250 once. A trip is £3.50 a trip, £2 for members.",
  });
  const quote = "it's £4 a trip, not £3.50";
  state.corrections = [{
    turn: "turn-denied",
    field: "revenue.model",
    from: "£3.50",
    to: "£4",
    quote,
    stale: [],
  }];
  state.modelFacts = [
    {
      fact: "prices",
      part: null,
      value: "£4 a trip",
      quote: "it's £4 a trip",
      turn: "turn-denied",
      field: "revenue.model",
    },
    {
      fact: "prices",
      part: null,
      value: "£2 for members",
      quote: "A trip is £3.50 a trip, £2 for members",
      turn: "turn-revenue.model",
      field: "revenue.model",
    },
  ];
  const { prices } = readFacts(state, NOW).facts;
  expect(prices.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([2, 4, 250]);
  expect(prices.filter(({ quote }) => quote.startsWith("A trip is £3.50"))).toEqual([]);
});

test("a goal for people of one kind begins where those stand, and not at all people", () => {
  const said = {
    "company.stage_region": "We teach 52 people, and 71 are on the waiting list.",
    "goal.twelve_months": "The waiting list down to 30 people by 1 June 2027.",
  } as const;
  expect(correctedFacts(said, "Yes.").goal?.baseline).toBe(71);
  const { goal } = correctedFacts(said, "The first. Actually the waiting list is 74, not 71.");
  expect(goal?.baseline).toBe(74);
});
