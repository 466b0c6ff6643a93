import { describe, expect, it } from "vitest";
import type { Facts } from "../../../agents/domain/facts.ts";
import type { Ground } from "../../../agents/review/contradictions/conflict.ts";
import { type Answers, conflictsIn, evidence, groundOf, text } from "./ground.ts";

function goal(quote: string, target: number, more: Partial<NonNullable<Facts["goal"]>> = {}) {
  const field = "goal.twelve_months";
  return { ...evidence(field, quote), metric: null, target, unit: null, by: null, baseline: null, ...more };
}

function capacity(quote: string, hours: number) {
  return { ...evidence("channels.capacity", quote), hours_a_week: hours, money_a_month: null };
}

function measure(quote: string, row: { name: string; value: number; unit: string }) {
  return { ...evidence("growth.numbers", quote), ...row };
}

function ownSentence(quote: string): Ground["sentences"] {
  const field = "confirm.expression";
  return [{ text: quote, marks: [{ kind: "said", turn: "turn-own", field, quote }] }];
}

interface Pair {
  id: string;
  answers: Answers;
  facts?: Partial<Facts>;
  more?: Partial<Ground>;
  /** Words of each side. */
  sides: [string, string];
}

const LAST_YEAR = "2027-12-31";

const FOUND: Pair[] = [
  {
    id: "goal:limit",
    answers: {
      "company.stage_region":
        "just me and the van. i do 4 dogs a day 4 days a week. cant do more my backs knackered",
    },
    facts: { goal: goal("20 dogs a week by end of nov 2027", 20, { metric: "dogs", by: "2027-11-30" }) },
    sides: ["4 dogs a day 4 days a week. cant do more", "20 dogs a week"],
  },
  {
    id: "goal:limit",
    answers: { "channels.capacity": "Mehr als 6 Kurse pro Woche, nein: 6 Kurse pro Woche ist maximal." },
    facts: { goal: goal("10 Kurse pro Woche bis Juni", 10, { metric: "Kurse" }) },
    sides: ["maximal", "10 Kurse"],
  },
  {
    id: "goal:limit",
    answers: { "company.stage_region": "We can look after at most 30 gardens." },
    facts: { goal: goal("45 gardens by October 2027.", 45, { metric: "gardens" }) },
    sides: ["at most 30 gardens", "45 gardens"],
  },
  {
    id: "goal:pace",
    answers: { "company.stage_region": "61 customers in the UK. New: we add about 2.5 groups a month." },
    facts: {
      goal: goal("£1m ARR by the end of December 2027", 1_000_000, {
        metric: "ARR",
        unit: "GBP",
        by: LAST_YEAR,
        baseline: 607_000,
      }),
    },
    sides: ["2.5 groups a month", "£1m ARR"],
  },
  {
    id: "goal:pace",
    answers: { "company.stage_region": "20 marinas. We add about one marina a month." },
    facts: {
      goal: goal("60 marinas by the end of 2027", 60, { metric: "marinas", by: LAST_YEAR, baseline: 20 }),
    },
    sides: ["one marina a month", "60 marinas"],
  },
  {
    id: "goal:pace",
    answers: { "company.stage_region": "Nous avons 20 salles. Nous gagnons 2 salles par mois." },
    facts: { goal: goal("80 salles fin 2027", 80, { metric: "salles", by: LAST_YEAR, baseline: 20 }) },
    sides: ["2 salles par mois", "80 salles"],
  },
  {
    id: "median:day",
    answers: {
      "goal.twelve_months":
        "A good year is if 80% of our customers close by day 2, because right now it's 71%.",
      "proof.best": "Two: across all 61 the median close went from working day 14 to working day 2.4.",
    },
    sides: ["80% of our customers close by day 2", "to working day 2.4"],
  },
  {
    id: "hours",
    answers: {
      "channels.capacity": "I can do 8 hours a week myself.",
      "launch.moment": "So I'd want to be everywhere from about 11 January to the end of the month.",
    },
    facts: { capacity: capacity("I can do 8 hours a week myself", 8) },
    sides: ["8 hours a week", "everywhere from about 11 January"],
  },
  {
    id: "hours",
    answers: { "channels.capacity": "2 hours a week.", "evolution.next": "First a podcast, 6 hours a week." },
    facts: { capacity: capacity("2 hours a week.", 2) },
    sides: ["2 hours", "6 hours"],
  },
  {
    id: "hours",
    answers: {
      "channels.capacity": "Vier Stunden.",
      "launch.moment": "Im März posten wir jeden Tag ein Video.",
    },
    facts: { capacity: capacity("Vier Stunden.", 4) },
    sides: ["Vier Stunden", "jeden Tag"],
  },
  {
    id: "discount",
    answers: {
      "identity.values": "We never discount, not once in nine years.",
      "launch.moment": "In May, with 40% off for the first hundred.",
    },
    sides: ["never discount", "40% off"],
  },
  {
    id: "discount",
    answers: {
      "identity.values": "Wir geben nie Rabatt.",
      "evolution.next": "Im Herbst 20% Nachlass für Schulen.",
    },
    sides: ["nie Rabatt", "20% Nachlass"],
  },
  {
    id: "discount",
    answers: {
      "channels.refused": "Keine Rabattaktionen.",
      "revenue.model": "Im August geben wir 20 Prozent auf alle Sandalen.",
    },
    sides: ["Keine Rabattaktionen", "20 Prozent auf alle Sandalen"],
  },
  {
    id: "discount",
    answers: {
      "difference.only": "On ne fait jamais de remise.",
      "launch.moment": "En mars, deux mois offerts.",
    },
    sides: ["jamais de remise", "mois offerts"],
  },
  {
    id: "audience:confirm.expression",
    answers: { "customer.not_for": "dogs over 30kg" },
    facts: { not_for: [text("customer.not_for", "dogs over 30kg")] },
    more: { sentences: ownSentence("i do the dogs nobody else will have") },
    sides: ["dogs over 30kg", "nobody else will have"],
  },
  {
    id: "audience:evolution.next",
    answers: { "evolution.next": "First two large hospital groups in Leeds." },
    facts: {
      offering: text("offering.what", "A rota for small care homes."),
      not_for: [text("customer.not_for", "Large hospital groups, they want tenders.")],
    },
    sides: ["tenders", "Leeds"],
  },
  {
    id: "channel:Newsletter",
    answers: {},
    facts: {
      channels: [{
        ...evidence("channels.current", "Newsletter brought 12 of 20"),
        name: "Newsletter",
        count: 12,
        share: null,
      }],
      refused_channels: [text("channels.refused", "newsletter")],
    },
    sides: ["newsletter", "Newsletter brought 12"],
  },
  {
    id: "channel:launch.moment",
    answers: { "launch.moment": "In January we send a cold email to 400 owners." },
    facts: { refused_channels: [text("channels.refused", "cold email")] },
    sides: ["cold email", "400 owners"],
  },
  {
    id: "measured:pubs onboarding",
    answers: {},
    facts: {
      measured: [
        measure("Onboarding days: 12 for fast casual, 31 for pubs", {
          name: "fast casual onboarding",
          value: 12,
          unit: "days",
        }),
        measure("Onboarding days: 12 for fast casual, 31 for pubs", {
          name: "pubs onboarding",
          value: 31,
          unit: "days",
        }),
      ],
    },
    more: {
      decisions: {
        centralise_let_go: {
          side: "a",
          turn: "turn-choices",
          reason: "we stopped that and onboarding went from six weeks to two",
        },
      },
    },
    sides: ["from six weeks to two", "31 for pubs"],
  },
  {
    id: "two-prices",
    answers: { "offering.what": "Help for 40 euros. €30 a month.", "revenue.model": "€35 a month, by card." },
    sides: ["€30", "€35"],
  },
  {
    id: "count:hom",
    answers: { "company.stage_region": "61 homes, Ohio.", "pitch.traction": "64 homes, 2% churn." },
    sides: ["61", "64"],
  },
  {
    id: "money",
    answers: {
      "channels.capacity": "4 hours a week and €200 a month.",
      "launch.moment": "From May we spend €900 a month on adverts in the local paper.",
    },
    sides: ["€200", "€900"],
  },
  {
    id: "price:channel",
    answers: {
      "revenue.model": "€10 a month, by card.",
      "channels.current": "The fair in Lyon cost €4,000 and brought two customers.",
    },
    sides: ["€4,000", "€10"],
  },
  {
    id: "season",
    answers: {
      "goal.twelve_months": "i just dont want to be skint in winter",
      "launch.moment": "march when they start shedding. xmas is mad anyway",
    },
    sides: ["skint in winter", "xmas is mad"],
  },
  {
    id: "tone:emoji",
    answers: {
      "identity.contrast": "Patagonia, but no emojis from us.",
      "voice.sample": "'Your bike is ready 🚲, come by at five.'",
    },
    sides: ["no emojis", "🚲"],
  },
  {
    id: "parts",
    answers: {
      "channels.current":
        "Of the last 20 guests 12 came by the shop, 9 came with a friend and 4 came online.",
    },
    facts: {
      channels: [["the shop", 12], ["a friend", 9], ["online", 4]].map(([name, count]) => ({
        ...evidence("channels.current", "12 came by the shop, 9 came with a friend and 4 came online"),
        name: String(name),
        count: Number(count),
        share: null,
      })),
    },
    sides: ["Of the last 20 guests", "9 came with a friend"],
  },
  {
    id: "everybody",
    answers: {
      "offering.what": "A berth plan for small harbours in Friesland.",
      "customer.not_for": "Honestly, everybody can use it.",
    },
    sides: ["small harbours", "everybody can use it"],
  },
  {
    id: "hours:pace",
    answers: { "channels.current": "I sit two days with each school before they sign." },
    facts: {
      goal: goal("70 schools by November 2027", 70, { metric: "schools", by: "2027-11-20", baseline: 10 }),
      capacity: capacity("4 hours a week", 4),
    },
    sides: ["two days with each school", "4 hours"],
  },
  {
    id: "gate:3",
    answers: {},
    facts: {
      next: [text("evolution.next", "a second salesperson in March")],
      bet: {
        ...evidence("evolution.bet", "80% closing by day 2 by 30 June 2027, else I let the salesperson go"),
        metric: "closing by day 2",
        target: 80,
        by: "2027-06-30",
        reverses: text("evolution.bet", "I let the salesperson go"),
      },
    },
    sides: ["second salesperson in March", "let the salesperson go"],
  },
  {
    id: "share:proof.best",
    answers: {
      "proof.best": "80% of patients walk stairs again.",
      "pitch.traction": "11 of 40 patients walk stairs again.",
    },
    sides: ["80%", "11 of 40"],
  },
];

