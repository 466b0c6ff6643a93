import type { Block, Section } from "../domain/anchors.ts";
import type { Claim, Mark } from "../domain/claims.ts";
import type { Figure } from "../domain/figures.ts";
import type { NotedSlide, Picture } from "../domain/slides.ts";
import type { Say } from "./labels.ts";

/** A sentence, and how it was calculated, in a language. */
export function claimIn<T extends Claim>(sentence: T, say: Say): T {
  return { ...sentence, text: say(sentence.text), marks: marksIn(sentence.marks, say) };
}

function marksIn(marks: Mark[], say: Say): Mark[] {
  return marks.map((mark) => {
    if (mark.kind === "inference" && mark.how !== undefined) return { ...mark, how: say(mark.how) };
    return mark.kind === "assumption" ? { ...mark, test: say(mark.test) } : mark;
  });
}

/** A section with what is ours in it in a language. */
export function sectionIn(section: Section, say: Say): Section {
  return {
    ...section,
    title: say(section.title),
    headline: claimIn(section.headline, say),
    blocks: section.blocks.map((block) => blockIn(block, say)),
  };
}

function blockIn(block: Block, say: Say): Block {
  const title = block.title === undefined ? {} : { title: say(block.title) };
  switch (block.kind) {
    case "paragraph":
      return {
        ...block,
        ...title,
        claims: block.claims.map((each) => claimIn(each, say)),
      };
    case "list":
      return {
        ...block,
        ...title,
        items: block.items.map((each) => claimIn(each, say)),
      };
    case "table":
      return {
        ...block,
        ...title,
        columns: block.columns.map(say),
        rows: block.rows.map(({ cells, marks }) => ({ cells: cells.map(say), marks: marksIn(marks, say) })),
      };
    case "figure":
      return {
        ...block,
        title: say(block.title),
        figure: figureIn(block.figure, say),
        marks: marksIn(block.marks, say),
      };
  }
}

function figureIn(figure: Figure, say: Say): Figure {
  switch (figure.kind) {
    case "sliders":
      return {
        ...figure,
        lines: figure.lines.map((line) => ({
          ...line,
          a: say(line.a),
          b: say(line.b),
          ...line.reason === undefined ? {} : { reason: reasonIn(line.reason, say) },
        })),
      };
    case "gantt":
      return { ...figure, bars: figure.bars.map((bar) => ({ ...bar, name: say(bar.name) })) };
    case "shares":
      return {
        ...figure,
        unit: say(figure.unit),
        parts: figure.parts.map((part) => ({ ...part, name: say(part.name) })),
      };
    case "palette":
      return {
        ...figure,
        entries: figure.entries.map((entry) => ({ ...entry, source: say(entry.source) })),
      };
    case "curve":
      return { ...figure, stages: figure.stages.map((stage) => ({ ...stage, name: say(stage.name) })) };
    case "lanes":
      return {
        ...figure,
        lanes: figure.lanes.map(({ name, items }) => ({ name: say(name), items: items.map(say) })),
      };
    default:
      return figure;
  }
}

/** The founder's reason, and behind it the price. */
function reasonIn(reason: string, say: Say): string {
  return reason.replace(/Costs: [^“”]+[.。]$/u, say);
}

/** Slides with their labels in a language: what stands over them, on their pictures, and sentences of ours. */
export function slidesIn(slides: NotedSlide[], say: Say): NotedSlide[] {
  return slides.map((slide) => ({
    ...slide,
    kicker: say(slide.kicker),
    headline: say(slide.headline),
    body: slide.body.map((line) => say(line)),
    notes: slide.notes.map(({ kind, text }) => ({ kind, text: say(text) })),
    picture: slide.picture === null ? null : pictureIn(slide.picture, say),
  }));
}

function pictureIn(picture: Picture, say: Say): Picture {
  switch (picture.kind) {
    case "bars":
      return {
        ...picture,
        bars: picture.bars.map((bar) => ({ ...bar, name: say(bar.name), said: say(bar.said) })),
      };
    case "numbers":
      return {
        ...picture,
        items: picture.items.map(({ value, label }) => ({ value: say(value), label: say(label) })),
      };
    case "cards":
      return {
        ...picture,
        items: picture.items.map(({ title, text }) => ({ title: say(title), text: say(text) })),
      };
    default:
      return picture;
  }
}
