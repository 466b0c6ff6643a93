import type { SpokenLanguage } from "../../agents/domain/journey.ts";
import { common as common_de } from "./de/common.ts";
import { foundation as foundation_de } from "./de/foundation.ts";
import { journey as journey_de } from "./de/journey.ts";
import { reminder as reminder_de } from "./de/reminder.ts";
import { common } from "./en/common.ts";
import { foundation } from "./en/foundation.ts";
import { journey } from "./en/journey.ts";
import { reminder } from "./en/reminder.ts";
import type { Same } from "./same.ts";

const english = { common, foundation, journey };
type Conversed = typeof english;

/** The languages that the interview speaks and the other screens do not. */
export type ConversedLanguage = Exclude<SpokenLanguage, "en">;

/**
 * What the screen around a conversation says in the other languages that the interview itself speaks. All other screens
 * are in the first of `LANGUAGES`.
 */
export const CONVERSED: Record<ConversedLanguage, Conversed> = {
  de: inPlaceOf({ common: common_de, foundation: foundation_de, journey: journey_de }),
};

/** Reminders go out in the language of the interview, not in that of the screens. */
export const REMINDERS: Record<SpokenLanguage, Same<typeof reminder>> = {
  en: reminder,
  de: reminder_de,
};

/** The same sets in another language, with the places of each text as English has them: tests/islands/words.test.ts holds them alike. */
function inPlaceOf(translated: Same<Conversed>): Conversed {
  return translated as Conversed;
}
