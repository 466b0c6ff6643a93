import type { Context } from "hono";
import { themeIn } from "../../islands/theme.ts";
import type { UserAnswer } from "../api/contract.ts";
import type { LetterKind } from "../letter_seal.ts";
import type { OpenApiDocument } from "../openapi/document.ts";
import type { Return } from "../reminders.ts";
import type { TasteSeal } from "../taste_seal.ts";
import type { Assets } from "./assets.ts";
import { type Language, LANGUAGES, WORDS, type Words } from "../words/words.ts";
import type { PageData } from "./data.ts";
import { type Page, renderDocument } from "./document.tsx";
import { visitorOf } from "./visitor.ts";

/** What every page is made with. */
export interface PageDeps {
  assets: Assets;
  data: PageData;
  /** The address people see, without a slash at its end. */
  publicUrl: string;
  /** Seals the answers of whoever has no account. */
  taste: TasteSeal;
  /** Links that give an account a new address: which one, and giving it. */
  emails: { behind(token: string): Promise<string | null>; confirm(token: string): Promise<string> };
  /** Links of reminders: what one leads to, and using it up; false where it is no longer valid. */
  returns: { behind(token: string): Promise<Return | null>; take(token: string): Promise<boolean> };
  /** Links that end letters: which ones, and ending them; null where a link stands for none. */
  letters: {
    behind(token: string): Promise<LetterKind | null>;
    end(token: string): Promise<LetterKind | null>;
  };
  /** False without a mail server: letters wait in the administrator's outbox. */
  hasMail: boolean;
  /** Which mind is at work, as shown to people. */
  mind: string;
  /** What the API is, for the page that shows it. */
  openApi: () => OpenApiDocument;
}

/** A page for whoever is signed in. */
export interface SignedInView {
  c: Context;
  deps: PageDeps;
  user: UserAnswer;
  words: Words;
}

/** The language of the screens for whoever asks. */
function languageFor(_: Context): Language {
  return LANGUAGES[0];
}

/** What the screens say to whoever asks. */
export function wordsFor(c: Context): Words {
  return WORDS[languageFor(c)];
}

/** The picture beside a link: other sites ask for its whole address. */
export function sharePicture({ publicUrl }: PageDeps): string {
  return `${publicUrl}/pictures/share.png`;
}

/** Sends a page as HTML that no shared cache keeps. */
export async function sendPage(c: Context, deps: PageDeps, page: Page): Promise<Response> {
  c.header("cache-control", "no-store");
  const theme = themeIn(c.req.header("cookie"));
  const spoken = { language: languageFor(c), words: wordsFor(c) };
  const isUnknown = page.islands === undefined && page.visitor === undefined;
  const visitor = isUnknown ? { visitor: await visitorOf(c, deps) } : {};
  const whole = { ...page, ...visitor, theme, nonce: c.get("secureHeadersNonce") };
  return c.html(renderDocument(whole, deps.assets, spoken));
}

/** Wraps a page that only a signed-in person may see; everyone else goes to /login, and from there to their journey. */
export function signedIn(deps: PageDeps, view: (view: SignedInView) => Promise<Response>) {
  return async function signedInPage(c: Context): Promise<Response> {
    const user = await deps.data.user(c.req.raw);
    if (user) return await view({ c, deps, user, words: wordsFor(c) });
    const session = c.req.path === "/journey" ? c.req.query("session") : undefined;
    return c.redirect(session === undefined ? "/login" : `/login?session=${encodeURIComponent(session)}`);
  };
}
