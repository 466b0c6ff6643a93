import { Secret, TOTP } from "otpauth";
import { REGISTRATION } from "./server.ts";

/**
 * Whose a route is: everybody's; whoever's who is signed in, always about themselves; of one thing, by its id, which is
 * not there for anybody else; or the administrator's, and for all others not there.
 */
export type Kind = "everybody" | "own" | "thing" | "admin";

/** What there is on the stage, for addresses and bodies to name. */
export interface Things {
  journey: string;
  /** A journey that may be deleted. */
  spareJourney: string;
  document: string;
  spareDocument: string;
  failedDocument: string;
  consultation: string;
  watchedPage: string;
  spareConsultation: string;
  signIn: string;
  /** What browsers subscribe with, and one that is told. */
  serverKey: string;
  pushDevice: string;
  adminSignIn: string;
  user: string;
  mind: string;
  /** Of the authenticator app that is being set up; "" before that. */
  secret: string;
}

export interface Example {
  kind: Kind;
  /** What stands at each name of the path. */
  path?: (things: Things) => Record<string, string>;
  query?: (things: Things) => Record<string, string>;
  body?: (things: Things) => unknown;
  /** The status that it comes to for whoever it is meant for. */
  status: number;
}

const PASSWORD = { body: () => ({ password: REGISTRATION.password }) };
const OF_JOURNEY = { query: ({ journey }: Things) => ({ session_id: journey }) };
const IN_JOURNEY = { body: ({ journey }: Things) => ({ session_id: journey }) };
const SETTINGS = {
  model: "local",
  fast_model: null,
  effort: null,
  context_tokens: null,
  first_word_seconds: 5,
  answer_seconds: 5,
  calls_at_once: null,
};
/** A browser's, of RFC 8291, appendix A. */
export const SUBSCRIPTION = {
  endpoint: "https://push.invalid/send/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
  keys: {
    p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    auth: "BTBZMqHH6r4Tts7J_aSIgg",
  },
};
const NAMES_MIND = ({ mind }: Things) => ({ ...SETTINGS, base_url: mind });

/**
 * One request for each operation, in an order in which each succeeds: what deletes comes last. A route of the table
 * without a line here fails the tests that use it.
 */
