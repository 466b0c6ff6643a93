import type { Section, SectionId } from "../../agents/domain/anchors.ts";
import type { FieldId } from "../../agents/domain/fields.ts";
import type { Figure } from "../../agents/domain/figures.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { hasContent } from "../charts/Chart.tsx";
import { fieldName } from "../text/evidence.ts";
import { BODY_WORDS, type Picture, type Slide, SLIDES } from "./slides.ts";
import { countWords, forOutsiders, quoteStart, sentencesOf } from "./words.ts";

const LONGEST_HEADLINE = 20;

function sectionsOf(foundation: Foundation): Section[] {
  return Object.values(foundation.anchors).flatMap((anchor) => anchor.sections);
}

function figureOf(foundation: Foundation, ...kinds: Figure["kind"][]): Picture | null {
  const figures = sectionsOf(foundation).flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === "figure" && hasContent(block.figure) ? [block.figure] : []
    )
  );
  for (const kind of kinds) {
    const figure = figures.find((candidate) => candidate.kind === kind);
    if (figure) return { kind: "figure", figure };
  }
  return null;
}

function usable(text: string, otherwise: string): string {
  const told = text === "" ? null : forOutsiders(text);
  return told !== null && countWords(told) <= LONGEST_HEADLINE ? told : otherwise;
}

/** A section's own headline, as far as it can be said to who reads a deck. */
function headlineOf(foundation: Foundation, id: SectionId, otherwise: string): string {
  return usable(sectionsOf(foundation).find((section) => section.id === id)?.headline.text ?? "", otherwise);
}

function answer(foundation: Foundation, field: FieldId): string {
  return foundation.answers[field]?.text ?? "";
}

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** Only sentences whose numbers all stand in the fact table: a corrected number is said nowhere again. */
function known(foundation: Foundation): (sentence: string) => boolean {
  const numbers = new Set(foundation.facts.flatMap((fact) => [fact.value, ...fact.text.match(NUMBER) ?? []]));
  return (sentence) => (sentence.match(NUMBER) ?? []).every((number) => numbers.has(number));
}

function quoteOf(foundation: Foundation, field: FieldId, most: number): string {
  return quoteStart(answer(foundation, field), most, known(foundation));
}

/** The founder's words on a field, or a plain line that they are missing. */
function words(foundation: Foundation, field: FieldId, most = BODY_WORDS): string[] {
  const quote = quoteOf(foundation, field, most);
  return quote === "" ? [`Needs an answer: ${fieldName(field)}.`] : [quote];
}

/** Where a number stands in a text as a number of its own, not inside of a longer one. */
function placeOf(value: string, text: string): number {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const place = text.search(new RegExp(`(?<![\\d.,])${escaped}(?![\\d])`));
  return place === -1 ? text.length : place;
}

function numbersOf(foundation: Foundation, ...fields: FieldId[]): Picture | null {
  const facts = fields.flatMap((field) => {
    const text = answer(foundation, field);
    return foundation.facts.filter((fact) => fact.field === field)
      .toSorted((a, b) => placeOf(a.value, text) - placeOf(b.value, text));
  });
  const items = facts.filter((fact, index) => facts.findIndex(({ value }) => value === fact.value) === index)
    .slice(0, 4).map((fact) => ({ value: fact.text, label: fieldName(fact.field) }));
  return items.length > 0 ? { kind: "numbers", items } : null;
}

function quotePicture(foundation: Foundation, field: FieldId, most = 34): Picture | null {
  const text = quoteOf(foundation, field, most);
  return text === "" ? null : { kind: "quote", text, by: foundation.founder || foundation.company };
}

function cardsOf(foundation: Foundation, field: FieldId): Picture | null {
  const sentences = sentencesOf(answer(foundation, field)).filter(known(foundation)).slice(0, 4);
  const items = sentences.map((sentence) => ({ title: "", text: quoteStart(sentence, 18) }));
  return items.length > 0 ? { kind: "cards", items } : null;
}

function risksOf(foundation: Foundation): Picture | null {
  const items = foundation.unknowns.slice(0, 4).map(({ what, test }) => ({
    title: forOutsiders(what) ?? what,
    text: test,
  }));
  return items.length > 0 ? { kind: "cards", items } : null;
}

/** The messaging house with a roof that an outsider can read. */
function houseOf(foundation: Foundation): Picture | null {
  const picture = figureOf(foundation, "house");
  if (picture?.kind !== "figure" || picture.figure.kind !== "house") return null;
  return {
    kind: "figure",
    figure: { ...picture.figure, roof: usable(picture.figure.roof, foundation.company) },
  };
}

function isRaising(foundation: Foundation): boolean {
  const text = answer(foundation, "pitch.raise");
  return text !== "" &&
    !/\bnot\b.{0,12}\brais|\bno (?:round|raise)|\bnicht\b|\bnão\b|\bne .* pas\b/i.test(text);
}

function has(foundation: Foundation, ...fields: FieldId[]): boolean {
  return fields.some((field) => answer(foundation, field) !== "");
}

