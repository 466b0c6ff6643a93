import { MessageFrame } from "../ui/MessageFrame.tsx";
import { fill, useWords } from "../words.ts";
import { Reply } from "./Reply.tsx";
import type { ConsultMessage } from "./use_consultation.ts";

interface Props {
  message: ConsultMessage;
  onRetry: (() => void) | null;
}

/** One message of the consultation. */
export function ConsultMessageView({ message, onRetry }: Props) {
  const { chat: says } = useWords("consultant");
  const { content, language, confidence, reason } = message;
  const words = message.role === "user" ? <p className="plain">{content}</p> : <Reply text={content} />;
  return (
    <MessageFrame message={message} agent={says.consultant} words={words} onRetry={onRetry}>
      {confidence !== undefined && (
        <p className="confidence">
          {fill(says.confidence, { percent: Math.round(confidence * 100) })}
          {reason && (
            <>
              : <span lang={language}>{reason}</span>
            </>
          )}
        </p>
      )}
    </MessageFrame>
  );
}
