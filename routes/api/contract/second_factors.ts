import { z } from "zod";
import { Text } from "./text.ts";

const LONGEST_CODE = 64;
/** Six digits of an authenticator app, or a recovery code, typed in any way. */
export const SecondFactorCode = Text.trim().max(LONGEST_CODE);

/** Changing how an account is signed in to asks for its password. */
export const SecondFactorRequest = z.object({ password: Text.min(1).max(1024) });
export const ConfirmSecondFactorRequest = z.object({ code: SecondFactorCode.min(1) });

/** Whether sign-in asks for a second step; `since` is ISO 8601 UTC or null. */
export interface SecondFactorAnswer {
  on: boolean;
  since: string | null;
  recovery_codes_left: number;
}

/** What an authenticator app needs to know; shown once. */
export interface SecondFactorSetupAnswer {
  /** Base32, for whoever types it. */
  secret: string;
  /** otpauth://totp/… */
  uri: string;
  /** A QR code of the uri as an SVG picture. */
  qr: string;
}

/** Codes that each open the account once in the place of the app; shown once. */
export interface RecoveryCodesAnswer {
  recovery_codes: string[];
}
