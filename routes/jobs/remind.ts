import { waitingQuestion } from "../../agents/master.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { JourneyRef } from "../../kv/keys.ts";
import { claimReminder, dueReminders } from "../../kv/reminders.ts";
import type { Store } from "../../kv/store.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail.ts";
import type { ReminderSeal } from "../reminder_seal.ts";
import { newToken, readResetToken } from "../reset_link.ts";
import { reminderLetter } from "./reminder_letter.ts";

const LINK_DAYS = 14;
const DAY_MS = 86_400_000;
/** A mail server may be slow, and jobs wait for the sweep: who is left is written to with the next one. */
const MOST_AT_ONCE = 20;

interface Reminding {
  kv: Store;
  mail: Mailer;
  seal: ReminderSeal;
  publicUrl: () => string;
  log: Log;
  /** Aborted once the server is about to stop. */
  stopping: AbortSignal;
}

/**
 * Writes to everybody who stopped in the middle of a journey, at most twice for each. The right to a letter is taken
 * before it is sent: with a process that dies, or a mail server that does not take it, the letter is lost. After one
 * that was not taken the others wait for the next sweep. A record that cannot be read keeps nobody else's letter.
 */
export async function remindFounders(reminding: Reminding, now: Date): Promise<void> {
  let written = 0;
  for await (const ref of dueReminders(reminding.kv, now)) {
    const outcome = await remind(reminding, ref, now).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : "unknown";
      reminding.log("error", "a reminder was passed over", { journey: ref.journeyId, error: name });
      return "passed over" as const;
    });
    if (
      reminding.stopping.aborted || outcome === "not taken" ||
      (outcome === "sent" && ++written >= MOST_AT_ONCE)
    ) return;
  }
}

async function remind(
  { kv, mail, seal, publicUrl }: Omit<Reminding, "log" | "stopping">,
  ref: JourneyRef,
  now: Date,
): Promise<"sent" | "not taken" | "not wanted"> {
  const journey = await getJourney(kv, ref.userId, ref.journeyId);
  const question = journey && waitingQuestion(journey.state);
  if (!question) return "not wanted";
  const token = newToken(ref.userId);
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY_MS);
  const claim = await claimReminder(kv, ref, { hash: readResetToken(token).hash, expiresAt, now });
  if (claim === null) return "not wanted";
  const end = `${publicUrl()}/end-reminders?token=${await seal.seal(ref.userId)}`;
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
