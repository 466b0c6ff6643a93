import { expect, test } from "vitest";
import { quoteStart, sentencesOf } from "../../pdf/deck/words.ts";
import { settleFoundation } from "../../pdf/foundation_text.ts";
import { tidewatch } from "./fixtures.ts";

const TWO_LINES = "Stavoren has 116 berths\nBefore us 31 boats had not paid. With us 4.";

test("a quote never runs from one line of an answer into the next", () => {
  expect(quoteStart(TWO_LINES, 20)).toBe("“Stavoren has 116 berths”");
  expect(quoteStart(TWO_LINES, 20, (sentence) => !sentence.startsWith("Stavoren"))).toBe(
    "“Before us 31 boats had not paid. With us 4.”",
  );
  expect(sentencesOf(TWO_LINES)).toEqual([
    "Stavoren has 116 berths",
    "Before us 31 boats had not paid.",
    "With us 4.",
  ]);
});

test("answers keep their lines when they are made ready for print, and all else is folded", () => {
  const foundation = tidewatch();
  foundation.company = "Tide\n watch";
  foundation.answers["proof.best"] = { turn: "t", label: "Proof", text: "One  line\r\nand another" };
  const settled = settleFoundation(foundation);
  expect(settled.company).toBe("Tide watch");
  expect(settled.answers["proof.best"]?.text).toBe("One line\nand another");
});
