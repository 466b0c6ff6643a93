import { readFileSync } from "node:fs";
import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { LANGUAGES, lexiconsOf } from "../agents/text/lexicon.ts";

/** A pattern or a string in code, a long one in quotation marks of any kind. */
const LITERAL =
  /(?<![\w*)/])\/(?![/*])((?:[^/\\\n[]|\\.|\[(?:[^\]\\]|\\.)*\])+)\/[a-z]*|"((?:[^"\\\n]|\\.){12,})"|`((?:[^`\\\n]|\\.){12,})`/gu;
/** Words of grammar tell a language; a letter or two stand in every pattern. */
const GRAMMAR = ["articles", "pronouns", "prepositions", "auxiliaries", "joiners"] as const;
const SHORTEST = 3;

/** The languages that alone have such a word of grammar. */
const OWN_WORDS = ownWords();

function ownWords(): Map<string, string> {
  const languagesOf = new Map<string, Set<string>>();
  for (const { language, phrases } of lexiconsOf(LANGUAGES)) {
    for (const word of GRAMMAR.flatMap((kind) => phrases[kind])) {
      if (word.length < SHORTEST || !/^\p{L}+$/u.test(word)) continue;
      languagesOf.set(word, (languagesOf.get(word) ?? new Set()).add(language));
    }
  }
  return new Map(
    [...languagesOf].filter(([, languages]) => languages.size === 1)
      .map(([word, languages]) => [word, [...languages][0] ?? ""]),
  );
}

/** The languages of the words that a literal lists. */
function languagesIn(literal: string): Set<string> {
  if (!literal.includes("|")) return new Set();
  return new Set((literal.match(/\p{L}+/gu) ?? []).flatMap((word) => OWN_WORDS.get(word) ?? []));
}

test("no pattern in code lists words of three languages: they stand in the word files, one file a language", () => {
  const found = globSync("agents/**/*.ts").toSorted().flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(LITERAL)].flatMap(([, ...groups]) => {
      const literal = groups.find((group) => group !== undefined) ?? "";
      const languages = languagesIn(literal);
      return languages.size >= 3 ? [`${file}: ${literal.slice(0, 60)}`] : [];
    })
  );
  expect(found).toEqual([]);
});
