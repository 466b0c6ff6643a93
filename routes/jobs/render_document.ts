import { z } from "zod";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { CannotDrawError } from "../../agents/domain/errors.ts";
import type { NotedSlide } from "../../agents/domain/slides.ts";
import { reserveVersion } from "../../kv/document_versions.ts";
import type { MadeDocument } from "../../kv/documents.ts";
import { JobFailure, type JobHandler } from "../../kv/job_run.ts";
import { getJourney } from "../../kv/journeys.ts";
import type { Store } from "../../kv/store.ts";
import { COLOUR_KEYS, DOCUMENT_TYPES, type DocumentType } from "../api/contract.ts";
import { fileNameOf } from "../api/attachment.ts";
import { loadFoundation } from "../api/load_foundation.ts";
import type { Log } from "../log.ts";
import type { Thinking } from "../thinking/thinking.ts";
import { deckParts, printOf, reviewParts, strategyParts } from "./document_parts.ts";

/** What a person ordered, as the job carries it. */
const Order = z.object({
  template_style: z.string(),
  custom_colors: z.partialRecord(z.enum(COLOUR_KEYS), z.string()).nullable(),
});
export type DocumentOrder = z.infer<typeof Order>;

export interface RenderRequest {
  document: DocumentType;
  template: string;
  colours: NonNullable<DocumentOrder["custom_colors"]>;
  foundation: Foundation;
}

/** Turns a foundation into the bytes of a PDF; tells each step with a progress of 0 to 100. */
export interface Renderer {
  render(
    request: RenderRequest,
    onStep: (step: string, progress: number) => void,
    signal: AbortSignal,
  ): Promise<{ bytes: Uint8Array; pageCount: number }>;
}

interface DocumentJobs {
  kv: Store;
  thinking: Thinking;
  renderer: Renderer;
  /** A deck's slides as data. */
  slidesOf: (foundation: Foundation) => NotedSlide[];
  now: () => Date;
  log: Log;
}

const SUFFIXES: Record<DocumentType, string> = {
  brand_strategy: "Brand Strategy.pdf",
  pitch_deck: "Pitch Deck.pdf",
  strategy_review: "Strategy Review.pdf",
};

/** One handler for each type of document, by the kind under which its jobs are queued. */
export function documentHandlers(jobs: DocumentJobs): Record<DocumentType, JobHandler> {
  const [strategy, deck, review] = DOCUMENT_TYPES;
  return {
    [strategy]: handlerOf(strategy, jobs),
    [deck]: handlerOf(deck, jobs),
    [review]: handlerOf(review, jobs),
  };
}

function handlerOf(document: DocumentType, jobs: DocumentJobs): JobHandler {
  const { kv, renderer, now } = jobs;
  return async function renderDocument({ job, payload, report, signal }): Promise<MadeDocument> {
    const { userId, journeyId } = job;
    const order = Order.parse(payload);
    await report("Gathering your foundation", 5);
    const journey = journeyId && await getJourney(kv, userId, journeyId);
    if (!journey) throw new JobFailure("The journey of this document was deleted");
    const version = await reserveVersion(kv, { ...job, journeyId: journey.id });
    await report("Joining anchors, facts and sources", 15);
    const foundation = await loadFoundation(journey, { ...jobs, now: now(), version });
    const picked = order.custom_colors ?? {};

    let reported = Promise.resolve();
    const onStep = (step: string, progress: number) => {
      reported = reported.then(() => report(step, 20 + progress * 0.7));
      reported.catch(() => {});
    };
    const request = { document, template: order.template_style, colours: picked, foundation };
    const { bytes, pageCount } = await renderer.render(request, onStep, signal).catch(endWithoutRenderer);
    await reported;
    await report("Putting the document away", 95);
    const colours = {
      ...Object.fromEntries(foundation.palette.map(({ role, hex }) => [role, hex])),
      ...picked,
    };
    const parts = document === "pitch_deck"
      ? deckParts(jobs.slidesOf(foundation))
      : document === "strategy_review"
      ? reviewParts(foundation)
      : strategyParts(foundation);
    return {
      bytes,
      meta: {
        kind: document,
        fileName: fileNameOf(foundation.company, SUFFIXES[document]),
        contentType: "application/pdf",
        pages: pageCount,
        colours,
        details: { template: order.template_style },
        parts: { ...parts, Colours: printOf(colours), "Template style": printOf(order.template_style) },
      },
    };
  };
}

function endWithoutRenderer(error: unknown): never {
  throw error instanceof CannotDrawError ? new JobFailure(error.message) : error;
}
