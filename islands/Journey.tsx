import { useEffect, useState } from "react";
import type { HistoryAnswer, SessionListItem } from "../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "./api.ts";
import { goTo, replaceAddress, sessionInAddress } from "./journey/addresses.ts";
import { type Conversation, fromHistory } from "./journey/conversation.ts";
import type { FieldLabel } from "./journey/Heard.tsx";
import { JourneyList, type MonthLeft } from "./journey/JourneyList.tsx";
import { LoadingJourney } from "./journey/LoadingJourney.tsx";
import { readHistory, startJourney } from "./journey/journey_calls.ts";
import { SpokenChat, type Translation } from "./journey/SpokenChat.tsx";
import { forgetJourney, readJourney } from "./session.ts";
import { showError, showSuccess } from "./toasts.ts";
import { fill, pageWords, useWords } from "./words.ts";

interface Props {
  sessions: SessionListItem[];
  finished: SessionListItem[];
  /** The journey asked for in the address, already filled; null shows the list. */
  history: HistoryAnswer | null;
  fields: FieldLabel[];
  /** Of the screen, where `history` is held in another language than the page's. */
  translation: Translation | null;
  maxJourneys: number;
  /** What this month still allows; null without a limit. */
  month: MonthLeft | null;
  mind: string;
  /** Words to send at once, or "". */
  opening: string;
}

/** The journey page: the list of journeys, or the conversation of one. The browser's address says which. */
export default function Journey(props: Props) {
  const { history, fields, maxJourneys, mind } = props;
  const says = useWords("journey");
  const { failures } = says;
  const [sessions, setSessions] = useState<SessionListItem[] | null>(props.sessions);
  const [finished, setFinished] = useState(props.finished);
  const [opening, setOpening] = useState(props.opening);
  const [conversation, setConversation] = useState<Conversation | null>(
    history ? fromHistory(history, says.chat) : null,
  );
  const [isRestoring, setRestoring] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (history) return;
    if (sessionInAddress() !== null) {
      replaceAddress(null);
      return showError(failures.load);
    }
    const kept = readJourney();
    if (!kept) return;
    setRestoring(true);
    restore(kept.sessionId).finally(() => setRestoring(false));
  }, [history]);

  useEffect(() => {
    const follow = () => void followAddress();
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  function show(next: Conversation) {
    goTo(next.sessionId);
    setConversation(next);
  }

  /** Back and forward lead to what their address names. */
  async function followAddress() {
    const id = sessionInAddress();
    if (id === null) return leave();
    const found = await load(id, failures.load);
    if (found) setConversation(found);
  }

  /** A journey that is gone, or somebody else's on this browser, is forgotten without a word. */
  async function restore(id: string) {
    if (!await resume(id)) return;
    try {
      const found = await readHistory(id);
      if (!found || found.messages.length === 0) return forgetJourney();
      replaceAddress(id);
      setConversation(fromHistory(found, says.chat));
    } catch (error) {
      tellFailure(error, reasonOf(error, failures.history));
    }
  }

  async function load(id: string, failure: string): Promise<Conversation | null> {
    try {
      const found = await readHistory(id);
      if (found) return fromHistory(found, says.chat);
      showError(failure);
    } catch (error) {
      tellFailure(error, failure);
    }
    return null;
  }

  async function open(id: string) {
    setBusy(true);
    const found = await load(id, failures.selected);
    if (found) show(found);
    setBusy(false);
  }

  async function start() {
    if (maxJourneys !== -1 && (sessions?.length ?? 0) >= maxJourneys) {
      return showError(fill(failures.limit, { max: maxJourneys }));
    }
    setBusy(true);
    try {
      show(await startJourney());
    } catch (error) {
      tellFailure(error, reasonOf(error, failures.start));
    }
    setBusy(false);
  }

  async function remove(id: string) {
    if (!confirm(says.confirmDelete)) return;
    try {
      await call(`/journey/sessions/${id}`, { method: "DELETE", quiet: "refusals" });
      if (readJourney()?.sessionId === id) forgetJourney();
      showSuccess(says.deleted);
      await reload();
    } catch (error) {
      tellFailure(error, failures.delete);
    }
  }

  /** True once the server has taken the name. */
  async function rename(id: string, session_name: string): Promise<boolean> {
    try {
      const path = `/journey/sessions/${id}`;
      const renamed = await call<SessionListItem>(path, { method: "PATCH", body: { session_name } });
      const replaced = (list: SessionListItem[]) => list.map((one) => one.id === id ? renamed : one);
      setSessions((before) => before && replaced(before));
      setFinished(replaced);
      return true;
    } catch (error) {
      tellFailure(error, reasonOf(error, failures.name));
      return false;
    }
  }

  async function reload() {
    setSessions(null);
    const active = await readSessions(false);
    const all = await readSessions(true);
    const isActive = new Set(active.map(({ id }) => id));
    setFinished(all.filter(({ id }) => !isActive.has(id)));
    setSessions(active);
  }

  function leave() {
    goTo(null);
    setConversation(null);
    forgetJourney();
    void reload();
  }

  if (isRestoring) return <LoadingJourney text={says.loading} />;
  if (conversation) {
    return (
      <SpokenChat
        key={conversation.sessionId}
        first={conversation}
        fields={fields}
        translation={conversation.sessionId === history?.session_id ? props.translation : null}
        mind={mind}
        opening={opening}
        onOpened={() => setOpening("")}
        onLeave={leave}
      />
    );
  }
  return (
    <JourneyList
      sessions={sessions}
      finished={finished}
      limit={maxJourneys}
      month={props.month}
      isBusy={isBusy}
      onStart={() => void start()}
      onOpen={(id) => void open(id)}
      onDelete={(id) => void remove(id)}
      onRename={rename}
    />
  );
}

/** Makes a kept journey the one last used; false where it is gone, or nothing can be said of it now. */
async function resume(id: string): Promise<boolean> {
  try {
    await call("/journey/resume", { method: "POST", body: { session_id: id }, quiet: "refusals" });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) forgetJourney();
    else tellFailure(error, pageWords("journey").failures.resume);
    return false;
  }
}

/** Active journeys, or all; an empty list where they cannot be read, with a toast but for a 404 or a 500. */
async function readSessions(withFinished: boolean): Promise<SessionListItem[]> {
  try {
    const path = `/journey/sessions?include_inactive=${withFinished}`;
    return (await call<{ sessions: SessionListItem[] }>(path, { quiet: "refusals" })).sessions;
  } catch (error) {
    const isSilent = error instanceof ApiError && [404, 500].includes(error.status);
    if (!isSilent) tellFailure(error, pageWords("journey").failures.list);
    return [];
  }
}
