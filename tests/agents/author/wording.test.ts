import { describe, expect, it } from "vitest";
import { headlineOf, openingOf, sentenceHeadline, storyOf } from "../../../agents/author/rules/wording.ts";
import type { TextFact } from "../../../agents/domain/facts.ts";
import { wordCount } from "../../../agents/text/sentences.ts";

function fact(text: string, more: Partial<TextFact> = {}): TextFact {
  return { text, quote: text, turn: "t", field: "why", state: "read", ...more };
}

describe("how a fact begins", () => {
  it.each([
    ["We bake at four. Nobody else does.", 12, "“We bake at four. Nobody else does.”"],
    ["We bake at four. Nobody else in the whole valley does that any more.", 8, "“We bake at four.”"],
    [
      "usually theyve been to a salon n the dog came back shaking or they got told hes banned",
      14,
      "“usually theyve been to a salon n the dog came back shaking” …",
    ],
  ])("%s in %i words", (text, words, opening) => {
    expect(openingOf(fact(text), words)).toBe(opening);
  });

  it("puts corrected words in no quotation marks", () => {
    expect(openingOf({ text: "88 dogs on the books", quote: "its 88 not 90" }, 9)).toBe(
      "88 dogs on the books",
    );
  });

  it("keeps within the words also where a script has no blanks", () => {
    const text =
      "祖父が亡くなる前に畳針を一本だけ渡してくれましたので私はこの仕事を始めて二十年になりました。";
    expect(wordCount(openingOf(fact(text), 10))).toBeLessThanOrEqual(10);
  });
});

describe("a story", () => {
  it.each([
    ["The real one then. My aunt kept bees in Leith.", "My aunt kept bees in Leith."],
    ["My aunt. She kept bees in Leith all her life.", "My aunt. She kept bees in Leith all her life."],
    [
      "Mein Onkel. Er hat 1994 die Färberei geschlossen.",
      "Mein Onkel. Er hat 1994 die Färberei geschlossen.",
    ],
    [
      "Mia zia Rosa. Ha tenuto le api per tutta la vita.",
      "Mia zia Rosa. Ha tenuto le api per tutta la vita.",
    ],
    [
      "Ma tante. Elle a gardé des abeilles toute sa vie.",
      "Ma tante. Elle a gardé des abeilles toute sa vie.",
    ],
    ["Mijn tante. Ze hield haar hele leven bijen.", "Mijn tante. Ze hield haar hele leven bijen."],
  ])("begins with whom it is about: %s", (text, told) => {
    expect(storyOf(fact(text)).text).toBe(told);
  });
});

it("makes no headline of words that every rival could say", () => {
  expect(headlineOf("Only you", fact("top quality", { thin: true }))).toBeNull();
});

it("heads with the founder's own sentence, whole where it fits", () => {
  const sentence = { text: "We tell you how wrong we were, every month", marks: [] };
  expect(sentenceHeadline(sentence)).toBe(sentence);
  const long = {
    text: `${sentence.text}, and we tell the auditor the same thing in the same words on the same day`,
    marks: [],
  };
  expect(sentenceHeadline(long)?.text).toBe("We tell you how wrong we were, every month …");
});
