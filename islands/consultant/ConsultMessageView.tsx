import { CopyButton } from "../ui/CopyButton.tsx";
import { LocalTime } from "../ui/LocalTime.tsx";
import { Reply } from "./Reply.tsx";
import type { ConsultMessage } from "./use_consultation.ts";

interface Props {
  message: ConsultMessage;
  onRetry: (() => void) | null;
}

const HOUR: Intl.DateTimeFormatOptions = { hour: "numeric", minute: "2-digit" };

/** One message of the consultation. */
export function ConsultMessageView({ message, onRetry }: Props) {
  const isFounder = message.role === "user";
  return (
    <li className={isFounder ? "message message-founder" : "message"}>
      <div className="message-who">
        <span>{isFounder ? "You" : "Strategic Consultant"}</span>
        <LocalTime iso={message.timestamp} options={HOUR} />
        {!isFounder && <CopyButton text={message.content} />}
      </div>
      <div className="message-words">
        {isFounder ? <p className="plain">{message.content}</p> : <Reply text={message.content} />}
      </div>
      {message.confidence !== undefined && (
        <p className="confidence">
          Confidence {Math.round(message.confidence * 100)}%{message.reason && `: ${message.reason}`}
        </p>
      )}
      {message.failure !== undefined && (
        <div className="message-failure" role="status">
          <p>{message.failure}</p>
          {onRetry && <button type="button" className="button button-small" onClick={onRetry}>Retry</button>}
        </div>
      )}
    </li>
  );
}
