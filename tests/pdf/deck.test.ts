import { describe, expect, it } from "vitest";
import { buildFoundation } from "../../agents/foundation.ts";
import { composeSlides } from "../../pdf/deck/compose.ts";
import { BODY_WORDS, SLIDES } from "../../pdf/deck/slides.ts";
import { countWords, forOutsiders, quoteStart } from "../../pdf/deck/words.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { TEMPLATES } from "../../pdf/templates.ts";
import { INVENTED, inventedFounder } from "../helpers/founders.ts";
import { NOW } from "../helpers/case_state.ts";
import * as fixtures from "./fixtures.ts";
import { faultsOf, readPdf } from "./read_pdf.ts";

describe("the slides of a deck", () => {
  for (const name of ["tidewatch", "ovenline", "sparse", "long"] as const) {
    it(`are 12 to 15 with at most 40 words of body: ${name}`, () => {
      const slides = composeSlides(fixtures[name]());
      expect(slides.length).toBeGreaterThanOrEqual(SLIDES.least);
      expect(slides.length).toBeLessThanOrEqual(SLIDES.most);
      for (const slide of slides) {
        expect(countWords(slide.body.join(" ")), slide.id).toBeLessThanOrEqual(BODY_WORDS);
        expect(slide.headline, slide.id).not.toBe("");
      }
    });
  }

  it("never repeat a number that was corrected", () => {
    const text = JSON.stringify(composeSlides(fixtures.tidewatch()));
    expect(text).not.toContain("118");
  });

  it("quote the founder in exact words only", () => {
    const foundation = fixtures.tidewatch();
    const said = Object.values(foundation.answers).map(({ text }) => text);
    const shown = composeSlides(foundation).map((slide) => ({
      ...slide,
      picture: slide.picture?.kind === "figure" ? null : slide.picture,
    }));
    const quotes = [...JSON.stringify(shown).matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? "");
    expect(quotes.length).toBeGreaterThan(15);
    expect(quotes.filter((quote) => !said.some((text) => text.includes(quote)))).toEqual([]);
  });

  for (const name of INVENTED) {
    it(`say no sentence twice and leave no slide without a picture: ${name}`, () => {
      const state = inventedFounder(name);
      const slides = composeSlides(
        buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: "Built-in strategist" }),
      );
      expect(slides.slice(1).filter((slide) => slide.picture === null).map(({ id }) => id)).toEqual([]);
      const quotes = slides.flatMap((slide) => [...JSON.stringify(slide).matchAll(/“([^”]*)”/g)])
        .map((match) => match[1] ?? "").filter((quote) => countWords(quote) > 4);
      expect(quotes.filter((quote, at) => quotes.indexOf(quote) !== at)).toEqual([]);
      const stats = slides.flatMap(({ picture }) => picture?.kind === "numbers" ? picture.items : []);
      expect(stats.filter(({ value }) => /^(?:19|20)\d\d$/.test(value))).toEqual([]);
    });
  }

  it("turn the ask into what comes next where nobody is raising", () => {
    const kickers = composeSlides(fixtures.tidewatch()).map((slide) => slide.kicker);
    expect(kickers).toContain("What comes next");
    expect(kickers).not.toContain("The ask");
  });
});

describe("the deck as a document", () => {
  for (const { template_name } of TEMPLATES) {
    it(`is wide pages with no text outside or over other text: ${template_name}`, async () => {
      const { bytes, pageCount } = await renderDocument(
        { document: "pitch_deck", template: template_name, colours: {}, foundation: fixtures.long() },
        () => {},
      );
      const { pages } = await readPdf(bytes);
      expect(pages).toHaveLength(pageCount);
      for (const page of pages) {
        expect(page.width / page.height).toBeCloseTo(16 / 9, 2);
        expect(faultsOf(page)).toEqual([]);
      }
    }, 60_000);
  }

  it("reads the same whether or not another document was made before it", async () => {
    const request = { template: "professional", colours: {}, foundation: fixtures.tidewatch() };
    await renderDocument({ ...request, document: "brand_strategy" }, () => {});
    const { bytes } = await renderDocument({ ...request, document: "pitch_deck" }, () => {});
    const { text } = await readPdf(bytes);
    const slides = composeSlides(request.foundation);
    const quotes = slides.flatMap(({ picture }) => picture?.kind === "quote" ? [picture.text] : []);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(text).toContain(quote);
  }, 60_000);

  for (const name of ["japanese", "cyrillic", "sparse"] as const) {
    it(`has no text outside or over other text for an unusual foundation: ${name}`, async () => {
      const { bytes } = await renderDocument(
        { document: "pitch_deck", template: "bold", colours: {}, foundation: fixtures[name]() },
        () => {},
      );
      const { pages } = await readPdf(bytes);
      expect(pages.flatMap(faultsOf)).toEqual([]);
    }, 60_000);
  }
});

describe("quotes for a slide", () => {
  it("take whole sentences up to the limit", () => {
    expect(quoteStart("One two three. Four five. Six seven eight nine.", 5)).toBe(
      "“One two three. Four five.”",
    );
  });

  it("cut a long sentence outside of the quotation marks", () => {
    expect(quoteStart("One two three four five, six seven eight.", 6)).toBe("“One two three four five” …");
  });

  it("begin at the first sentence that may be said", () => {
    expect(quoteStart("It was 118. It is 116.", 10, (sentence) => !sentence.includes("118"))).toBe(
      "“It is 116.”",
    );
  });

  it("leave our words to the founder out of what outsiders read", () => {
    expect(forOutsiders("You said it first: “We come when the notebook changes hands.”"))
      .toBe("“We come when the notebook changes hands.”");
    expect(forOutsiders("Needs your number.")).toBeNull();
  });
});