export const EXAMPLES: Record<string, Example> = {
  "GET /health": { kind: "everybody", status: 200 },
  "GET /api/openapi.json": { kind: "everybody", status: 200 },
  "GET /api/strategy.schema.json": { kind: "everybody", status: 200 },
  "POST /api/auth/register": {
    kind: "everybody",
    body: () => ({ ...REGISTRATION, email: `${crypto.randomUUID()}@example.com` }),
    status: 201,
  },
  "POST /api/auth/login": {
    kind: "everybody",
    body: () => ({ email: "owner@example.com", password: REGISTRATION.password }),
    status: 200,
  },
  "POST /api/auth/forgot-password": {
    kind: "everybody",
    body: () => ({ email: "owner@example.com" }),
    status: 202,
  },
  "POST /api/auth/reset-password": {
    kind: "everybody",
    body: () => ({ token: "none", password: "a-new-test-password" }),
    status: 422,
  },
  "GET /api/auth/me": { kind: "own", status: 200 },
  "PATCH /api/auth/me": { kind: "own", body: () => ({ full_name: "Ada Again", role: "ceo" }), status: 200 },
  "GET /api/account/push-devices": { kind: "own", status: 200 },
  "PUT /api/account/push-devices": {
    kind: "own",
    body: ({ serverKey }) => ({ ...SUBSCRIPTION, server_key: serverKey }),
    status: 200,
  },
  "DELETE /api/account/push-devices/{device}": {
    kind: "thing",
    path: ({ pushDevice }) => ({ device: pushDevice }),
    status: 200,
  },
  "DELETE /api/account/sign-ins/{signIn}": {
    kind: "thing",
    path: ({ signIn }) => ({ signIn }),
    status: 200,
  },
  "DELETE /api/admin/users/{id}/sign-ins/{signIn}": {
    kind: "admin",
    path: ({ user, adminSignIn }) => ({ id: user, signIn: adminSignIn }),
    status: 200,
  },
  "GET /api/account/second-factor": { kind: "own", status: 200 },
  "POST /api/account/second-factor": { kind: "own", ...PASSWORD, status: 201 },
  "POST /api/account/second-factor/confirm": {
    kind: "own",
    body: ({ secret }) => ({ code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }),
    status: 200,
  },
  "POST /api/account/second-factor/recovery-codes": { kind: "own", ...PASSWORD, status: 200 },
  "DELETE /api/account/second-factor": { kind: "own", ...PASSWORD, status: 200 },
  "GET /api/admin/users/{id}/second-factor": {
    kind: "admin",
    path: ({ user }) => ({ id: user }),
    status: 200,
  },
  "DELETE /api/admin/users/{id}/second-factor": {
    kind: "admin",
    path: ({ user }) => ({ id: user }),
    status: 409,
  },
  "POST /api/auth/change-password": {
    kind: "own",
    body: () => ({ current_password: REGISTRATION.password, new_password: REGISTRATION.password }),
    status: 200,
  },
  // No mail server: nobody could prove the address.
  "POST /api/auth/change-email": {
    kind: "own",
    body: () => ({ email: "moved@example.com", password: REGISTRATION.password }),
    status: 409,
  },
  "POST /api/auth/confirm-email": { kind: "everybody", body: () => ({ token: "none" }), status: 422 },
  "GET /api/account/export": { kind: "own", status: 200 },
  "GET /api/account/sign-ins": { kind: "own", status: 200 },
  "GET /api/account/consultations": { kind: "own", status: 200 },
  "GET /api/account/memory": { kind: "own", status: 200 },
  "PUT /api/account/memory": {
    kind: "thing",
    body: ({ journey }) => ({ session_id: journey, paused: false }),
    status: 200,
  },
  "PATCH /api/account/consultations/{id}": {
    kind: "thing",
    path: ({ consultation }) => ({ id: consultation }),
    body: () => ({ answer: "Wait for spring." }),
    status: 200,
  },
  "POST /api/journey/start": { kind: "own", body: () => ({}), status: 201 },
  "GET /api/journey/status": { kind: "own", status: 200 },
  "GET /api/journey/history": { kind: "own", query: () => ({ limit: "5" }), status: 200 },
  "GET /api/journey/sessions": { kind: "own", query: () => ({ include_inactive: "true" }), status: 200 },
  "GET /api/journey/sessions/{id}/history": {
    kind: "thing",
    path: ({ journey }) => ({ id: journey }),
    status: 200,
  },
  "PATCH /api/journey/sessions/{id}": {
    kind: "thing",
    path: ({ spareJourney }) => ({ id: spareJourney }),
    body: () => ({ session_name: "The second try" }),
    status: 200,
  },
  "POST /api/journey/resume": { kind: "thing", ...IN_JOURNEY, status: 200 },
  "POST /api/journey/continue": {
    kind: "thing",
    body: ({ spareJourney }) => ({
      session_id: spareJourney,
      message: "We repair church organs in Jutland for 14 parishes.",
      client_message_id: "one",
    }),
    status: 200,
  },
  "PUT /api/facts": {
    kind: "thing",
    body: ({ journey }) => ({
      session_id: journey,
      cells: { "goal.target": "20", "goal.by": "31 December 2027" },
    }),
    status: 200,
  },
  "GET /api/facts": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "PUT /api/journey/feeds": {
    kind: "thing",
    body: ({ journey }) => ({ session_id: journey, feeds: [] }),
    status: 200,
  },
  "GET /api/advisor": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "POST /api/advisor/pages": {
    kind: "thing",
    body: ({ journey }) => ({
      session_id: journey,
      url: "https://other.invalid/",
      whose: "rival",
      name: "Other",
    }),
    status: 201,
  },
  "PATCH /api/advisor/pages/{id}": {
    kind: "thing",
    path: ({ watchedPage }) => ({ id: watchedPage }),
    body: () => ({ state: "paused" }),
    status: 200,
  },
  "PATCH /api/advisor/changes/{id}": {
    kind: "thing",
    path: () => ({ id: "none" }),
    body: () => ({ decision: "hold" }),
    status: 404,
  },
  "POST /api/advisor/review": { kind: "thing", ...IN_JOURNEY, status: 200 },
  "PUT /api/advisor/trends": { kind: "own", body: () => ({ trends: false }), status: 200 },
  "PUT /api/advisor/mail": { kind: "own", body: () => ({ mail: false }), status: 200 },
  "GET /api/journey/feeds": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "POST /api/journey/finish": {
    kind: "thing",
    body: ({ spareJourney }) => ({ session_id: spareJourney }),
    status: 200,
  },
  "POST /api/journey/share": { kind: "thing", ...IN_JOURNEY, status: 200 },
  "DELETE /api/journey/share": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/anchors": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/anchors/review": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/anchors/versions": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "POST /api/consult": {
    kind: "thing",
    body: ({ journey }) => ({
      session_id: journey,
      query: "Should we lower the price?",
      client_message_id: "two",
    }),
    status: 200,
  },
  "GET /api/writing": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/calendar.ics": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/calendar.csv": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/strategy.md": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/strategy.json": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/pdf/preview": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/deck.pptx": { kind: "thing", ...OF_JOURNEY, status: 200 },
  "GET /api/pdf/templates": { kind: "own", status: 200 },
  "GET /api/pdf/brand-colors": { kind: "own", status: 200 },
  "GET /api/pdf/documents": { kind: "own", status: 200 },
  "POST /api/pdf/generate": {
    kind: "thing",
    body: ({ journey }) => ({
      document_type: "pitch_deck_pdf",
      template_style: "bold",
      custom_colors: { primary: "#102030" },
      session_id: journey,
    }),
    status: 200,
  },
  "GET /api/pdf/status/{id}": { kind: "thing", path: ({ document }) => ({ id: document }), status: 200 },
  "GET /api/pdf/download/{id}": { kind: "thing", path: ({ document }) => ({ id: document }), status: 200 },
  "GET /api/pdf/file/{id}": { kind: "thing", path: ({ document }) => ({ id: document }), status: 200 },
  "POST /api/pdf/retry/{id}": {
    kind: "thing",
    path: ({ failedDocument }) => ({ id: failedDocument }),
    status: 200,
  },
  "POST /api/pdf/cancel/{id}": {
    kind: "thing",
    path: ({ failedDocument }) => ({ id: failedDocument }),
    status: 200,
  },
  "GET /api/admin/model": { kind: "admin", status: 200 },
  "GET /api/admin/model/found": { kind: "admin", status: 200 },
  "POST /api/admin/model/try": { kind: "admin", body: NAMES_MIND, status: 200 },
  "PUT /api/admin/model": { kind: "admin", body: NAMES_MIND, status: 200 },
  "GET /api/admin/usage": { kind: "admin", query: () => ({ month: "2026-11" }), status: 200 },
  "POST /api/writing": { kind: "thing", ...IN_JOURNEY, status: 202 },
  "DELETE /api/admin/model": { kind: "admin", status: 200 },
  "PATCH /api/admin/users/{id}": {
    kind: "admin",
    path: ({ user }) => ({ id: user }),
    body: () => ({ max_journeys: 5 }),
    status: 200,
  },
  "GET /api/admin/users/{id}/sign-ins": { kind: "admin", path: ({ user }) => ({ id: user }), status: 200 },
  "DELETE /api/pdf/documents/{id}": {
    kind: "thing",
    path: ({ spareDocument }) => ({ id: spareDocument }),
    status: 200,
  },
  "DELETE /api/account/consultations/{id}": {
    kind: "thing",
    path: ({ spareConsultation }) => ({ id: spareConsultation }),
    status: 200,
  },
  "DELETE /api/account/memory": { kind: "own", ...OF_JOURNEY, status: 200 },
  "DELETE /api/journey/sessions/{id}": {
    kind: "thing",
    path: ({ spareJourney }) => ({ id: spareJourney }),
    status: 200,
  },
  "DELETE /api/account/sign-ins": { kind: "own", status: 200 },
  "POST /api/auth/logout": { kind: "own", status: 200 },
  "DELETE /api/auth/me": { kind: "own", body: () => ({ password: REGISTRATION.password }), status: 200 },
  "DELETE /api/admin/users/{id}/sign-ins": { kind: "admin", path: ({ user }) => ({ id: user }), status: 200 },
};
