import type { Block, Choice, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { PaletteEntry } from "../../domain/figures.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageColour } from "../../domain/pages.ts";
import { inference, refusalsIn, source, wordCount } from "../../text/text.ts";
import {
  doingSaid,
  ownBest,
  ownPage,
  put,
  refusalsSaid,
  rivalPages,
  type Said,
  sentencesSaid,
} from "../words/answers.ts";
import { toHsl } from "../../author/rules/expression/colour_math.ts";
import { colourWordsIn, looksAlike } from "../colour/colour_words.ts";
import { missingAnswers } from "../plain.ts";
import { buildPalette, isOwnPalette } from "../colour/palette.ts";
import { buildSection, cell, claim, figure, list, paragraph, row, table } from "../section.ts";

/** Palette with ratios and shifted shades, roles, what pictures show and do not, and what this rejects. */
export function visualDirection(state: JourneyState): Section {
  const palette = buildPalette(state);
  const isOwn = isOwnPalette(palette);
  const blocks: (Block | null)[] = [
    figure(
      "Palette",
      { kind: "palette", entries: palette },
      inference("visual.colours", "WCAG contrast, computed"),
    ),
    paletteTable(state, palette),
    shifts(palette),
    rivalColours(state),
    pictures(state),
    missingAnswers(state, ["visual.colours"]),
  ];
  return buildSection({
    id: "visual_direction",
    headline: headline(state, palette, isOwn),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state),
    deductions: isOwn ? ["nothing was seen in print"] : ["no colour was given", "nothing was seen in print"],
    raisedBy: "Raised by one printed page in these colours.",
    openQuestions: [
      isOwn
        ? "Which photograph of your work exists already?"
        : "Which two colours would a customer name if asked?",
    ],
  });
}

function headline(state: JourneyState, palette: PaletteEntry[], isOwn: boolean): Claim {
  const primary = palette[0];
  const refused = refusalsSaid(state, "visual.colours").find((each) => wordCount(each.quote) <= 11);
  if (!isOwn || primary === undefined) {
    return claim(
      "A calm default stands here until you name your colours.",
      inference("visual.colours", "no colour was given"),
    );
  }
  if (refused !== undefined) return put(`${primary.hex} leads, and this stays out`, refused);
  const text = primary.hex === primary.text_hex
    ? `${primary.hex} leads; as text it reads at ${primary.contrast} to 1.`
    : `${primary.hex} leads as a ground; as text it becomes ${primary.text_hex}, because ${primary.contrast} to 1 is too little.`;
  return claim(
    text,
    inference("visual.colours", "computed"),
  );
}

const USE: Record<PaletteEntry["role"], string> = {
  primary: "headings and bands",
  secondary: "rules, frames and second headings",
  accent: "one mark a page",
  text: "everything that is read",
  background: "the page",
};

function paletteTable(state: JourneyState, palette: PaletteEntry[]): Block {
  const own = ownPage(state);
  const rows = palette.map((entry) => {
    const onSite = own?.colours.find((colour) => colour.hex === entry.hex);
    const named = sentencesSaid(state, "visual.colours").find((each) =>
      each.quote.toUpperCase().includes(entry.hex)
    );
    const marks = [
      ...(own !== null && onSite !== undefined ? [source(own, `${onSite.name}: ${onSite.hex}`)] : []),
      ...(named === undefined ? [] : [named.mark]),
    ];
    const ratio = entry.role === "background" ? "the ground" : `${entry.contrast.toFixed(2)} to 1`;
    return row(
      [entry.role, entry.hex, USE[entry.role], ratio, entry.text_hex, entry.source],
      ...marks,
      inference("visual.colours", `contrast computed; ${entry.source}${sureOf(onSite)}`),
    );
  });
  return table(["role", "hex", "use", "contrast on the page", "as text", "from"], rows);
}

/** How sure the reader of the page was that this is a brand colour. */
function sureOf(onSite: PageColour | undefined): string {
  return onSite === undefined ? "" : `, read with ${Math.round(onSite.confidence * 100)}% confidence`;
}

function shifts(palette: PaletteEntry[]): Block | null {
  const ground = palette.find((entry) => entry.role === "background")?.hex ?? "";
  const shifted = palette.filter((entry, at) =>
    entry.role !== "background" && entry.hex !== entry.text_hex &&
    palette.findIndex(({ hex }) => hex === entry.hex) === at
  );
  const claims = shifted.map((entry) =>
    claim(
      `${entry.hex} reaches ${
        entry.contrast.toFixed(2)
      } on ${ground}, less than the 4.5 that text needs; as text it becomes ${entry.text_hex}, the same hue.`,
      inference("visual.colours", `computed from ${entry.hex} on ${ground}`),
    )
  );
  return claims.length === 0 ? null : paragraph(claims, "Shifted to be readable");
}

/** Refused colours that a rival's style sheet carries: the refusal then tells the two apart. */
function rivalColours(state: JourneyState): Block | null {
  const refused = refusalsSaid(state, "visual.colours").flatMap((each) =>
    colourWordsIn(each.quote).filter(({ hex }) => toHsl(hex).saturation > 0.12).map((word) => ({
      each,
      word,
    }))
  );
  const claims = refused.flatMap(({ each, word }) =>
    rivalPages(state).flatMap((page) => {
      const found = page.colours.find((colour) =>
        colour.confidence > 0.25 && looksAlike(colour.hex, word.hex)
      );
      return found === undefined ? [] : [
        claim(
          `${page.label} wears ${found.hex}, the ${word.word} you leave out.`,
          source(page, `${found.name}: ${found.hex}`),
          each.mark,
        ),
      ];
    })
  );
  const once = claims.filter((each, at) => claims.findIndex((other) => other.text === each.text) === at);
  return once.length === 0 ? null : list(once.slice(0, 3), "Left to others");
}

function pictures(state: JourneyState): Block | null {
  const show = [
    doingSaid(state),
    ownBest(state, "content.knowledge", 26),
    ownBest(state, "customer.last_three", 26),
  ]
    .filter((each): each is Said => each !== null);
  const never = refusalsSaid(state, "visual.colours");
  const away = sentencesSaid(state, "customer.not_for")[0];
  const items = [
    ...show.slice(0, 3).map((each) => put("A picture to take", each)),
    ...never.slice(0, 3).map((each) => put("Not in the picture", each)),
    ...(away === undefined ? [] : [put("Nobody poses as these", away)]),
  ];
  return items.length === 0 ? null : list(items, "Pictures");
}

function choice(state: JourneyState): Choice | null {
  const wanted = sentencesSaid(state, "visual.colours").find((each) => refusalsIn(each.quote).length === 0);
  const refused = refusalsSaid(state, "visual.colours")[0];
  if (wanted === undefined) return null;
  return {
    chosen: `your colours: ${cell(wanted.quote)}`,
    rejected: refused === undefined ? "what others in the trade wear" : "what you ruled out",
    why: "a colour is only yours if something else is not",
    gives_up: "the look that buyers of this trade expect at first sight",
    marks: [wanted.mark, ...(refused === undefined ? [] : [refused.mark]), inference("visual.colours")],
  };
}
