import type { PageReading, Research } from "../../domain/pages.ts";
import type { Surroundings } from "../turn_types.ts";
import type { LinkToRead } from "./links.ts";

/** Reads the pages side by side, saying so as it goes. Never throws: a page that failed says why. */
export async function readLinks(links: LinkToRead[], surroundings: Surroundings): Promise<PageReading[]> {
  if (links.length === 0) return [];
  if (links.some((link) => link.role === "own")) {
    surroundings.onStatus?.({ step: "reading_own_site", text: "Analyzing your website..." });
  }
  const rivals = links.filter((link) => link.role === "rival").map((link) => link.label);
  if (rivals.length > 0) {
    surroundings.onStatus?.({ step: "reading_rivals", text: `Reading ${rivals.join(", ")}...` });
  }
  return await Promise.all(links.map((link) => surroundings.research.readPage(link)));
}

/** One sentence on what was read and what could not be; "" where nothing was asked for. */
export function readingReport(pages: PageReading[]): string {
  if (pages.length === 0) return "";
  const read = pages.filter((page) => page.failure === null).map((page) => page.label);
  const failed = pages.filter((page) => page.failure !== null)
    .map((page) => `${page.label}: ${(page.failure ?? "").replace(/[.\s]+$/, "").replaceAll("?", "")}`);
  const parts = read.length === 0 ? failed : [`Read: ${read.join(", ")}`, ...failed];
  if (failed.length > 0) parts.push("The interview goes on without that");
  return parts.map((part) => `${part}.`).join(" ");
}

/** Research that reads each page once and gives the same reading again. */
export function readingOnce(research: Research): Research {
  const readings = new Map<string, Promise<PageReading>>();
  return {
    ...research,
    readPage(request) {
      const key = [request.role, request.label, request.url].join("\n");
      const reading = readings.get(key) ?? research.readPage(request);
      readings.set(key, reading);
      return reading;
    },
  };
}
