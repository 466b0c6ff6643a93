import { MessageFrame } from "../ui/MessageFrame.tsx";
import { Reply } from "./Reply.tsx";
import type { ConsultMessage } from "./use_consultation.ts";

interface Props {
  message: ConsultMessage;
  onRetry: (() => void) | null;
}

/** One message of the consultation. */
export function ConsultMessageView({ message, onRetry }: Props) {
  const { content, language, confidence, reason } = message;
  const words = message.role === "user" ? <p className="plain">{content}</p> : <Reply text={content} />;
  return (
    <MessageFrame message={message} agent="Strategic Consultant" words={words} onRetry={onRetry}>
      {confidence !== undefined && (
        <p className="confidence">
          Confidence {Math.round(confidence * 100)}%{reason && (
            <>
              : <span lang={language}>{reason}</span>
            </>
          )}
        </p>
      )}
    </MessageFrame>
  );
}
