import { readdir, readFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { commandIn } from "../../agents/interview/commands/commands.ts";
import { SAID_BY, wordsOfIslands } from "../../routes/words/sent.ts";
import { CONVERSED, type ConversedLanguage, REMINDERS } from "../../routes/words/conversed.ts";
import { LANGUAGES, WORDS } from "../../routes/words/words.ts";
import { ISLANDS } from "../../islands/registry.ts";
import { fill, fillNodes, formOf } from "../../islands/words.ts";
import { ENGLISH } from "../helpers/english.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const sources = new Map(
  await Promise.all(
    (await islandFiles()).map(async (file) => [file, await readFile(join(ROOT, file), "utf8")] as const),
  ),
);

test.each(Object.keys(ISLANDS) as (keyof typeof ISLANDS)[])(
  "with %s travel the words that it says, and no others",
  (island) => {
    expect([...SAID_BY[island]].sort()).toEqual(setsSaidFrom(`islands/${island}.tsx`));
  },
);

test("what only the server says does not travel", () => {
  const sent = wordsOfIslands(["SignIn", "Header"], ENGLISH);
  expect(Object.keys(sent).sort()).toEqual(["account", "common", "sign_in"]);
  expect(sent.sign_in).not.toHaveProperty("page");
  expect(sent.sign_in).toHaveProperty("login");
});

test("every language has every text, with the same places in it", () => {
  const expected = placesIn(ENGLISH);
  expect(expected.size).toBeGreaterThan(500);
  for (const language of LANGUAGES) expect(placesIn(WORDS[language])).toEqual(expected);
  for (const letter of Object.values(REMINDERS)) expect(placesIn(letter)).toEqual(placesIn(REMINDERS.en));
  for (const [language, sets] of Object.entries(CONVERSED)) {
    const { common, foundation, journey } = ENGLISH;
    expect([language, placesIn(sets)]).toEqual([language, placesIn({ common, foundation, journey })]);
  }
});

const CONVERSED_LANGUAGES = Object.keys(CONVERSED) as ConversedLanguage[];

/** Words that are the same in English and in another language. */
const SAME: Record<ConversedLanguage, string[]> = {
  de: ["Pitch Deck", "{title}."],
  fr: ["Menu", "Documents", "Expression", "Attention", "Conversation", "{title}."],
  es: ["{title}."],
  it: ["Privacy", "Menu", "{title}.", "{percent}%"],
  pt: ["Menu", "{title}.", "{percent}%"],
  nl: ["Privacy", "Menu", "{title}.", "{percent}%"],
  ja: ["{percent}%"],
};

test.each(CONVERSED_LANGUAGES)(
  "around a conversation in %s everything it says is in that language",
  (language) => {
    const sets = CONVERSED[language];
    const said = textsIn({ ...sets, common: { ...sets.common, locale: "" } });
    const { common, foundation, journey } = ENGLISH;
    const english = new Set(textsIn({ common, foundation, journey }));
    // An agent's name is a name.
    const same = said.filter((text) => english.has(text) && !/ Agent$/.test(text));
    expect([...new Set(same)]).toEqual(SAME[language]);
    expect([...new Set(Object.values(SAID_BY.Journey))].sort()).toEqual(Object.keys(sets).sort());
  },
);

test.each(CONVERSED_LANGUAGES)("what the buttons send in %s is understood as what they say", (language) => {
  const { journey: { acts, next }, foundation } = CONVERSED[language];
  expect(commandIn(acts.skip.sends)).toEqual({ kind: "skip" });
  expect(commandIn(acts.back.sends)).toEqual({ kind: "back", to: null });
  for (const [name, { label }] of Object.entries(foundation.anchors)) {
    expect([label, commandIn(fill(next.refineSends, { anchor: label }))]).toEqual([label, {
      kind: "jump",
      to: name,
    }]);
  }
});

test("a place that is not filled, or is none, does not compile", () => {
  // @ts-expect-error: `max` is missing.
  expect(fill(ENGLISH.journey.failures.limit, {})).toContain("undefined");
  // @ts-expect-error: the text has no such place.
  expect(fill(ENGLISH.journey.failures.limit, { max: 3, least: 1 })).toContain("3 active");
});

test("no words that people read stand in an island", () => {
  expect(wordsIn(sources)).toEqual([]);
});

test("no words that people read stand in a page, but for those that are made of words", async () => {
  const names = (await readdir(join(ROOT, "routes/pages"), { recursive: true })).filter((name) =>
    /\.tsx?$/.test(name) && !/^reference\/|^legal\.tsx$|^landing\/tidewatch\.ts$/.test(name)
  );
  const pages = await Promise.all(names.map(async (name): Promise<[string, string]> => {
    const file = join("routes/pages", name);
    return [file, await readFile(join(ROOT, file), "utf8")];
  }));
  expect(pages.length).toBeGreaterThan(30);
  expect(wordsIn(new Map(pages))).toEqual([]);
});

