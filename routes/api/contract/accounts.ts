import { z } from "zod";
import { UNLIMITED } from "../../../agents/domain/limits.ts";
import { SecondFactorCode } from "./second_factors.ts";
import { Name, Text, Trimmed } from "./text.ts";

const ROLES = [
  "founder",
  "ceo",
  "cmo",
  "marketing_director",
  "brand_manager",
  "consultant",
  "other",
] as const;

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;
const Password = Text
  .refine((password) => [...password].length >= PASSWORD_MIN, "Password must be at least 8 characters")
  .refine((password) => [...password].length <= PASSWORD_MAX, "Password must be at most 128 characters");

const Email = Text.trim().max(254).pipe(z.email("Please enter a valid email"));

export const RegisterRequest = z.object({
  full_name: Name,
  email: Email,
  company_name: Name,
  role: z.enum(ROLES).or(z.literal("")).nullish(),
  password: Password,
  /** True to be told when paid plans open. */
  waitlist: z.boolean().optional(),
});
/** `code` is asked for with 403 where the account has a second step. */
export const LoginRequest = z.object({
  email: Trimmed,
  password: Text.min(1).max(1024),
  code: SecondFactorCode.optional(),
});
export const UpdateMeRequest = z.object({
  full_name: Name.optional(),
  company_name: Name.optional(),
  role: z.enum(ROLES).or(z.literal("")).nullish(),
  waitlist: z.boolean().optional(),
  reminders: z.boolean().optional(),
});
export const ChangePasswordRequest = z.object({ current_password: Text.max(1024), new_password: Password });
/** Whoever found a signed-in screen must not be able to end the account. */
export const DeleteMeRequest = z.object({ password: Text.min(1).max(1024) });
export const ChangeEmailRequest = z.object({ email: Email, password: Text.min(1).max(1024) });
export const ConfirmEmailRequest = z.object({ token: Trimmed });
export const ForgotPasswordRequest = z.object({ email: Email });
export const ResetPasswordRequest = z.object({ token: Trimmed, password: Password });

export const UserAnswer = z.object({
  id: z.string(),
  email: z.string(),
  full_name: z.string(),
  company_name: z.string(),
  role: z.string().nullable(),
  user_type: z.string(),
  subscription_tier: z.string(),
  max_journeys: z.int().describe("How many journeys may be under way at once; -1: any number"),
  journeys_used: z.int(),
  journeys_this_month: z.int(),
  consultant_queries_this_month: z.int(),
  waitlist: z.boolean().describe("True for whoever waits for paid plans"),
  reminders: z.boolean().describe("True for whoever is reminded by mail of a journey left in the middle"),
});
export type UserAnswer = z.infer<typeof UserAnswer>;

export const SignInAnswer = z.object({
  access_token: z.string(),
  token_type: z.literal("bearer"),
  user: UserAnswer,
});
export type SignInAnswer = z.infer<typeof SignInAnswer>;

const MOST_JOURNEYS = 1_000;

/** What an admin grants: a tier, and how many journeys may be under way at once (-1: any number). */
export const AccessRequest = z.object({
  subscription_tier: z.enum(["free", "premium"]).optional(),
  max_journeys: z.int().min(UNLIMITED).max(MOST_JOURNEYS).optional(),
});

/** GET /account/export: everything, under names that stay; what each thing is made of may grow. */
export const AccountExport = z.object({
  user: z.looseObject({ id: z.string(), email: z.string() }),
  twoStepSignIn: z.looseObject({ since: z.string() }).nullable(),
  signIns: z.array(z.looseObject({ createdAt: z.string() })),
  usage: z.record(z.string(), z.object({ foundations: z.int(), consultations: z.int() })).describe(
    "By month",
  ),
  journeys: z.array(z.looseObject({ id: z.string(), name: z.string() })),
  consultations: z.array(z.looseObject({ id: z.string(), query: z.string() })),
  documents: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
  jobs: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
  activity: z.array(z.looseObject({ id: z.string(), text: z.string() })),
  watchedPages: z.array(z.looseObject({ id: z.string(), url: z.string() })),
  watchChanges: z.array(z.looseObject({ id: z.string(), kind: z.string() })),
  trends: z.array(z.looseObject({ journeyId: z.string() })),
  pushDevices: z.array(z.looseObject({ addedAt: z.string() })),
});
