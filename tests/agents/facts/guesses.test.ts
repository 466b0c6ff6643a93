import { expect, test } from "vitest";
import { sheetOf } from "./sheet.ts";

/** What was typed, what stands as proof, and what only guesses beside it. */
const PROOFS: [string, string, string][] = [
  ["38 of 44 roofs had no leak after five winters. The flat ones probably do better.", "38 of 44", "flat"],
  [
    "38 of 44 roofs held. I think the neighbours talk about it too, but nobody counts that.",
    "38 of 44",
    "neigh",
  ],
  [
    "Bei Mahle sank der Ausschuss von 9 auf 3 %. In Halle ist es wohl ähnlich, da misst keiner.",
    "9 auf 3",
    "Halle",
  ],
  ["74 von 80 kamen wieder. Ich glaube, beim zweiten Kurs sind es noch mehr.", "74 von 80", "zweiten"],
  [
    "À Brest, 41 bateaux sur 44 n'ont pas eu d'avarie. À Lorient, c'est sans doute pareil.",
    "41 bateaux",
    "Lorient",
  ],
  ["41 sur 44 sont revenus. Je pense que les autres reviendront.", "41 sur 44", "autres"],
  ["De 120 olivos regados volvieron a dar 112. Con los jóvenes será mejor, supongo.", "112", "jóvenes"],
  ["112 de 120. Con los jóvenes debe ser mejor, me imagino, pero no lo hemos medido.", "112", "jóvenes"],
  ["Su 60 biciclette 57 girano ancora. Credo che anche a Modena vada così.", "57", "Modena"],
  ["De 90 alunos, 81 passaram. Acho que no Porto foram mais.", "81", "Porto"],
  ["Van de 50 fietsen rijden er nog 47. In Gent is het waarschijnlijk nog beter.", "47", "Gent"],
  ["50人中47人が続けています。大阪はたぶんもっと多いです。", "47人", "大阪"],
];

test.each(PROOFS)("what is only thought proves nothing: %s", (typed, proves, guessed) => {
  const { proof } = sheetOf({ "proof.best": typed }).facts;
  expect(proof?.text).toContain(proves);
  expect(proof?.text).not.toContain(guessed);
});

test.each([
  "The parents are thrilled, you hear it everywhere.",
  "Die Eltern sind jedenfalls zufrieden.",
  "Les parents sont ravis, tout le monde le dit.",
  "Los vecinos quedan muy contentos.",
  "I genitori sono entusiasti, lo dicono tutti.",
  "Os pais ficam muito satisfeitos.",
  "De ouders zijn heel tevreden, dat hoor je overal.",
  "保護者の方に喜ばれています。",
])("that somebody is pleased proves little: %s", (typed) => {
  expect(sheetOf({ "proof.best": typed }).facts.proof?.thin).toBe(true);
});

test.each([
  "Mrs Ash was thrilled when the first pear came through the north wall after nineteen years.",
  "Familie Thum Weber ist zufrieden.",
  "9 of 10 parents are happy with us.",
  "Ils sont contents parce que le toit ne fuit plus.",
])("who is pleased, how many and why says something: %s", (typed) => {
  expect(sheetOf({ "proof.best": typed }).facts.proof?.thin).toBeUndefined();
});

test.each([
  ["38 of 44 roofs held. One of them stands on the coast. The owner sends a card each winter.", "card"],
  ["I think the best one is Mahle: scrap went from 9 to 3 percent.", "9 to 3"],
  ["74 von 80 kamen wieder. Die anderen zogen weg.", "zogen weg"],
  ["41 sur 44 sont revenus. On les a comptés nous-mêmes.", "nous-mêmes"],
])("what is told goes on, and an opening 'I think' takes nothing away: %s", (typed, kept) => {
  expect(sheetOf({ "proof.best": typed }).facts.proof?.text).toContain(kept);
});

/** What was typed, what is in the way, and what is said beside it not to be. */
const OBSTACLES: [string, string, string][] = [
  [
    "They do not trust a stranger with keys. Cost gets mentioned. It never stopped anyone.",
    "stranger",
    "Cost",
  ],
  [
    "They do not trust a stranger with keys. That it's too far is not true, we drive anywhere.",
    "keys",
    "far",
  ],
  ["Keiner traut der ersten Messung. Dass es zu teuer ist, stimmt nicht.", "Messung", "teuer"],
  [
    "Keiner traut der ersten Messung. Vom Preis reden viele, daran ist noch nichts gescheitert.",
    "Messung",
    "Preis",
  ],
  ["Ils ont peur de la première facture. On nous parle du délai, mais c'est une excuse.", "facture", "délai"],
  ["Ils ont peur de la première facture. Le prix, ce n'est pas vrai.", "facture", "prix"],
  ["Tienen miedo de la obra. Dicen que es caro, pero pagan más por el coche.", "obra", "caro"],
  ["Hanno paura del cantiere. Dicono che costa, ma spendono di più per l'auto.", "cantiere", "costa"],
  ["Têm medo da obra. Falam do preço, mas ninguém desistiu por isso.", "obra", "preço"],
  [
    "Ze vertrouwen de eerste meting niet. Over de prijs hebben ze het wel, maar dat is een smoes.",
    "meting",
    "prijs",
  ],
];

test.each(OBSTACLES)("a reason that is put aside does not stand in the way: %s", (typed, stands, aside) => {
  const { obstacle } = sheetOf({ "market.obstacle": typed }).facts;
  expect(obstacle?.text).toContain(stands);
  expect(obstacle?.text).not.toContain(aside);
});

test("what goes on about the obstacle belongs to it", () => {
  const { obstacle } = sheetOf({
    "market.obstacle": "Nobody trusts the first count. The owner counts again by hand and finds a gap.",
  }).facts;
  expect(obstacle?.text).toContain("by hand");
});