test.each([
  ["<p>Four anchors</p>", "Four anchors"],
  ['<input aria-label="your answer" />', "your answer"],
  ['<p>{isOpen ? "Hide" : more}</p>', "Hide"],
  ["showError(`Not saved, ${name}`)", "Not saved, "],
])("%s is found to hold words", (text, words) => {
  expect(inlineWords("part.tsx", text)).toContain(words);
});

test("places are filled by name, values and elements alike", () => {
  expect(fill("{left} of {all} left", { left: 2, all: "three" })).toBe("2 of three left");
  expect(fillNodes("a {b} c", { b: "B" })).toHaveLength(3);
});

test("a count has the form that its language gives it", () => {
  const forms = { one: "{count} page", other: "{count} pages" };
  expect([0, 1, 2].map((count) => fill(formOf(forms, count, "en-US"), { count }))).toEqual([
    "0 pages",
    "1 page",
    "2 pages",
  ]);
});

function wordsIn(files: Map<string, string>): string[] {
  return [...files].flatMap(([file, text]) => inlineWords(file, text).map((words) => `${file}: ${words}`));
}

/** The sets that a file and all that it imports ask for. */
function setsSaidFrom(first: string): string[] {
  const reached = new Set([first]);
  const sets = new Set<string>();
  for (const file of reached) {
    const text = sources.get(file) ?? "";
    for (const [, name = ""] of text.matchAll(/(?:use|page)Words\("(\w+)"\)/g)) sets.add(name);
    for (const [, to = ""] of text.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g)) {
      const path = relative(ROOT, join(ROOT, dirname(file), to));
      if (sources.has(path)) reached.add(path);
    }
  }
  return [...sets].sort();
}

/** Where each text stands, and the names of its places. */
function placesIn(words: object, at = ""): Map<string, string[]> {
  return new Map(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[`${at}${key}`, [...value.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).sort()] as const]
        : [...placesIn(value, `${at}${key}.`)]
    ),
  );
}

function textsIn(words: object): string[] {
  return Object.values(words).flatMap((value: string | object) =>
    typeof value === "string" ? value === "" ? [] : [value] : textsIn(value)
  );
}

interface Node {
  type: string;
  value?: unknown;
  [key: string]: unknown;
}

/** Attributes whose plain text somebody reads or hears. */
const READ_ATTRIBUTES = ["aria-label", "alt", "title", "placeholder", "label", "hint", "about"];
/** Names that are the same in every language, keys of a keyboard, and what goes with a request. */
const NAMES = [
  ...Object.keys(ISLANDS),
  ...["Holdfast", "Holdfast Master", "API", "Markdown", "PowerPoint", ".ics", ".csv"],
  ...["Enter", "Escape", "Tab", "Bearer ", "Notification"],
];
/** Types and imports; `as const` and `satisfies` hold values. */
const IS_NO_VALUE = /^(?:TS(?!.*Expression$)|Import)/;
const IS_ADDRESS = /^https?:/;
const IS_CLASS = /^\p{Lu}\p{Ll}+\p{Lu}\w+$/u;
/** A sentence or a label begins with a capital and goes on in small letters. */
const LOOKS_LIKE_WORDS = /^\s*\p{Lu}\p{Ll}+/u;

/** The words of a source that stand where people read them. Errors for whoever writes code are not among them. */
function inlineWords(file: string, text: string): string[] {
  const found: string[] = [];
  visit(parseAst(text, { lang: "tsx" }, file) as unknown as Node);
  return found.filter((words) => !NAMES.includes(words) && !IS_CLASS.test(words) && !IS_ADDRESS.test(words));

  function visit(node: Node): void {
    if (IS_NO_VALUE.test(node.type) || isProgrammers(node)) return;
    if (node.type === "JSXText" && /\p{L}{2}/u.test(String(node.value))) {
      found.push(String(node.value).trim());
    }
    if (node.type === "JSXAttribute" && isRead(node)) found.push(literalOf(node.value as Node) ?? "");
    const words = literalOf(node);
    if (words !== null && LOOKS_LIKE_WORDS.test(words)) found.push(words);
    for (const child of Object.values(node).flat()) {
      if (typeof child === "object" && child !== null && "type" in child) visit(child as Node);
    }
  }

  function isRead({ name, value }: Node): boolean {
    const isNamed = READ_ATTRIBUTES.includes(String((name as Node).name));
    return isNamed && /\p{L}{2}/u.test(literalOf(value as Node | null) ?? "");
  }
}

function isProgrammers({ type, callee }: Node): boolean {
  return type === "NewExpression" && (callee as Node).name === "Error";
}

function literalOf(node: Node | null): string | null {
  if (node?.type === "Literal" && typeof node.value === "string") return node.value;
  if (node?.type === "TemplateElement") return String((node.value as { cooked: string }).cooked);
  return null;
}

async function islandFiles(): Promise<string[]> {
  const names = await readdir(join(ROOT, "islands"), { recursive: true });
  // The service worker belongs to no page: what it shows comes from the server, all but its last resort.
  const others = ["build.ts", "bundle.ts", "dev.ts", "service_worker.ts"];
  return names.filter((name) => /\.tsx?$/.test(name) && !others.includes(name)).map((name) =>
    join("islands", name)
  );
}
