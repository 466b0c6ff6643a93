import type { getDocumentProxy } from "unpdf";

/** An entry of the outline; pages count from 1, and 0 is nowhere. */
export interface Bookmark {
  title: string;
  page: number;
}

/** What a PDF says of itself besides its pages. */
export interface BoundPdf {
  bookmarks: Bookmark[];
  /** As in the file: title, author, language, dates. */
  about: { title: string; author: string; language: string; created: string; modified: string };
  /** Addresses outside of the document. */
  links: string[];
  /** Places inside of the document that a link names and that are nowhere. */
  lostPlaces: string[];
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Destination = Awaited<ReturnType<Pdf["getDestination"]>> | string;

/** Reads a PDF's outline, metadata and links. */
export async function readBoundPdf(pdf: Pdf): Promise<BoundPdf> {
  const outline = await pdf.getOutline() ?? [];
  const bookmarks: Bookmark[] = [];
  for (const { title, dest } of outline) bookmarks.push({ title, page: await pageOf(pdf, dest) });
  const links: string[] = [];
  const lostPlaces: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const annotations = await (await pdf.getPage(number)).getAnnotations();
    for (const { url, unsafeUrl, dest } of annotations) {
      if (url ?? unsafeUrl) links.push(url ?? unsafeUrl);
      else if (await pageOf(pdf, dest) === 0) lostPlaces.push(String(dest));
    }
  }
  const about = readAbout((await pdf.getMetadata()).info);
  return { bookmarks, about, links, lostPlaces };
}

async function pageOf(pdf: Pdf, destination: Destination): Promise<number> {
  const place = typeof destination === "string" ? await pdf.getDestination(destination) : destination;
  const target = place?.[0];
  return target ? await pdf.getPageIndex(target) + 1 : 0;
}

function readAbout(info: object): BoundPdf["about"] {
  const entries = new Map<string, unknown>(Object.entries(info));
  const text = (key: string) => String(entries.get(key) ?? "");
  return {
    title: text("Title"),
    author: text("Author"),
    language: text("Language"),
    created: text("CreationDate"),
    modified: text("ModDate"),
  };
}
