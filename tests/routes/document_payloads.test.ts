import { parse } from "csv-parse/sync";
import { XMLValidator } from "fast-xml-parser";
import ICAL from "ical.js";
import JSZip from "jszip";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { download, order, watch } from "../helpers/documents.ts";
import { NAUGHTY, PAYLOADS } from "../helpers/payloads.ts";
import { type Person, send, signUp, startServer } from "../helpers/server.ts";
import { serveSmtp, type SmtpServer } from "../helpers/smtp_server.ts";

const EMAIL = "naughty@example.com";
const ANSWERS = 25;
const EACH = PAYLOADS.length / ANSWERS;
/** No XML 1.0 document may hold these; in a file for people they are of no use either. */
// deno-lint-ignore no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
/** They turn around what is printed after them, to the end of the line. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/;
/** What a spreadsheet would run. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

let server: Holdfast;
let smtp: SmtpServer;
let person: Person;
let journey: string;

beforeAll(async () => {
  smtp = await serveSmtp();
  server = await startServer({ SMTP_URL: smtp.url, MAIL_FROM: "Holdfast <post@holdfast.example>" });
  const name = PAYLOADS.filter((payload) => payload.includes("Bcc:"))[0] ?? "";
  person = await signUp(server, { email: EMAIL, full_name: name, company_name: `=1+1 & ${PAYLOADS[14]}` });
  journey = (await person.post<TurnAnswer>("/api/journey/start", undefined, 201)).session_id;
  for (let answer = 0; answer < ANSWERS; answer++) {
    await say(PAYLOADS.slice(answer * EACH, (answer + 1) * EACH).join("\n"));
    // What a founder would say, with something in it: it reaches headlines, channels and dates as a bare list does not.
    const odd = NAUGHTY[answer % NAUGHTY.length];
    await say(
      `We get 40 of 60 customers from ${odd}, and 20 from =cmd|' /C calc'!A0. We never sell ${odd} twice.`,
    );
  }
  await say(NAUGHTY.join("\n"));
  await person.post("/api/journey/finish", { session_id: journey });
  const cells = Object.fromEntries(
    ["offering", "only_we", "goal.metric", "channels.new", "rivals.new", "prices.new"].map((id, index) => [
      id,
      `${NAUGHTY[index * 3]} ${PAYLOADS.slice(index * 20, index * 20 + 10).join(" ")}`.slice(0, 3_900),
    ]),
  );
  await person.call("PUT", "/api/facts", { session_id: journey, cells });
}, 120_000);

afterAll(async () => {
  await server.stop();
  await smtp.close();
});

async function say(message: string): Promise<void> {
  await person.post("/api/journey/continue", { session_id: journey, message });
}

async function file(name: string): Promise<Response> {
  const response = await person.call("GET", `/api/${name}?session_id=${journey}`);
  expect(response.status, name).toBe(200);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="[\w .,&()=+-]*"/);
  return response;
}

test("a letter to somebody of any name has the headers of a letter, one recipient and a readable text", async () => {
  await send(server.origin, "POST /api/auth/forgot-password", { email: EMAIL });
  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails;
  const [head = "", ...text] = mail?.data.split("\n\n") ?? [];
  const names = head.replaceAll(/\n[ \t]+/g, " ").split("\n").map((line) => line.split(":")[0]);
  expect(names.toSorted()).toEqual([
    "Content-Transfer-Encoding",
    "Content-Type",
    "Date",
    "From",
    "MIME-Version",
    "Message-ID",
    "Subject",
    "To",
  ]);
  expect(head).toContain(`To: ${EMAIL}`);
  expect(text.join("\n\n")).not.toMatch(FORBIDDEN);
});

test("the calendar is one event an entry, with folded lines and nothing that ends a line or a property early", async () => {
  const text = await (await file("calendar.ics")).text();
  const rows = parse(await (await file("calendar.csv")).text(), { columns: true, bom: true });
  expect(rows.length).toBeGreaterThan(5);
  const lines = text.split("\r\n");
  const octets = lines.map((line) => new TextEncoder().encode(line).length);
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(lines.join("")).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(FORBIDDEN);
  expect(text).not.toMatch(TURNING);
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  expect(events).toHaveLength(rows.length);
  const names = new Set(events.flatMap((event) => event.getAllProperties().map(({ name }) => name)));
  expect([...names].filter((name) => /attach|attendee|organizer|alarm|x-evil|bcc|url/i.test(name))).toEqual(
    [],
  );
});

test("no cell of the table is a formula, and none turns the text around", async () => {
  const text = await (await file("calendar.csv")).text();
  const rows: string[][] = parse(text, { bom: true });
  expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
  expect(rows.flat().filter((cell) => FORMULA.test(cell))).toEqual([]);
  expect(text).not.toMatch(FORBIDDEN);
  expect(text).not.toMatch(TURNING);
});

test("every part of the PowerPoint is well-formed, names nothing outside, and holds only letters that XML allows", async () => {
  const zip = await JSZip.loadAsync(await (await file("deck.pptx")).arrayBuffer());
  const parts = Object.values(zip.files).filter(({ name }) => /\.(xml|rels)$/.test(name));
  expect(parts.length).toBeGreaterThan(50);
  for (const part of parts) {
    const xml = await part.async("string");
    expect(XMLValidator.validate(xml), part.name).toBe(true);
    expect(xml, part.name).not.toMatch(FORBIDDEN);
    expect(xml, part.name).not.toMatch(TURNING);
    expect(xml, part.name).not.toMatch(/&#(x0*([0-8bcef]|1[0-9a-f])|0*([0-8]|1[124-9]|2\d|3[01]));/i);
    expect(xml.isWellFormed(), part.name).toBe(true);
    if (part.name.endsWith(".rels")) expect(xml, part.name).not.toContain('TargetMode="External"');
  }
});

test.each(["brand_strategy", "pitch_deck"])(
  "the %s is a whole PDF without script, links or turned text",
  async (type) => {
    const id = await order(person, { document_type: type, session_id: journey });
    const { last } = await watch(person, id, 55_000);
    expect(last).toMatchObject({ status: "completed", error: null });
    const { bytes } = await download(person, id);
    const raw = new TextDecoder("latin1").decode(bytes);
    expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|OpenAction|EmbeddedFile|RichMedia|XFA)\b/);
    expect(raw).not.toMatch(/\/URI \((?!https?:)/);
    const pdf = await getDocumentProxy(bytes);
    const { text } = await extractText(pdf, { mergePages: true });
    expect(text).not.toMatch(FORBIDDEN);
    expect(text).not.toMatch(TURNING);
    const { info } = await getMeta(pdf);
    expect(JSON.stringify(info)).not.toMatch(TURNING);
  },
);

test("the Markdown of the strategy holds no control characters and turns nothing around", async () => {
  const text = await (await file("strategy.md")).text();
  expect(text).not.toMatch(FORBIDDEN);
  expect(text).not.toMatch(TURNING);
});

test("the Markdown of the strategy loads nothing and leads nowhere in whatever shows it", async () => {
  const text = await (await file("strategy.md")).text();
  expect(text).toContain("evil.example");
  const shown = renderToStaticMarkup(createElement(Markdown, { urlTransform: (url) => url }, text));
  expect(shown).not.toMatch(/<(img|a)\b/);
  // The one that shows it here leaves elements out; others take them.
  expect(text).not.toMatch(/(?<!\\)(\\\\)*<[a-z/!?]/i);
});
