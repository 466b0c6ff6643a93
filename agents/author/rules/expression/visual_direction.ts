import { withCapital } from "../../../text/letters.ts";
import type { Claim } from "../../../domain/claims.ts";
import type { ColourFact } from "../../../domain/facts.ts";
import type { PaletteEntry } from "../../../domain/figures.ts";
import { inference, source } from "../../../ledger/marks.ts";
import { claim, closed, markOf } from "../../../ledger/words.ts";
import type { VisualDirection } from "../../../strategy/expression.ts";
import type { Material } from "../../../strategy/material.ts";
import { languageIn } from "../../../text/language.ts";
import { wordCount } from "../../../text/sentences.ts";
import { openPoints, unknown } from "../open_points.ts";
import { ownPage, rivalPages } from "../truth/page_sentences.ts";
import { firstHeadline, HEADLINE_WORDS } from "../wording.ts";
import { toHsl } from "./colour_math.ts";
import { looksAlike, shadeOf } from "./colour_words.ts";
import { type OwnColour, ownColours, paletteOf, SURE_ENOUGH } from "./palette.ts";

/** The founder's colours with their contrast, what had to shift to be read, and what stays out. */
export function writeVisualDirection(material: Material): VisualDirection {
  const { colours } = material.sheet.facts;
  const own = ownColours(colours, ownPage(material.pages));
  const palette = paletteOf(own);
  const refused = colours.filter(({ wanted }) => !wanted);
  return {
    headline: firstHeadline(
      [headline(own, colours), refusedHeadline(refused)],
      "No colour is chosen yet.",
      "visual.colours",
    ),
    palette,
    notes: [...shifts(palette), ...unread(colours)],
    imagery: { show: [], avoid: [] },
    rejected: refused.map((fact) => rejectedClaim(fact, material)),
    choice: null,
    unknowns: [
      ...openPoints(material, { facts: ["colours"], fields: ["visual.colours"] }),
      ...(palette.length === 0
        ? [
          unknown(
            "Which two colours would a customer name if asked?",
            "ask the next three customers",
            "visual.colours",
          ),
        ]
        : []),
    ],
  };
}

/** A colour that began a sentence of the founder's begins none here; where nouns have capitals it keeps its own. */
function inSentence(fact: ColourFact): string {
  const name = nameOf(fact);
  return /^#|^\p{Lu}{2}/u.test(name) || languageIn(fact.quote) === "de"
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);
}

function nameOf({ name, hex }: ColourFact): string {
  return name ?? hex ?? "";
}

function headline([first]: OwnColour[], colours: ColourFact[]): Claim | null {
  if (first === undefined) return null;
  const refused = colours.filter(({ wanted }) => !wanted);
  const called = first.name === null ? first.hex : `${first.name}, ${first.hex},`;
  const leads = `${withCapital(called)} leads`;
  const names = [...new Set(refused.map(inSentence))];
  const out = names.join(" and ");
  const text = out === "" ? `${leads}.` : `${leads}; ${out} ${names.length > 1 ? "stay" : "stays"} out.`;
  const marks = [first.mark, ...refused.map(markOf)];
  return wordCount(text) <= HEADLINE_WORDS ? claim(text, ...marks) : claim(`${first.hex} leads.`, first.mark);
}

function refusedHeadline(refused: ColourFact[]): Claim | null {
  const [first] = refused;
  return first === undefined ? null : claim(closed(`${nameOf(first)} stays out`), markOf(first));
}

/** What each colour becomes where it has to carry text. */
function shifts(palette: PaletteEntry[]): Claim[] {
  const ground = palette.find(({ role }) => role === "background")?.hex ?? "";
  return palette.filter(({ role, hex, text_hex }) => role !== "background" && hex !== text_hex).map((entry) =>
    claim(
      `${entry.hex} reaches ${
        entry.contrast.toFixed(2)
      } on ${ground}; text needs 4.5 and becomes ${entry.text_hex}.`,
      inference("colours", `WCAG contrast of ${entry.hex} on ${ground}: ${entry.contrast.toFixed(2)}`),
    )
  );
}

/** Colours that were wanted in words of which no shade could be told: kept as they were said. */
function unread(colours: ColourFact[]): Claim[] {
  return colours.filter(({ wanted, hex, name }) =>
    wanted && hex === null && name !== null && shadeOf(name) === null
  )
    .map((fact) => claim(closed(`Without a value yet: “${fact.name}”`), markOf(fact)));
}

/** Nearer than this in lightness, two shades of one hue have one name. */
const SAME_NAME = 0.15;
/** A grey or a white tells no two brands apart. */
const TELLING_SATURATION = 0.12;

/** A refused colour, and the rival who wears it where one was read. */
function rejectedClaim(fact: ColourFact, { pages }: Material): Claim {
  const hex = fact.hex ?? (fact.name === null ? null : shadeOf(fact.name));
  const shade = hex === null ? null : toHsl(hex);
  if (hex === null || shade === null || shade.saturation < TELLING_SATURATION) {
    return claim(closed(nameOf(fact)), markOf(fact));
  }
  const distance = (other: string) => Math.abs(toHsl(other).lightness - shade.lightness);
  const [worn] = rivalPages(pages).flatMap((page) =>
    page.colours.filter((colour) => colour.confidence > SURE_ENOUGH && looksAlike(colour.hex, hex))
      .map((colour) => ({ page, colour }))
  ).filter(({ colour }) => distance(colour.hex) < SAME_NAME)
    .toSorted((a, b) => distance(a.colour.hex) - distance(b.colour.hex));
  return worn === undefined ? claim(closed(nameOf(fact)), markOf(fact)) : claim(
    `${nameOf(fact)}: ${worn.page.label} wears ${worn.colour.hex}.`,
    markOf(fact),
    source(worn.page, `${worn.colour.name}: ${worn.colour.hex}`),
  );
}
