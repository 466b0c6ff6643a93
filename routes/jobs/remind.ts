import { DAY_MS } from "../../agents/domain/days.ts";
import { waitingQuestion } from "../../agents/master.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import { claimReminder, dueReminders } from "../../kv/reminders.ts";
import { newLinkToken, readLinkToken } from "../link_token.ts";
import { addressOfEnd, type Letters, type Outcome, writeInRounds } from "./letter_round.ts";
import { reminderLetter } from "./reminder_letter.ts";

const LINK_DAYS = 14;

/**
 * Writes to everybody who stopped in the middle of a journey, at most twice for each. The right to a letter is taken
 * before it is sent: with a process that dies, or a mail server that does not take it, the letter is lost.
 */
export async function remindFounders(letters: Letters, now: Date): Promise<void> {
  await writeInRounds(letters, dueReminders(letters.kv, now), (ref) => remind(letters, ref, now));
}

async function remind(letters: Letters, ref: JourneyRef, now: Date): Promise<Outcome> {
  const { kv, mail, publicUrl } = letters;
  const journey = await getJourney(kv, ref.userId, ref.journeyId);
  const question = journey && waitingQuestion(journey.state);
  if (!question) return "not wanted";
  const token = newLinkToken(ref.userId);
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  const claim = await claimReminder(kv, ref, { hash: readLinkToken(token).hash, expiresAt, now });
  if (claim === null) return "not wanted";
  const end = await addressOfEnd(letters, { userId: ref.userId, kind: "reminders" });
  const letter = reminderLetter({
    name: claim.user.full_name,
    company: journey.state.company,
    question,
    isLast: claim.isLast,
    days: LINK_DAYS,
    goOn: `${publicUrl()}/return?token=${token}`,
    end,
  });
  return await mail({ to: claim.user.email, ...letter, unsubscribe: end }) ? "sent" : "not taken";
}
