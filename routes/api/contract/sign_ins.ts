import { z } from "zod";

/** A browser that is signed in. Times are ISO 8601 UTC, the last use to the hour. */
export const SignInListItem = z.object({
  id: z.string(),
  browser: z.string().nullable().describe("Firefox, Safari; null where it did not say"),
  system: z.string().nullable().describe("Windows, iPhone; null where it did not say"),
  created_at: z.string(),
  last_used_at: z.string(),
  current: z.boolean().describe("Whether this is the sign-in that asks"),
});
export type SignInListItem = z.infer<typeof SignInListItem>;

/** The sign-in that asks comes first, then the last used. */
export const SignInListAnswer = z.object({
  sign_ins: z.array(SignInListItem),
  left_out: z.int().describe("How many are not listed"),
});
export type SignInListAnswer = z.infer<typeof SignInListAnswer>;
