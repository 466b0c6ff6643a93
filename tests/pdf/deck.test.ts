import { describe, expect, it } from "vitest";
import { buildFoundation } from "../../agents/foundation.ts";
import { deckSlides } from "../../pdf/deck/deck_slides.ts";
import { BODY_WORDS, SLIDES } from "../../pdf/deck/slides.ts";
import { isLonger } from "../../agents/text/shorten.ts";
import { wordCount } from "../../agents/text/sentences.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { TEMPLATES } from "../../pdf/templates.ts";
import { INVENTED, inventedFounder } from "../helpers/founders.ts";
import { assumedState, NOW } from "../helpers/case_state.ts";
import * as fixtures from "./fixtures.ts";
import { plausibleName } from "../../pdf/deck/signature.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { Slide } from "../../agents/domain/slides.ts";
import { founderLanguage, wordsIn } from "../../agents/sections/in_language.ts";
import { faultsOf, readPdf } from "./read_pdf.ts";

const MIND = "Built-in strategist";

function inventedFoundation(name: string): Foundation {
  return buildFoundation({ state: inventedFounder(name), anchors: {}, now: NOW, version: 1, mind: MIND });
}

/** Every text of a slide, line by line. */
function textsOf({ headline, body, picture }: Slide): string[] {
  switch (picture?.kind) {
    case "cards":
      return [headline, ...body, ...picture.items.flatMap(({ title, text }) => [title, ...text.split("\n")])];
    case "quote":
      return [headline, ...body, picture.text];
    case "bars":
      return [headline, ...body, ...picture.bars.flatMap(({ name, said }) => [name, said])];
    case "numbers":
      return [headline, ...body, ...picture.items.flatMap(({ value, label }) => [`${value} ${label}`])];
    case "figure":
      return picture.figure.kind === "bridge"
        ? [headline, ...body, picture.figure.now, picture.figure.needed]
        : [headline, ...body];
    default:
      return [headline, ...body];
  }
}

describe("the slides of a deck", () => {
  for (const name of ["tidewatch", "ovenline", "sparse", "long"] as const) {
    it(`are 12 to 15 with at most 40 words of body: ${name}`, () => {
      const slides = deckSlides(fixtures[name]());
      expect(slides.length).toBeGreaterThanOrEqual(SLIDES.least);
      expect(slides.length).toBeLessThanOrEqual(SLIDES.most);
      for (const slide of slides) {
        expect(wordCount(slide.body.join(" ")), slide.id).toBeLessThanOrEqual(BODY_WORDS);
        expect(slide.headline, slide.id).not.toBe("");
      }
    });
  }

  it("never repeat a number that was corrected", () => {
    const text = JSON.stringify(deckSlides(fixtures.tidewatch()));
    expect(text).not.toContain("118");
  });

  it("say what the founder said in exact words only", () => {
    const foundation = fixtures.tidewatch();
    const said = JSON.stringify([foundation.sheet, foundation.anchors]);
    const told = deckSlides(foundation).flatMap(textsOf);
    const quotes = told.flatMap((text) => [...text.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? ""));
    expect(quotes.filter((quote) => !said.includes(JSON.stringify(quote).slice(1, -1)))).toEqual([]);
  });

  for (const name of INVENTED) {
    it(`say no sentence twice: ${name}`, () => {
      const slides = deckSlides(inventedFoundation(name));
      const told = slides.slice(1).flatMap(textsOf).map((text) => text.replace(/[“”]|[.…]$/g, "").trim())
        .filter((text) => wordCount(text) > 4);
      expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([]);
      expect(isLonger(slides[0]?.headline ?? "", 12)).toBe(false);
      const stats = slides.flatMap(({ picture }) => picture?.kind === "numbers" ? picture.items : []);
      expect(stats.filter(({ value }) => /^(?:19|20)\d\d$/.test(value))).toEqual([]);
    });
  }

  for (const name of ["tidewatch", "ovenline"] as const) {
    it(`have a picture each where all was answered: ${name}`, () => {
      const bare = deckSlides(fixtures[name]()).filter(({ picture }) => picture === null);
      expect(bare.map(({ id }) => id)).toEqual([]);
    });
  }

  it("turn the ask into what comes next where nobody is raising", () => {
    const kickers = deckSlides(fixtures.tidewatch()).map((slide) => slide.kicker);
    expect(kickers).toContain("What comes next");
    expect(kickers).not.toContain("The ask");
  });
});

const NUMBER = /\d+(?:[.,:]\d+)*/g;

function sumOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** All that the facts and the strategy say. */
function strategyOf({ strategy: { deck: _, ...parts }, sheet }: Foundation): string {
  return JSON.stringify([parts, sheet]).replaceAll(",", "");
}

