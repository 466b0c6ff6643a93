import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../agents/text/lexicon.ts";

/** Folders that hold the words of a room, one file a language. */
const FOLDERS = [
  "agents/text/lexicons",
  "agents/text/lexicons/amounts",
  "agents/text/lexicons/grammar",
  "agents/text/lexicons/money",
  "agents/text/lexicons/prose",
  "agents/text/lexicons/watch",
  "agents/author/model/gates/words",
  "agents/author/rules/words",
  "agents/consultant/words",
  "agents/facts/prices/words",
  "agents/facts/readers/words",
  "agents/facts/words",
  "agents/interview/heard",
  "agents/interview/sides",
  "agents/plan/words",
  "agents/research/words",
  "agents/review/contradictions/words",
];

/** What is understood of further languages, Danish or Polish, stands together: not every list has something there. */
const OTHERS = "other";

/** Every list of a file by the path of its keys: "cues.shorter" with its phrases. */
function listsOf(file: object, path: string[] = []): [string, string[]][] {
  return Object.entries(file).flatMap(([key, value]): [string, string[]][] =>
    typeof value === "string"
      ? [[[...path, key].join("."), value === "" ? [] : value.split("|").map((phrase) => phrase.trim())]]
      : listsOf(value, [...path, key])
  );
}

/** The names of the files in a folder without their ending: "en", "de", "other". */
function filesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith(".json")).map((name) =>
    name.slice(0, -".json".length)
  );
}

function read(folder: string, language: string): [string, string[]][] {
  return listsOf(JSON.parse(readFileSync(`${folder}/${language}.json`, "utf8")));
}

test.each(FOLDERS)("%s has a file for every language, with English's keys in its order", (folder) => {
  const files = filesIn(folder);
  const languages = files.filter((name) => name !== OTHERS);
  expect(languages.toSorted()).toEqual(LANGUAGES.toSorted());
  const keys = read(folder, "en").map(([key]) => key);
  for (const language of files) {
    const own = read(folder, language).map(([key]) => key);
    const known = language === OTHERS
      ? own.filter((key) => keys.includes(key))
      : keys.filter((key) => own.includes(key));
    expect([language, ...own]).toEqual([language, ...known]);
  }
});

test.each(FOLDERS)(
  "%s leaves out of a language what it has no words for; English names every list",
  (folder) => {
    for (const language of filesIn(folder).filter((name) => name !== "en")) {
      const empty = read(folder, language).filter(([, phrases]) => phrases.length === 0).map(([key]) => key);
      expect([language, ...empty]).toEqual([language]);
    }
  },
);

test.each(FOLDERS)(
  "%s names no phrase twice in a list, and none that is empty or could match anything",
  (folder) => {
    for (const language of filesIn(folder)) {
      for (const [key, phrases] of read(folder, language)) {
        const faulty = phrases.filter((phrase, at) =>
          /^[\s*-]*$/.test(phrase) || phrases.indexOf(phrase) !== at
        );
        expect([language, key, ...faulty]).toEqual([language, key]);
      }
    }
  },
);
