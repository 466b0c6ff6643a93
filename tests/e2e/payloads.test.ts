import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShareAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import type { Visitor } from "../helpers/browser.ts";
import { MARK, NAUGHTY, PAYLOADS } from "../helpers/payloads.ts";
import { type Person, send, signUp } from "../helpers/server.ts";
import { openStage, type Stage } from "../helpers/stage.ts";

const ADMIN = "boss@example.com";
const EMAIL = "naughty@example.com";
const ANSWERS = 10;
const EACH = PAYLOADS.length / ANSWERS;

let stage: Stage;
let person: Person;
let journey: string;
let shared: string;

beforeAll(async () => {
  stage = await openStage({ ADMIN_EMAIL: ADMIN });
  const name = `${PAYLOADS[1]} ${PAYLOADS[221]}`;
  person = await signUp(stage, { email: EMAIL, full_name: name, company_name: `Acme ${PAYLOADS[11 * 20]}` });
  const start = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  journey = start.session_id;
  for (let answer = 0; answer < ANSWERS; answer++) {
    await say(PAYLOADS.slice(answer * EACH, (answer + 1) * EACH));
  }
  await say(NAUGHTY);
  await person.post("/api/journey/finish", { session_id: journey });
  const cells = Object.fromEntries(
    ["offering", "only_we", "goal.metric", "channels.new", "rivals.new", "prices.new"].map((id, index) => [
      id,
      PAYLOADS.slice(index * 20, index * 20 + 10).join(" ").slice(0, 3_900),
    ]),
  );
  await change("PUT", "/api/facts", { session_id: journey, cells });
  await change("PATCH", `/api/journey/sessions/${journey}`, { session_name: String(PAYLOADS[20]) });
  for (
    const query of [PAYLOADS.slice(0, 9).join(" "), PAYLOADS.slice(100, 120).join("\n"), NAUGHTY.join(" ")]
  ) {
    await person.post("/api/consult", { session_id: journey, query });
  }
  const [asked] = await person.get<{ id: string }[]>("/api/account/consultations");
  await change("PATCH", `/api/account/consultations/${asked?.id}`, {
    answer: PAYLOADS.slice(60, 180).join("\n\n"),
  });
  shared =
    new URL((await person.post<ShareAnswer>("/api/journey/share", { session_id: journey })).url).pathname;
  await send(stage.origin, "POST /api/auth/forgot-password", { email: EMAIL });
}, 120_000);

afterAll(() => stage?.close());

async function say(words: string[]): Promise<void> {
  await person.post("/api/journey/continue", { session_id: journey, message: words.join("\n") });
}

async function change(method: string, path: string, body: unknown): Promise<void> {
  const response = await person.call(method, path, body);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.body?.cancel();
}

/** What came of the payloads in front of somebody: code that ran, what the browser had to stop, what was asked elsewhere. */
async function watchPayloads({ context }: Visitor, origin: string): Promise<string[]> {
  const seen: string[] = [];
  await context.exposeFunction("hit", () => void seen.push("code of a payload ran"));
  await context.exposeFunction(
    "tellStopped",
    (what: string) => void seen.push(`the browser stopped ${what}`),
  );
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) => {
      const told: unknown = Reflect.get(globalThis, "tellStopped");
      if (typeof told === "function") told(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !/^(data|blob|about):/.test(url)) seen.push(`asked ${url}`);
  });
  context.on("dialog", (dialog) => {
    seen.push("a dialog opened");
    void dialog.dismiss();
  });
  return seen;
}

test(
  "500 payloads in every stored field run nowhere, make no element, and give the browser nothing to stop",
  async () => {
    expect(PAYLOADS.length).toBe(500);
    const admin = await adminOf(stage, ADMIN);
    const query = `session=${journey}&session_id=${journey}`;
    const pages = [
      ["/dashboard", "/settings", "/consultant", "/documents"],
      [
        `/journey?${query}`,
        `/documents/strategy?${query}`,
        `/documents/deck?${query}`,
        `/documents/calendar?${query}`,
      ],
      ["truth", "expression", "attention", "evolution"].map((anchor) => `/anchors?anchor=${anchor}&${query}`),
    ].flat();
    for (const [somebody, paths] of [[person, [...pages, shared]], [admin, ["/admin"]]] as const) {
      const visitor = await stage.visitorAs(somebody);
      const seen = await watchPayloads(visitor, stage.origin);
      for (const path of paths) {
        await visitor.visit(path);
        await visitor.page.mouse.wheel(0, 2_000);
        const made = await visitor.page.locator(`[${MARK}]`).count();
        const led = await visitor.page.locator(
          "a[href^='javascript:' i], a[href^='data:' i], img[src*='evil']",
        ).count();
        const { problems } = visitor;
        expect({ path, made, led, seen, problems }).toEqual({
          path,
          made: 0,
          led: 0,
          seen: [],
          problems: [],
        });
      }
      await visitor.context.close();
    }
  },
  180_000,
);

test("and every file and export is whole, with nothing that a spreadsheet or a calendar would executeCommand", async () => {
  const files = [
    "calendar.ics",
    "calendar.csv",
    "strategy.md",
    "strategy.json",
    "deck.pptx",
    "account/export",
  ];
  for (const file of files) {
    const response = await person.call("GET", `/api/${file}?session_id=${journey}`);
    expect(response.status, file).toBe(200);
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    const text = await response.text();
    if (file.endsWith(".csv")) expect(text).not.toMatch(/(^|[",\n])=HYPERLINK/);
    if (file.endsWith(".ics")) expect(text).not.toMatch(/^(?!BEGIN|END|[A-Z-]+[;:]|[ \t]).+$/m);
    if (file.endsWith("json")) JSON.parse(text);
  }
});
