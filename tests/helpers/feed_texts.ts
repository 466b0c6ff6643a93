/** An item as a test writes it; the date goes into the feed as it stands. */
export interface WrittenItem {
  title: string;
  link: string;
  date?: string;
  summary?: string;
  source?: { name: string; url: string };
}

/** RSS 2.0 as a news search writes it. */
export function rss(items: WrittenItem[]): string {
  const lines = items.map(({ title, link, date, summary, source }) =>
    `<item><title>${title}</title><link>${link}</link>${
      date === undefined ? "" : `<pubDate>${date}</pubDate>`
    }
    <description>${summary ?? ""}</description>${
      source === undefined ? "" : `<source url="${source.url}">${source.name}</source>`
    }</item>`
  );
  return `<?xml version="1.0"?><rss version="2.0"><channel><title>News</title>${
    lines.join("")
  }</channel></rss>`;
}

/** Atom, each entry with a link to itself before the one to its page. */
export function atom(items: WrittenItem[]): string {
  const lines = items.map(({ title, link, date, summary }) =>
    `<entry><title type="html">${title}</title><link rel="self" href="/self"/><link href="${link}"/>
    ${date === undefined ? "" : `<updated>${date}</updated>`}<summary>${summary ?? ""}</summary></entry>`
  );
  return `<feed xmlns="http://www.w3.org/2005/Atom"><title>News</title>${lines.join("")}</feed>`;
}

/** RSS 1.0 in RDF. */
export function rdf(items: WrittenItem[]): string {
  const lines = items.map(({ title, link, date }) =>
    `<item rdf:about="${link}"><title>${title}</title><link>${link}</link>${
      date === undefined ? "" : `<dc:date>${date}</dc:date>`
    }</item>`
  );
  return `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
    xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>News</title></channel>${
    lines.join("")
  }</rdf:RDF>`;
}
