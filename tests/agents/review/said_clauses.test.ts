import { describe, expect, it } from "vitest";
import { NOTED } from "../../../agents/review/contradictions/conflict.ts";
import { conflictsOf } from "../../../agents/interview/contradictions/conflicts.ts";
import { founderWho } from "../../helpers/founders.ts";
import { type Answers, NOW } from "./ground.ts";

/** Both sides of every contradiction that is put. */
function foundIn(answers: Answers): [string, string][] {
  return conflictsOf(founderWho(answers), NOW).filter(({ weight }) => weight > NOTED).map((
    { a, b },
  ) => [a.quote, b.quote]);
}

const PUT: [string, Answers, Answers][] = [
  [
    "a deed that is never done, asked of customers",
    { "identity.values": "I never quote a repair from a photo." },
    {
      "messaging.objections":
        "'Can you tell me the price now': send me a photo and I quote the repair by the evening.",
    },
  ],
  [
    "the same in French",
    { "identity.values": "Je ne fais jamais de devis par téléphone." },
    { "revenue.model": "Le devis par téléphone coûte 20 euros." },
  ],
  [
    "what is refused in Japanese",
    { "identity.values": "訪問販売はいたしません。" },
    { "evolution.next": "来年から訪問販売を始めます。" },
  ],
  [
    "an exception to what is done for everybody",
    { "difference.only": "Everybody who rents a bench gets the key to the kiln." },
    { "evolution.next": "The new renters in the annexe get no key to the kiln." },
  ],
  [
    "two least numbers of the same things",
    { "customer.not_for": "Hotels with fewer than 40 rooms." },
    { "revenue.model": "We take orders from 25 rooms." },
  ],
  [
    "more than the most",
    { "identity.values": "Never more than 8 pupils in a class." },
    { "evolution.next": "In autumn we start a class of 14 pupils in Bray." },
  ],
  [
    "a time that is promised to everybody, and a longer one that people wait",
    { "difference.only": "Every pair is back within 5 days." },
    { "launch.moment": "In September people wait 3 weeks for a pair." },
  ],
  [
    "a day on which nothing is done",
    { "identity.values": "We are closed on Mondays, always." },
    { "evolution.next": "A tasting every Monday from March." },
  ],
  [
    "a month in which the trade rests",
    { "identity.values": "Im August stimmen wir keine Klaviere." },
    { "launch.moment": "Am meisten Klaviere stimmen wir Mitte August." },
  ],
  [
    "what one does with one's own hands, done by somebody else",
    { "offering.what": "Wooden toys, and I paint the faces myself." },
    { "pitch.team": "My sister, she paints the faces of the small ones." },
  ],
  [
    "a day within the days on which nothing is taken",
    { "identity.values": "Von Freitagabend bis Montagfrüh nehme ich nichts an." },
    { "community.places": "Samstags stehe ich mit dem Wagen auf dem Markt in Hof." },
  ],
  [
    "a promise at any hour, and an hour at which nobody answers",
    { "difference.only": "We come out to every leak, day or night." },
    { "pitch.team": "In the evening the phone is switched off." },
  ],
  [
    "the least that is taken on, in a unit that is typed short",
    { "customer.not_for": "Betriebe unter 2 Hektar nehmen wir nicht." },
    { "evolution.next": "Im Frühjahr beginnen wir bei einem Hof mit 1,2 ha." },
  ],
  [
    "what nobody else may touch, and who does a part of it",
    { "difference.only": "I tune every harp and nobody else touches it." },
    { "pitch.team": "Ivo, my cousin: the small ones he does on his own since May." },
  ],
  [
    "what is free and costs something",
    { "offering.what": "Facciamo siepi, e il sopralluogo è gratis." },
    { "revenue.model": "Il sopralluogo costa 40 euro." },
  ],
];

const AT_PEACE: [string, Answers][] = [
  ["a neighbour does it", {
    "identity.values": "I never quote a repair from a photo.",
    "community.places": "The dealer across the road quotes every repair from a photo.",
  }],
  ["a customer asks for it", {
    "identity.values": "I never quote a repair from a photo.",
    "messaging.objections": "'Can you quote the repair from a photo?' No, I have to hold it.",
  }],
  ["only some are refused", {
    "identity.values": "We don't repair radios from ships.",
    "revenue.model": "We repair radios for 60 pounds.",
  }],
  ["an exception was said", {
    "identity.values": "We are closed on Mondays, except in December.",
    "evolution.next": "A market every Tuesday from March.",
  }],
  ["the numbers count different things", {
    "identity.values": "Never more than 8 pupils in a class.",
    "growth.numbers": "We teach 140 pupils a week.",
  }],
  ["another day is meant", {
    "identity.values": "We are closed on Mondays.",
    "evolution.next": "A tasting every Thursday from March.",
  }],
  ["what is said of each holds unless something happens", {
    "offering.what": "Each jar says on its label whose honey it is.",
    "difference.only": "If Ruth's hive dies, her jar says nothing that year and her honey goes to the baker.",
  }],
  ["the others are closed that day", {
    "channels.capacity": "6 hours a week, on Mondays, when the salons are closed.",
    "community.places": "The wholesaler's counter on Monday morning.",
  }],
  ["a bet is lost by fewer", {
    "evolution.bet": "If there are not at least 40 farms by 30 June 2027, we stop the app.",
    "channels.current": "Of the 34 farms of this year 14 came through another farm.",
  }],
  ["it is free only at first", {
    "offering.what": "Hedges. The first visit is free.",
    "revenue.model": "A visit costs 40 euros.",
  }],
  ["the shorter time is that of something else", {
    "difference.only": "Every letter is answered within 2 days.",
    "revenue.model": "A table costs 900 pounds and takes 4 months.",
  }],
  ["somebody else does something else", {
    "offering.what": "Wooden toys, and I paint the faces myself.",
    "pitch.team": "My sister, she keeps the books.",
  }],
];

describe("what is said in two answers and cannot both hold", () => {
  it.each(PUT)("is put: %s", (_, one, other) => {
    const found = foundIn({ ...one, ...other });
    expect(found).toHaveLength(1);
    const said = [one, other].map((answers) => Object.values(answers)[0]!);
    for (const side of found[0]!) expect(said.some((answer) => answer.includes(side))).toBe(true);
  });

  it.each(AT_PEACE)("is nothing where %s", (_, answers) => {
    expect(foundIn(answers)).toEqual([]);
  });
});
