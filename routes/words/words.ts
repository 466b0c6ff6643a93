import { account } from "./en/account.ts";
import { common } from "./en/common.ts";
import { sign_in } from "./en/sign_in.ts";

const english = { account, common, sign_in };

/** What the screens say, one set for each screen or for what several of them share. */
export type Words = typeof english;
export type WordsName = keyof Words;

/** A set as it travels to the browser: `page` is said by the server alone. */
type Sent<Set> = Set extends unknown ? Omit<Set, "page"> : never;
export type ScreenWords = { [Name in WordsName]: Sent<Words[Name]> };

/** The first is for whoever asks for none of them. */
export const LANGUAGES = ["en"] as const;
export type Language = typeof LANGUAGES[number];

export const WORDS: Record<Language, Words> = { en: english };
