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
});
export const ChangePasswordRequest = z.object({ current_password: Text.max(1024), new_password: Password });
/** Whoever found a signed-in screen must not be able to end the account. */
export const DeleteMeRequest = z.object({ password: Text.min(1).max(1024) });
export const ForgotPasswordRequest = z.object({ email: Email });
export const ResetPasswordRequest = z.object({ token: Trimmed, password: Password });

export interface UserAnswer {
  id: string;
  email: string;
  full_name: string;
  company_name: string;
  role: string | null;
  user_type: string;
  subscription_tier: string;
  max_journeys: number;
  journeys_used: number;
  journeys_this_month: number;
  consultant_queries_this_month: number;
  /** True for whoever waits for paid plans. */
  waitlist: boolean;
}

export interface SignInAnswer {
  access_token: string;
  token_type: "bearer";
  user: UserAnswer;
}

const MOST_JOURNEYS = 1_000;

/** What an admin grants: a tier, and how many journeys may be under way at once (-1: any number). */
export const AccessRequest = z.object({
  subscription_tier: z.enum(["free", "premium"]).optional(),
  max_journeys: z.int().min(UNLIMITED).max(MOST_JOURNEYS).optional(),
});
