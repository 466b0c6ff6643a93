import { Hono } from "hono";
import { ConflictError, InvalidError, NotFoundError } from "../../agents/domain/errors.ts";
import {
  deleteDocument,
  getDocument,
  latestDocument,
  listDocuments,
  readDocumentBytes,
} from "../../kv/documents.ts";
import { cancelJob, enqueueJob, getJob, type Job, retryJob } from "../../kv/jobs.ts";
import type { Journey } from "../../kv/journeys.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import type { DocumentOrder } from "../jobs/render_document.ts";
import { requireReader, requireUser } from "../middleware/sign_in.ts";
import { attachment } from "./attachment.ts";
import { body, query } from "./body.ts";
import { brandColours } from "./brand_colours.ts";
import { type DocumentType, GenerateRequest, PreviewRequest } from "./contract.ts";
import { documentAnswer, generationAnswer, isDocumentType } from "./document_answer.ts";
import { latestOnly } from "../latest_only.ts";
import { findFoundation, isFoundation } from "./find_foundation.ts";
import { loadFoundation } from "./load_foundation.ts";
import { secondsLeft } from "./time_left.ts";

/** The strategy PDF and the pitch deck: made in the background, watched by polling, kept for download. */
export function pdfRoutes(deps: AppDeps) {
  const { kv, now, config: { DOCUMENTS_AT_ONCE: atOnce } } = deps;
  // A preview costs about as much as a document: nobody's colours, dragged to and fro, hold up the others.
  const onePreview = latestOnly("Another preview was asked for since");

  return new Hono<AppEnv>()
    .get("/file/:id", requireReader(deps), async (c) => {
      const userId = c.var.user.id;
      const document = await getDocument(kv, userId, c.req.param("id"));
      const bytes = document && await readDocumentBytes(kv, userId, document.id);
      if (!document || !bytes) throw new NotFoundError("This document does not exist");
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": document.contentType,
        "content-length": String(bytes.length),
        "content-disposition": attachment(document.fileName),
        "cache-control": "private, no-store",
      });
    })
    .get("/preview", requireReader(deps), query(PreviewRequest), async (c) => {
      const { document_type: document, template_style: template, session_id, ...colours } = c.req.valid(
        "query",
      );
      mustBeOffered(template);
      const userId = c.var.user.id;
      const journey = await foundationFor(userId, session_id);
      const made = await latestDocument(kv, { userId, journeyId: journey.id, kind: document });
      const version = (made?.version ?? 0) + 1;
      const foundation = await loadFoundation(journey, { ...deps, now: now(), version });
      const bytes = await onePreview(
        userId,
        () => deps.firstPages({ document, template, colours, foundation }),
      );
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": "image/svg+xml",
        "cache-control": "private, no-store",
      });
    })
    .use(requireUser(deps))
    .post("/generate", body(GenerateRequest), async (c) => {
      const { document_type, template_style, custom_colors, session_id } = c.req.valid("json");
      const userId = c.var.user.id;
      mustBeOffered(template_style);
      const journey = await foundationFor(userId, session_id);
      if (document_type === "strategy_review" && (journey.state.reviews ?? []).length === 0) {
        throw new ConflictError("Hold a quarterly review first: the advisor's page begins it");
      }
      const payload: DocumentOrder = { template_style, custom_colors: custom_colors ?? null };
      const job = await enqueueJob(kv, {
        userId,
        journeyId: journey.id,
        kind: document_type,
        payload,
        dedupeKey: JSON.stringify([journey.id, document_type, payload]),
        mostOpen: deps.config.DOCUMENTS_PER_ACCOUNT,
        now: now(),
      });
      return c.json({ generation_id: job.id });
    })
    .get("/status/:id", async (c) => {
      const { job, type } = await findGeneration(c.var.user.id, c.req.param("id"));
      return c.json(await answerOf(job, type));
    })
    .get("/download/:id", async (c) => {
      const { job } = await findGeneration(c.var.user.id, c.req.param("id"));
      if (job.status !== "completed") throw new ConflictError("This document is not finished yet");
      const document = await getDocument(kv, c.var.user.id, job.id);
      const answer = document && documentAnswer(document);
      if (!answer) throw new NotFoundError("This document does not exist");
      return c.json(answer);
    })
    .post("/retry/:id", async (c) => {
      const { job, type } = await findGeneration(c.var.user.id, c.req.param("id"));
      const mostOpen = deps.config.DOCUMENTS_PER_ACCOUNT;
      const again = await retryJob(kv, { userId: c.var.user.id, jobId: job.id, mostOpen, now: now() });
      return c.json(await answerOf(again, type));
    })
    .post("/cancel/:id", async (c) => {
      const { job, type } = await findGeneration(c.var.user.id, c.req.param("id"));
      const stopped = await cancelJob(kv, { userId: c.var.user.id, jobId: job.id, now: now() });
      return c.json(await answerOf(stopped, type));
    })
    .delete("/documents/:id", async (c) => {
      await deleteDocument(kv, c.var.user.id, c.req.param("id"));
      return c.json({ message: "Document deleted" });
    })
    .get("/documents", async (c) => c.json(await documentAnswers(deps, c.var.user.id)))
    .get("/templates", (c) => {
      deps.prepareDocuments();
      return c.json(deps.templates);
    })
    .get("/brand-colors", async (c) => c.json(await brandColours(deps, c.var.user.id)));

  function mustBeOffered(template: string): void {
    if (deps.templates.some(({ template_name }) => template_name === template)) return;
    throw new InvalidError("template_style", "Choose one of the templates that are offered");
  }

  async function foundationFor(userId: string, sessionId: string | null | undefined): Promise<Journey> {
    const journey = await findFoundation(deps, userId, sessionId);
    if (!isFoundation(journey)) throw new ConflictError("Complete all four anchors to generate documents");
    return journey;
  }

  async function answerOf(job: Job, type: DocumentType) {
    return generationAnswer(job, type, await secondsLeft(kv, job, { type, atOnce, now: now() }));
  }

  async function findGeneration(userId: string, id: string): Promise<{ job: Job; type: DocumentType }> {
    const job = await getJob(kv, userId, id);
    if (!job || !isDocumentType(job.kind)) throw new NotFoundError("This document does not exist");
    return { job, type: job.kind };
  }
}

/** A person's finished documents, the newest first. */
export async function documentAnswers({ kv }: AppDeps, userId: string) {
  const documents = await listDocuments(kv, userId);
  return documents.map(documentAnswer).filter((answer) => answer !== null);
}
