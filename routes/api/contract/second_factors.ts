import { z } from "zod";
import { Text } from "./text.ts";

const LONGEST_CODE = 64;
/** Six digits of an authenticator app, or a recovery code, typed in any way. */
export const SecondFactorCode = Text.trim().max(LONGEST_CODE);

/** Changing how an account is signed in to asks for its password. */
export const SecondFactorRequest = z.object({ password: Text.min(1).max(1024) });
export const ConfirmSecondFactorRequest = z.object({ code: SecondFactorCode.min(1) });

/** Whether sign-in asks for a second step. */
export const SecondFactorAnswer = z.object({
  on: z.boolean(),
  since: z.string().nullable().describe("ISO 8601 UTC"),
  recovery_codes_left: z.int(),
});
export type SecondFactorAnswer = z.infer<typeof SecondFactorAnswer>;

/** What an authenticator app needs to know; shown once. */
export const SecondFactorSetupAnswer = z.object({
  secret: z.string().describe("Base32, for whoever types it"),
  uri: z.string().describe("otpauth://totp/…"),
  qr: z.string().describe("A QR code of the uri as an SVG picture"),
});
export type SecondFactorSetupAnswer = z.infer<typeof SecondFactorSetupAnswer>;

/** Codes that each open the account once in the place of the app; shown once. */
export const RecoveryCodesAnswer = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;
