import { expect, test } from "vitest";
import { HeldReview } from "../../islands/advisor/HeldReview.tsx";
import type { HeldReviewAnswer } from "../../routes/api/contract.ts";
import { drawn } from "../helpers/english.ts";

const HELD: HeldReviewAnswer = {
  version: 2,
  on: "2027-05-03",
  results: [{
    what: "boat show",
    by: "2027-03-15",
    verdict: "held",
    verdict_label: "Held",
    told: "Brought 31: it goes on.",
    words: "31",
  }],
  decisions: [{ about: "The next bet", words: null }, { about: "If we lose", words: "Yes, I do it" }],
  changes: [],
};

test("a held review names each result once, and quotes no decision that was left open", () => {
  const shown = drawn(<HeldReview review={HELD} isOpen />);
  expect(shown).toContain("<strong>Held</strong>: boat show. Brought 31: it goes on.");
  expect(shown).toContain("<li>The next bet: left open</li>");
  expect(shown).toContain("<li>If we lose: “Yes, I do it”</li>");
});
