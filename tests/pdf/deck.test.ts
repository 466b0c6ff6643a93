import { describe, expect, it } from "vitest";
import { buildFoundation } from "../../agents/foundation.ts";
import { composeSlides } from "../../pdf/deck/compose.ts";
import { BODY_WORDS, SLIDES } from "../../pdf/deck/slides.ts";
import {
  countWords,
  forOutsiders,
  quoteStart,
  sentencesOf,
  shorten,
  spoken,
  titled,
} from "../../pdf/deck/words.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { TEMPLATES } from "../../pdf/templates.ts";
import { INVENTED, inventedFounder } from "../helpers/founders.ts";
import { assumedState, NOW } from "../helpers/case_state.ts";
import * as fixtures from "./fixtures.ts";
import { signatureOf } from "../../pdf/deck/signature.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { Slide } from "../../agents/domain/slides.ts";
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

  it("say what the founder said in exact words only", () => {
    const foundation = fixtures.tidewatch();
    const said = Object.values(foundation.answers).map(({ text }) => text.toLowerCase());
    const isSaid = (words: string) => said.some((text) => text.includes(words.toLowerCase()));
    const slides = composeSlides(foundation);
    const told = slides.flatMap(textsOf);
    const quotes = told.flatMap((text) => [...text.matchAll(/“([^”]*)”/g)].map((match) => match[1] ?? ""));
    const sources = JSON.stringify(foundation.anchors);
    expect(quotes.filter((quote) => !isSaid(quote) && !sources.includes(quote))).toEqual([]);
    const plain = told.map((text) => text.replace(/\s…$/, "")).filter((text) => countWords(text) > 4);
    expect(plain.filter(isSaid).length).toBeGreaterThan(20);
  });

  for (const name of INVENTED) {
    it(`say no sentence twice and leave no slide without a picture: ${name}`, () => {
      const slides = composeSlides(inventedFoundation(name));
      expect(slides.slice(1).filter((slide) => slide.picture === null).map(({ id }) => id)).toEqual([]);
      const told = slides.slice(1).flatMap(textsOf).map((text) => text.replace(/[“”]|[.…]$/g, "").trim())
        .filter((text) => countWords(text) > 4);
      expect(told.filter((text, at) => told.indexOf(text) !== at)).toEqual([]);
      expect(countWords(slides[0]?.headline ?? "")).toBeLessThanOrEqual(12);
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

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** What the strategy says, section by section, and the table of numbers. */
function strategyOf({ anchors, facts }: Foundation): string {
  return JSON.stringify([anchors, facts.map(({ text, value }) => [text, value])]);
}

describe("the numbers of a deck", () => {
  const founders: [string, () => Foundation][] = [
    ["tidewatch", fixtures.tidewatch],
    ["ovenline", fixtures.ovenline],
    ...INVENTED.map((name): [string, () => Foundation] => [name, () => inventedFoundation(name)]),
  ];

  for (const [name, make] of founders) {
    it(`all stand in the strategy or its table of numbers: ${name}`, () => {
      const foundation = make();
      const known = new Set(strategyOf(foundation).match(NUMBER) ?? []);
      const shown = composeSlides(foundation).flatMap(textsOf).flatMap((text) => text.match(NUMBER) ?? []);
      expect(shown.length).toBeGreaterThan(3);
      expect(shown.filter((number) => !known.has(number))).toEqual([]);
    });

    it(`are the strategy's own where a picture draws them: ${name}`, () => {
      const foundation = make();
      const blocks = Object.values(foundation.anchors).flatMap(({ sections }) => sections)
        .flatMap((section) => section.blocks);
      const figures = blocks.flatMap((block) => block.kind === "figure" ? [block.figure] : []);
      for (const { id, picture } of composeSlides(foundation)) {
        if (picture?.kind !== "bars") continue;
        const values = picture.bars.map(({ value }) => value);
        if (id === "ask") {
          expect(values.reduce((sum, value) => sum + value, 0)).toBe(100);
          const parts = figures.filter(({ kind }) => kind === "shares")
            .map((figure) => figure.kind === "shares" ? figure.parts.map(({ share }) => share) : []);
          expect(parts).toContainEqual(values);
        }
        if (id === "go_to_market") {
          const channels = figures.flatMap((figure) => figure.kind === "effort" ? figure.channels : []);
          for (const { name: bar, said } of picture.bars) {
            const channel = channels.find((each) => each.name.toLowerCase() === bar.toLowerCase());
            expect(said).toContain(`${channel?.hours} h a week`);
            if (channel && channel.result > 0) {
              expect(said).toMatch(new RegExp(`^${channel.result}(?:%| came)`));
            }
          }
        }
        if (id === "market") expect(values[1]).toBeGreaterThan(values[0] ?? 0);
      }
    });
  }
});

describe("a deck of somebody who knows little", () => {
  const slides = () =>
    composeSlides(
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

describe("who signs a quote", () => {
  it("is the person where the name could be one, with the company", () => {
    expect(signatureOf({ founder: "Dana O'Neill", company: "RotaBoard" })).toBe("Dana O'Neill, RotaBoard");
    expect(signatureOf({ founder: "田中 花", company: "水の音" })).toBe("田中 花, 水の音");
  });

  for (const founder of ["Test", "Test Founder", "user2", "tidewatch", "Tidewatch", "founder", "a.b", ""]) {
    it(`is the founder of the company where it is no name: "${founder}"`, () => {
      expect(signatureOf({ founder, company: "Tidewatch" })).toBe("The founder of Tidewatch");
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

  it("end where a text can end: at a clause, not at an article, never within a word", () => {
    expect(titled("A stall for bread in Porto, one oven and two people from the same street", 9)).toBe(
      "A stall for bread in Porto",
    );
    expect(titled("We pour holds out of old tyre rubber for gyms that lose skin", 11)).toBe(
      "We pour holds out of old tyre rubber for gyms",
    );
    expect(shorten("Every Friday we print the plan and carry it to the harbour office", 7)).toBe(
      "Every Friday we print the plan\u00A0…",
    );
  });

  it("keep a title and a day with what they belong to", () => {
    expect(sentencesOf("Last week it was Mrs. Fahy. She came on 3. Mai.")).toEqual([
      "Last week it was Mrs. Fahy.",
      "She came on 3. Mai.",
    ]);
  });

  it("are the deck's own words without the conjunction that joined them to others", () => {
    expect(spoken("And in February I come for a day.")).toBe("In February I come for a day.");
    expect(spoken("» une heure par séance.")).toBe("Une heure par séance.");
  });

  it("leave our words to the founder out of what outsiders read", () => {
    expect(forOutsiders("You said it first: “We come when the notebook changes hands.”"))
      .toBe("“We come when the notebook changes hands.”");
    expect(forOutsiders("Needs your number.")).toBeNull();
  });
});
