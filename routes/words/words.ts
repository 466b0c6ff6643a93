import { account } from "./en/account.ts";
import { admin } from "./en/admin.ts";
import { advisor } from "./en/advisor.ts";
import { anchors } from "./en/anchors.ts";
import { common } from "./en/common.ts";
import { consultant } from "./en/consultant.ts";
import { dashboard } from "./en/dashboard.ts";
import { documents } from "./en/documents.ts";
import { foundation } from "./en/foundation.ts";
import { journey } from "./en/journey.ts";
import { landing } from "./en/landing.ts";
import { letters } from "./en/letters.ts";
import { notices } from "./en/notices.ts";
import { problems } from "./en/problems.ts";
import { push } from "./en/push.ts";
import { reading } from "./en/reading.ts";
import { second_factor } from "./en/second_factor.ts";
import { settings } from "./en/settings.ts";
import { sign_in } from "./en/sign_in.ts";
import { sign_ins } from "./en/sign_ins.ts";
import { taste } from "./en/taste.ts";

const english = {
  account,
  admin,
  advisor,
  anchors,
  common,
  consultant,
  dashboard,
  documents,
  foundation,
  journey,
  landing,
  letters,
  notices,
  problems,
  push,
  reading,
  second_factor,
  settings,
  sign_in,
  sign_ins,
  taste,
};

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
