import { useEffect, useState } from "react";
import type { WritingStatusAnswer } from "../../routes/api/contract.ts";
import { call } from "../api.ts";

const LOOK_AGAIN_MS = 4_000;
/** While it rests nothing is in a hurry. */
const LOOK_AT_REST_MS = 30_000;

/** What a server that does not answer is told with: the founder has lost nothing, so nothing is shown. */
const SILENT = [0, 401, 404, 409, 429, 500];

/**
 * How a model gets on with what it writes beside the interview: looked at when `version` changes, and again and again
 * while it writes.
 */
export function useWriting(
  sessionId: string | null,
  { first, version }: { first: WritingStatusAnswer | null; version: number },
) {
  const [status, setStatus] = useState(first);
  const [hasWritten, setWritten] = useState(false);
  const writing = status?.writing ?? null;

  async function look(method: "GET" | "POST" = "GET"): Promise<void> {
    if (sessionId === null) return;
    const found = await read(sessionId, method);
    if (found === null) return setStatus((before) => before && { ...before });
    if (writing !== null && found.writing === null) setWritten(true);
    if (found.writing !== null) setWritten(false);
    setStatus(found);
  }

  useEffect(() => {
    void look();
  }, [sessionId, version]);

  useEffect(() => {
    if (writing === null) return;
    const timer = setTimeout(() => void look(), writing.paused === null ? LOOK_AGAIN_MS : LOOK_AT_REST_MS);
    return () => clearTimeout(timer);
  }, [status]);

  return {
    writing,
    /** Rises with everything that is written. */
    revision: status?.revision ?? 0,
    /** True once something was written while this was looked at. */
    hasWritten,
    writeAgain: () => void look("POST"),
  };
}

async function read(sessionId: string, method: "GET" | "POST"): Promise<WritingStatusAnswer | null> {
  try {
    if (method === "POST") {
      return await call<WritingStatusAnswer>("/writing", { method, body: { session_id: sessionId } });
    }
    const query = new URLSearchParams({ session_id: sessionId });
    return await call<WritingStatusAnswer>(`/writing?${query}`, { quiet: SILENT });
  } catch {
    return null;
  }
}
