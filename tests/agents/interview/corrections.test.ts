import { describe, expect, it } from "vitest";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { changesMeant } from "../../../agents/interview/corrections/correcting.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { correctionsIn } from "../../../agents/interview/corrections/corrections.ts";
import { SECTIONS_OF } from "../../../agents/interview/changing/stale.ts";
import { FIELD_IDS } from "../../../agents/domain/fields.ts";
import { journeyWith } from "../../helpers/founders.ts";
import { sheetOf } from "../facts/sheet.ts";
import { founderOf, NOW, play, readCase, surroundings } from "./player.ts";

const SAID = {
  "revenue.model": "We charge 30 euros an hour, 12 euros a month for storage.",
  "market.obstacle": "The treasurer blocks it in March.",
  "goal.twelve_months": "30 new firms by 30 June 2027.",
  "company.stage_region": "61 customers in Gent, 640 bikes, 3 of us.",
  "channels.current": "Xero directory 19, auditors 16, the fair 5.",
  "channels.capacity": "6 hours a week and 200 euros a month.",
};

/** What a message changes of the facts, each as "fact/part: value", and the words left to be heard as an answer. */
async function corrected(
  text: string,
  said: Partial<Record<FieldId, string>> = SAID,
  field: FieldId = "proof.best",
) {
  const { state: first } = await startJourney(journeyWith({}), surroundings());
  const question = { ...first.question!, field };
  const { state, heard, reply } = await takeTurn(
    { ...first, question, fields: journeyWith(said).fields },
    { id: "t9", text },
    surroundings(),
  );
  const changes = (state.factChanges ?? []).map((each) =>
    `${each.fact}${each.part === null ? "" : `/${each.part}`}: ${each.value}`
  );
  return { state, heard, reply, changes, kept: state.fields[field].answers.map((answer) => answer.text) };
}

/** What was said of prices, the message that puts one right in another answer, the price, and what stays an answer. */
const PRICES: [string, string, string, string[]][] = [
  [
    "The winter box is $48. A single jar is $9.",
    "A second hive stand in May. Oh, the winter box is $52, I had the old price in my head.",
    "52",
    ["A second hive stand in May."],
  ],
  [
    "The winter box is $48. A single jar is $9.",
    "A second stand. Now, before I forget, the winter box is $52, that was the old price.",
    "52",
    ["A second stand."],
  ],
  [
    "The winter box is $48. A single jar is $9.",
    "A second stand. Sorry, the winter box costs $52.",
    "52",
    ["A second stand."],
  ],
  [
    "Die Wartung kostet 80 €. Eine Anfahrt kostet 25 €.",
    "Ein zweiter Wagen. Die Wartung kostet 85 €, ich hatte noch den alten Preis.",
    "85",
    ["Ein zweiter Wagen."],
  ],
  [
    "L'atelier coûte 45 €. Le tablier coûte 30 €.",
    "Un deuxième four. Et je rectifie, l'atelier, c'est 48 € et non 45.",
    "48",
    ["Un deuxième four."],
  ],
  [
    "El taller cuesta 45 €. El delantal cuesta 30 €.",
    "Un segundo horno. El taller cuesta 48 €, tenía el precio viejo en la cabeza.",
    "48",
    ["Un segundo horno."],
  ],
  [
    "De workshop kost 45 €. Het schort kost 30 €.",
    "Een tweede oven. De workshop kost 48 €, ik had nog de oude prijs.",
    "48",
    ["Een tweede oven."],
  ],
];

describe("a price that is put right in another answer", () => {
  it.each(PRICES)("takes the place of the old one: %s %s", async (said, typed, value, kept) => {
    const read = await corrected(typed, { "revenue.model": said }, "evolution.next");
    expect(read.changes).toHaveLength(1);
    expect(read.changes[0]).toMatch(/^prices: /);
    expect(read.changes[0]).toContain(value);
    expect(read.kept).toEqual(kept);
  });

  it.each([
    "A second stand. The winter box at Harlow's is $60, they say.",
    "A second stand. Sorry, the dog. The spring box will cost $60.",
    "A second stand. I had an old van for $52.",
  ])("stays what it was where no price of ours is named as wrong: %s", async (typed) => {
    const said = { "revenue.model": "The winter box is $48. A single jar is $9." };
    expect((await corrected(typed, said, "evolution.next")).changes).toEqual([]);
  });

  it("may be written with the sign of its country", async () => {
    const said = { "pitch.raise": "Yes. NZ$600k, equity. NZ$150k committed by two growers." };
    const { changes } = await corrected("Fix the round: NZ$650k, not 600k.", said, "evolution.next");
    expect(changes).toEqual([expect.stringMatching(/^raise\/amount: NZ\$650/)]);
  });
});

