import { allowanceOf, monthOf } from "../../agents/domain/limits.ts";
import { readStanding } from "../../kv/usage.ts";
import type { User } from "../../kv/users.ts";
import type { AppDeps } from "../deps.ts";
import type { UserAnswer } from "./contract.ts";

/** A person as the wire shows them, with what they have used up. */
export async function userAnswer({ kv, now }: AppDeps, user: User): Promise<UserAnswer> {
  const { activeJourneys, foundations, consultations } = await readStanding(kv, user.id, monthOf(now()));
  return {
    id: user.id,
    email: user.email,
    full_name: user.full_name,
    company_name: user.company_name,
    role: user.role,
    user_type: user.user_type,
    subscription_tier: user.subscription_tier,
    max_journeys: allowanceOf(user).activeJourneys,
    journeys_used: activeJourneys,
    journeys_this_month: foundations,
    consultant_queries_this_month: consultations,
    waitlist: user.waitlisted_at !== null,
    reminders: user.reminders,
  };
}
