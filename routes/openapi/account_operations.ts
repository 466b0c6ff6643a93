import {
  AccountExport,
  ConsultationAnswer,
  DoneAnswer,
  ForgottenAnswer,
  FoundServersAnswer,
  MemoryAnswer,
  ModelSettingsAnswer,
  ModelTrialAnswer,
  ModelUsageAnswer,
  PausedMemoryAnswer,
  PushDevicesAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorSetupAnswer,
  SignInAnswer,
  SignInListAnswer,
  UserAnswer,
} from "../api/contract.ts";
import type { Operations } from "./operation.ts";

const NO_JOURNEY = "There is no such journey";
const NO_SIGN_IN = "This sign-in has ended already";
const NO_CONSULTATION = "There is no such consultation";
const NO_DEVICE = "This device is not told any more";
const NO_ACCOUNT = "There is no such account";
const IS_ON = "The second step is on already";
const IS_OFF = "No second step is asked for";
const BUSY = { 503: "More passwords are being checked than can be checked soon" };

/** Accounts, sign-ins, the consultant's memory, and what an administrator does. */
export const ACCOUNT_OPERATIONS: Operations = {
  "POST /api/auth/register": {
    does: "Makes an account and signs it in",
    answers: { 201: SignInAnswer },
    refuses: { 409: "The address has an account already", ...BUSY },
  },
  "POST /api/auth/login": {
    does: "Signs in",
    answers: { 200: SignInAnswer },
    refuses: { 401: "Wrong email or password", 403: "The second step is asked for, or wrong", ...BUSY },
  },
  "POST /api/auth/logout": { does: "Ends this sign-in", answers: { 200: DoneAnswer } },
  "GET /api/auth/me": {
    does: "Who is signed in, and what of the limits is used",
    answers: { 200: UserAnswer },
  },
  "PATCH /api/auth/me": {
    does: "Changes names and role, the waiting list and reminders",
    answers: { 200: UserAnswer },
  },
  "DELETE /api/auth/me": {
    does: "Deletes the account and everything in it",
    answers: { 200: DoneAnswer },
    refuses: BUSY,
  },
  "POST /api/auth/change-password": {
    does: "Changes the password and ends every other sign-in",
    answers: { 200: DoneAnswer },
    refuses: BUSY,
  },
  "POST /api/auth/change-email": {
    does: "Sends a link to a new address, and word of it to the old one; nothing changes before it is used",
    answers: { 202: DoneAnswer },
    refuses: { 409: "The address has an account already, or this server sends no mail", ...BUSY },
  },
  "POST /api/auth/confirm-email": {
    does:
      "Gives the account its new address with the token of a link, and ends every sign-in and earlier link",
    answers: { 200: DoneAnswer },
    refuses: { 409: "The address has got an account meanwhile" },
  },
  "POST /api/auth/forgot-password": {
    does: "Sends a link to choose a new password, where the address is known",
    answers: { 202: DoneAnswer },
  },
  "POST /api/auth/reset-password": {
    does: "Chooses a new password with the token of a link",
    answers: { 200: DoneAnswer },
    refuses: BUSY,
  },
  "GET /api/account/export": {
    does: "Everything that is kept of the account",
    answers: { 200: AccountExport },
  },
  "GET /api/account/second-factor": {
    does: "Whether sign-in asks for a second step",
    answers: { 200: SecondFactorAnswer },
  },
  "POST /api/account/second-factor": {
    does: "Begins to set up a second step",
    answers: { 201: SecondFactorSetupAnswer },
    refuses: { 409: IS_ON, ...BUSY },
  },
  "POST /api/account/second-factor/confirm": {
    does: "Asks for the second step from now on",
    answers: { 200: RecoveryCodesAnswer },
    refuses: { 409: `${IS_ON}, or no set-up was begun` },
  },
  "POST /api/account/second-factor/recovery-codes": {
    does: "Puts new recovery codes in the place of all earlier ones",
    answers: { 200: RecoveryCodesAnswer },
    refuses: { 409: IS_OFF, ...BUSY },
  },
  "DELETE /api/account/second-factor": {
    does: "Asks for the password alone from now on",
    answers: { 200: DoneAnswer },
    refuses: { 409: IS_OFF, ...BUSY },
  },
  "GET /api/account/push-devices": {
    does: "The browsers that are told when something matters, and the key that one subscribes with",
    answers: { 200: PushDevicesAnswer },
  },
  "PUT /api/account/push-devices": {
    does: "Has this browser told (Web Push), or renews it; it ends with the sign-in that is signed out",
    answers: { 200: PushDevicesAnswer },
    refuses: { 404: NO_SIGN_IN, 409: "Too many devices are told, or the key is not this server's" },
  },
  "DELETE /api/account/push-devices/:device": {
    does: "Ends one device",
    answers: { 200: DoneAnswer },
    refuses: { 404: NO_DEVICE },
  },
  "GET /api/account/sign-ins": {
    does: "The browsers that are signed in",
    answers: { 200: SignInListAnswer },
  },
  "DELETE /api/account/sign-ins": { does: "Ends every other sign-in", answers: { 200: DoneAnswer } },
  "DELETE /api/account/sign-ins/:signIn": {
    does: "Ends one sign-in",
    answers: { 200: DoneAnswer },
    refuses: { 404: NO_SIGN_IN },
  },
  "GET /api/account/consultations": {
    does: "The last fifty consultations, the newest first",
    answers: { 200: ConsultationAnswer.array() },
  },
  "PATCH /api/account/consultations/:id": {
    does: "Puts other words in the place of what the consultant remembers",
    answers: { 200: DoneAnswer },
    refuses: { 404: NO_CONSULTATION, 409: "It is still being answered" },
  },
  "DELETE /api/account/consultations/:id": {
    does: "Forgets one consultation",
    answers: { 200: DoneAnswer },
    refuses: { 404: NO_CONSULTATION },
  },
  "GET /api/account/memory": {
    does: "All that the consultant remembers, by journey",
    answers: { 200: MemoryAnswer },
  },
  "PUT /api/account/memory": {
    does: "Lets the memory of one journey rest, or go on",
    answers: { 200: PausedMemoryAnswer },
    refuses: { 404: NO_JOURNEY },
  },
  "DELETE /api/account/memory": {
    does: "Forgets what was asked, of one journey or of all",
    answers: { 200: ForgottenAnswer },
  },
  "PATCH /api/admin/users/:id": {
    does: "Grants an account a tier, or another number of journeys",
    answers: { 200: UserAnswer },
    refuses: { 404: NO_ACCOUNT },
  },
  "GET /api/admin/users/:id/second-factor": {
    does: "Whether somebody's sign-in asks for a second step",
    answers: { 200: SecondFactorAnswer },
  },
  "DELETE /api/admin/users/:id/second-factor": {
    does: "Helps somebody who is locked out: the password alone is asked for, and every sign-in ends",
    answers: { 200: DoneAnswer },
    refuses: { 404: NO_ACCOUNT, 409: IS_OFF },
  },
  "GET /api/admin/users/:id/sign-ins": {
    does: "The browsers in which somebody is signed in",
    answers: { 200: SignInListAnswer },
  },
  "DELETE /api/admin/users/:id/sign-ins": {
    does: "Ends every sign-in of an account but one's own",
    answers: { 200: DoneAnswer },
    refuses: { 404: NO_ACCOUNT },
  },
  "DELETE /api/admin/users/:id/sign-ins/:signIn": {
    does: "Ends one sign-in of an account",
    answers: { 200: DoneAnswer },
    refuses: { 404: NO_SIGN_IN },
  },
  "GET /api/admin/model": { does: "Which mind answers", answers: { 200: ModelSettingsAnswer } },
  "PUT /api/admin/model": { does: "Chooses which mind answers", answers: { 200: ModelSettingsAnswer } },
  "DELETE /api/admin/model": { does: "Goes back to what is usual", answers: { 200: ModelSettingsAnswer } },
  "POST /api/admin/model/try": {
    does: "Asks the named models one real question; nothing is saved",
    answers: { 200: ModelTrialAnswer },
  },
  "GET /api/admin/model/found": {
    does: "Model servers on the machine Holdfast runs on",
    answers: { 200: FoundServersAnswer },
  },
  "GET /api/admin/usage": {
    does: "What everybody asked of the model in a month",
    answers: { 200: ModelUsageAnswer },
  },
};
