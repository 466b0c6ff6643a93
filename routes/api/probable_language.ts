import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { type JourneyState, SPOKEN_LANGUAGES, type SpokenLanguage } from "../../agents/domain/journey.ts";
import { interviewLanguages } from "../../agents/master.ts";
import { getJourney, listJourneys } from "../../kv/journeys.ts";
import type { Store } from "../../kv/store.ts";

/**
 * What somebody probably reads who has said nothing yet: the language of the journey that they used last and answered in,
 * else the first of their browser's that the interview speaks.
 */
export async function probableLanguage(c: Context, kv: Store, userId: string): Promise<SpokenLanguage> {
  for (const { id } of await listJourneys(kv, userId)) {
    const state = (await getJourney(kv, userId, id))?.state;
    if (state !== undefined && state.turns > 0) return languageOf(state);
  }
  const asked = accepts(c, {
    header: "Accept-Language",
    supports: [...SPOKEN_LANGUAGES],
    default: "en",
    match: (wanted, { supports, default: own }) =>
      wanted.filter(({ q }) => q > 0).toSorted((one, other) => other.q - one.q)
        .map(({ type }) => type.toLowerCase().split("-")[0] ?? "")
        .find((language) => supports.includes(language)) ?? own,
  });
  return spoken(asked);
}

/** In which language a journey was held, or written where nobody chose one. */
function languageOf(state: JourneyState): SpokenLanguage {
  return spoken(state.language ?? interviewLanguages(state).written);
}

function spoken(language: string): SpokenLanguage {
  return SPOKEN_LANGUAGES.find((one) => one === language) ?? "en";
}
