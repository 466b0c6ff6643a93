import { expect, test } from "vitest";
import { headingOf } from "../../../agents/interview/quoting/heading_of.ts";
import { correctionsIn } from "../../../agents/interview/corrections/corrections.ts";
import { TRADEOFF_IDS } from "../../../agents/domain/tradeoffs.ts";
import { readChoices } from "../../../agents/interview/tradeoffs/answers.ts";
import { sheetOf } from "../facts/sheet.ts";

/** What a founder who types small and without commas says, as it was read and printed before. */
test("three words and a year head no anchor where a whole sentence stands behind them", () => {
  const why =
    "my brother, 1998. mam couldnt face going so nobody went. when she passed i went to find him n the ivy had him";
  expect(headingOf(why, 20)).toBe("mam couldnt face going so nobody went");
  expect(headingOf("Pay per kilo", 20)).toBe("Pay per kilo");
});

test("what is told of the right word is no part of it", () => {
  const sheet = sheetOf({ "voice.sample": "'Lost a bit of gold off the J so Ive done it again. Tracey'" });
  const [found] = correctionsIn("its the K i regilded not the J, i looked", {
    sheet,
    isReadBack: true,
    lastField: null,
  });
  expect(found).toMatchObject({ from: "J", to: "K" });
});

test.each([
  ["en", "teach two people my way. darren keeps on about drones", "drones"],
  ["en", "A second oven in May. The landlord keeps saying a terrace", "terrace"],
  ["de", "Wir bauen im Mai den zweiten Ofen. Der Vermieter redet dauernd von einer Terrasse", "Terrasse"],
  ["fr", "On ouvre un deuxième atelier en mai. Mon beau-frère n'arrête pas de parler de drones", "drones"],
])("%s: what somebody else keeps on about is no step: %s", (_, text, theirs) => {
  const { next } = sheetOf({ "evolution.next": text }).facts;
  expect(next).toHaveLength(1);
  expect(next[0]?.text).not.toContain(theirs);
});

test("a named sum before the first sign of money is a price, and how it is paid is no part of it", () => {
  const { prices } = sheetOf({
    "revenue.model": "a clean is 85. letters 4 quid each. yearly plan 190 up front by bank transfer",
  }).facts;
  expect(prices.map(({ amount, currency, for: what }) => [amount, currency, what])).toEqual([
    [85, "GBP", "clean"],
    [4, "GBP", "letters"],
    [190, "GBP", "yearly plan"],
  ]);
  const { prices: counted } = sheetOf({ "revenue.model": "we are 6. letters 4 quid each" }).facts;
  expect(counted.map(({ amount }) => amount)).toEqual([4]);
});

test("sides are heard in the words of who goes on as they do, and what is not followed is no reason", () => {
  const text = "stay round here. i decide. long term. work with haxbys they pass me the fiddly ones. " +
    "slow n steady. not the cheapest. the robot one i dont follow";
  const { decisions } = readChoices({ id: "m", text }, TRADEOFF_IDS);
  expect(Object.fromEntries(Object.entries(decisions).map(([id, { side }]) => [id, side]))).toEqual({
    explore_exploit: "b",
    centralise_let_go: "a",
    short_long: "b",
    compete_cooperate: "b",
    radical_incremental: "b",
    differentiate_cost: "a",
  });
  expect(Object.values(decisions).map(({ reason }) => reason).join()).not.toContain("follow");
});
