import type { Offer, Site } from "./site.ts";

/** What stands around a site's own words: each is raw HTML, "" where there is none. */
export interface Around {
  head?: string;
  top?: string;
  /** Right under the headline. */
  lead?: string;
  main?: string;
  bottom?: string;
}

export type Layout = (site: Site, around?: Around) => string;

/** A product page of today: sections, classes, cards. */
function cards(site: Site, around: Around = {}): string {
  return page(site, around, [
    `<header class="site-header"><a class="logo" href="/">${
      esc(site.name)
    }</a><nav><a href="#">Home</a> <a href="#p">${esc(site.offersTitle)}</a></nav></header>`,
    `<main><section class="hero"><h1>${esc(site.h1)}</h1><p class="lead">${esc(site.lead)}</p>${
      around.lead ?? ""
    }</section>`,
    `<section class="features"><ul>${site.points.map((p) => `<li>${esc(p)}</li>`).join("")}</ul></section>`,
    `<section id="p" class="pricing"><h2>${esc(site.offersTitle)}</h2><div class="grid">${
      site.offers.map((o) =>
        `<div class="card"><h3>${esc(o.name)}</h3><p class="price">${esc(o.price)}</p><ul>${
          o.items.map((i) => `<li>${esc(i)}</li>`).join("")
        }</ul><a class="btn" href="/buy">→</a></div>`
      ).join("")
    }</div>${site.terms.map((t) => `<p class="terms">${esc(t)}</p>`).join("")}</section>`,
    around.main ?? "",
    `<section class="testimonials"><h2>${esc(site.quotesTitle)}</h2>${
      site.quotes.map(([q, w]) => `<blockquote><p>“${esc(q)}”</p><cite>${esc(w)}</cite></blockquote>`).join(
        "",
      )
    }</section>`,
    `<section class="faq">${
      site.questions.map(([q, a]) => `<details open><summary>${esc(q)}</summary><p>${esc(a)}</p></details>`)
        .join("")
    }</section>`,
    `<section class="blog-teasers"><h2>${esc(site.postsTitle)}</h2>${
      site.posts.map(([t, w]) =>
        `<article><h3><a href="#">${esc(t)}</a></h3><time>${esc(w)}</time></article>`
      ).join("")
    }</section></main>`,
    `<footer><p>${esc(site.hours)}</p><p>${esc(site.footer)}</p></footer>`,
  ]);
}

/** Written by hand in 2009: no classes, a table of prices, headings that say what follows. */
function table(site: Site, around: Around = {}): string {
  return page(site, around, [
    `<h1>${esc(site.h1)}</h1><p>${esc(site.lead)}</p>${around.lead ?? ""}`,
    ...site.points.map((p) => `<p>${esc(p)}</p>`),
    `<h2>${esc(site.offersTitle)}</h2><table border="1">${
      site.offers.map((o) =>
        `<tr><td>${esc(o.name)}</td><td>${esc(o.price)}</td><td>${o.items.map(esc).join("<br>")}</td></tr>`
      )
        .join("\n")
    }</table>`,
    ...site.terms.map((t) => `<p><b>${esc(t)}</b></p>`),
    around.main ?? "",
    ...site.questions.map(([q, a]) => `<h4>${esc(q)}</h4><p>${esc(a)}</p>`),
    `<h2>${esc(site.quotesTitle)}</h2>${
      site.quotes.map(([q, w]) => `<p><i>"${esc(q)}"</i> – ${esc(w)}</p>`).join("")
    }`,
    `<h2>${esc(site.postsTitle)}</h2>${
      site.posts.map(([t, w]) => `<p><a href="#">${esc(t)}</a> (${esc(w)})</p>`).join("")
    }`,
    `<hr><p>${esc(site.hours)}<br>${esc(site.footer)}</p>`,
  ]);
}

/** A page builder's output: nothing but div and span, names that mean nothing, price and period apart. */
function soup(site: Site, around: Around = {}): string {
  const box = (inner: string, n: number) =>
    `<div class="sc-${n}x7 css-1${n}k"><div class="sc-in">${inner}</div></div>`;
  return page(site, around, [
    `<div id="__root"><div class="sc-a"><div class="sc-b"><div class="x1">${
      esc(site.h1)
    }</div><div class="x2">${esc(site.lead)}</div>${around.lead ?? ""}</div></div>`,
    ...site.points.map((p, n) => box(`<span>${esc(p)}</span>`, n)),
    `<div class="x3">${esc(site.offersTitle)}</div><div class="sc-g">${
      site.offers.map((o, n) =>
        box(
          `<div class="n">${esc(o.name)}</div><div class="p"><span>${
            esc(o.price).replace(/^(\S+) (?=a |per |im |par |al |por )/, "$1</span> <span>")
          }</span></div>${o.items.map((i) => `<div class="i">${esc(i)}</div>`).join("")}`,
          n + 20,
        )
      ).join("")
    }</div>`,
    ...site.terms.map((t, n) => box(esc(t), n + 40)),
    around.main ?? "",
    `<div class="x3">${esc(site.quotesTitle)}</div>`,
    ...site.quotes.map(([q, w], n) => box(`<div>„${esc(q)}“</div><div>${esc(w)}</div>`, n + 60)),
    ...site.questions.map(([q, a], n) => box(`<div>${esc(q)}</div><div>${esc(a)}</div>`, n + 80)),
    `<section class="x3 news"><h3>${esc(site.postsTitle)}</h3>${
      site.posts.map(([t, w], n) => box(`${esc(t)} · ${esc(w)}`, n + 90)).join("")
    }</section>`,
    `<div class="x9">${esc(site.hours)} | ${esc(site.footer)}</div></div>`,
  ]);
}