/** What a careful reader would not call a contradiction. */
const PEACEFUL: { why: string; answers: Answers; facts?: Partial<Facts>; more?: Partial<Ground> }[] = [
  {
    why: "room at one time and a goal of a year",
    answers: { "company.stage_region": "We can serve at most 20 guests a night." },
    facts: { goal: goal("3,000 guests by October 2027.", 3_000, { metric: "guests" }) },
  },
  {
    why: "a limit above the goal",
    answers: { "company.stage_region": "We do at most 30 dogs a week." },
    facts: { goal: goal("20 dogs a week", 20, { metric: "dogs" }) },
  },
  {
    why: "a limit in other things",
    answers: { "company.stage_region": "At most 3 vans a week come by." },
    facts: { goal: goal("20 dogs a week", 20, { metric: "dogs" }) },
  },
  {
    why: "a pace that nearly reaches the goal",
    answers: { "company.stage_region": "20 paying marinas. We add about three marinas a month." },
    facts: {
      goal: goal("60 marinas by 20 November 2027", 60, { metric: "marinas", by: "2027-11-20", baseline: 20 }),
    },
  },
  {
    why: "a pace of other things",
    answers: { "company.stage_region": "We add about one marina a month." },
    facts: { goal: goal("60 boats by 2027", 60, { metric: "boats", by: LAST_YEAR, baseline: 20 }) },
  },
  {
    why: "a median within the day by which most are done",
    answers: {
      "goal.twelve_months": "Right now 71% close by day 3.",
      "proof.best": "The median close is day 2.",
    },
  },
  {
    why: "a refusal that repeats itself",
    answers: {
      "identity.values": "We never discount.",
      "launch.moment": "In May, and no discount then either.",
    },
  },
  {
    why: "a rival's discount",
    answers: {
      "identity.values": "We never discount.",
      "revenue.model": "€30 a month. Kajplan gives 40% off.",
    },
    facts: {
      rivals: [{ ...evidence("market.rivals", "Kajplan"), name: "Kajplan", kind: "company", url: null }],
    },
  },
  {
    why: "hours that fit the plan",
    answers: { "evolution.next": "A podcast, 2 hours a week." },
    facts: { capacity: capacity("6 hours a week", 6) },
  },
  {
    why: "something that others do every day",
    answers: { "content.knowledge": "Poodle crosses need brushing every day." },
    facts: { capacity: capacity("2 hours a week", 2) },
  },
  {
    why: "only some of them turned away",
    answers: { "goal.twelve_months": "120 care homes by October 2027." },
    facts: { not_for: [text("customer.not_for", "Care homes with more than 60 beds.")] },
  },
  {
    why: "an own sentence that claims nobody in particular",
    answers: {},
    facts: { not_for: [text("customer.not_for", "dogs over 30kg")] },
    more: { sentences: ownSentence("i go at the dogs pace") },
  },
  {
    why: "a kind of person who is turned away, named with anyone in front",
    answers: {
      "offering.what": "We tune church bells for small parishes in Devon.",
      "customer.not_for":
        "And anyone wants it rung before Easter. Anybody with an electric tower, that's another trade.",
    },
  },
  {
    why: "a deal that was walked away from behind another refusal",
    answers: {
      "identity.values": "We never sell a customer's address, we left a £9,000 deal over it.",
      "revenue.model": "Schools pay 15% less and get 10% off the second tower.",
    },
  },
  {
    why: "a count that was taken back in so many words",
    answers: {
      "company.stage_region": "61 homes, Ohio.",
      "pitch.traction": "64 homes, 2% churn.",
      "proof.best": "We do not have 61 any more, I checked.",
    },
  },
  {
    why: "an own sentence that claims everybody, of other things",
    answers: {},
    facts: { not_for: [text("customer.not_for", "dogs over 30kg")] },
    more: { sentences: ownSentence("we tell everybody how wrong we were") },
  },
  {
    why: "a channel refused after it brought nobody",
    answers: {},
    facts: {
      channels: [{
        ...evidence("channels.current", "leaflets, tried once, 1"),
        name: "leaflets",
        count: 1,
        share: null,
      }],
      refused_channels: [text("channels.refused", "leaflets")],
    },
  },
  {
    why: "a time that fits what is measured",
    answers: { "difference.only": "Onboarding went from six weeks to two." },
    facts: { measured: [measure("Onboarding: 14 days", { name: "onboarding", value: 14, unit: "days" })] },
  },
  {
    why: "a price from which prices begin",
    answers: {
      "offering.what": "Repairs for bikes. From €30 a month.",
      "revenue.model": "€35 a month, by card.",
    },
  },
  {
    why: "an average beside a price",
    answers: {
      "offering.what": "Repairs for bikes, €30 a month.",
      "revenue.model": "An average of €34 a month.",
    },
  },
  {
    why: "a count of another day",
    answers: {
      "company.stage_region": "61 homes in all.",
      "growth.numbers": "48 homes in January, 13 came.",
    },
  },
  {
    why: "a part of the whole",
    answers: { "company.stage_region": "61 customers, Ohio.", "growth.numbers": "2 customers in Ireland." },
  },
  {
    why: "a quiet season and another that is full",
    answers: { "goal.twelve_months": "We are skint in winter.", "launch.moment": "July is mad." },
  },
  {
    why: "parts that leave a rest",
    answers: { "channels.current": "Of the last 20 guests 12 came by the shop and 4 came online." },
    facts: {
      channels: [["the shop", 12], ["online", 4]].map(([name, count]) => ({
        ...evidence("channels.current", "12 came by the shop and 4 came online"),
        name: String(name),
        count: Number(count),
        share: null,
      })),
    },
  },
  {
    why: "a kind of person after all",
    answers: {
      "offering.what": "A berth plan for small harbours in Friesland.",
      "customer.not_for": "Everybody who wants it by Friday.",
    },
  },
  {
    why: "a reason that names people and no channel",
    answers: {},
    facts: {
      channels: [{
        ...evidence("channels.current", "21 über andere Verwalter"),
        name: "andere Verwalter",
        count: 21,
        share: null,
      }],
      refused_channels: [text("channels.refused", "da sind keine Verwalter")],
    },
  },
  {
    why: "a thing that has everywhere in its name, and few hours",
    answers: {
      "channels.capacity": "Trois heures par semaine.",
      "evolution.next": "Une machine à couper les passe-partout.",
    },
    facts: { capacity: capacity("Trois heures par semaine.", 3) },
  },
  {
    why: "a step that the bet's own test needs",
    answers: {},
    facts: {
      next: [text("evolution.next", "a second van with my niece jade in September")],
      bet: {
        ...evidence("evolution.bet", "if jade cant do 3 dogs a day by xmas 2027 il sell the 2nd van"),
        metric: "dogs a day",
        target: 3,
        by: "2027-12-25",
        reverses: text("evolution.bet", "il sell the 2nd van"),
      },
    },
  },
];