describe("a correction", () => {
  const corrections: [string, string][] = [
    ["actually we are 62 customers now", "62"],
    ["it's 62 customers, not 61, sorry", "62"],
    ["Sorry, I meant 62 customers, not 61", "62"],
    ["correction: we have 62 customers instead of 61", "62"],
    ["oh wait, the 61 should be 62", "62"],
    ["Actually we charge 40 euros an hour, not 30 euros.", "40"],
    ["Actually, it's the chairman, not the treasurer.", "chairman"],
    ["no, the goal is 45", "45"],
    ["channels: Xero 21, auditors 16", "21"],
    ["Actually it's 8 hours a week, not 6", "8"],
    ["Entschuldigung, es sind 62 customers, nicht 61", "62"],
    ["Pardon, c'est 62 customers, pas 61", "62"],
    ["Perdón, son 62 customers, no 61", "62"],
    ["Scusa, sono 62 customers, non 61", "62"],
    ["Desculpe, são 62 customers, não 61", "62"],
    ["Sorry, het zijn 62 customers, niet 61", "62"],
    ["訂正です。61ではなく62です。", "62"],
    ["oh and its 62 customers not 61, I asked the bookkeeper", "62"],
    ["I told you 61 customers, it's 62.", "62"],
    ["Ach, vorhin habe ich 61 customers gesagt. Es sind 62.", "62"],
    ["Übrigens, es sind 62 customers, nicht 61.", "62"],
    ["Au fait, je vous ai dit 61 customers, c'est 62.", "62"],
    ["Antes dije 61 customers, en realidad son 62.", "62"],
    ["Prima ho detto 61 customers, ma sono 62.", "62"],
    ["eu falei 61 customers, na verdade são 62", "62"],
    ["Ik zei net 61 customers, het zijn er 62.", "62"],
    ["先ほど61人と言いましたが、62人です。", "62"],
    ["it's eight hours a week, not six", "8"],
    ["Corrigindo: são oito horas por semana, não seis", "8"],
    ["Correction : c'est huit heures par semaine, pas six", "8"],
    ["the auditors were 14, not 16", "14"],
    ["Und der Xero directory waren 23, nicht 19, zwei standen doppelt.", "23"],
    ["Les auditors étaient 14 et non 16.", "14"],
    ["de auditors waren 14, geen 16", "14"],
    [
      "hang on, the one obstacle says 'this is annoying', that was me moaning, not the obstacle. The obstacle is that cafes think a plan is a trap.",
      "cafes think a plan is a trap",
    ],
    ["Actually the trigger is a new treasurer", "a new treasurer"],
  ];
  for (const [text, value] of corrections) {
    it(`changes a fact and is no answer: ${text}`, async () => {
      const { state, changes, kept, reply } = await corrected(text);
      expect(changes.join("\n")).toContain(value);
      expect(kept).toEqual([]);
      expect(reply).toContain("Corrected:");
      expect(state.corrections).toEqual([]);
      for (const { quote, turn } of state.factChanges ?? []) {
        expect(turn).toBe("t9");
        expect(text).toContain(quote);
      }
    });
  }

  it("changes one value, and nothing else that the same sentence said is lost", async () => {
    const { state } = await corrected("actually it's 62 customers, not 61");
    const { facts } = readFacts(state, NOW);
    const measured = facts.measured.map(({ name, value }) => [name, value]);
    expect(measured).toContainEqual([expect.stringContaining("customers"), 62]);
    expect(state.fields["company.stage_region"].answers[0]?.text).toBe(SAID["company.stage_region"]);
    expect(facts.capacity?.hours_a_week).toBe(6);
    expect(facts.region?.text).toContain("Gent");
    expect(facts.channels.map(({ count }) => count)).toEqual([19, 16, 5]);
  });

  it("is none where other things are said between its word and a number", async () => {
    const { changes, kept } = await corrected(
      "Bellarosa are good, actually, I'm not going to bag them, but it's a 50 kilo minimum.",
      { "customer.last_three": "A wedding caterer who ordered 80 kilos and cancelled on the Thursday." },
      "market.rivals",
    );
    expect(changes).toEqual([]);
    expect(kept).toHaveLength(1);
  });

  it("of a row leaves the same number of something else", async () => {
    const said = { ...SAID, "company.stage_region": "61 customers in Gent, another 19 in a trial in Lille." };
    const { changes } = await corrected("and the Xero directory was 21, not 19", said);
    expect(changes).toEqual(["channels: Xero directory 21"]);
  });

  it("may leave out the thousands of what it names", async () => {
    const said = { ...SAID, "evolution.bet": "€1.2M of orders by 30 June 2027, or we close the shop." };
    const { changes } = await corrected("Sorry, the bet is 1.4, not 1.2", said);
    expect(changes).toEqual(["bet/target: 1400000"]);
  });

  it("may be several in one sentence", async () => {
    const { changes } = await corrected(
      "Sorry, we are at 62 customers, not 61, and it's 8 hours a week, not 6.",
    );
    expect(changes.join("\n")).toMatch(/62[\s\S]*8/);
  });

  it("inside an answer is taken, and the rest of the message answers", async () => {
    const { changes, kept } = await corrected(
      "88 of 90 bikes were back in 24 hours. Actually it's 62 customers now, I checked. Nobody else does that.",
    );
    expect(changes.join("\n")).toContain("62");
    expect(kept).toEqual(["88 of 90 bikes were back in 24 hours.", "Nobody else does that."]);
  });

  it("keeps what goes on in the same sentence", async () => {
    const { kept } = await corrected(
      "Sorry, it's 62 customers, not 61, and 88 of 90 bikes were back in a day.",
    );
    expect(kept).toEqual(["and 88 of 90 bikes were back in a day."]);
  });

  const answers: [string, FieldId][] = [
    ["Actually, about 40.", "growth.numbers"],
    ["Actually most of them come from friends in York.", "channels.current"],
    ["Channels: Xero 19, auditors 16", "channels.current"],
    ["It takes 24 hours, not a week like the others.", "difference.only"],
    ["Actually it is 7, not 8", "proof.best"],
    ["that is actually not bad", "proof.best"],
    ["We are not cheap, we are exact.", "difference.only"],
  ];
  for (const [text, field] of answers) {
    it(`is none where nothing old is meant: ${text}`, async () => {
      const { changes, kept } = await corrected(text, { ...SAID, [field]: "" }, field);
      expect(changes).toEqual([]);
      expect(kept.at(-1)).toBe(text);
    });
  }

  it("is found in no full answer of a case", async () => {
    for (const id of ["tidewatch", "ovenline"]) {
      const { answers } = await readCase(id);
      const sheet = readFacts(journeyWith(answers), NOW);
      for (const text of Object.values(answers)) {
        const found = correctionsIn(text, { sheet, isReadBack: false, lastField: null })
          .flatMap((each) => changesMeant(each, sheet, { turn: "t", now: NOW }));
        expect({ text, found }).toEqual({ text, found: [] });
      }
    }
  });

  it("keeps what was said and puts the open question again", async () => {
    const { state, heard, reply } = await corrected("actually it's 62 customers, not 61");
    expect(state.question?.field).toBe("proof.best");
    expect(state.fields).toEqual(journeyWith(SAID).fields);
    expect(heard).toEqual([expect.objectContaining({ value: "62" })]);
    expect(reply).toContain("61 becomes 62. Nothing written so far prints it.");
  });

  it("takes the number that is denied, and never the one a sentence was picked by", async () => {
    const { changes } = await corrected(
      "number 2, but the Xero thing brought 17 and not 19, I counted it again",
    );
    expect(changes).toEqual(["channels: Xero directory 17"]);
  });

  it("takes the only row with the old number where it is called by another name", async () => {
    const { changes } = await corrected("correction, with Mr Hale it's 4, not 5");
    expect(changes).toEqual(["channels: fair 4"]);
  });

  it("changes nothing where two rows have the old number, and asks which is meant", async () => {
    const said = { ...SAID, "channels.current": "Xero directory 19, auditors 16, the fair 16." };
    const { changes, reply } = await corrected("correction, with Mr Hale it's 14, not 16", said);
    expect(changes).toEqual([]);
    expect(reply).toContain("Not changed yet: 16 stands in “auditors”, “fair”. Name the one that is 14.");
  });

  it("made before the old value was told holds for what is said later", async () => {
    const first = await corrected("Sorry, the workshop is 15 euros, not 12.", {
      "offering.what": "I teach glazing.",
    });
    const question = { ...first.state.question!, field: "revenue.model" as const };
    const { state } = await takeTurn(
      { ...first.state, question },
      { id: "t10", text: "The workshop is 12 euros a head. A visit is 30 euros." },
      surroundings(),
    );
    const { prices } = readFacts(state, NOW).facts;
    expect(prices.map(({ amount, for: what }) => [what, amount])).toEqual([["workshop", 15], ["visit", 30]]);
  });

  it("puts a month right in what is told of the same thing, and nowhere else", async () => {
    const said = {
      ...SAID,
      "evolution.next": "The second truck comes in March 2027. Then a depot in March 2028.",
    };
    const { changes } = await corrected("correction: the truck comes in April, not in March", said);
    expect(changes).toEqual(["next/March: April"]);
  });

  it("of a number that stands in no fact is an answer too where numbers are asked for", async () => {
    const said = { ...SAID, "company.stage_region": "We packed 410 parachutes last year, alone." };
    const text = "It was 396 parachutes, not 410. 82 percent come back.";
    const { kept } = await corrected(text, said, "growth.numbers");
    expect(kept).toEqual([text]);
  });

  it("keeps the words of the other part where one part of a fact is put right", async () => {
    const said = { ...SAID, "channels.capacity": "I have 6 hours a week. And 200 euros a month." };
    const { state } = await corrected("actually it's 250 euros a month, not 200", said);
    const { capacity } = readFacts(state, NOW).facts;
    expect(capacity).toMatchObject({
      hours_a_week: 6,
      money_a_month: { amount: 250 },
      quote: "it's 250 euros a month",
      beside: { quote: "I have 6 hours a week" },
    });
  });

  it("made twice stands as it was made last", async () => {
    const first = await corrected("actually it's 62 customers, not 61");
    const { state } = await takeTurn(
      first.state,
      { id: "t10", text: "sorry, 63 customers, not 62" },
      surroundings(),
    );
    const { measured } = readFacts(state, NOW).facts;
    expect(measured.map(({ value }) => value)).toContain(63);
    expect(measured.map(({ value }) => value)).not.toContain(62);
  });

  it("names every stale section and rewrites only the anchors that are written", async () => {
    const { outcomes } = await play(founderOf(await readCase("tidewatch")));
    const state = outcomes.find((outcome) => outcome.state.question?.field === "voice.sample")!.state;
    const { anchors, reply, state: after } = await takeTurn(
      state,
      { id: "t9", text: "Actually the trigger is a new treasurer, not the harbour master." },
      surroundings(),
    );
    expect(reply).toContain("Rewritten:");
    expect(reply).toContain("consumer insights");
    // No document is made before the end.
    expect(reply).not.toContain("document");
    expect(Object.keys(anchors)).toEqual(["truth"]);
    expect(after.question?.field).toBe("voice.sample");
  });
});

