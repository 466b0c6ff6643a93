import { load } from "cheerio";
import { XMLValidator } from "fast-xml-parser";
import JSZip from "jszip";
import { describe, expect, test } from "vitest";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { deckSlides } from "../../pdf/deck/deck_slides.ts";
import { founderLanguage, slidesIn, wordsFor } from "../../agents/sections/in_language.ts";
import { settleFoundation } from "../../pdf/foundation_text.ts";
import { renderPptx } from "../../pdf/pptx/pptx.ts";
import { TEMPLATES } from "../../pdf/templates.ts";
import { cyrillic, japanese, long, ovenline, sparse, tidewatch } from "./fixtures.ts";

const FOUNDATIONS: [string, () => Foundation][] = [
  ["tidewatch", tidewatch],
  ["ovenline", ovenline],
  ["sparse", sparse],
  ["long", long],
  ["japanese", japanese],
  ["cyrillic", cyrillic],
];
/** The slides with their labels in the founder's language. */
function printedSlides(foundation: Foundation) {
  return slidesIn(
    deckSlides(settleFoundation(foundation)),
    wordsFor(foundation, founderLanguage(foundation)),
  );
}

const EMU_A_POINT = 12_700;
const WIDTH = 960;
const HEIGHT = 540;

interface Shape {
  id: string;
  isTitle: boolean;
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function open(foundation: Foundation, template = "professional") {
  const { bytes, pageCount } = await renderPptx(foundation, { template, colours: {} });
  const file = await JSZip.loadAsync(bytes);
  const read = async (path: string) => load(await file.file(path)?.async("string") ?? "", { xml: true });
  return { bytes, pageCount, file, read };
}

async function shapesOf(read: Awaited<ReturnType<typeof open>>["read"], slide: number): Promise<Shape[]> {
  const $ = await read(`ppt/slides/slide${slide}.xml`);
  return $("p\\:sp, p\\:cxnSp").toArray().map((element) => {
    const shape = $(element);
    const points = (name: string, side: string) => Number(shape.find(name).first().attr(side)) / EMU_A_POINT;
    const [left, top] = [points("a\\:off", "x"), points("a\\:off", "y")];
    return {
      id: shape.find("p\\:cNvPr").attr("id") ?? "",
      isTitle: shape.find('p\\:ph[type="title"]').length > 0,
      text: shape.find("a\\:p").toArray().map((each) => $(each).find("a\\:t").text()).join("\n"),
      left,
      top,
      right: left + points("a\\:ext", "cx"),
      bottom: top + points("a\\:ext", "cy"),
    };
  });
}

describe.each(FOUNDATIONS)("the deck of %s for PowerPoint", (_name, foundation) => {
  test("has the slides of the PDF, their words in text boxes, one title each", async () => {
    const { pageCount, read } = await open(foundation());
    const slides = printedSlides(foundation());
    expect(pageCount).toBe(slides.length);
    for (const [index, slide] of slides.entries()) {
      const shapes = await shapesOf(read, index + 1);
      const texts = shapes.map(({ text }) => text);
      const titles = shapes.filter(({ isTitle }) => isTitle).map(({ text }) => text);
      expect(titles).toEqual([
        slide.id === "cover" ? settleFoundation(foundation()).company : slide.headline,
      ]);
      expect(texts).toContain(slide.headline);
      for (const line of slide.body) expect(texts.join("\n")).toContain(line);
    }
  });

  test("keeps every shape on its slide, under an id of its own", async () => {
    const { pageCount, read } = await open(foundation());
    for (let slide = 1; slide <= pageCount; slide++) {
      const shapes = await shapesOf(read, slide);
      const outside = shapes.filter(({ left, top, right, bottom }) =>
        left < -0.5 || top < -0.5 || right > WIDTH + 0.5 || bottom > HEIGHT + 0.5
      );
      expect(outside).toEqual([]);
      expect(new Set(shapes.map(({ id }) => id)).size).toBe(shapes.length);
    }
  });
});

test("the same foundation gives the same bytes, and its day is the file's day", async () => {
  const [one, other] = [await open(tidewatch()), await open(tidewatch())];
  expect(one.bytes).toEqual(other.bytes);
  const core = await one.read("docProps/core.xml");
  expect(core("dcterms\\:created").text()).toBe("2026-11-21T09:00:00Z");
  expect(core("dc\\:title").text()).toBe("Tidewatch: pitch deck");
});

test("the notes of a slide say what it rests on, each line a paragraph", async () => {
  const { read } = await open(tidewatch());
  const slides = deckSlides(settleFoundation(tidewatch()));
  for (const [index, { notes }] of slides.entries()) {
    const $ = await read(`ppt/notesSlides/notesSlide${index + 1}.xml`);
    const paragraphs = $("a\\:p").toArray().map((each) => $(each).find("a\\:t").text());
    for (const { text } of notes) {
      expect(paragraphs.filter((line) => line.endsWith(text))).toHaveLength(1);
    }
  }
  expect(slides.filter(({ notes }) => notes.length > 0).length).toBeGreaterThanOrEqual(12);
});

test("quoted words in the notes are the founder's own, or a page's", () => {
  const foundation = settleFoundation(tidewatch());
  const words = JSON.stringify([foundation.sheet, foundation.anchors]);
  for (const { notes } of deckSlides(foundation)) {
    for (const [, quote = ""] of notes.flatMap(({ text }) => [...text.matchAll(/“([^”]*)”/g)])) {
      expect(words).toContain(JSON.stringify(quote).slice(1, -1));
    }
  }
});

test("a slide that nobody filled admits it in its notes, with the cheapest test", async () => {
  const { read } = await open(sparse());
  const $ = await read("ppt/notesSlides/notesSlide2.xml");
  expect($("a\\:t").text()).toMatch(/is not written down yet\..*Cheapest test: \w+/);
});

test("a slide without evidence says so in its notes", async () => {
  const { strategy, ...foundation } = sparse();
  const bare = strategy.deck.map((slide) => ({
    ...slide,
    headline: { ...slide.headline, marks: [] },
    body: slide.body.map((claim) => ({ ...claim, marks: [] })),
    picture_marks: [],
  }));
  const { read } = await open({ ...foundation, strategy: { ...strategy, deck: bare } });
  const $ = await read("ppt/notesSlides/notesSlide2.xml");
  expect($("a\\:t").text()).toContain("No evidence is on record for this slide");
});

test.each(["Marks & Spencer", `A & <b>"B"</b> 'C'`, "]]> &amp; &#0; <!--"])(
  "every XML part of the deck of %s is well-formed",
  async (company) => {
    const { file, read } = await open({ ...tidewatch(), company });
    const parts = Object.values(file.files).filter(({ name }) => /\.(xml|rels)$/.test(name));
    expect(parts.length).toBeGreaterThan(50);
    for (const part of parts) {
      expect(XMLValidator.validate(await part.async("string")), part.name).toBe(true);
    }
    expect((await read("docProps/app.xml"))("Company").text()).toBe(company);
  },
);

test("markup in a company's name stays text", async () => {
  const { read } = await open({ ...tidewatch(), company: `A & <b>"B"</b> 'C'` });
  const shapes = await shapesOf(read, 1);
  expect(shapes.map(({ text }) => text)).toContain(`A & <b>"B"</b> 'C'`);
});

describe.each(TEMPLATES)("in the template $template_name", ({ template_name }) => {
  test("no label is smaller than 14 points, and twelve rivals each have their name", async () => {
    const foundation = long();
    const { read, pageCount } = await open(foundation, template_name);
    for (let slide = 1; slide <= pageCount; slide++) {
      const $ = await read(`ppt/slides/slide${slide}.xml`);
      const sizes = $("a\\:r a\\:rPr").toArray().map((each) => Number($(each).attr("sz")) / 100);
      expect(sizes.filter((size) => size < 14)).toEqual([]);
    }
    const slides = printedSlides(foundation);
    const index = slides.findIndex(({ picture }) =>
      picture?.kind === "figure" && picture.figure.kind === "map"
    );
    const texts = (await shapesOf(read, index + 1)).map(({ text }) => text);
    for (let rival = 1; rival <= 12; rival++) {
      expect(texts).toContain(`${rival} Rival number ${rival} with a longer name`);
    }
  });
});

test("each template has fonts and a cover of its own", async () => {
  const looks = await Promise.all(TEMPLATES.map(async ({ template_name }) => {
    const { read } = await open(tidewatch(), template_name);
    const $ = await read("ppt/slides/slide2.xml");
    const title = $("p\\:ph").closest("p\\:sp").find("a\\:latin").attr("typeface");
    const master = await read("ppt/slideLayouts/slideLayout2.xml");
    return { title, master: master("p\\:cSld").html() };
  }));
  expect(new Set(looks.map(({ title }) => title)).size).toBe(TEMPLATES.length);
  expect(new Set(looks.map(({ master }) => master)).size).toBe(TEMPLATES.length);
});
