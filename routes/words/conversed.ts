import type { SpokenLanguage } from "../../agents/domain/journey.ts";
import { common as common_de } from "./de/common.ts";
import { foundation as foundation_de } from "./de/foundation.ts";
import { journey as journey_de } from "./de/journey.ts";
import { reminder as reminder_de } from "./de/reminder.ts";
import { common } from "./en/common.ts";
import { foundation } from "./en/foundation.ts";
import { journey } from "./en/journey.ts";
import { reminder } from "./en/reminder.ts";
import { common as common_es } from "./es/common.ts";
import { foundation as foundation_es } from "./es/foundation.ts";
import { journey as journey_es } from "./es/journey.ts";
import { reminder as reminder_es } from "./es/reminder.ts";
import { common as common_fr } from "./fr/common.ts";
import { foundation as foundation_fr } from "./fr/foundation.ts";
import { journey as journey_fr } from "./fr/journey.ts";
import { reminder as reminder_fr } from "./fr/reminder.ts";
import { common as common_it } from "./it/common.ts";
import { foundation as foundation_it } from "./it/foundation.ts";
import { journey as journey_it } from "./it/journey.ts";
import { reminder as reminder_it } from "./it/reminder.ts";
import { common as common_ja } from "./ja/common.ts";
import { foundation as foundation_ja } from "./ja/foundation.ts";
import { journey as journey_ja } from "./ja/journey.ts";
import { reminder as reminder_ja } from "./ja/reminder.ts";
import { common as common_nl } from "./nl/common.ts";
import { foundation as foundation_nl } from "./nl/foundation.ts";
import { journey as journey_nl } from "./nl/journey.ts";
import { reminder as reminder_nl } from "./nl/reminder.ts";
import { common as common_pt } from "./pt/common.ts";
import { foundation as foundation_pt } from "./pt/foundation.ts";
import { journey as journey_pt } from "./pt/journey.ts";
import { reminder as reminder_pt } from "./pt/reminder.ts";
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
  fr: inPlaceOf({ common: common_fr, foundation: foundation_fr, journey: journey_fr }),
  es: inPlaceOf({ common: common_es, foundation: foundation_es, journey: journey_es }),
  it: inPlaceOf({ common: common_it, foundation: foundation_it, journey: journey_it }),
  pt: inPlaceOf({ common: common_pt, foundation: foundation_pt, journey: journey_pt }),
  nl: inPlaceOf({ common: common_nl, foundation: foundation_nl, journey: journey_nl }),
  ja: inPlaceOf({ common: common_ja, foundation: foundation_ja, journey: journey_ja }),
};

/** Reminders go out in the language of the interview, not in that of the screens. */
export const REMINDERS: Record<SpokenLanguage, Same<typeof reminder>> = {
  en: reminder,
  de: reminder_de,
  fr: reminder_fr,
  es: reminder_es,
  it: reminder_it,
  pt: reminder_pt,
  nl: reminder_nl,
  ja: reminder_ja,
};

/** The same sets in another language, with the places of each text as English has them: tests/islands/words.test.ts holds them alike. */
function inPlaceOf(translated: Same<Conversed>): Conversed {
  return translated as Conversed;
}
