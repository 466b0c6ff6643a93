import { memo, type ReactNode, Suspense } from "react";
import { MessageFrame } from "../ui/MessageFrame.tsx";
import { useWords } from "../words.ts";
import { turnAnchor } from "./addresses.ts";
import type { ChatMessage } from "./conversation.ts";
import { Markup } from "./markup.tsx";

interface Props {
  message: ChatMessage;
  /** True where another mind speaks than before. */
  isOtherMind?: boolean;
  /** Null where there is nothing to send again. */
  onRetry: (() => void) | null;
  /** Null where the words cannot be changed any more. */
  onEdit: (() => void) | null;
  /** What its question offers as buttons below. */
  offered: string[][];
  /** What was read from it. */
  children?: ReactNode;
}

/**
 * One message: the founder's as plain text, an agent's with its name. The browser takes over each by itself, after what
 * can be pressed now, and none is rendered again for a letter that is typed below it.
 */
export const Message = memo(function Message(props: Props) {
  return (
    <Suspense>
      <Words {...props} />
    </Suspense>
  );
});

function Words({ message, isOtherMind = false, onRetry, onEdit, offered, children }: Props) {
  const { edited } = useWords("journey").chat;
  const words = message.role === "user"
    ? <FounderWords message={message} />
    : <Markup text={message.content} offered={offered} />;
  return (
    <MessageFrame
      anchor={message.role === "user" ? turnAnchor(message.id) : undefined}
      message={message}
      replaced={message.isEdited ? edited : ""}
      agent={message.agent}
      spokenBy={isOtherMind ? message.spokenBy : undefined}
      words={words}
      onRetry={onRetry}
      onEdit={onEdit}
    >
      {children}
    </MessageFrame>
  );
}

/** What the founder wrote, and the sides they chose with it. */
function FounderWords({ message: { content, chosen = [] } }: Pick<Props, "message">) {
  return (
    <>
      {chosen.length > 0 && (
        <ul className="chosen">{chosen.map(({ id, words }) => <li key={id}>{words}</li>)}</ul>
      )}
      {content !== "" && <p className="plain" dir="auto">{content}</p>}
    </>
  );
}