describe("what cannot both hold", () => {
  it.each(FOUND)("is found: $id, $sides.0", ({ id, answers, facts, more, sides }) => {
    const found = conflictsIn(answers, facts, more);
    expect(found.map((conflict) => conflict.id)).toEqual([id]);
    const [{ a, b, question, ask }] = found as [typeof found[number]];
    const quotes = [a.quote, b.quote].join(" | ");
    for (const side of sides) expect(quotes).toContain(side);
    expect(question).toContain(a.quote.replace(/[.!]+$/, ""));
    expect(question.match(/\?/g)).toHaveLength(1);
    expect(ask.split(" ").length).toBeLessThanOrEqual(35);
  });

  it.each(PEACEFUL)("is nothing where it is $why", ({ answers, facts, more }) => {
    expect(conflictsIn(answers, facts, more)).toEqual([]);
  });

  it("shows the arithmetic where numbers carry it", () => {
    const sums = FOUND.map(({ answers, facts, more }) => conflictsIn(answers, facts, more)[0]?.sum ?? "");
    expect(sums).toContain("4 × 4 = 16 dogs a week, and the goal is 20.");
    expect(sums).toContain(
      "From 607,000 to 1,000,000 by that day takes 3 groups a month, and today it is 2.5.",
    );
  });

  it("stands weightiest first, each pair once", () => {
    const found = conflictsIn({
      "identity.values": "We never discount. We never joke.",
      "launch.moment": "In May, with 40% off.",
      "voice.sample": "'haha, see you'",
    });
    expect(found.map(({ id }) => id)).toEqual(["discount", "tone:jokes"]);
  });

  it("keeps every side an exact stretch of what was said", () => {
    for (const { answers, facts, more } of FOUND) {
      const { said } = groundOf(answers, facts, more);
      for (const { a, b } of conflictsIn(answers, facts, more)) {
        for (const { quote, field } of [a, b]) {
          const answer = Object.entries(answers).find(([each]) => each === field)?.[1];
          if (answer !== undefined && said.some(({ field: other }) => other === field)) {
            expect(answer).toContain(quote);
          }
        }
      }
    }
  });
});