describe("what rests on a field", () => {
  it("is at least one section for every field", () => {
    for (const field of FIELD_IDS) expect(SECTIONS_OF[field].length).toBeGreaterThan(0);
  });
});

describe("a contradiction", () => {
  it("between everybody and the audience named first is asked as a contrast of the two", async () => {
    const { outcomes } = await play(founderOf(await readCase("tidewatch")));
    const contrast = outcomes.find((outcome) =>
      outcome.state.fields["customer.not_for"].status === "contradicted"
    )!;
    expect(contrast.state.question).toMatchObject({ field: "customer.not_for", technique: "contrast" });
    expect(contrast.state.question?.options?.[0]).toContain("40 to 250 berths");
    expect(contrast.state.question?.options?.[1]).toContain("anyone with a marina can use it");
  });
});

describe("a number that is told anew at a read-back", () => {
  const sheet = sheetOf({
    "growth.numbers": "Looms mended, 74. Lessons, 31 a month.",
    "channels.current": "The Fulda fair, 26.",
  });
  it.each([
    ["Yes. And it's 71 mended, we sold three.", "74", "71"],
    ["Yes. The looms, it's 71 since Monday.", "74", "71"],
    ["We have 71 looms mended by now.", "74", "71"],
  ])("takes the place of the one near it that counts the same: %s", (message, from, to) => {
    const found = correctionsIn(message, { sheet, isReadBack: true, lastField: null });
    expect(found.map((each) => [each.from, each.to])).toEqual([[from, to]]);
  });
  it.each([
    "Yes. It's 900 looms mended in all of Hesse.",
    "The second. It's 71 steps from the door.",
    "It's 25 minutes by bus, and fine.",
  ])("corrects nothing that is far from it or counts something else: %s", (message) => {
    expect(correctionsIn(message, { sheet, isReadBack: true, lastField: null })).toEqual([]);
  });
});

describe("a due day that is put right", () => {
  const DATED = {
    "goal.twelve_months": "30 new firms by 30 June 2027.",
    "evolution.bet": "If 12 kilns are not sold by 15 March 2027, we close the shop.",
  };

  it.each([
    ["No wait, the kilns are due on 30 April 2027, not on 15 March.", "bet/by: 30 April 2027"],
    ["Sorry, the firms are due on 31 July, not 30 June.", "goal/by: 31 July 2027"],
  ])("changes the day that was the old one: %s", async (text, change) => {
    const { changes } = await corrected(text, DATED);
    expect(changes).toContain(change);
    expect(changes.filter((each) => /\/by:/u.test(each))).toEqual([change]);
  });

  it("changes the words that name it, with their year", async () => {
    const { state } = await corrected("Sorry, the kilns are due on 30 April 2027, not on 15 March.", DATED);
    const { bet } = readFacts(state, NOW).facts;
    expect(bet).toMatchObject({ by: "2027-04-30", target: 12 });
    expect(bet?.reverses?.text).toContain("by 30 April 2027, we close");
  });
});
