import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { expect, test } from "vitest";
import { Message } from "../../islands/journey/Message.tsx";
import { Markup } from "../../islands/journey/markup.tsx";
import { progressText } from "../../islands/journey/progress_text.ts";
import { isThin } from "../../islands/journey/thinness.ts";
import { drawn, ENGLISH } from "../helpers/english.ts";
import type { QuestionAnswer } from "../../routes/api/contract.ts";

const QUESTION: QuestionAnswer = {
  field: "difference.only",
  section: "strategic_synthesis",
  why: "",
  technique: "open",
  skippable: false,
};

test.each([
  ["our site is www.a.example", "Analyzing your website..."],
  ["see http://a.example", "Analyzing your website..."],
  ["the competitor is cheaper", "Researching market insights..."],
  ["our brand", "Developing strategic insights..."],
  ["hello", "Processing your message..."],
])("while %o is answered the screen says %o", (message, text) => {
  expect(progressText(message, ENGLISH.journey.progress)).toBe(text);
});

test("an answer without a name, a number or a reason is thin", () => {
  expect(isThin("We offer great quality to everyone", QUESTION)).toBe(true);
  expect(isThin("We refused 3 harbours this year", QUESTION)).toBe(false);
  expect(isThin("They ring us because Jettybase never answers", QUESTION)).toBe(false);
});

test("a command, a read-back and an unfinished word are never called thin", () => {
  expect(isThin("Skip this one please", QUESTION)).toBe(false);
  expect(isThin("We", QUESTION)).toBe(false);
  expect(isThin("The second one is ours", { ...QUESTION, technique: "confirm" })).toBe(false);
});

test("bold, italics and line breaks are shown, markup of any other kind is text", () => {
  const html = draw("You said **this** and *that*.\nNext <img src=x onerror=alert(1)>");
  expect(html).toBe(
    "<p>You said <strong>this</strong> and <em>that</em>.<br/>Next &lt;img src=x onerror=alert(1)&gt;</p>",
  );
});

test("a bold question stands for itself, with its reason in small type below", () => {
  const html = draw("Heard.\n\n**What do you refuse?**\n*A refusal is a choice.*");
  expect(html).toContain('<p class="asked"><strong>What do you refuse?</strong></p>');
  expect(html).toContain('<p class="why"><em>A refusal is a choice.</em></p>');
});

test("what is offered as a button is not written out above it", () => {
  const html = draw("A: Keep it small\nB: Grow it\n\n**Which?**", [["Keep it small"], ["Grow it"]]);
  expect(html).not.toContain("Keep it small");
});

test("two sides that are offered side by side are not written out above them", () => {
  const offered = [["Explore new ground", "Exploit the ground you hold"], [
    "Compete: against Hansen Bros",
    "Cooperate: with Hansen Bros",
  ]];
  const lines = "Explore new ground, or exploit the ground you hold\n" +
    "Cooperate: with Hansen Bros, or compete: against them";
  expect(draw(`Heard.\n\n${lines}\n\n**Which side?**`, offered)).not.toMatch(/ground|Hansen/);
});

test("the sides that were chosen stand in the founder's message, and words below them", () => {
  const message = {
    id: "one",
    role: "user" as const,
    content: "We know every street",
    chosen: [{ id: "explore_exploit", side: "b" as const, words: "Exploit the ground you hold" }],
    timestamp: null,
    agent: "",
  };
  const html = drawn(createElement(Message, { message, onRetry: null, onEdit: null, offered: [] }));
  expect(html).toMatch(/Exploit the ground you hold.*We know every street/s);
});

function draw(text: string, offered?: string[][]): string {
  return renderToStaticMarkup(createElement(Markup, { text, offered: offered ?? [] }));
}
