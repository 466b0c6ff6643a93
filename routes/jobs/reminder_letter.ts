import type { WaitingQuestion } from "../../agents/master.ts";

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

interface Letter {
  subject: string;
  text: string;
}

/** A reminder in the language of its question, where that is German; else in English. */
export function reminderLetter(reminder: Reminder): Letter {
  return reminder.question.language === "de" ? inGerman(reminder) : inEnglish(reminder);
}

function inEnglish({ name, company, question, isLast, days, goOn, end }: Reminder): Letter {
  return {
    subject: `Your next question for ${company}: about ${question.minutes} minutes are left`,
    text: [
      `Hello ${name},`,
      `your interview for ${company} is kept as you left it. The next question is:`,
      `    ${question.text}`,
      `About ${question.minutes} minutes are left, and you can stop again at any time. Go on at this question:`,
      goOn,
      `The link works once and for ${days} days. Where you are not signed in, you sign in first.`,
      `${
        isLast ? "This is the last letter about this interview." : "At most one more letter like this comes."
      } One click ends these letters:`,
      end,
    ].join("\n\n") + "\n",
  };
}

function inGerman({ name, company, question, isLast, days, goOn, end }: Reminder): Letter {
  return {
    subject: `Deine nächste Frage zu ${company}: noch etwa ${question.minutes} Minuten`,
    text: [
      `Hallo ${name},`,
      `dein Interview zu ${company} steht noch da, wo du aufgehört hast. Die nächste Frage ist:`,
      `    ${question.text}`,
      `Es sind noch etwa ${question.minutes} Minuten, und du kannst jederzeit wieder aufhören. Weiter bei dieser Frage:`,
      goOn,
      `Der Link gilt einmal und ${days} Tage lang. Wo du nicht angemeldet bist, meldest du dich zuerst an.`,
      `${
        isLast
          ? "Das ist der letzte Brief zu diesem Interview."
          : "Es kommt höchstens noch ein solcher Brief."
      } Ein Klick beendet diese Briefe:`,
      end,
    ].join("\n\n") + "\n",
  };
}
