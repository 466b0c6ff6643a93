import type { Foundation } from "./foundation.ts";

// Our own sentences are English; a document is marked otherwise only where most of its letters are not Latin.
const SCRIPTS: [RegExp, string][] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, "ja"],
  [/\p{Script=Hangul}/gu, "ko"],
  [/\p{Script=Han}/gu, "zh"],
  [/\p{Script=Cyrillic}/gu, "ru"],
  [/\p{Script=Greek}/gu, "el"],
  [/\p{Script=Hebrew}/gu, "he"],
];

/** What a document is marked as, a BCP 47 tag: the language of its labels, or with English ones of most of its letters. */
export function documentLanguage(foundation: Foundation, labels: string): string {
  return labels === "en" ? languageOf(foundation) : labels;
}

/** The document's language as a BCP 47 tag, judged by the script of its sentences. */
export function languageOf({ anchors }: Foundation): string {
  const text = Object.values(anchors).flatMap((anchor) => anchor.sections).map((section) =>
    section.headline.text
  ).join(" ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const [, language] = SCRIPTS.find(([script]) => (text.match(script)?.length ?? 0) > letters / 2) ??
    [null, "en"];
  return language;
}
