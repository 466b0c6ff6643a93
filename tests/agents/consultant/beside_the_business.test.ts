import { expect, test } from "vitest";
import { sheetOf } from "../facts/sheet.ts";
import { ask, groundsOf } from "./ground.ts";

const { facts } = sheetOf({
  "offering.what": "We service cargo bikes in the yard, at night.",
  "goal.twelve_months": "60 bikes by the end of June 2027",
  "company.stage_region": "41 bikes in Gent.",
  "channels.current": "Of the 41, 24 came from the bike shop, 12 from LinkedIn, 5 from the fair.",
  "channels.capacity": "3 hours a week",
  "content.knowledge": "A chain dies of road salt. Velo lets it rust on purpose.",
  "market.rivals": "Velo Care Flanders.",
  "difference.only": "We come at night. Velo makes you bring it in.",
});
const GROUNDS = groundsOf({ company: "Wheelyard", founder: "Ann Claes", facts });

test.each([
  ["Which of our channels should I drop?"],
  ["Welchen Kanal soll ich aufgeben?"],
  ["Quel canal abandonner ?"],
  ["¿Qué canal debería dejar?"],
])("which channel to give up is told from the channel table: %s", (query) => {
  const { consultation } = ask(GROUNDS, query);
  expect(consultation.split("\n")[0]).toMatch(/fair \(5 [^)]*41/u);
});

test("of two channels that brought as few, neither is the one to give up", () => {
  const even =
    sheetOf({ "channels.current": "12 came from LinkedIn, 5 from the fair, 5 from the radio." }).facts;
  const { consultation } = ask(
    groundsOf({ company: "Wheelyard", founder: "Ann Claes", facts: even }),
    "Which of our channels should I drop?",
  );
  expect(consultation).not.toContain("brought fewest");
});

test.each([
  "What is the weather tomorrow?",
  "Wie wird das Wetter morgen?",
  "Who plays at Anfield on Saturday?",
])(
  "what is not the business's is not known, whatever is due that day: %s",
  (query) => {
    const { confidence, consultation } = ask(GROUNDS, query);
    expect(consultation).not.toContain("2026");
    expect(confidence).toBeLessThan(0.1);
  },
);

test.each(["What should we do this week?", "What is due this week?"])("what is due is told: %s", (query) => {
  expect(ask(GROUNDS, query).consultation).toContain("2026");
});

test("no post for many names a rival, however short it is called", () => {
  const { consultation } = ask(GROUNDS, "Write a post for the newsletter");
  expect(consultation).toContain("road salt");
  expect(consultation).not.toContain("Velo");
});
