import { reminder as german } from "./de/reminder.ts";
import { reminder as english } from "./en/reminder.ts";

/** Reminders go out in the language of the interview, not in that of the screens. */
export const REMINDERS = { en: english, de: german };
