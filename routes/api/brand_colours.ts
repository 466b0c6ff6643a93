import { readFacts } from "../../agents/facts/read_facts.ts";
import { type OwnColour, ownColours, paletteOf } from "../../agents/author/rules/expression/palette.ts";
import { NotFoundError } from "../../agents/domain/errors.ts";
import type { AppDeps } from "../deps.ts";
import type { BrandColoursAnswer } from "./contract.ts";
import { findFoundation } from "./find_foundation.ts";

const NONE: BrandColoursAnswer = { colors_extracted: false, brand_colors: {}, extraction_confidence: 0 };
const ROLES = 5;

/** The colours that were found in the conversation and on the founder's own site: of that journey, or of the last used. */
export async function brandColours(
  deps: AppDeps,
  userId: string,
  journeyId?: string,
): Promise<BrandColoursAnswer> {
  try {
    const { state } = await findFoundation(deps, userId, journeyId);
    const own = state.pages.find(({ role, failure }) => role === "own" && failure === null) ?? null;
    const colours = ownColours(readFacts(state, deps.now()).facts.colours, own);
    const palette = paletteOf(colours);
    if (palette.length === 0) return NONE;
    return {
      colors_extracted: true,
      brand_colors: Object.fromEntries(palette.map(({ role, hex }) => [role, hex])),
      extraction_confidence: confidenceOf(colours, palette.map(({ hex }) => hex)),
    };
  } catch (error) {
    if (error instanceof NotFoundError) return NONE;
    throw error;
  }
}

/** How sure it is that these are the founder's colours, 0 to 1 with two decimals: the mean over the five roles. */
function confidenceOf(colours: OwnColour[], palette: string[]): number {
  const sure = colours.filter(({ hex }) => palette.includes(hex)).map(({ confidence }) => confidence);
  return Math.round(sure.reduce((sum, each) => sum + each, 0) / ROLES * 100) / 100;
}
