import { buildPalette, isOwnPalette, paletteConfidence } from "../../agents/anchors/colour/palette.ts";
import { NotFoundError } from "../../agents/domain/errors.ts";
import type { AppDeps } from "../deps.ts";
import type { BrandColoursAnswer } from "./contract.ts";
import { findFoundation } from "./find_foundation.ts";

const NONE: BrandColoursAnswer = { colors_extracted: false, brand_colors: {}, extraction_confidence: 0 };

/** The colours that were found in the conversation and on the founder's own site: of that journey, or of the last used. */
export async function brandColours(
  deps: AppDeps,
  userId: string,
  journeyId?: string,
): Promise<BrandColoursAnswer> {
  try {
    const { state } = await findFoundation(deps, userId, journeyId);
    const palette = buildPalette(state);
    if (!isOwnPalette(palette)) return NONE;
    return {
      colors_extracted: true,
      brand_colors: Object.fromEntries(palette.map(({ role, hex }) => [role, hex])),
      extraction_confidence: paletteConfidence(state, palette),
    };
  } catch (error) {
    if (error instanceof NotFoundError) return NONE;
    throw error;
  }
}
