import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { WORDS_ATTRIBUTE } from "../../islands/protocol.ts";
import type { Theme } from "../../islands/theme.ts";
import { WordsProvider } from "../../islands/words.ts";
import type { Language, Words } from "../words/words.ts";
import type { Assets } from "./assets.ts";
import type { PageIslands } from "./render.tsx";
import { NOBODY, type Visitor, VisitorContext } from "./visitor.ts";

export interface Page {
  /** What the tab says before the product's name; the landing page says it all itself. */
  title: string;
  description?: string;
  /** The whole address of the picture that other sites show beside a link to it; absent where nobody shares one. */
  picture?: string;
  /** Kept out of search engines. */
  isUnlisted?: boolean;
  /** On the body, for what only this page looks like. */
  className: string;
  islands?: PageIslands;
  /** As it was chosen in the browser that asks; absent on pages that are the same for everyone. */
  theme?: Theme;
  nonce?: string | undefined;
  /** Whom the header of a page without a script is for. */
  visitor?: Visitor;
  body: ReactNode;
}

/** What a page is written in. */
export interface Spoken {
  language: Language;
  words: Words;
}

/** The whole HTML of a page. Only a page with islands carries a script. */
export function renderDocument(page: Page, assets: Assets, { language, words }: Spoken): string {
  const { page: says } = words.common;
  const { title, description = says.description, className, islands, nonce, body } = page;
  const used = islands?.used ?? [];
  const [hydrate, ...others] = used.length === 0 ? [] : scriptsOf(assets, used);
  const html = renderToStaticMarkup(
    <html lang={language} data-theme={page.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        {page.isUnlisted && <meta name="robots" content="noindex, nofollow" />}
        <meta name="description" content={description} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {page.picture !== undefined && <SharedPicture address={page.picture} shows={says.claim} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {FONTS.map((font) => (
          <link
            key={font}
            rel="preload"
            href={assets.named(font)}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={assets.named("main-")} nonce={nonce} />
        {others.map((href) => <link key={href} rel="modulepreload" href={href} nonce={nonce} />)}
        {assets.isDevelopment && <script type="module" src={assets.chunksOf("islands/reload.ts")[0]} />}
        {hydrate && <script type="module" src={hydrate} nonce={nonce} />}
      </head>
      <body className={className} {...{ [WORDS_ATTRIBUTE]: islands && JSON.stringify(islands.said) }}>
        <a className="skip" href="#main">{says.skip}</a>
        <WordsProvider value={words}>
          <VisitorContext value={page.visitor ?? NOBODY}>{body}</VisitorContext>
        </WordsProvider>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Where the picture stands, 1200 × 630, and that it is to be shown large. */
function SharedPicture({ address, shows }: { address: string; shows: string }) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Holdfast" />
      <meta property="og:image" content={address} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shows} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const FONTS = ["source_serif-", "instrument_sans-"];

function scriptsOf(assets: Assets, islands: string[]): string[] {
  const sources = ["islands/hydrate.ts", ...islands.map((name) => `islands/${name}.tsx`)];
  return [...new Set(sources.flatMap((source) => assets.chunksOf(source)))];
}