function allSlides(foundation: Foundation): Slide[] {
  const { company } = foundation;
  const raising = isRaising(foundation);
  const slide = (
    id: string,
    kicker: string,
    content: { headline: string; body?: string[]; picture: Picture | null; optional?: boolean },
  ): Slide => ({ id, kicker, body: [], optional: false, ...content });
  return [
    slide("purpose", "Purpose", {
      headline: headlineOf(
        foundation,
        "brand_identity",
        `${company} exists for a reason that can be told in one breath.`,
      ),
      picture: quotePicture(foundation, "identity.why"),
    }),
    slide("problem", "Problem", {
      headline: headlineOf(
        foundation,
        "market_analysis",
        "One thing stands between these customers and a better day.",
      ),
      body: words(foundation, "market.obstacle", 28),
      picture: figureOf(foundation, "bridge") ?? quotePicture(foundation, "market.alternative"),
    }),
    slide("why_now", "Why now", {
      headline: headlineOf(
        foundation,
        "cultural_opportunities",
        "Something has to happen first, and then customers decide.",
      ),
      body: words(foundation, "customer.trigger_barrier", 30),
      picture: figureOf(foundation, "friction") ?? quotePicture(foundation, "customer.belief"),
      optional: !has(foundation, "customer.trigger_barrier", "customer.belief"),
    }),
    slide("solution", "Solution", {
      headline: usable(
        foundation.anchors.expression.sentence?.text ?? "",
        headlineOf(foundation, "strategic_messaging", `${company} does what its rivals would refuse to do.`),
      ),
      body: words(foundation, "difference.only", 32),
      picture: houseOf(foundation) ?? quotePicture(foundation, "difference.only"),
    }),
    slide("product", "Product", {
      headline: headlineOf(
        foundation,
        "customer_journey",
        "What it is, and what it costs, fits into one paragraph.",
      ),
      body: words(foundation, "offering.what", 36),
      picture: figureOf(foundation, "curve") ?? numbersOf(foundation, "offering.what"),
      optional: !has(foundation, "offering.what"),
    }),
    slide("traction", "Traction", {
      headline: headlineOf(
        foundation,
        "pitch_evidence",
        "The numbers that are measured today speak for themselves.",
      ),
      body: words(foundation, "proof.best", 26),
      picture: numbersOf(foundation, "pitch.traction", "growth.numbers", "proof.best"),
    }),
    slide("market", "Market", {
      headline: "The market is counted from the bottom up, customer by customer.",
      body: words(foundation, "company.stage_region", 32),
      picture: numbersOf(foundation, "company.stage_region", "goal.twelve_months", "channels.current"),
      optional: !has(foundation, "company.stage_region"),
    }),
    slide("model", "Business model", {
      headline: headlineOf(foundation, "growth_strategy", "The price is public and charged in one way."),
      body: words(foundation, "revenue.model", 34),
      picture: numbersOf(foundation, "revenue.model", "offering.what"),
    }),
    slide("competition", "Competition", {
      headline: headlineOf(
        foundation,
        "strategic_synthesis",
        "Buyers have alternatives, and each of them stands somewhere else.",
      ),
      body: words(foundation, "market.rivals", 30),
      picture: figureOf(foundation, "map", "sliders") ?? quotePicture(foundation, "market.rivals"),
    }),
    slide("go_to_market", "Go to market", {
      headline: headlineOf(
        foundation,
        "channel_strategy",
        "One channel gets most of the hours; the rest is test.",
      ),
      body: words(foundation, "channels.current", 26),
      picture: figureOf(foundation, "effort", "shares") ?? quotePicture(foundation, "channels.current"),
    }),
    slide("team", "Team", {
      headline: "The people who do this have done something like it before.",
      picture: cardsOf(foundation, "pitch.team"),
      body: has(foundation, "pitch.team") ? [] : words(foundation, "pitch.team"),
    }),
    slide("milestones", "Milestones", {
      headline: usable(
        foundation.anchors.evolution.sentence?.text ?? "",
        headlineOf(
          foundation,
          "evolution_milestones",
          "Each next step waits for the evidence of the one before.",
        ),
      ),
      body: words(foundation, "evolution.bet", 22),
      picture: figureOf(foundation, "lanes", "gantt", "loop") ?? quotePicture(foundation, "evolution.next"),
    }),
    slide("ask", raising ? "The ask" : "What comes next", {
      headline: raising
        ? "This is what is asked for, and what it is for."
        : "No money is asked for; this is what comes next.",
      body: raising ? words(foundation, "pitch.raise", 34) : words(foundation, "evolution.next", 34),
      picture: numbersOf(foundation, "pitch.raise", "goal.twelve_months"),
    }),
    slide("risks", "Risks and answers", {
      headline: "What could prove this wrong is written down, with the test that would show it.",
      picture: risksOf(foundation) ?? quotePicture(foundation, "evolution.bet"),
      optional: foundation.unknowns.length === 0 && !has(foundation, "evolution.bet"),
    }),
  ];
}

/** The cover, and 11 to 14 slides: those that have nothing to show and may go are left out. */
export function composeSlides(foundation: Foundation): Slide[] {
  const cover: Slide = {
    id: "cover",
    kicker: "Pitch deck",
    headline: quoteOf(foundation, "offering.what", 12) ||
      usable(foundation.anchors.truth.sentence?.text ?? "", foundation.company),
    body: [quoteOf(foundation, "proof.best", 20), quoteOf(foundation, "pitch.raise", 14)].filter((line) =>
      line !== ""
    ),
    picture: null,
    optional: false,
  };
  const slides = [cover, ...allSlides(foundation)];
  let spare = slides.length - SLIDES.least;
  return slides.filter((slide) => {
    if (!slide.optional || spare === 0) return true;
    spare -= 1;
    return false;
  });
}