describe("the numbers of a deck", () => {
  const founders: [string, () => Foundation][] = [
    ["tidewatch", fixtures.tidewatch],
    ["ovenline", fixtures.ovenline],
    ...INVENTED.map((name): [string, () => Foundation] => [name, () => inventedFoundation(name)]),
  ];

  for (const [name, make] of founders) {
    it(`all stand in the strategy or its facts: ${name}`, () => {
      const foundation = make();
      const known = new Set(strategyOf(foundation).match(NUMBER) ?? []);
      const shown = deckSlides(foundation).flatMap(textsOf)
        .flatMap((text) => text.replaceAll(",", "").match(NUMBER) ?? []);
      expect(shown.length).toBeGreaterThan(3);
      expect(shown.filter((number) => !known.has(number))).toEqual([]);
    });

    it(`are as long as their bars: ${name}`, () => {
      for (const { id, kicker, picture } of deckSlides(make())) {
        if (picture?.kind !== "bars") continue;
        const values = picture.bars.map(({ value }) => value);
        const said = picture.bars.map((bar) => Number(bar.said.match(NUMBER)?.[0].replaceAll(",", "")));
        if (kicker === "The ask") expect(sumOf(values)).toBeLessThanOrEqual(100);
        if (picture.bars.every((bar) => /^\d/.test(bar.said))) expect(said).toEqual(values);
        else {
          const shares = said.map((amount) => Math.round((amount / sumOf(said)) * sumOf(values)));
          for (const [at, share] of shares.entries()) {
            expect(Math.abs(share - (values[at] ?? 0)), id).toBeLessThanOrEqual(1);
          }
        }
      }
    });
  }
});

describe("a deck of somebody who knows little", () => {
  const slides = () =>
    deckSlides(
      buildFoundation({ state: assumedState(), anchors: {}, now: NOW, version: 1, mind: MIND }),
    );

  it("has twelve slides, each with a picture and a headline of its own that admits what is open", () => {
    expect(slides()).toHaveLength(SLIDES.least);
    expect(slides().slice(1).filter(({ picture }) => picture === null)).toEqual([]);
    const headlines = slides().map(({ headline }) => headline);
    expect(new Set(headlines).size).toBe(headlines.length);
    expect(headlines.filter((headline) => /\b(?:not|no|none|open)\b/i.test(headline)).length).toBeGreaterThan(
      8,
    );
  });

  it("speaks to whoever reads it, not to the founder", () => {
    expect(slides().flatMap(textsOf).filter((text) => /\byour?\b/i.test(text))).toEqual([]);
  });
});

describe("the author of a deck", () => {
  it("is the person where the name could be one", () => {
    expect(plausibleName("Dana O'Neill", "RotaBoard")).toBe("Dana O'Neill");
    expect(plausibleName("田中 花", "水の音")).toBe("田中 花");
  });

  for (const founder of ["Test", "Test Founder", "user2", "tidewatch", "Tidewatch", "founder", "a.b", ""]) {
    it(`is nobody where it is no name: "${founder}"`, () => {
      expect(plausibleName(founder, "Tidewatch")).toBe("");
    });
  }
});

describe("the deck as a document", () => {
  for (const [index, name] of ["tidewatch", "ovenline", "rotaboard", "spareroom"].entries()) {
    const template = TEMPLATES[index % TEMPLATES.length]?.template_name ?? "";
    it(`sets nothing smaller than 14 points: ${name}, ${template}`, async () => {
      const foundation = name === "tidewatch" || name === "ovenline"
        ? fixtures[name]()
        : inventedFoundation(name);
      const request = { document: "pitch_deck", template, colours: {}, foundation } as const;
      const { pages } = await readPdf((await renderDocument(request, () => {})).bytes);
      const small = pages.flatMap(({ boxes }) => boxes.filter(({ height }) => height > 1 && height < 13.9));
      expect(small.map(({ text, height }) => `${text} ${height}`)).toEqual([]);
    }, 60_000);
  }

  it("reads the same whether or not another document was made before it", async () => {
    const request = { template: "professional", colours: {}, foundation: fixtures.tidewatch() };
    await renderDocument({ ...request, document: "brand_strategy" }, () => {});
    const { bytes } = await renderDocument({ ...request, document: "pitch_deck" }, () => {});
    const { text } = await readPdf(bytes);
    const slides = deckSlides(request.foundation);
    const quotes = slides.flatMap(({ picture }) => picture?.kind === "quote" ? [picture.text] : []);
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(text).toContain(quote);
  }, 60_000);

  it("has no text outside or over other text where nothing was answered", async () => {
    const { bytes } = await renderDocument(
      { document: "pitch_deck", template: "bold", colours: {}, foundation: fixtures.sparse() },
      () => {},
    );
    const { pages } = await readPdf(bytes);
    expect(pages.flatMap(faultsOf)).toEqual([]);
  }, 60_000);
});

it.each(["waermewart", "accordeur"])("a file says what it is in its founder's language: %s", async (name) => {
  const foundation = inventedFoundation(name);
  const language = founderLanguage(foundation);
  const told = await Promise.all((["brand_strategy", "pitch_deck"] as const).map(async (document) => {
    const { bytes } = await renderDocument(
      { document, template: "professional", colours: {}, foundation },
      () => {},
    );
    return (await readPdf(bytes)).info;
  }));
  const say = wordsIn(language);
  expect(told).toMatchObject(["brand strategy", "pitch deck"].map((kind) => ({
    Title: `${foundation.company}: ${say(kind)}`,
    Subject: expect.not.stringMatching(/strategy|version|pitch deck/iu),
    Language: language,
  })));
  expect(language).not.toBe("en");
}, 60_000);
