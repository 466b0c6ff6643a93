import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { NOTED } from "../../../agents/review/contradictions/conflict.ts";
import { conflictsOf } from "../../../agents/interview/contradictions/conflicts.ts";
import { NOW } from "../../helpers/case_state.ts";
import pairs from "../../cases/refused_deeds.json" with { type: "json" };
import { founderWho } from "../../helpers/founders.ts";

type Answers = Partial<Record<FieldId, string>>;

function deedsIn(answers: Answers): [string, string][] {
  return conflictsOf(founderWho(answers), NOW).filter(({ id }) => id.startsWith("deed:"))
    .map(({ a, b }) => [a.quote, b.quote]);
}

const DONE: [refused: Answers, done: Answers][] = [
  [
    { "customer.not_for": "I don't do wedding cakes." },
    { "channels.current": "Most come from the hall. I make a wedding cake for them every Saturday." },
  ],
  [
    { "identity.values": "We never print plastic labels." },
    { "evolution.next": "In May we start to print plastic labels for the brewery." },
  ],
  [
    { "customer.not_for": "Keine lackierten Geigen." },
    { "revenue.model": "Ich arbeite jede Woche zwei lackierte Geigen auf, je 480 Euro." },
  ],
  [
    { "customer.not_for": "Je ne fais pas de vitrines de magasin." },
    { "community.places": "Le marché de Noël. J'y peins chaque hiver la vitrine du magasin Blanc." },
  ],
  [
    { "customer.not_for": "No hago bodas religiosas." },
    { "channels.current": "La iglesia de San Telmo: hago una boda religiosa al mes con ellos." },
  ],
  [
    { "identity.values": "Non vendiamo mobili laccati." },
    { "launch.moment": "A settembre portiamo alla fiera una serie di mobili laccati." },
  ],
];

const AT_PEACE: [why: string, answers: Answers][] = [
  ["only some are refused", {
    "customer.not_for": "Wedding cakes over five tiers.",
    "channels.current": "The hall: I make a wedding cake for them every Saturday.",
  }],
  ["an exception was said", {
    "customer.not_for": "No wedding cakes, except for the village hall.",
    "channels.current": "The hall: I make a wedding cake for them every Saturday.",
  }],
  ["it is refused twice", {
    "customer.not_for": "I don't do wedding cakes.",
    "revenue.model": "A birthday cake is 60 dollars, and wedding cakes I won't price at all.",
  }],
  ["it is over", {
    "customer.not_for": "I don't do wedding cakes.",
    "channels.current": "I made wedding cakes until 2023. Now the school fairs bring me customers.",
  }],
  ["one word is the same", {
    "customer.not_for": "I don't do wedding cakes.",
    "revenue.model": "A cake is 60 dollars.",
  }],
  ["a rival does it", {
    "customer.not_for": "I don't do wedding cakes.",
    "company.links": "The others are Sugar Barn, Lane's and the Mill.",
    "community.places": "The fair, where Sugar Barn shows a wedding cake every year.",
  }],
  ["it is asked", {
    "identity.values": "We never print plastic labels.",
    "evolution.next": "Should we print plastic labels? I don't know.",
  }],
  ["it is asked about", {
    "identity.values": "We never print plastic labels.",
    "evolution.next": "People keep asking if we will print plastic labels one day.",
  }],
  ["it stands in another's mouth", {
    "identity.values": "We never print plastic labels.",
    "evolution.next": "My brother says we should print plastic labels.",
  }],
];

describe("what is refused and done all the same", () => {
  it.each(DONE)("is put: %o", (refused, done) => {
    const found = deedsIn({ ...refused, ...done });
    expect(found).toHaveLength(1);
    for (const [at, answers] of [refused, done].entries()) {
      expect(Object.values(answers)[0]).toContain(found[0]![at]);
    }
  });

  it.each(AT_PEACE)("is nothing where %s", (_, answers) => {
    expect(deedsIn(answers)).toEqual([]);
  });

  it("is put for nine in ten of those whom others wrote, and for hardly any who do not contradict themselves", () => {
    const isPut = ({ answers }: { answers: Answers }) =>
      conflictsOf(founderWho(answers), NOW).some(({ weight }) => weight > NOTED);
    const contradicting = pairs.filter(({ put }) => put);
    const atPeace = pairs.filter(({ put }) => !put);
    expect(contradicting.filter(isPut).length).toBeGreaterThanOrEqual(contradicting.length * 0.9);
    expect(atPeace.filter(isPut).length).toBeLessThanOrEqual(atPeace.length / 20);
  });
});
