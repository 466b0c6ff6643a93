import type { Research } from "../domain/pages.ts";
import type { ReadingAll, ResearchSettings } from "./research.ts";

/** The parsers of web pages and feeds weigh 30 MB, and a server may run for days before somebody names a page. */
export function researchAtNeed(settings: ResearchSettings): Research {
  let research: Promise<ReadingAll> | undefined;
  async function load(): Promise<ReadingAll> {
    const { createResearch } = await import("./research.ts");
    return createResearch(settings);
  }
  return {
    readPage: async (request) => await (await (research ??= load())).readPage(request),
    readSource: async (request) => await (await (research ??= load())).readSource(request),
    feeds: {
      templates: settings.trendFeeds ?? [],
      read: async (request) => await (await (research ??= load())).feeds.read(request),
    },
  };
}
