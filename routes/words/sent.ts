import type { IslandName } from "../../islands/registry.ts";
import type { ScreenWords, Words, WordsName } from "./words.ts";

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
  return Object.fromEntries([...names].map((name) => {
    const { page: _, ...sent } = { page: undefined, ...words[name] };
    return [name, sent];
  }));
}
