import { describe, expect, test } from "vitest";
import { muddyPawsSheet } from "./muddy_paws_sheet.ts";
import { type Check, type Printed, scorePrinted } from "./print_score.ts";
import { readSpokenCase } from "./spoken_case.ts";

const founder = readSpokenCase("muddy-paws");

const TERMS =
  "Bertie and Moose, no cage dryers, the dogs pace, half clipped, banned, waggy tails, Otley Road, " +
  "roundhay dog walkers, Jade. It stays leeds, 3 yrs, and 61 dogs.";

/** A print that is as it should be, in which one thing can be changed. */
function printedWith(change: Partial<Printed> = {}): Printed {
  return {
    pages: { anchors: TERMS, markdown: TERMS },
    sentences: { expression: "I do the dogs nobody else will have." },
    replies: founder.contradictions.map(([one, other]) => `“${one}” or “${other}”: which one?`),
    consult: [
      "Over 30kg: no big dogs.",
      "brushing every day",
      "A dog a day.",
      "3 dogs a day",
      "its 2 hrs of my life",
    ],
    sheet: muddyPawsSheet(),
    before: ["90 dogs, 61 over 2 yrs, 3 yrs", null],
    sent: [],
    sides: { explore_exploit: "b", centralise_let_go: "a", short_long: "b", differentiate_cost: "a" },
    ...change,
  };
}

function checkOf(name: string, printed: Printed): Check {
  const found = scorePrinted(founder, printed).find((each) => each.name === name);
  if (found === undefined) throw new Error(`No check is called "${name}"`);
  return found;
}

describe("what is printed", () => {
  test("passes where all is as it should be", () => {
    expect(scorePrinted(founder, printedWith()).flatMap(({ faults }) => faults)).toEqual([]);
  });

  test("is searched for what must never stand there, over line ends, in any case and behind Markdown's signs", () => {
    const pages = {
      deck: "She says: **Idk you\ntell me**",
      calendar: "I DIDN’T count. i didnt\\* say radical",
    };
    expect(checkOf("never printed", printedWith({ pages })).faults).toEqual([
      "“idk you tell me” stands in deck",
    ]);
    expect(checkOf("never printed", printedWith({ pages: { deck: "radical what" } })).held).toBe(17);
  });

  test("has no string in a fact that may not have it; a number is looked for whole", () => {
    const sheet = muddyPawsSheet();
    sheet.facts.channels = [{ name: "roundhay park", count: 4, quote: "rest facebook" }];
    sheet.facts.prices = [{ amount: 128, currency: "GBP" }, { amount: 28, currency: "GBP" }];
    expect(checkOf("never in that fact", printedWith({ sheet })).faults).toEqual([
      "channels has “roundhay park”: “roundhay park”",
      "prices has “28”: “28”",
    ]);
  });

  test("does not settle what was hedged", () => {
    const sheet = muddyPawsSheet();
    sheet.unclear = [];
    sheet.facts.next = [{ text: "maybe sept", quote: "a second van with my niece jade on it maybe sept" }, {
      text: "sept",
      quote: "maybe sept",
    }];
    expect(checkOf("unclear not settled", printedWith({ sheet })).faults).toEqual([
      "next: “maybe sept” settled as “sept”",
    ]);
    expect(checkOf("unclear not settled", printedWith({ sheet: null })).held).toBe(0);
  });

  test("has the sides that were taken, and none of those that stand open", () => {
    const sides = { explore_exploit: "a", centralise_let_go: "a", short_long: "b", radical_incremental: "a" };
    expect(checkOf("trade-offs", printedWith({ sides })).faults).toEqual([
      "explore_exploit is a, not b",
      "differentiate_cost is open, not a",
      "radical_incremental is a, not open",
    ]);
    expect(checkOf("trade-offs", printedWith({ sides: null })).held).toBe(0);
  });

  test("is headed by the founder's own sentence, word for word", () => {
    const wrong = { expression: "I do the dogs that nobody else will have" };
    expect(checkOf("own sentences head", printedWith({ sentences: wrong })).held).toBe(0);
    expect(checkOf("own sentences head", printedWith({ sentences: {} })).held).toBe(0);
  });

  test("counts a contradiction put only where one question has both sides, or a page both beside each other", () => {
    const [one, other] = founder.contradictions[0] ?? ["", ""];
    const apart = printedWith({
      replies: [one, other],
      pages: { markdown: `${one} ${"filler ".repeat(200)} ${other}` },
    });
    expect(checkOf("contradictions put", apart).held).toBe(0);
    const open = printedWith({ replies: [], pages: { markdown: `Open: “${one}” against “${other}”` } });
    expect(checkOf("contradictions put", open).held).toBe(1);
  });

  test("has the new value and not the old one, and keeps what stood beside it", () => {
    const sheet = muddyPawsSheet();
    sheet.facts.measured = [{ name: "dogs", value: 90, unit: "dogs" }];
    expect(checkOf("corrections", printedWith({ sheet })).held).toBe(0);
    const pages = { anchors: "about 90 dogs on the books, 190 dogs in all", markdown: TERMS };
    expect(checkOf("corrections", printedWith({ pages })).faults).toEqual(["“90 dogs” is still printed"]);
    const lost = { anchors: "61", markdown: "" };
    expect(checkOf("corrections", printedWith({ pages: lost })).faults).toEqual(["“3 yrs” was lost"]);
    expect(checkOf("corrections", printedWith({ pages: lost, before: [null, null] })).faults).toEqual([]);
  });

  test("does not find the new value in the id of a turn", () => {
    const sheet = muddyPawsSheet();
    sheet.facts.measured = [];
    sheet.facts.traction = [];
    const pages = { anchors: "1e3c7d88-64ef-4de2-b1d4-9f39549a90a8, 61, 3 yrs" };
    expect(checkOf("corrections", printedWith({ sheet, pages })).faults).toEqual([
      "the new 88 stands nowhere",
    ]);
  });

  test("misses a term that did not survive, and an answer that says what it may not", () => {
    expect(checkOf("terms survive", printedWith({ pages: { markdown: "bertie" } })).held).toBe(1);
    const consult = ["30kg. It must fail visibly.", "always ears", "dog", "no idea", "not shaking"];
    expect(checkOf("consultant", printedWith({ consult })).faults).toEqual([
      "“someone with a 40kg german shepherd wants me every 4 weeks and hell pay 80 quid. do i do it”: has “fail visibly”",
      "“is jade a good idea”: none of 3 dogs a day",
    ]);
  });

  test("says eight words of the founder at most three times in a document", () => {
    const said = "bertie he screamed the place down at 3 salons";
    const times = (count: number) =>
      printedWith({ sent: [said], pages: { markdown: `${said}. `.repeat(count) } });
    expect(checkOf("no stretch > 3 times", times(3)).faults).toEqual([]);
    expect(checkOf("no stretch > 3 times", times(4)).faults).toHaveLength(1);
  });
});
