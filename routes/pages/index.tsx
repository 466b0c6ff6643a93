import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { type Theme, themeIn } from "../../islands/theme.ts";
import { WORDS } from "../words/words.ts";
import { adminPage } from "./admin.tsx";
import { advisorPage } from "./advisor.tsx";
import { anchorsPage } from "./anchors.tsx";
import { type Asset, etagOf, sendAsset } from "./assets.ts";
import { confirmEmailPage, emailConfirmedPage } from "./confirm_email.tsx";
import { consultantPage } from "./consultant.tsx";
import { type PageDeps, sendPage, sharePicture, signedIn } from "./context.ts";
import { dashboardPage } from "./dashboard.tsx";
import { type Page, renderDocument } from "./document.tsx";
import { documentsPage } from "./documents.tsx";
import { endLettersPage, lettersEndedPage } from "./end_letters.tsx";
import { journeyPage } from "./journey.tsx";
import { Landing } from "./landing/page.tsx";

import { privacyPage, termsPage } from "./legal.tsx";
import { calendarPage } from "./reading/calendar.tsx";
import { pageReadPage } from "./reading/page_read.tsx";
import { deckPage, strategyPage } from "./reading/page.tsx";
import { referencePage } from "./reference/page.tsx";
import { returnedPage, returnPage } from "./return.tsx";
import { settingsPage } from "./settings.tsx";
import { sharedPage } from "./shared.tsx";
import { signOutPage } from "./sign_out.tsx";
import { tastePage } from "./taste/page.tsx";
import { translationAnswer } from "./translation.ts";
import { NOBODY, visitorOf } from "./visitor.ts";
import { forgotPasswordPage, loginPage, registerPage, resetPasswordPage, tooEarly } from "./sign_in.tsx";

export { assetRoutes, loadAssets } from "./assets.ts";
export type { PageDeps } from "./context.ts";
export { brokenPage, notFoundPage } from "./failures.tsx";

/** Asked for again each time, because the page names built files that a new release replaces. */
const ASK_AGAIN = "no-cache";

/** Where one click ends letters; the second stands in letters that were sent earlier. */
const END_LETTERS = ["/end-letters", "/end-reminders"];

/** Every page of Holdfast. */
export function pageRoutes(deps: PageDeps): Hono {
  const app = new Hono();
  app.use(compress());
  const landing = {
    title: WORDS.en.common.page.claim,
    description: WORDS.en.landing.description,
    picture: sharePicture(deps),
    className: "page-landing",
    body: <Landing />,
  };
  keep("/", landing);
  keep("/terms", termsPage());
  keep("/privacy", privacyPage());
  keepMade("/reference", () => referencePage(deps.openApi()));

  const login = loginPage(deps);
  const register = registerPage(deps);
  const taste = tastePage(deps);
  const forgot = forgotPasswordPage(deps);
  const reset = resetPasswordPage(deps);
  return app
    .get("/login", (c) => login(c)).post("/login", tooEarly(login))
    .get("/register", (c) => register(c)).post("/register", (c) => register(c))
    .get("/forgot-password", (c) => forgot(c)).post("/forgot-password", tooEarly(forgot))
    .get("/reset-password", (c) => reset(c)).post("/reset-password", tooEarly(reset))
    .get("/confirm-email", confirmEmailPage(deps)).post("/confirm-email", emailConfirmedPage(deps))
    .get("/return", returnPage(deps)).post("/return", returnedPage(deps))
    .on("GET", END_LETTERS, endLettersPage(deps)).on("POST", END_LETTERS, lettersEndedPage(deps))
    .get("/try", (c) => taste(c)).post("/try", (c) => taste(c))
    .get("/words/:language", translationAnswer)
    .get("/dashboard", signedIn(deps, dashboardPage))
    .get("/journey", signedIn(deps, journeyPage))
    .get("/advisor", signedIn(deps, advisorPage))
    .get("/anchors", signedIn(deps, anchorsPage))
    .get("/anchors/pages/:number", signedIn(deps, pageReadPage))
    .get("/consultant", signedIn(deps, consultantPage))
    .get("/documents", signedIn(deps, documentsPage))
    .get("/documents/strategy", signedIn(deps, strategyPage))
    .get("/documents/deck", signedIn(deps, deckPage))
    .get("/documents/calendar", signedIn(deps, calendarPage))
    .get("/settings", signedIn(deps, settingsPage))
    .get("/logout", signedIn(deps, signOutPage))
    .get("/shared/:token", sharedPage(deps))
    .get("/admin", signedIn(deps, adminPage));

  function keep(path: string, page: Page): void {
    keepMade(path, () => page);
  }

  /**
   * A page without a script that is the same for everyone who is not signed in is rendered, and compressed, once in each
   * theme. Whoever is signed in finds their name in its header, but for the landing page, which has none.
   */
  function keepMade(path: string, make: () => Page): void {
    const drawn = new Map<Theme, Asset>();
    app.get(path, async (c) => {
      const theme = themeIn(c.req.header("cookie"));
      const visitor = path === "/" ? NOBODY : await visitorOf(c, deps);
      if (visitor.user !== null) return await sendPage(c, deps, { ...make(), visitor });
      const asset = drawn.get(theme) ?? assetOf({ ...make(), theme, visitor });
      drawn.set(theme, asset);
      return sendAsset(c, asset);
    });
  }

  function assetOf(page: Page): Asset {
    const spoken = { language: "en", words: WORDS.en } as const;
    const bytes = new TextEncoder().encode(renderDocument(page, deps.assets, spoken));
    return {
      type: "text/html; charset=utf-8",
      etag: etagOf(bytes),
      caching: ASK_AGAIN,
      vary: "cookie",
      bytes,
      gzip: new Uint8Array(gzipSync(bytes)),
      brotli: new Uint8Array(brotliCompressSync(bytes)),
    };
  }
}
