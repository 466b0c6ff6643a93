import { expect, test } from "vitest";
import { statementsOf } from "../../../agents/facts/statements/statements.ts";
import type { Standing } from "../../../agents/facts/statements/statement.ts";
import { saidTo } from "./said.ts";
import { cpuTimeOf } from "../../helpers/cpu_time.ts";

const STANDINGS: [string, Standing, string][] = [
  ["We fire pots twice a week.", "stated", "We fire pots twice a week"],
  ["We don't fire on Sundays.", "negated", "We don't fire on Sundays"],
  ["I used to think it was the price.", "refuted", "I used to think it was the price"],
  ["We might open a second kiln.", "hedged", "We might open a second kiln"],
  ["We used to sell online but we killed that.", "past", "We used to sell online"],
  ["How many questions are left?", "question", "How many questions are left"],
  ["Hmm.", "aside", "Hmm"],
  ["Früher dachte ich, es liegt am Preis.", "refuted", "es liegt am Preis"],
  ["Wir nehmen keine Hotels.", "negated", "Wir nehmen keine Hotels"],
  [
    "Vielleicht machen wir nächstes Jahr einen Laden auf.",
    "hedged",
    "Vielleicht machen wir nächstes Jahr einen Laden auf",
  ],
  ["Avant je pensais que c'était le prix.", "refuted", "Avant je pensais que c'était le prix"],
  ["On ne fait jamais de mariages.", "negated", "On ne fait jamais de mariages"],
  ["A lo mejor abrimos otra tienda.", "hedged", "A lo mejor abrimos otra tienda"],
  ["Nunca hacemos descuentos.", "negated", "Nunca hacemos descuentos"],
  ["Prima pensavo che fosse il prezzo.", "refuted", "Prima pensavo che fosse il prezzo"],
  ["Forse apriamo un altro negozio.", "hedged", "Forse apriamo un altro negozio"],
  ["Antes achava que era o preço.", "refuted", "Antes achava que era o preço"],
  ["Se calhar abrimos outra loja.", "hedged", "Se calhar abrimos outra loja"],
  ["Vroeger dacht ik dat het de prijs was.", "refuted", "Vroeger dacht ik dat het de prijs was"],
  ["Misschien openen we nog een winkel.", "hedged", "Misschien openen we nog een winkel"],
  ["値引きはしません。", "negated", "値引きはしません"],
  ["二号店を出すかもしれません。", "hedged", "二号店を出すかもしれません"],
];

test.each(STANDINGS)("%s", (text, standing, clause) => {
  const found = saidTo({ "market.obstacle": text }).of("market.obstacle").find((each) =>
    each.text === clause
  );
  expect(found?.standing).toBe(standing);
});

test("what is taken back in the same breath is withdrawn", () => {
  const clauses = saidTo({
    "customer.last_three": "I'd clone the Hendersons, no wait, the Okafors. Or Ikea, no, forget Ikea.",
  })
    .of("customer.last_three");
  expect(clauses.filter(({ standing }) => standing === "withdrawn").map(({ text }) => text)).toEqual([
    "I'd clone the Hendersons",
    "Or Ikea",
    "forget Ikea",
  ]);
  expect(clauses.find(({ text }) => text === "the Okafors")?.standing).toBe("stated");
});

test("what follows a maybe stays open until a then or a but", () => {
  const clauses = saidTo({ "evolution.next": "Maybe benchmarks, anonymised, then a second kiln." }).of(
    "evolution.next",
  );
  expect(clauses.map(({ standing }) => standing)).toEqual(["hedged", "hedged", "stated"]);
});

test("a number said roughly is no hedge", () => {
  const clauses = saidTo({ "channels.capacity": "sunday nights maybe 2 hrs" }).of("channels.capacity");
  expect(clauses.map(({ standing }) => standing)).toEqual(["stated"]);
});

test("asides at the ends of a clause are left out of it, and its place stays exact", () => {
  const text = "dogs over 30kg like i said. hmm, and people who haggle lol";
  const clauses = saidTo({ "customer.not_for": text }).of("customer.not_for");
  const stated = clauses.filter(({ standing }) => standing === "stated");
  expect(stated.map((clause) => clause.text)).toEqual(["dogs over 30kg", "and people who haggle"]);
  for (const { from, to, text: words } of clauses) expect(text.slice(from, to)).toBe(words);
});

test("quoted words decide nothing about the clause around them, and are never split", () => {
  const clauses = saidTo({ "market.obstacle": "They say 'maybe, but not now, no' every single time." }).of(
    "market.obstacle",
  );
  expect(clauses).toHaveLength(1);
  expect(clauses[0]?.standing).toBe("stated");
});

test("an answer that was probed as thin gives way to a fuller one", () => {
  const field = "proof.best";
  const said = statementsOf([
    { field, turn: "t1", text: "Our quality.", thin: true },
    { field, turn: "t2", text: "41 of 50 pots survived the drop test.", thin: false },
  ]);
  expect(said.answers(field).map(({ turn }) => turn)).toEqual(["t2"]);
});

test("a founder's German is read with German words, one long English answer with English ones", () => {
  const said = saidTo({
    "offering.what": "Wir reparieren Brennöfen in ganz Bayern, meistens am selben Tag.",
    "voice.sample": "Dear Tom, the kiln is ready and I left the key with your neighbour.",
  });
  expect(said.sentences("offering.what")[0]?.languages).toEqual(["de"]);
  expect(said.sentences("voice.sample")[0]?.languages).toEqual(["en"]);
});

test("time grows with the text and no faster: dots, commas, brackets, hedges and words without an end", async () => {
  const pieces = ["word ", ". ", "a, ", "(", "maybe ", "'", "no wait, ", "...", "それは、"];
  for (const piece of pieces) {
    const small = await timeOf(piece.repeat(Math.ceil(10_000 / piece.length)));
    const large = await timeOf(piece.repeat(Math.ceil(80_000 / piece.length)));
    expect(large, `${piece}: ${small} ms and ${large} ms`).toBeLessThan(Math.max(small, 5) * 40);
  }
});

function timeOf(text: string): Promise<number> {
  return cpuTimeOf(() => statementsOf([{ field: "offering.what", turn: "t", text, thin: false }]));
}
