import type { StoredDocument } from "../../kv/documents.ts";
import type { Job } from "../../kv/jobs.ts";
import {
  DOCUMENT_TYPES,
  type DocumentAnswer,
  type DocumentType,
  type GenerationStatusAnswer,
} from "./contract.ts";

const BYTES_A_MB = 1024 * 1024;

export function isDocumentType(kind: string): kind is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === kind);
}

/** A finished document as the documents screen lists it. Null for a kind that it does not know. */
export function documentAnswer(document: StoredDocument): DocumentAnswer | null {
  if (!isDocumentType(document.kind)) return null;
  return {
    document_id: document.id,
    document_type: document.kind,
    file_name: document.fileName,
    file_size_mb: Number((document.size / BYTES_A_MB).toFixed(4)),
    generated_at: document.createdAt,
    download_url: `/api/pdf/file/${document.id}`,
    brand_colors: document.colours,
    page_count: document.pages,
    session_id: document.journeyId,
    version: document.version,
    ...(document.changes === undefined ? {} : { changes: document.changes }),
  };
}

/** How a document gets on; `left` is about how many seconds it still takes. */
export function generationAnswer(job: Job, type: DocumentType, left: number | null): GenerationStatusAnswer {
  return {
    generation_id: job.id,
    document_type: type,
    status: job.status,
    progress_percentage: Math.round(job.progress),
    current_step: job.step,
    error: job.error,
    estimated_seconds: left,
    ...(job.cancelled ? { cancelled: true } : {}),
  };
}
