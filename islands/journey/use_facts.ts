import { startTransition, useCallback, useEffect, useState } from "react";
import type { ChangedFactsAnswer, FactsAnswer, WorksheetRow } from "../../routes/api/contract.ts";
import { ApiError, call } from "../api.ts";
import { useWords } from "../words.ts";

/** What a row is changed to, or whether it is locked. */
export type Edit = { value: string } | { locked: boolean };

/** What came of changing one row: "" where it was saved, else what to do. */
export type Change = (id: string, edit: Edit) => Promise<string>;

interface Facts {
  rows: WorksheetRow[];
  /** True where they were read since the last message: before that, what a reply brought is not among them. */
  isCurrent: boolean;
  change: Change;
}

/**
 * All that was read from what the founder said, as rows that can be changed. They are read again whenever `version`
 * changes: after each reply. What a change comes to is announced, for whoever does not see its row.
 */
export function useFacts(
  sessionId: string,
  version: number,
  announce: (words: string) => void,
): Facts {
  const { facts } = useWords("journey");
  const [{ rows, readAt }, setRead] = useState<{ rows: WorksheetRow[]; readAt: number }>({
    rows: [],
    readAt: -1,
  });

  useEffect(() => {
    let isCurrent = true;
    void readRows(sessionId).then((found) => {
      // Eighty rows, most often out of sight: whatever is pressed or typed meanwhile comes first.
      if (isCurrent && found !== null) startTransition(() => setRead({ rows: found, readAt: version }));
    });
    return () => {
      isCurrent = false;
    };
  }, [sessionId, version]);

  const save = useCallback(async (id: string, edit: Edit): Promise<string> => {
    try {
      const answer = await call<ChangedFactsAnswer>("/facts", {
        method: "PUT",
        body: {
          session_id: sessionId,
          ...("value" in edit ? { cells: { [id]: edit.value } } : { locks: { [id]: edit.locked } }),
        },
        quiet: [0, 409, 422, 500],
      });
      setRead({ rows: answer.worksheet, readAt: version });
      return answer.refused.find((each) => each.id === id)?.why ?? "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 409 ? error.detail ?? facts.busy : error.detail ?? facts.notSaved;
    }
  }, [sessionId, version, facts]);

  const change = useCallback(async (id: string, edit: Edit): Promise<string> => {
    const problem = await save(id, edit);
    if (problem !== "") announce(problem);
    else if ("locked" in edit && edit.locked) announce(facts.locked);
    return problem;
  }, [save, announce, facts]);

  return { rows, isCurrent: readAt === version, change };
}

/** The rows as they stand, or null where they cannot be read now: those on the screen stay. */
async function readRows(sessionId: string): Promise<WorksheetRow[] | null> {
  try {
    const query = new URLSearchParams({ session_id: sessionId });
    const { worksheet } = await call<FactsAnswer>(`/facts?${query}`, { quiet: [0, 404, 409, 500] });
    return worksheet;
  } catch {
    return null;
  }
}
