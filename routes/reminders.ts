import { type WaitingQuestion, waitingQuestion } from "../agents/master.ts";
import { getJourney } from "../kv/journeys.ts";
import type { JourneyRef } from "../kv/keys.ts";
import { journeyOfLink, takeReminderLink } from "../kv/reminders.ts";
import type { AppDeps } from "./deps.ts";
import { readLinkToken } from "./link_token.ts";

/** What the links of a reminder need of the program. */
export type ReminderDeps = Pick<AppDeps, "kv" | "now">;

/** What a reminder's link opens, and whose it is. */
export interface Return extends JourneyRef {
  company: string;
  question: WaitingQuestion;
}

/** What a link leads to as it stands now; null where the link is no longer valid or nothing is asked any more. */
export async function returnBehind({ kv, now }: ReminderDeps, token: string): Promise<Return | null> {
  const ref = await journeyOfLink(kv, readLinkToken(token), now());
  const journey = ref && await getJourney(kv, ref.userId, ref.journeyId);
  const question = journey && waitingQuestion(journey.state);
  return ref && question && { ...ref, company: journey.state.company, question };
}

/**
 * Uses a link up; false where it is no longer valid. It opens no account: mail is no factor to sign in with
 * (ASVS 5.0, 6.3.6), and a letter is read days later (6.5.5: minutes at most).
 */
export async function takeReturn({ kv, now }: ReminderDeps, token: string): Promise<boolean> {
  return await takeReminderLink(kv, readLinkToken(token), now()) !== null;
}