/** A list of services with its prices in the same line, as a one-page flyer has it. */
function flyer(site: Site, around: Around = {}): string {
  return page(site, around, [
    `<header><h1>${esc(site.h1)}</h1></header><article><p>${esc(site.lead)} ${
      site.points.map(esc).join(" ")
    }</p>${around.lead ?? ""}`,
    `<h2>${esc(site.offersTitle)}</h2><ul>${
      site.offers.map((o) =>
        `<li><strong>${esc(o.name)}</strong>: ${esc(o.price)}<ul>${
          o.items.map((i) => `<li>${esc(i)}</li>`).join("")
        }</ul></li>`
      ).join("")
    }</ul>`,
    `<p>${site.terms.map(esc).join(" ")}</p>${around.main ?? ""}`,
    `<dl>${site.questions.map(([q, a]) => `<dt>${esc(q)}</dt><dd>${esc(a)}</dd>`).join("")}</dl>`,
    `<section class="reviews"><h2>${esc(site.quotesTitle)}</h2>${
      site.quotes.map(([q, w]) => `<p>“${esc(q)}” <em>${esc(w)}</em></p>`).join("")
    }</section>`,
    `<aside><h2>${esc(site.postsTitle)}</h2><ul>${
      site.posts.map(([t, w]) => `<li><a href="#">${esc(t)}</a> <small>${esc(w)}</small></li>`).join("")
    }</ul></aside></article>`,
    `<footer><address>${esc(site.hours)}<br>${esc(site.footer)}</address></footer>`,
  ]);
}

/** Plans as the columns of a comparison. */
function matrix(site: Site, around: Around = {}): string {
  const row = (title: string, cell: (offer: Offer) => string) =>
    `<tr><th scope="row">${title}</th>${site.offers.map((o) => `<td>${esc(cell(o))}</td>`).join("")}</tr>`;
  return page(site, around, [
    `<header role="banner"><div class="wrap"><h1>${esc(site.h1)}</h1><p>${esc(site.lead)}</p>${
      around.lead ?? ""
    }</div></header>`,
    `<div class="wrap"><h2>${esc(site.offersTitle)}</h2><table class="compare"><thead><tr><td></td>${
      site.offers.map((o) => `<th scope="col">${esc(o.name)}</th>`).join("")
    }</tr></thead><tbody>${row("–", (o) => o.price)}${row("1", (o) => o.items[0] ?? "–")}${
      row("2", (o) => o.items[1] ?? "–")
    }${row("3", (o) => o.items[2] ?? "–")}</tbody></table>`,
    `<div class="two">${[...site.points, ...site.terms].map((p) => `<p>${esc(p)}</p>`).join("")}</div>${
      around.main ?? ""
    }`,
    `<div class="slider">${
      site.quotes.map(([q, w]) =>
        `<figure><blockquote>${esc(q)}</blockquote><figcaption>${esc(w)}</figcaption></figure>`
      ).join("")
    }</div>`,
    `<div class="accordion">${
      site.questions.map(([q, a]) => `<h3>${esc(q)}</h3><p>${esc(a)}</p>`).join("")
    }</div>`,
    `<div class="latest-posts"><h2>${esc(site.postsTitle)}</h2>${
      site.posts.map(([t, w]) => `<p>${esc(t)}, ${esc(w)}</p>`).join("")
    }</div></div>`,
    `<div class="footer"><p>${esc(site.footer)}</p><p>${esc(site.hours)}</p></div>`,
  ]);
}

export const LAYOUTS: Layout[] = [cards, table, soup, flyer, matrix];

function page(site: Site, around: Around, parts: string[]): string {
  return [
    `<!doctype html><html lang="${site.lang}"><head><meta charset="utf-8"><title>${esc(site.name)} – ${
      esc(site.h1)
    }</title>`,
    `<meta name="description" content="${esc(site.description)}">${around.head ?? ""}</head><body>${
      around.top ?? ""
    }`,
    ...parts,
    `${around.bottom ?? ""}</body></html>`,
  ].join("\n");
}

export function esc(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
