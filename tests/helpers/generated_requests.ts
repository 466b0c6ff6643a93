import fc from "fast-check";
import { REGISTRATION } from "./server.ts";

interface GeneratedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Every route of the API, with a body that it would take. `ID` stands where an id is asked for. */
const ROUTES: [route: string, body?: Record<string, unknown>][] = [
  ["POST /api/auth/register", { ...REGISTRATION }],
  ["POST /api/auth/login", { email: REGISTRATION.email, password: REGISTRATION.password }],
  ["GET /api/auth/me"],
  ["PATCH /api/auth/me", { full_name: "Ada", company_name: "Test", role: "founder" }],
  ["POST /api/auth/change-password", { current_password: "none", new_password: "a-new-test-password" }],
  ["POST /api/auth/forgot-password", { email: REGISTRATION.email }],
  ["POST /api/auth/reset-password", { token: "none", password: "a-new-test-password" }],
  ["POST /api/journey/start"],
  ["POST /api/journey/resume", { session_id: "ID" }],
  ["POST /api/journey/continue", {
    message: "We mend boats.",
    session_id: "ID",
    client_message_id: "one",
    choices: {},
  }],
  ["POST /api/journey/finish", { session_id: "ID" }],
  ["GET /api/journey/status"],
  ["GET /api/journey/history?limit=5&before=2"],
  ["GET /api/journey/sessions?include_inactive=true"],
  ["GET /api/journey/sessions/ID/history"],
  ["DELETE /api/journey/sessions/ID"],
  ["GET /api/journey/feeds?session_id=ID"],
  ["PUT /api/journey/feeds", { feeds: [], session_id: "ID" }],
  ["GET /api/facts?session_id=ID"],
  ["PUT /api/facts", { session_id: "ID", cells: { "goal.by": "31 December 2027" } }],
  ["GET /api/strategy.json?session_id=ID"],
  ["POST /api/journey/share", { session_id: "ID" }],
  ["DELETE /api/journey/share?session_id=ID"],
  ["GET /api/anchors?session_id=ID"],
  ["POST /api/consult", { query: "What now?", session_id: "ID" }],
  ["GET /api/account/export"],
  ["GET /api/account/sign-ins"],
  ["DELETE /api/account/sign-ins"],
  ["DELETE /api/account/sign-ins/ID"],
  ["GET /api/account/consultations"],
  ["DELETE /api/account/consultations/ID"],
  ["PATCH /api/account/consultations/ID", { query: "What now?", answer: "Wait." }],
  ["GET /api/account/memory"],
  ["PUT /api/account/memory", { session_id: "ID", paused: true }],
  ["DELETE /api/account/memory?session_id=ID"],
  ["POST /api/pdf/generate", {
    document_type: "pitch_deck",
    template_style: "professional",
    custom_colors: { primary: "#102030" },
    session_id: "ID",
  }],
  ["GET /api/pdf/status/ID"],
  ["GET /api/pdf/download/ID"],
  ["GET /api/pdf/file/ID"],
  ["POST /api/pdf/retry/ID"],
  ["POST /api/pdf/cancel/ID"],
  ["GET /api/pdf/documents"],
  ["DELETE /api/pdf/documents/ID"],
  ["GET /api/pdf/templates"],
  ["GET /api/pdf/brand-colors"],
  ["GET /api/calendar.ics?session_id=ID"],
  ["GET /api/calendar.csv?session_id=ID"],
  ["GET /api/strategy.md?session_id=ID"],
  ["GET /api/deck.pptx?session_id=ID"],
  ["GET /documents/strategy?session_id=ID"],
  ["GET /documents/deck?session_id=ID"],
  ["GET /shared/ID"],
  ["GET /health"],
  ["GET /"],
  ["GET /anchors?session=ID&anchor=truth"],
  ["GET /journey?session=ID"],
];

const OTHER_METHODS = ["HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "POST", "GET"];
const OTHER_TYPES = [
  "text/plain",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "\t",
];

const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "\u202e../..",
    "'; --",
    "{{7*7}}",
    "<script>",
    "%00",
    "é".repeat(40_000),
    "__proto__",
  ),
  fc.webUrl(),
);
const anything = fc.oneof(
  words,
  fc.jsonValue({ maxDepth: 4 }),
  fc.double(),
  fc.bigInt().map(Number),
  fc.constant(null),
);
const paths = fc.constantFrom(
  "ID",
  "none",
  "..%2f..%2fetc",
  "%00",
  "%2e%2e",
  "a".repeat(3_000),
  "%F0%9F%8C%8A",
  "*",
  "-1",
);

function bodyTexts(valid: Record<string, unknown> | undefined): fc.Arbitrary<string | undefined> {
  const changed = fc.record(
    Object.fromEntries(
      Object.entries(valid ?? { extra: 1 }).map((
        [name, value],
      ) => [name, fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, anything)]),
    ),
    { requiredKeys: [] },
  );
  const extended = fc.tuple(changed, fc.dictionary(words, anything, { maxKeys: 3 }))
    .map(([fields, more]) => ({ ...more, ...fields }));
  return fc.oneof(
    { weight: 6, arbitrary: extended.map((fields) => JSON.stringify(fields)) },
    { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: words },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

const requests: fc.Arbitrary<GeneratedRequest> = fc.constantFrom(...ROUTES).chain(([route, valid]) => {
  const [known = "GET", address = "/"] = route.split(" ");
  return fc.record({
    method: fc.oneof({ weight: 9, arbitrary: fc.constant(known) }, fc.constantFrom(...OTHER_METHODS)),
    path: fc.oneof({ weight: 3, arbitrary: fc.constant("ID") }, paths).map((id) => address.replace("ID", id)),
    headers: fc.oneof(
      { weight: 8, arbitrary: fc.constant({ "content-type": "application/json" }) },
      fc.constantFrom(...OTHER_TYPES).map((type) => ({ "content-type": type.trim() })),
      fc.constant({ "content-type": "application/json", accept: "text/event-stream" }),
    ),
    body: bodyTexts(valid),
  });
});

/** The same requests for the same seed. `ID` in a path or body is yours to replace by one that exists. */
export function generatedRequests(count: number, seed: number): GeneratedRequest[] {
  return fc.sample(requests, { numRuns: count, seed });
}
