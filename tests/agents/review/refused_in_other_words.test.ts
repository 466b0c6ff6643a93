import { describe, expect, it } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import { type Answers, conflictsIn, evidence, text } from "./ground.ts";

interface Pair {
  id: string;
  answers: Answers;
  facts?: Partial<Facts>;
  sides: [string, string];
}

function refusing(quote: string): Pick<Facts, "not_for"> {
  return { not_for: [text("customer.not_for", quote)] };
}

function goal(quote: string, target: number, metric: string | null, more: Partial<Facts["goal"]> = {}) {
  const by = "2027-12-31";
  return {
    ...evidence("goal.twelve_months", quote),
    metric,
    target,
    unit: metric,
    by,
    baseline: null,
    ...more,
  };
}

function measured(quote: string, name: string, value: number, unit: string | null) {
  return { ...evidence("growth.numbers", quote), name, value, unit };
}

const FOUND: Pair[] = [
  {
    id: "audience:evolution.next",
    answers: { "customer.not_for": "Schulen, nein.", "evolution.next": "Dann ein Kurs für Gymnasien." },
    facts: refusing("Schulen"),
    sides: ["Schulen, nein.", "ein Kurs für Gymnasien"],
  },
  {
    id: "audience:revenue.model",
    answers: { "revenue.model": "Serate per aziende a 900 euro." },
    facts: refusing("Aziende, pagano tardi"),
    sides: ["Aziende", "Serate per aziende"],
  },
  {
    id: "audience:evolution.next",
    answers: { "evolution.next": "Nuestro aceite en los estantes de Carrefour." },
    facts: refusing("Revendedores"),
    sides: ["Revendedores", "en los estantes"],
  },
  {
    id: "audience:evolution.bet",
    answers: { "evolution.bet": "Si no, hacemos una caja para hoteles." },
    facts: refusing("Hoteles"),
    sides: ["Hoteles", "una caja para hoteles"],
  },
  {
    id: "way:doors",
    answers: {
      "identity.values": "Wij verkopen nooit huis aan huis.",
      "launch.moment": "In mei gaan we langs de deuren met een proefdoos.",
    },
    sides: ["nooit huis aan huis", "langs de deuren"],
  },
  {
    id: "way:coldCalls",
    answers: {
      "channels.refused": "No cold calling.",
      "evolution.next": "In May I ring the forty bakeries that don't know us.",
    },
    sides: ["No cold calling", "don't know us"],
  },
  {
    id: "way:pieceRate",
    answers: {
      "identity.values": "Nobody here works on piece rate.",
      "evolution.bet": "If it is below that I pay the pickers so much a crate.",
    },
    sides: ["piece rate", "so much a crate"],
  },
  {
    id: "way:money",
    answers: {
      "identity.values": "Wir nehmen kein Geld von Herstellern.",
      "revenue.model": "Ab März zahlen uns die Betriebe. Hersteller zahlen 400 € für einen Testbericht.",
    },
    sides: ["kein Geld von Herstellern", "Hersteller zahlen 400 €"],
  },
  {
    id: "goal:limit",
    answers: { "company.stage_region": "We bake about 900 a day, 5 days. Limit: 4,000 loaves a week." },
    facts: { goal: goal("6,000 loaves a week by December 2027.", 6_000, "loaves") },
    sides: ["Limit: 4,000", "6,000 loaves"],
  },
  {
    id: "goal:limit",
    answers: { "company.stage_region": "we wash about 800 a week. thats flat out" },
    facts: { goal: goal("1,200 washed a week", 1_200, "washed a week") },
    sides: ["we wash about 800 a week. thats flat out", "1,200 washed"],
  },
  {
    id: "goal:limit",
    answers: {
      "company.stage_region": "Limit: 5 boats a month.",
      "goal.twelve_months": "Metric: boats repaired per year. Target: 90.",
    },
    facts: { goal: goal("Target: 90.", 90, null) },
    sides: ["5 boats a month", "Target: 90"],
  },
  {
    id: "goal:pace",
    answers: { "company.stage_region": "On a 40 fermes clientes. On en gagne deux par mois." },
    facts: { goal: goal("200 fermes fin 2027", 200, "fermes", { baseline: 40 }) },
    sides: ["On en gagne deux par mois", "200 fermes"],
  },
  {
    id: "goal:supplies",
    answers: { "company.stage_region": "More than 10 tonnes a year the press cannot do." },
    facts: {
      goal: goal("300 growers by 2027", 300, "growers", { baseline: 100 }),
      measured: [measured("6 tonnes last year", "tonnes last year", 6, "tonnes")],
    },
    sides: ["More than 10 tonnes", "300 growers"],
  },
  {
    id: "offered:Lessons per pupil",
    answers: { "offering.what": "You learn to sail in six lessons." },
    facts: { measured: [measured("Lessons per pupil 9.5", "Lessons per pupil", 9.5, null)] },
    sides: ["six lessons", "9.5"],
  },
  {
    id: "closed-day",
    answers: {
      "identity.values": "Chaque jeudi on garde deux tables pour les voisins.",
      "evolution.bet": "Sinon on ferme le jeudi.",
    },
    sides: ["Chaque jeudi", "on ferme le jeudi"],
  },
  {
    id: "season",
    answers: {
      "company.stage_region": "We rent 20 bikes a month. In March it was 44.",
      "launch.moment": "Not in March, people haven't a penny.",
    },
    sides: ["In March it was 44", "haven't a penny"],
  },
];

