import { CopyButton } from "../ui/CopyButton.tsx";
import { LocalTime } from "../ui/LocalTime.tsx";
import type { ChatMessage } from "./conversation.ts";
import { Markup } from "./markup.tsx";

const HOUR: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

interface Props {
  message: ChatMessage;
  /** Null where there is nothing to send again. */
  onRetry: (() => void) | null;
  /** What its question offers as buttons below. */
  offered: string[][];
}

/** One message: the founder's as plain text, an agent's with its name. */
export function Message({ message, onRetry, offered }: Props) {
  const isFounder = message.role === "user";
  return (
    <li className={isFounder ? "message message-founder" : "message"}>
      <div className="message-who">
        <span>{isFounder ? "You" : message.agent}</span>
        {message.timestamp && <LocalTime iso={message.timestamp} options={HOUR} />}
        {!isFounder && <CopyButton text={message.content} />}
      </div>
      <div className="message-words">
        {isFounder
          ? <p className="plain">{message.content || "(choices made)"}</p>
          : <Markup text={message.content} offered={offered} />}
      </div>
      {message.failure !== undefined && (
        <div className="message-failure" role="status">
          <p>{message.failure}</p>
          {onRetry && <button type="button" className="button button-small" onClick={onRetry}>Retry</button>}
        </div>
      )}
    </li>
  );
}
