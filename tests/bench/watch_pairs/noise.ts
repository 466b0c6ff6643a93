import type { Around, Layout } from "./layouts.ts";
import { esc } from "./layouts.ts";
import type { Site } from "./site.ts";
import { WORDS, type Words } from "./words.ts";

/** A page with what it takes to disturb it. */
export interface Scene {
  site: Site;
  layout: Layout;
  otherLayout: Layout;
  /** Which of two wordings: 0 for tuning, 1 unseen. */
  half: 0 | 1;
  /** Another site's page, in another language. */
  foreign: Site;
}

/** Three captures of a page on which nothing happened. */
export type Noise = (scene: Scene) => [before: string, after: string, again: string];

const p = (text: string) => `<p>${esc(text)}</p>`;
const has = (
  where: keyof Around,
  html: (word: (kind: keyof Words, number?: number) => string, turn: number) => string,
): Noise =>
(scene) =>
  turns((turn) =>
    scene.layout(scene.site, { [where]: html((kind, number) => wordOf(scene, kind, number), turn) })
  );
const site = (change: (site: Site, turn: number) => Partial<Site>): Noise => (scene) =>
  turns((turn) => scene.layout({ ...scene.site, ...change(scene.site, turn) }));
const broken = (page: (scene: Scene) => string): Noise => (scene) => {
  const before = scene.layout(scene.site);
  return [before, page(scene), page(scene)];
};
const bare = (inner: string) =>
  `<!doctype html><html><head><title>${
    inner.slice(0, 40)
  }</title></head><body><h1>${inner}</h1></body></html>`;

function turns(render: (turn: number) => string): [string, string, string] {
  return [render(0), render(1), render(2)];
}

function wordOf({ site: { lang }, half }: Scene, kind: keyof Words, number = 0): string {
  const words = WORDS[lang.slice(0, 2)]?.[kind][half] || WORDS.en?.[kind][half] || "";
  return words.replace("#", String(number));
}

function rotated<T>(list: T[], by: number): T[] {
  return list.map((_, index) => list[(index + by) % list.length] as T);
}

const NEW_QUOTES: [string, string][][] = [
  [["They are the only people I trust with this. Worth every one of the £90.", "Hannah"], [
    "Simply the best. Never looked back.",
    "Rory",
  ]],
  [["The first ones who ever called me back within the hour.", "Ingrid"], [
    "I have told everyone at the school gate.",
    "Dev",
  ]],
];
const NEW_POSTS: [string, string][][] = [
  [["Why we are the only ones who do this", "1 hour ago"], ["Our guarantee, explained", "today"]],
  [["How we halved prices for schools", "just now"], [
    "The first year of our new plan at £49",
    "2 hours ago",
  ]],
];

