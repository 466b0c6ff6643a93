import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { ChangedFactsAnswer, FactsAnswer, WorksheetRow } from "../../routes/api/contract.ts";
import { ApiError, call } from "../api.ts";
import { useWords } from "../words.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { alongWith, cellsOf, type OpenEdits, withEdit } from "./edits.ts";

/** Changing rows, wherever they stand. */
export interface Editing {
  /** What was typed and is not saved yet; it outlives a reload. */
  edits: OpenEdits;
  isSaving: boolean;
  type: (row: WorksheetRow, text: string) => void;
  /** Saves all that is open at once, for ids are those of the rows as they stand; false where something stays open. */
  save: () => Promise<boolean>;
  /** Locks a row or unlocks it; "" where that was done, else what to do. */
  lock: (id: string, locked: boolean) => Promise<string>;
}

interface Facts {
  rows: WorksheetRow[];
  /** True where they were read since the last message: before that, what a reply brought is not among them. */
  isCurrent: boolean;
  editing: Editing;
  /** Edits that a message has taken along are open no longer. */
  forget: (cells: Record<string, string>) => void;
}

interface Setting {
  /** They are read again whenever it changes: after each reply. */
  version: number;
  /** What a change comes to is announced, for whoever does not see its row. */
  announce: (words: string) => void;
  /** Told once changes have been saved. */
  onSaved: () => void;
}

/** All that was read from what the founder said, as rows that can be changed. */
export function useFacts(sessionId: string, { version, announce, onSaved }: Setting): Facts {
  const { facts } = useWords("journey");
  const [{ rows, readAt }, setRead] = useState<{ rows: WorksheetRow[]; readAt: number }>({
    rows: [],
    readAt: -1,
  });
  const [edits, setEdits] = useState<OpenEdits>({});
  const [isSaving, setSaving] = useState(false);
  const open = useRef<OpenEdits>({});
  const underWay = useRef<Promise<boolean> | null>(null);
  // None of eighty rows is rendered again because the conversation is.
  const told = useRef(onSaved);
  told.current = onSaved;

  const keep = useCallback((next: OpenEdits) => {
    open.current = next;
    setEdits(next);
    keepDraft(sessionId, { edits: next });
  }, [sessionId]);

  useEffect(() => keep(readDraft(sessionId).edits), [sessionId]);

  useEffect(() => {
    let isCurrent = true;
    void readRows(sessionId).then((found) => {
      if (!isCurrent || found === null) return;
      keep(alongWith(open.current, found));
      // Eighty rows, most often out of sight: whatever is pressed or typed meanwhile comes first.
      startTransition(() => setRead({ rows: found, readAt: version }));
    });
    return () => {
      isCurrent = false;
    };
  }, [sessionId, version]);

  /** The answer, or what to do where there is none. */
  const put = useCallback(async (asked: object): Promise<ChangedFactsAnswer | string> => {
    try {
      const body = { session_id: sessionId, ...asked };
      const answer = await call<ChangedFactsAnswer>("/facts", {
        method: "PUT",
        body,
        quiet: [0, 409, 422, 500],
      });
      setRead({ rows: answer.worksheet, readAt: version });
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.status === 409 ? error.detail ?? facts.busy : error.detail ?? facts.notSaved;
    }
  }, [sessionId, version, facts]);

  const saveNow = useCallback(async (): Promise<boolean> => {
    const sent = open.current;
    const cells = cellsOf(sent);
    if (Object.keys(cells).length === 0) return true;
    setSaving(true);
    const answer = await put({ cells });
    setSaving(false);
    const whyNot = (id: string) =>
      typeof answer === "string" ? answer : answer.refused.find((each) => each.id === id)?.why;
    const problems = Object.keys(cells).flatMap((id) => whyNot(id) ?? []);
    const left = Object.entries(open.current).flatMap(([id, edit]) => {
      if (edit !== sent[id] || !(id in cells)) return [[id, edit] as const];
      const problem = whyNot(id);
      return problem === undefined ? [] : [[id, { ...edit, problem }] as const];
    });
    const rest = Object.fromEntries(left);
    keep(typeof answer === "string" ? rest : alongWith(rest, answer.worksheet));
    if (problems[0] !== undefined) announce(problems[0]);
    if (typeof answer !== "string") told.current();
    return problems.length === 0;
  }, [put, keep, announce]);

  const type = useCallback((row: WorksheetRow, text: string) => keep(withEdit(open.current, row, text)), [
    keep,
  ]);

  const save = useCallback(() =>
    underWay.current ??= saveNow().finally(() => {
      underWay.current = null;
    }), [saveNow]);

  const lock = useCallback(async (id: string, locked: boolean): Promise<string> => {
    const answer = await put({ locks: { [id]: locked } });
    const problem = typeof answer === "string" ? answer : answer.refused[0]?.why ?? "";
    if (problem !== "") announce(problem);
    else if (locked) announce(facts.locked);
    return problem;
  }, [put, announce, facts]);

  const forget = useCallback((cells: Record<string, string>) => {
    const left = Object.entries(open.current).filter(([id]) => !(id in cells));
    keep(Object.fromEntries(left));
  }, [keep]);

  return {
    rows,
    isCurrent: readAt === version,
    editing: { edits, isSaving, type, save, lock },
    forget,
  };
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