const PEACEFUL: { why: string; answers: Answers; facts?: Partial<Facts> }[] = [
  {
    why: "a leaflet that hangs where the refused are",
    answers: { "launch.moment": "Posters in every school in April." },
    facts: refusing("Schools"),
  },
  {
    why: "only some of them planned for",
    answers: { "evolution.next": "A menu for hotels with under ten rooms." },
    facts: refusing("Hotels, unless they are small"),
  },
  {
    why: "a refusal of only some of them",
    answers: { "revenue.model": "€40 a month for companies." },
    facts: refusing("bus transport for IT companies"),
  },
  {
    why: "buyers that the offering is for",
    answers: { "offering.what": "Lunch for schools.", "evolution.next": "A summer box for schools." },
    facts: { ...refusing("Schools"), offering: text("offering.what", "Lunch for schools.") },
  },
  {
    why: "suppliers of the refused kind",
    answers: { "evolution.next": "Buy flour from a wholesaler." },
    facts: refusing("Wholesalers"),
  },
  {
    why: "so much a month",
    answers: {
      "identity.values": "Nobody is on piece rate.",
      "revenue.model": "They pay so much a month for the van.",
    },
  },
  {
    why: "money from others",
    answers: {
      "identity.values": "We take no money from brands.",
      "revenue.model": "Readers pay $6 a month and brands pay nothing.",
    },
  },
  {
    why: "what a rival cannot do more of",
    answers: { "market.rivals": "Limit: they do 3 roofs a week." },
    facts: { goal: goal("10 roofs a week", 10, "roofs") },
  },
  {
    why: "what is earned a month, behind how many there are",
    answers: { "company.stage_region": "40 farms. We get 2 a month from the state." },
    facts: { goal: goal("200 farms by 2027", 200, "farms", { baseline: 40 }) },
  },
  {
    why: "a limit beside a smaller count of parts",
    answers: {
      "company.stage_region": "The kiln cannot do more than 400 pots a month.",
      "growth.numbers": "60 pots nobody came for.",
    },
  },
  {
    why: "two days",
    answers: {
      "identity.values": "Every Monday two places are free.",
      "evolution.bet": "If not, we close on Tuesdays.",
    },
  },
];

describe("a refusal and a plan in other words", () => {
  it.each(FOUND)("are found: $id, $sides.0", ({ id, answers, facts, sides }) => {
    const found = conflictsIn(answers, facts);
    expect(found.map((conflict) => conflict.id)).toEqual([id]);
    const quotes = found.map(({ a, b }) => `${a.quote} | ${b.quote}`).join();
    for (const side of sides) expect(quotes).toContain(side);
  });

  it.each(PEACEFUL)("are not seen in $why", ({ answers, facts }) => {
    expect(conflictsIn(answers, facts)).toEqual([]);
  });

  it("shows what a pace and a supply come to", () => {
    const sums = FOUND.flatMap(({ answers, facts }) => conflictsIn(answers, facts)).map(({ sum }) => sum);
    expect(sums).toContain("5 a month is 60 a year, and the goal is 90.");
    expect(sums).toContain("6 ÷ 100 × 300 is 18 tonnes.");
  });
});
