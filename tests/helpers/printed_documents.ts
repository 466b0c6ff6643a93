import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildFoundation } from "../../agents/foundation.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import { strategyMarkdown } from "../../agents/sections/strategy_markdown.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { GOLDEN_NAMES, goldenFounder, playInProcess } from "../golden/founders.ts";
import { NOW } from "./case_state.ts";
import { textOfPdf } from "./handed_out.ts";
import { readSpokenCase } from "./spoken_case.ts";

export const DOCUMENT_KINDS = ["markdown", "strategy_pdf", "deck_pdf"] as const;

export interface DocumentTexts {
  id: string;
  texts: Record<(typeof DOCUMENT_KINDS)[number], string>;
  /** The PDFs, by file name. */
  files: Record<string, Uint8Array>;
  /** Of the strategy's PDF. */
  pages: number;
  /** All that the founder may have said. */
  said: string[];
}

const BLIND = new URL("../cases/blind/", import.meta.url);

/** Known, invented and blind founders: names of tests/cases, and paths of the blind ones. */
export function everyFounder(): string[] {
  return [...GOLDEN_NAMES, ...blindFounders()];
}

/** The paths of the founders of the three blind sets. */
export function blindFounders(): string[] {
  return ["first", "second", "third"].flatMap((set) =>
    readdirSync(new URL(set, BLIND)).sort().map((name) => fileURLToPath(new URL(`${set}/${name}`, BLIND)))
  );
}

/** A founder's finished journey, without a server and without a model. */
export async function foundationOf(place: string): Promise<{ foundation: Foundation; said: string[] }> {
  const isKnown = GOLDEN_NAMES.includes(place);
  const founder = isKnown ? null : readSpokenCase(place);
  const { state, said } = founder === null ? await goldenFounder(place) : {
    state: await playInProcess(founder),
    said: [
      ...[...Object.values(founder.says), ...Object.values(founder.confirm)].flat().map(({ text }) => text),
      founder.choices.in_words,
    ],
  };
  return {
    foundation: buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: builtInModel.name }),
    said,
  };
}

/** What a founder is handed as text, with English labels. */
export async function printDocuments(place: string): Promise<DocumentTexts> {
  const { foundation, said } = await foundationOf(place);
  const request = { template: "professional", colours: {}, foundation, language: "en" as const };
  const strategy = await renderDocument({ ...request, document: "brand_strategy" }, () => {});
  const deck = await renderDocument({ ...request, document: "pitch_deck" }, () => {});
  return {
    id: place.replace(/^.*\//, "").replace(/\.json$/, ""),
    texts: {
      markdown: strategyMarkdown(foundation, "en"),
      strategy_pdf: await textOfPdf(strategy.bytes),
      deck_pdf: await textOfPdf(deck.bytes),
    },
    files: { "strategy.pdf": strategy.bytes, "deck.pdf": deck.bytes },
    pages: strategy.pageCount,
    said,
  };
}