/** Every kind of noise, by name. */
export const NOISES: Record<string, Noise> = {
  "consent-classed": has(
    "bottom",
    (word, turn) =>
      turn === 0 ? "" : `<div id="cookie-consent" class="cc-window">${p(word("consent"))}</div>`,
  ),
  "consent-plain": has(
    "top",
    (word, turn) => turn === 0 ? "" : `<div>${p(word("consent"))}<button>OK</button></div>`,
  ),
  "counter": has("lead", (word, turn) => p(word("count", 3 + turn))),
  "counter-new": has("main", (word, turn) => turn === 0 ? "" : p(word("count", 7))),
  "viewers": has("lead", (word, turn) => p(word("viewers", 3 + turn * 2))),
  "viewers-new": has("main", (word, turn) => turn === 0 ? "" : `<div>${word("viewers", 17)}</div>`),
  "updated": has("main", (word, turn) => p(word("updated", 2 + turn * 8))),
  "years": has("lead", (word, turn) => `<ul><li>${word("age", 11 + Math.min(turn, 1))}</li></ul>`),
  "stock": has("main", (word, turn) => p(word("stock", 9 - turn * 2))),
  "hiring": has("main", (word, turn) => turn === 0 ? "" : `<section>${p(word("hiring"))}</section>`),
  "holiday": has("top", (word, turn) => turn === 0 ? "" : `<div class="bar">${word("holiday")}</div>`),
  "holiday-over": has("lead", (word, turn) => turn === 0 ? p(word("holiday")) : ""),
  "letter": has(
    "bottom",
    (word, turn) => turn === 0 ? "" : `<div class="popup">${p(word("letter"))}<input type="email"></div>`,
  ),
  "letter-inline": has(
    "main",
    (word, turn) => turn === 0 ? "" : `<form>${p(word("letter"))}<input type="email"></form>`,
  ),
  "empty": broken(() => "<!doctype html><html><head></head><body></body></html>"),
  "failed": broken((scene) => bare(wordOf(scene, "failed"))),
  "robot": broken((scene) => bare(wordOf(scene, "robot"))),
  "login": broken((scene) =>
    `<html><body><form action="/login"><h2>${
      wordOf(scene, "login")
    }</h2><input type="password"></form></body></html>`
  ),
  "not-found": broken(({ site: { name }, half }) =>
    bare(half === 0 ? "404 Not Found" : `${name}: we can't find that page`)
  ),
  "shell": broken(({ site: { name } }) =>
    `<html><head><title>${name}</title></head><body><div id="root">Loading…</div><script>boot()</script></body></html>`
  ),
  "other-language": broken(({ foreign, layout }) => layout(foreign)),
  "half-loaded": broken(({ site: one, layout }) =>
    layout({ ...one, points: [], offers: [], terms: [], questions: [], quotes: [], posts: [] })
  ),
  "quotes-rotate": site((one, turn) => ({ quotes: rotated(one.quotes, turn) })),
  "quotes-new": site((one, turn) => turn === 0 ? {} : { quotes: NEW_QUOTES[turn - 1] ?? one.quotes }),
  "posts-new": site((one, turn) => turn === 0 ? {} : { posts: NEW_POSTS[turn - 1] ?? one.posts }),
  "post-ages": site((one, turn) => ({
    posts: one.posts.map(([title], index) => [title, `${index + 2 + turn * 3} days ago`]),
  })),
  "offers-order": site((one, turn) => ({ offers: rotated(one.offers, turn) })),
  "points-order": site((one, turn) => ({
    points: rotated(one.points, turn),
    terms: rotated(one.terms, turn),
  })),
  "questions-new": site((one, turn) => turn === 0 ? {} : { questions: rotated(one.questions, 1) }),
  "hours": site((one, turn) => turn === 0 ? {} : { hours: one.hours.replace(/\d+/, "10") }),
  "copyright": site((one, turn) => ({ footer: `© ${turn === 0 ? 2025 : 2026} ${one.footer}` })),
  "legal": site((one, turn) =>
    turn === 0 ? {} : { footer: `${one.footer} · VAT GB 123 4567 89 · Privacy · Cookies · Terms` }
  ),
  "variant-headline": (scene) => {
    const other = scene.layout({
      ...scene.site,
      h1: scene.half === 0 ? "For teams who want more" : "Made for everyone who is done waiting",
    });
    const own = scene.layout(scene.site);
    return [own, other, own];
  },
  "variant-price": (scene) => {
    const offers = scene.site.offers.map((offer) => ({ ...offer, price: offer.price.replace(/\d/, "9") }));
    const own = scene.layout(scene.site);
    return [own, scene.layout({ ...scene.site, offers }), own];
  },
  "variant-three": (scene) => {
    const priced = (digit: string) =>
      scene.layout({
        ...scene.site,
        offers: scene.site.offers.map((offer) => ({ ...offer, price: offer.price.replace(/\d/, digit) })),
      });
    return [scene.layout(scene.site), priced("8"), priced("7")];
  },
  "typography": (scene) => {
    const own = scene.layout(scene.site);
    const set = own.replace(/(?<=\w)'(?=\w)/g, "’").replace(/ – /g, " — ").replace(
      /(\d) (?=[€a-z])/g,
      "$1\u00a0",
    ).replace(/&quot;/g, "”");
    return [own, set, set];
  },
  "whitespace": (scene) => {
    const own = scene.layout(scene.site);
    const airy = own.replace(/></g, ">\n   <").replace(/<p>/g, "<p>\n  ");
    return [own, airy, own.replace(/\n/g, " ")];
  },
  "redesign": ({ site: one, layout, otherLayout }) => [layout(one), otherLayout(one), otherLayout(one)],
  "recommended": (scene) =>
    turns((turn) =>
      scene.layout(scene.site, {
        main: `<section class="recommended"><h2>You may also like</h2><div>Oak ${turn}<span>£${
          12 + turn * 5
        }</span></div><div>Ash ${turn} <span>£${9 + turn}</span></div></section>`,
      })
    ),
  "basket": (scene) =>
    turns((turn) =>
      scene.layout(scene.site, {
        top: `<div class="mini-cart">Basket (${turn}) Subtotal: £${turn * 12}.00</div>`,
      })
    ),
  "change-then-error": (scene) => {
    const offers = scene.site.offers.map((offer) => ({ ...offer, price: offer.price.replace(/\d/, "6") }));
    return [scene.layout(scene.site), scene.layout({ ...scene.site, offers }), bare(wordOf(scene, "failed"))];
  },
};
