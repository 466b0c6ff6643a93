import type { ReactNode } from "react";
import { CopyButton } from "./CopyButton.tsx";
import { useWords } from "../words.ts";
import { LocalTime } from "./LocalTime.tsx";

const HOUR: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

interface Props {
  /** By which the page's address opens this very message. */
  anchor?: string | undefined;
  message: {
    role: string;
    content: string;
    language?: string | undefined;
    timestamp: string | null;
    failure?: string | undefined;
  };
  /** Said of words that others took the place of; "" of those that stand. */
  replaced?: string;
  /** Who speaks where the founder does not. */
  agent: string | null;
  /** The mind whose words they are, where that is known. */
  spokenBy?: string | undefined;
  words: ReactNode;
  /** What stands below the words. */
  children?: ReactNode;
  /** Null where there is nothing to send again. */
  onRetry: (() => void) | null;
  /** Null where the words cannot be changed any more. */
  onEdit?: (() => void) | null;
}

/** What every message has around its words: who and when, a copy, and a failure with its Retry. */
export function MessageFrame(props: Props) {
  const { anchor, message, replaced = "", agent, spokenBy, words, children, onRetry, onEdit = null } = props;
  const { content, language, timestamp, failure } = message;
  const isFounder = message.role === "user";
  const says = useWords("common").message;
  return (
    <li id={anchor} className={isFounder ? "message message-founder" : "message"}>
      <div className="message-who">
        <span>{isFounder ? says.you : agent}</span>
        {spokenBy !== undefined && <small className="message-mind">{spokenBy}</small>}
        {timestamp && <LocalTime iso={timestamp} options={HOUR} />}
        {replaced !== "" && <small className="message-replaced">{replaced}</small>}
        {!isFounder && <CopyButton text={content} />}
        {onEdit && <button type="button" className="quiet message-edit" onClick={onEdit}>{says.edit}</button>}
      </div>
      <div className="message-words" lang={language}>{words}</div>
      {children}
      {failure !== undefined && (
        <div className="message-failure">
          <p>{failure}</p>
          {onRetry && (
            <button type="button" className="button button-small" onClick={onRetry}>{says.retry}</button>
          )}
        </div>
      )}
    </li>
  );
}
