import { expect, test } from "vitest";
import { isLonger, shorten, titled } from "../../../agents/text/shorten.ts";

const LONG =
  "We mend wooden boats for sailing clubs on the lakes, in winter, in their own shed, without a yard";

test("a text that fits stays as it is", () => {
  expect(shorten("We mend wooden boats.", 8)).toBe("We mend wooden boats.");
  expect(titled("We mend wooden boats.", 8)).toBe("We mend wooden boats");
});

test("a text that is too long is cut at a clause, and the cut is shown on the same line", () => {
  expect(shorten(LONG, 14)).toBe("We mend wooden boats for sailing clubs on the lakes, in winter\u00A0…");
});

test("a title is cut where a clause ends and does not show it", () => {
  expect(titled(LONG, 12)).toBe("We mend wooden boats for sailing clubs on the lakes");
});

test("no cut ends behind a number, an article or a preposition", () => {
  for (let words = 3; words < 12; words++) {
    const cut = shorten(
      "We send 400 letters to the treasurers of 23 marinas and the boards of 9 clubs",
      words,
    );
    expect(cut.replace(/\u00A0…$/, "")).not.toMatch(/\s(?:to|the|of|and|\d+)$/);
  }
});

test("long words and signs without blanks count for the room that they take", () => {
  expect(isLonger("Donaudampfschifffahrtsgesellschaft Rindfleischetikettierungsgesetz", 8)).toBe(true);
  expect(isLonger("京都の町家で一日一組", 4)).toBe(false);
  expect(isLonger("京都の町家で一日一組だけの宿", 4)).toBe(true);
});

test.each([
  ["Comment écrire un devis qui se lit en deux minutes", 5, "Comment écrire un devis\u00A0…"],
  [
    "un gros client part ailleurs parce que le devis a mis cinq semaines",
    7,
    "un gros client part ailleurs\u00A0…",
  ],
  ["man merkt genau, dass die letzten Tage anfangen", 4, "man merkt genau\u00A0…"],
])("no cut ends behind a word that waits for its clause: %s", (text, words, cut) => {
  expect(shorten(text, words)).toBe(cut);
});

test("a quotation that is cut is closed", () => {
  expect(shorten("“Cómo cargar para que la batería dure el doble”", 6)).toBe(
    "“Cómo cargar para que la batería”\u00A0…",
  );
});
