import { MessageFrame } from "../ui/MessageFrame.tsx";
import type { ChatMessage } from "./conversation.ts";
import { Markup } from "./markup.tsx";

interface Props {
  message: ChatMessage;
  /** Null where there is nothing to send again. */
  onRetry: (() => void) | null;
  /** What its question offers as buttons below. */
  offered: string[][];
}

/** One message: the founder's as plain text, an agent's with its name. */
export function Message({ message, onRetry, offered }: Props) {
  const words = message.role === "user"
    ? <p className="plain">{message.content || "(choices made)"}</p>
    : <Markup text={message.content} offered={offered} />;
  return <MessageFrame message={message} agent={message.agent} words={words} onRetry={onRetry} />;
}
