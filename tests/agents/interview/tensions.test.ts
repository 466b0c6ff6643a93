import { describe, expect, it } from "vitest";
import { type FieldId, FIELDS } from "../../../agents/domain/fields.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { findTension } from "../../../agents/interview/contradictions/tensions.ts";
import { NOW } from "./player.ts";

const WHY = "Both cannot be true of one company.";

/** A founder's answers, each a turn of its own: t1, t2 … */
function said(...answers: [field: FieldId, text: string][]): JourneyState {
  const state = newJourney("journey", "Acme", "Test");
  for (const [at, [field, text]] of answers.entries()) {
    expect(FIELDS[field]).toBeDefined();
    state.fields[field].answers.push({ turn: `t${at + 1}`, text, thin: false });
    state.turnIds = [...state.turnIds ?? [], `t${at + 1}`];
  }
  return state;
}

function found(state: JourneyState, tension: { a: string; b: string; why?: string }) {
  return findTension({ why: WHY, ...tension }, {
    state,
    id: "now",
    sheet: readFacts(state, NOW),
    wordsOf: () => null,
  });
}

type Pair = [language: string, a: string, b: string];

const HONEST: Pair[] = [
  ["en", "We never work on a Saturday.", "All three came on a Saturday in May."],
  ["en", "A repair takes two days at most.", "Half of the repairs wait for a part until the next week."],
  ["en", "The first visit costs €90.", "Nobody has ever paid us more than €60."],
  ["de", "Wir nehmen keine Anzahlung.", "Mit der Anzahlung kaufen wir das Holz."],
  [
    "de",
    "Eine Kasse ohne Mensch gibt es bei uns nicht.",
    "Danach eine Selbstbedienungskasse für die Abendstunden.",
  ],
  ["de", "450 sollen es bis zum 30. Juni 2027 sein.", "Gezeichnet wird am 3. Juli auf dem Kirchplatz."],
  ["fr", "Nous ne livrons jamais hors de Lyon.", "Le camion de Lyon part chaque mardi à Grenoble."],
  ["es", "No vendemos a restaurantes.", "El mejor mes fue cuando vino el restaurante de Luisa."],
  ["it", "Le consegne partono solo il lunedì.", "Ogni venerdì facciamo la consegna a Lucca."],
  ["pt", "Não damos desconto a ninguém.", "No verão o desconto enche a casa."],
  ["nl", "Wij werken zonder abonnement.", "Met het abonnement betalen we de huur."],
  ["ja", "土曜日は営業しません。", "土曜日に三人が来ました。"],
];

const BRIDGED: [...pair: Pair, why: string][] = [
  [
    "en",
    "No chains, ever.",
    "Our soap stands in two hypermarkets since May.",
    "Who turns away chains cannot sell in hypermarkets.",
  ],
  [
    "fr",
    "La grande distribution, non.",
    "On est dans deux hypermarchés à Brest depuis septembre.",
    "On ne peut pas refuser la grande distribution et montrer deux hypermarchés.",
  ],
  [
    "de",
    "Keine Lieferung an Discounter.",
    "Seit Mai stehen wir in zwei Filialen von Aldi.",
    "Filialen von Aldi sind Filialen eines Discounters.",
  ],
];

const NONSENSE: Pair[] = [
  ["en", "My sister paints the signs by hand.", "Winters in the valley are long and dark."],
  ["en", "We answer the phone until nine.", "A treasurer wants a paper that looks like a bill."],
  ["en", "The oldest boat was built in 1931.", "We will open a second yard in 2028."],
  ["de", "Meine Schwester malt die Schilder.", "Im Winter ist es hier lange dunkel."],
  ["fr", "Ma sœur peint les enseignes à la main.", "Les hivers dans la vallée sont longs."],
  ["es", "Mi hermana pinta los carteles a mano.", "Los inviernos del valle son muy largos."],
  ["it", "Mia sorella dipinge le insegne a mano.", "Gli inverni nella valle sono molto lunghi."],
  ["pt", "A minha irmã pinta as placas à mão.", "Os invernos do vale são muito longos."],
  ["nl", "Mijn zus schildert de borden met de hand.", "De winters in het dal zijn erg lang."],
  ["ja", "妹が看板を描いています。", "谷の冬はとても長いです。"],
];

describe("a tension that a model names", () => {
  it.each(HONEST)("is put where both sides are about one thing (%s): %s | %s", (_, a, b) => {
    expect(found(said(["offering.what", a], ["market.obstacle", b]), { a, b })).toMatchObject({
      a: { quote: a, turn: "t1" },
      b: { quote: b, turn: "t2" },
    });
  });

  it.each(NONSENSE)("is not put where the sides share nothing (%s): %s | %s", (_, a, b) => {
    expect(found(said(["offering.what", a], ["market.obstacle", b]), { a, b })).toBeNull();
    expect(found(said(["offering.what", `${a} ${b}`]), { a, b })).toBeNull();
  });

  it.each(BRIDGED)("may have in common what its reason names in both (%s): %s | %s", (_, a, b, why) => {
    const state = said(["offering.what", a], ["market.obstacle", b]);
    expect(found(state, { a, b, why })).toMatchObject({ a: { quote: a }, b: { quote: b } });
    expect(found(state, { a, b, why: WHY })).toBeNull();
  });

  it.each(NONSENSE)("is not carried by a reason that names one side alone (%s): %s | %s", (_, a, b) => {
    const state = said(["offering.what", a], ["market.obstacle", b]);
    expect(found(state, { a, b, why: `${b} ${WHY}` })).toBeNull();
  });

  it("may be two answers to one question", () => {
    const [, a, b] = NONSENSE[0] ?? ["", "", ""];
    expect(found(said(["offering.what", a], ["offering.what", b]), { a, b })).not.toBeNull();
  });

  it("is not made of one sentence", () => {
    const state = said([
      "offering.what",
      "We open on a Saturday but never on a Saturday in May. We mend boats.",
    ]);
    expect(found(state, { a: "We open on a Saturday", b: "never on a Saturday in May" })).toBeNull();
  });

  it("needs a reason that is a sentence", () => {
    const [, a, b] = HONEST[0] ?? ["", "", ""];
    const state = said(["offering.what", a], ["market.obstacle", b]);
    for (const why of ["", "Both.", "Which of the two is it?"]) {
      expect(found(state, { a, b, why })).toBeNull();
    }
  });

  it("does not rest on what was corrected since", () => {
    const a = "We mend 40 boats a year.";
    const b = "With 30 boats a year the yard is full.";
    const state = said(["offering.what", a], ["market.obstacle", b]);
    expect(found(state, { a, b })).not.toBeNull();
    state.corrections.push({ turn: "t3", field: "offering.what", from: "40", to: "28", stale: [] });
    expect(found(state, { a, b })).toBeNull();
  });
});
