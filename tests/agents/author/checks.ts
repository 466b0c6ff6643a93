import type { Section } from "../../../agents/domain/anchors.ts";
import { writeBrandIdentity } from "../../../agents/author/rules/expression/brand_identity.ts";
import { writeStrategicMessaging } from "../../../agents/author/rules/expression/strategic_messaging.ts";
import { writeVisualDirection } from "../../../agents/author/rules/expression/visual_direction.ts";
import { writeVoiceGuidelines } from "../../../agents/author/rules/expression/voice_guidelines.ts";
import { writeConsumerInsights } from "../../../agents/author/rules/truth/consumer_insights.ts";
import { writeCulturalOpportunities } from "../../../agents/author/rules/truth/cultural_opportunities.ts";
import { writeMarketAnalysis } from "../../../agents/author/rules/truth/market_analysis.ts";
import { writeStrategicSynthesis } from "../../../agents/author/rules/truth/strategic_synthesis.ts";
import { printedIn, quotesIn } from "../../../agents/ledger/texts.ts";
import { brandIdentityBlocks } from "../../../agents/sections/expression/brand_identity.ts";
import { strategicMessagingBlocks } from "../../../agents/sections/expression/strategic_messaging.ts";
import { visualDirectionBlocks } from "../../../agents/sections/expression/visual_direction.ts";
import { voiceGuidelinesBlocks } from "../../../agents/sections/expression/voice_guidelines.ts";
import { sectionFrom } from "../../../agents/sections/section.ts";
import { consumerInsightsBlocks } from "../../../agents/sections/truth/consumer_insights.ts";
import { culturalOpportunitiesBlocks } from "../../../agents/sections/truth/cultural_opportunities.ts";
import { marketAnalysisBlocks } from "../../../agents/sections/truth/market_analysis.ts";
import { strategicSynthesisBlocks } from "../../../agents/sections/truth/strategic_synthesis.ts";
import type { Material } from "../../../agents/strategy/material.ts";
import type { Founder } from "./founders.ts";

/** The eight parts of the first two anchors. */
export function partsOf(material: Material) {
  return {
    market_analysis: writeMarketAnalysis(material),
    cultural_opportunities: writeCulturalOpportunities(material),
    consumer_insights: writeConsumerInsights(material),
    strategic_synthesis: writeStrategicSynthesis(material),
    brand_identity: writeBrandIdentity(material),
    voice_guidelines: writeVoiceGuidelines(material),
    visual_direction: writeVisualDirection(material),
    strategic_messaging: writeStrategicMessaging(material),
  };
}

/** The same parts as sections, in reading order. */
export function sectionsOf(material: Material): Section[] {
  const parts = partsOf(material);
  return [
    sectionFrom("market_analysis", parts.market_analysis, marketAnalysisBlocks(parts.market_analysis)),
    sectionFrom(
      "cultural_opportunities",
      parts.cultural_opportunities,
      culturalOpportunitiesBlocks(parts.cultural_opportunities),
    ),
    sectionFrom(
      "consumer_insights",
      parts.consumer_insights,
      consumerInsightsBlocks(parts.consumer_insights),
    ),
    sectionFrom(
      "strategic_synthesis",
      parts.strategic_synthesis,
      strategicSynthesisBlocks(parts.strategic_synthesis),
    ),
    sectionFrom("brand_identity", parts.brand_identity, brandIdentityBlocks(parts.brand_identity)),
    sectionFrom("voice_guidelines", parts.voice_guidelines, voiceGuidelinesBlocks(parts.voice_guidelines)),
    sectionFrom("visual_direction", parts.visual_direction, visualDirectionBlocks(parts.visual_direction)),
    sectionFrom(
      "strategic_messaging",
      parts.strategic_messaging,
      strategicMessagingBlocks(parts.strategic_messaging),
    ),
  ];
}

/** Everything that the sections print, one text a line. */
export function printedBy(material: Material): string {
  return sectionsOf(material).flatMap(printedIn).map(({ text }) => text).join("\n");
}

/** Words between quotation marks that the founder never said and no page prints. */
export function misquotedBy({ turns, material }: Founder): string[] {
  const reasons = Object.values(material.decisions).map(({ reason }) => reason ?? "");
  const pages = material.pages.flatMap((
    page,
  ) => [page.title, ...page.headings, ...page.sentences, ...page.prices]);
  const feeds = material.feeds.flatMap(({ items }) =>
    items.flatMap(({ title }) => [title, title.toLowerCase()])
  );
  const known = [...Object.values(turns), ...reasons, ...pages, ...feeds];
  return quotesIn(printedBy(material)).filter((quote) => !known.some((text) => text.includes(quote)));
}

const STRETCH = 8;

/** Stretches of eight words of the founder's that the sections print more than so many times. */
export function returnsOf(material: Material, most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of sectionsOf(material).flatMap(printedIn).map(({ text }) => text)) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
    words.slice(0, Math.max(0, words.length - STRETCH + 1)).forEach((_, at) => {
      const stretch = words.slice(at, at + STRETCH).join(" ");
      counts.set(stretch, (counts.get(stretch) ?? 0) + 1);
    });
  }
  return [...counts].filter(([, count]) => count > most).map(([stretch]) => stretch);
}
