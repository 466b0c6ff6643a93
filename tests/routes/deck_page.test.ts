import { createElement } from "react";
import { expect, test } from "vitest";
import type { NotedSlide } from "../../agents/domain/slides.ts";
import { DeckDocument } from "../../routes/pages/reading/deck.tsx";
import { drawn } from "../helpers/english.ts";
import { tidewatch } from "../pdf/fixtures.ts";

test("a card's lines stand apart, and a card that is a name alone has no colon behind it", () => {
  const items = [
    { title: "Not for", text: "Families at odds\nAnybody with a hound" },
    { title: "Postglass", text: "" },
  ];
  const slide: NotedSlide = {
    id: "competition",
    kicker: "Competition",
    headline: "Customers also look at Postglass.",
    body: [],
    picture: { kind: "cards", items },
    notes: [],
  };
  const html = drawn(createElement(DeckDocument, { foundation: tidewatch(), slides: [slide] }));
  expect(html).toContain("<strong>Not for:</strong>");
  expect(html).toContain("<li>Families at odds</li><li>Anybody with a hound</li>");
  expect(html).toContain("<strong>Postglass</strong>");
});
