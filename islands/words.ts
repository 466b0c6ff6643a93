import { createContext, createElement, Fragment, type ReactNode, useContext } from "react";
import type { ScreenWords, WordsName } from "../routes/words/words.ts";
import { WORDS_ATTRIBUTE } from "./protocol.ts";

/** The sets that came with a page: only what its islands say. */
export type PageWords = Partial<ScreenWords>;

const Spoken = createContext<PageWords>({});
export const WordsProvider = Spoken.Provider;

/** A set of words in the language of the page; throws where the page came without it. */
export function useWords<Name extends WordsName>(name: Name): ScreenWords[Name] {
  return setIn(useContext(Spoken), name);
}

let sent: PageWords | undefined;
let spoken: PageWords | null = null;

/** What `pageWords` says from now on: the words of a conversation that is held in another language; null for the page's. */
export function speak(words: PageWords | null): void {
  spoken = words;
}

/** The language of `pageWords` as BCP 47 names it, where it is another than the page's. */
export function spokenLanguage(): string | undefined {
  return spoken?.common?.locale;
}

/** All sets that came with the page, or with what stands around in it. */
export function usePageWords(): PageWords {
  return useContext(Spoken);
}

/** All words that came with this page; in the browser only. */
export function sentWords(): PageWords {
  sent ??= JSON.parse(document.body.getAttribute(WORDS_ATTRIBUTE) ?? "{}") as PageWords;
  return sent;
}

/** The same as `useWords`, for code of the browser that is no component. */
export function pageWords<Name extends WordsName>(name: Name): ScreenWords[Name] {
  return setIn(spoken ?? sentWords(), name);
}

function setIn<Name extends WordsName>(words: PageWords, name: Name): ScreenWords[Name] {
  const set: ScreenWords[Name] | undefined = words[name];
  if (set === undefined) throw new Error(`Cannot find the words "${name}" on this page`);
  return set;
}

/** The names of the places in a text: "max" of "At most {max}". */
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest>
  : never;

/** A text with a value in each of its places. */
export function fill<Text extends string>(
  text: Text,
  values: Record<Places<Text>, string | number>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name) => String(Reflect.get(values, name)));
}

/** The same with elements in its places: a link stands where the language has it. */
export function fillNodes<Text extends string>(
  text: Text,
  nodes: Record<Places<Text>, ReactNode>,
): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, at) =>
    createElement(Fragment, { key: at }, at % 2 === 0 ? part : Reflect.get(nodes, part))
  );
}

/** With a capital, as what heads something: names of parts and columns begin small, because sentences hold them too. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A text that depends on a count, in the forms that the language has. */
export interface Counted {
  one: string;
  other: string;
}

/** The form for a count: "1 question", "{count} questions". */
export function formOf<Forms extends Counted>(
  forms: Forms,
  count: number,
  locale: string,
): Forms["one" | "other"] {
  return new Intl.PluralRules(locale).select(count) === "one" ? forms.one : forms.other;
}
