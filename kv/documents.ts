import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { changesSince, recordsOf, reserveVersion, type VersionOwner } from "./document_versions.ts";
import { keys, partsOf } from "./keys.ts";
import { deletePrefix, readLarge, stageLarge } from "./large_value.ts";
import { DocumentRecord, type JobRecord, type LargePointer } from "./records.ts";
import type { Store } from "./store.ts";

/** A finished document, without its bytes. Its id is that of the job that made it. */
export type StoredDocument = Omit<DocumentRecord, "v" | "file" | "parts">;

/** What a handler knows of the document it made. */
interface DocumentMeta {
  /** "brand_strategy", "pitch_deck". */
  kind: string;
  fileName: string;
  contentType: string;
  pages: number;
  colours: Record<string, string>;
  /** Anything else worth keeping, as text: the template. */
  details?: Record<string, string>;
  /** Name of each part → print of its content, by which the next version is compared with this one. */
  parts?: Record<string, string>;
}

export interface MadeDocument {
  bytes: Uint8Array;
  meta: DocumentMeta;
}

/** A document whose parts are written; it appears when the record is committed at its key. */
export interface StagedDocument {
  record: DocumentRecord;
  file: LargePointer;
}

/** Writes the parts of what a job made, each attempt's apart from the others'. The pointer comes last. */
export async function storeDocument(
  kv: Store,
  job: JobRecord,
  { document: { bytes, meta }, now }: { document: MadeDocument; now: Date },
): Promise<StagedDocument> {
  if (job.journeyId === null) throw new TypeError(`Job ${job.id} belongs to no journey`);
  const version = await reserveVersion(kv, { ...job, journeyId: job.journeyId, kind: meta.kind });
  const key = keys.document(job.userId, job.id);
  const file = await stageLarge(kv, { key, revision: job.attempts }, bytes);
  const made = await recordsOf(kv, { userId: job.userId, journeyId: job.journeyId }, meta.kind);
  const before = made.filter((each) => each.version < version).at(-1);
  const record: DocumentRecord = {
    v: 1,
    id: job.id,
    journeyId: job.journeyId,
    ...meta,
    details: meta.details ?? {},
    size: bytes.length,
    version,
    ...changesSince(before, meta.parts),
    createdAt: now.toISOString(),
    file,
  };
  return { record, file };
}

/** The newest version of one kind of a journey's documents, or null. */
export async function latestDocument(
  kv: Store,
  { userId, journeyId, kind }: Omit<VersionOwner, "id">,
): Promise<StoredDocument | null> {
  const latest = (await recordsOf(kv, { userId, journeyId }, kind)).at(-1);
  return latest ? toDocument(latest) : null;
}

/** Finished documents, the newest first; those of one journey where `journeyId` is given. */
export async function listDocuments(
  kv: Store,
  userId: string,
  { journeyId }: { journeyId?: string } = {},
): Promise<StoredDocument[]> {
  const documents: StoredDocument[] = [];
  for await (const entry of kv.list({ prefix: keys.ofUser("documents", userId) }, { reverse: true })) {
    const document = toDocument(DocumentRecord.parse(entry.value));
    if (journeyId === undefined || document.journeyId === journeyId) documents.push(document);
  }
  return documents;
}

/** Null when there is no such document, or when it is somebody else's. */
export async function getDocument(
  kv: Store,
  userId: string,
  documentId: string,
): Promise<StoredDocument | null> {
  const { value } = await kv.get(keys.document(userId, documentId));
  return value === null ? null : toDocument(DocumentRecord.parse(value));
}

/** The file itself; null when there is no such document, or when it is somebody else's. */
export async function readDocumentBytes(
  kv: Store,
  userId: string,
  documentId: string,
): Promise<Uint8Array | null> {
  const { key, value } = await kv.get(keys.document(userId, documentId));
  return value === null ? null : await readLarge(kv, key, DocumentRecord.parse(value).file);
}

/** Throws NotFoundError when there is no such document. */
export async function deleteDocument(kv: Store, userId: string, documentId: string): Promise<void> {
  const key = keys.document(userId, documentId);
  await untilCommitted(async () => {
    const entry = await kv.get(key);
    if (entry.value === null) throw new NotFoundError("This document does not exist");
    return (await kv.atomic().check(entry).delete(key).commit()).ok ? undefined : CONTENDED;
  });
  await deletePrefix(kv, partsOf(key));
}

function toDocument({ v: _, file: _file, parts: _parts, ...document }: DocumentRecord): StoredDocument {
  return document;
}
