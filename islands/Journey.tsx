import { useEffect, useState } from "react";
import type { HistoryAnswer, SessionListItem } from "../routes/api/contract.ts";
import { ApiError, call, reasonOf } from "./api.ts";
import { Chat } from "./journey/Chat.tsx";
import { type Conversation, fromHistory } from "./journey/conversation.ts";
import type { FieldLabel } from "./journey/Heard.tsx";
import { JourneyList } from "./journey/JourneyList.tsx";
import { LoadingJourney } from "./journey/LoadingJourney.tsx";
import { readHistory, startJourney } from "./journey/use_conversation.ts";
import { forgetJourney, readJourney } from "./session.ts";
import { showError, showSuccess } from "./toasts.ts";

interface Props {
  sessions: SessionListItem[];
  finished: SessionListItem[];
  /** The journey asked for in the address, already filled; null shows the list. */
  history: HistoryAnswer | null;
  fields: FieldLabel[];
  maxJourneys: number;
  mind: string;
  /** Words to send at once, or "". */
  opening: string;
}

const LOAD_FAILED = "Failed to load the selected foundation";
const CONFIRM_DELETE = "Are you sure you want to delete this journey? This action cannot be undone.";

/** The journey page: the list of journeys, or the conversation of one. */
export default function Journey(props: Props) {
  const { history, fields, maxJourneys, mind } = props;
  const [sessions, setSessions] = useState<SessionListItem[] | null>(props.sessions);
  const [finished, setFinished] = useState(props.finished);
  const [opening, setOpening] = useState(props.opening);
  const [conversation, setConversation] = useState<Conversation | null>(
    history ? fromHistory(history) : null,
  );
  const [isRestoring, setRestoring] = useState(false);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    const kept = readJourney();
    if (history || !kept) return;
    setRestoring(true);
    restore(kept.sessionId).finally(() => setRestoring(false));
  }, [history]);

  /** A journey that is gone, or somebody else's on this browser, is forgotten without a word. */
  async function restore(id: string) {
    try {
      const found = await readHistory(id);
      if (found && found.messages.length > 0) setConversation(fromHistory(found));
      else forgetJourney();
    } catch (error) {
      showError(reasonOf(error, "Failed to load conversation history"));
    }
  }

  async function open(id: string) {
    setBusy(true);
    try {
      const found = await readHistory(id);
      if (found) setConversation(fromHistory(found));
      else showError(LOAD_FAILED);
    } catch {
      showError(LOAD_FAILED);
    }
    setBusy(false);
  }

  async function start() {
    if (maxJourneys !== -1 && (sessions?.length ?? 0) >= maxJourneys) {
      return showError(`You can only have ${maxJourneys} active journeys at a time`);
    }
    setBusy(true);
    try {
      setConversation(await startJourney());
    } catch (error) {
      showError(reasonOf(error, "Failed to start journey"));
    }
    setBusy(false);
  }

  async function remove(id: string) {
    if (!confirm(CONFIRM_DELETE)) return;
    try {
      await call(`/journey/sessions/${id}`, { method: "DELETE" });
      if (readJourney()?.sessionId === id) forgetJourney();
      showSuccess("Journey deleted successfully");
      await reload();
    } catch {
      showError("Failed to delete journey");
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
    setConversation(null);
    forgetJourney();
    void reload();
  }

  if (isRestoring) return <LoadingJourney text="Loading your strategic foundation..." />;
  if (conversation) {
    return (
      <Chat
        key={conversation.sessionId}
        first={conversation}
        fields={fields}
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
      isBusy={isBusy}
      onStart={() => void start()}
      onOpen={(id) => void open(id)}
      onDelete={(id) => void remove(id)}
    />
  );
}

/** Active journeys, or all; an empty list where they cannot be read, with a toast but for a 404 or a 500. */
async function readSessions(withFinished: boolean): Promise<SessionListItem[]> {
  try {
    const path = `/journey/sessions?include_inactive=${withFinished}`;
    return (await call<{ sessions: SessionListItem[] }>(path, { quiet: [404, 500] })).sessions;
  } catch (error) {
    const isSilent = error instanceof ApiError && [404, 500].includes(error.status);
    if (!isSilent) showError("Failed to load your journeys");
    return [];
  }
}
