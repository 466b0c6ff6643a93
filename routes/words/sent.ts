import type { IslandName } from "../../islands/registry.ts";
import { type ScreenWords, type Words, type WordsName } from "./words.ts";

/** What each island says: these sets travel with a page that holds it. */
export const SAID_BY: Record<IslandName, readonly WordsName[]> = {
  AdminModel: ["common", "admin"],
  AdminUsers: ["common", "admin", "sign_ins"],
  Advisor: ["common", "advisor", "documents", "push", "sign_ins"],
  Anchors: ["common", "anchors", "foundation"],
  Consultant: ["common", "consultant", "foundation"],
  Documents: ["common", "documents"],
  ForgotPassword: ["common", "account", "sign_in"],
  Header: ["common"],
  Journey: ["common", "foundation", "journey"],
  JourneyTile: ["common", "dashboard", "foundation"],
  ResetPassword: ["common", "account", "sign_in"],
  Settings: ["common", "account", "push", "second_factor", "settings", "sign_ins"],
  SignIn: ["common", "account", "sign_in"],
  SignUp: ["common", "account", "sign_in"],
};

/** The words of these islands, each set once and without what only the server says. */
export function wordsOfIslands(islands: IslandName[], words: Words): Partial<ScreenWords> {
  const names = new Set(islands.flatMap((island) => SAID_BY[island]));
  return sentWords(Object.fromEntries([...names].map((name) => [name, words[name]])));
}

/** Sets of words as they travel. */
export function sentWords(sets: Partial<Words>): Partial<ScreenWords> {
  return Object.fromEntries(Object.entries(sets).map(([name, set]) => [name, sentOf(set)]));
}

function sentOf(set: object): object {
  const { page: _, ...sent } = { page: undefined, ...set };
  return sent;
}
