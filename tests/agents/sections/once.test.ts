import { expect, it } from "vitest";
import type { Claim } from "../../../agents/domain/claims.ts";
import { withoutRepeated } from "../../../agents/sections/without_repeats.ts";

function said(text: string): Claim {
  return { text, marks: [{ kind: "said", turn: "t", field: "f", quote: text.replace(/[“”]/gu, "") }] };
}

it.each([
  ["“We bake at four.”", "Only you: “We bake at four.”", null],
  ["“We bake at four”", "We bake at four. Nobody else does.", null],
  ["“We bake at four. Nobody else does.”", "Only you: “We bake at four.”", "“Nobody else does.”"],
  ["“We bake at four, in the dark.”", "Only you: “We bake at four” …", "“We bake at four, in the dark.”"],
  ["“朝四時に焼きます。誰もしません。”", "Only you: “朝四時に焼きます。”", "“誰もしません。”"],
  ["“We bake.”", "In the way: “the oven”", "“We bake.”"],
])("prints of %s beside %s only %s", (sentence, headline, left) => {
  expect(withoutRepeated(said(sentence), said(headline))?.text ?? null).toBe(left);
});
