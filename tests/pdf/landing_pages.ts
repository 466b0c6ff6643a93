import { readPdf } from "./read_pdf.ts";

/** The pages of Tidewatch's strategy that the landing page shows, and what stands on each and on none before it. */
export const LANDING_PAGES = [
  { name: "page", title: "The strategy on one page" },
  { name: "channels", title: "Hours and customers" },
  { name: "identity", title: "Palette" },
] as const;

/** The first page on which these words stand, counted from 1. Throws where they stand on none. */
export async function pageOf(title: string, bytes: Uint8Array): Promise<number> {
  const { pages } = await readPdf(bytes);
  const index = pages.findIndex(({ boxes }) => boxes.map(({ text }) => text).join(" ").includes(title));
  if (index === -1) throw new Error(`Could not find a page with "${title}"`);
  return index + 1;
}
