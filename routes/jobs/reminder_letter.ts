import { SPOKEN_LANGUAGES } from "../../agents/domain/journey.ts";
import type { WaitingQuestion } from "../../agents/master.ts";
import { fill } from "../../islands/words.ts";
import { REMINDERS } from "../words/conversed.ts";

/** What a reminder says. */
export interface Reminder {
  name: string;
  company: string;
  question: WaitingQuestion;
  isLast: boolean;
  /** How long its link works. */
  days: number;
  /** The address of the question, and the one at which these letters end. */
  goOn: string;
  end: string;
}

/** A reminder in the language of its question where we speak that, else in English. */
export function reminderLetter(
  { question: { text: question, minutes, language }, isLast, company, ...rest }: Reminder,
): { subject: string; text: string } {
  const says = REMINDERS[SPOKEN_LANGUAGES.find((spoken) => spoken === language) ?? "en"];
  const others = isLast ? says.isLast : says.oneMore;
  return {
    subject: fill(says.subject, { company, minutes }),
    text: fill(says.text, { ...rest, company, question, minutes, others }),
  };
}
