import { useEffect, useState } from "react";
import { phaseLabel } from "../labels.ts";
import { ArrowDown } from "../ui/icons.ts";
import { Choices, Options } from "./Answers.tsx";
import { Composer } from "./Composer.tsx";
import type { Conversation } from "./conversation.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { type FieldLabel, HeardPanel } from "./HeardPanel.tsx";
import { Markup } from "./markup.tsx";
import { Message } from "./Message.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { type Outgoing, useConversation } from "./use_conversation.ts";
import { useFollow } from "./use_follow.ts";

interface Props {
  first: Conversation;
  fields: FieldLabel[];
  mind: string;
  /** Words to begin with: where Refine has brought the founder. */
  opening: string;
  onLeave: () => void;
}

/** The conversation, with the foundation growing beside it. */
export function Chat({ first, fields, mind, opening, onLeave }: Props) {
  const { conversation, isPending, status, arriving, send, finish, stop, retry } = useConversation(first);
  const { sessionId, messages, question, phase } = conversation;
  const [text, setText] = useState(opening);
  const { isBehind, jump } = useFollow(messages.length, arriving, isPending);

  useEffect(() => {
    const draft = readDraft(sessionId);
    const isInHistory = first.messages.at(-1)?.content === draft.text;
    if (draft.text !== "" && !isInHistory) setText((before) => before || draft.text);
  }, [sessionId, first]);

  function write(value: string) {
    setText(value);
    keepDraft(sessionId, { text: value, sentAs: null });
  }

  function submit(outgoing: Outgoing) {
    setText("");
    jump();
    void send(outgoing);
  }

  return (
    <div className="journey">
      <div className="conversation">
        <div className="conversation-head">
          <button type="button" className="quiet" onClick={onLeave}>← All journeys</button>
          <p className="mind">{mind}</p>
        </div>
        <ol className="messages" aria-label="Conversation">
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              onRetry={message.failure === undefined || isPending ? null : () => void retry(message)}
            />
          ))}
          {isPending && (
            <li className="message" aria-live="polite">
              {arriving === ""
                ? <p className="typing"><span aria-hidden="true" />{status}</p>
                : <div className="message-words"><Markup text={arriving} /></div>}
            </li>
          )}
        </ol>
        {question && !isPending && (
          <div className="answers">
            {question.why && <p className="why">Why I ask: {question.why}</p>}
            {question.options && (
              <Options options={question.options} isDisabled={isPending} onPick={(option) => submit({ text: option })} />
            )}
            {question.choices && (
              <Choices
                key={messages.length}
                lines={question.choices}
                isDisabled={isPending}
                onChoose={(choices) => submit({ text, choices })}
              />
            )}
            {question.skippable && (
              <button type="button" className="quiet" onClick={() => submit({ text: "Skip this one" })}>
                Skip this one
              </button>
            )}
          </div>
        )}
        {phase === "complete" && <NextSteps />}
        {isBehind && (
          <button type="button" className="button jump" onClick={jump}>
            <ArrowDown aria-hidden /> Newest
          </button>
        )}
        <Composer
          value={text}
          question={question}
          isPending={isPending}
          onChange={write}
          onSend={() => text.trim() !== "" && submit({ text })}
          onStop={stop}
        />
      </div>
      <aside className="heard">
        <details open>
          <summary><h2>What I heard</h2></summary>
          <div className="heard-progress">
            <p>
              {phaseLabel(phase)} · {conversation.progress}%
              {conversation.minutesLeft > 0 && ` · about ${conversation.minutesLeft} minutes left`}
            </p>
            <progress max={100} value={conversation.progress} aria-label="Progress of the foundation" />
          </div>
          <HeardPanel fields={fields} heard={conversation.heard} />
          {phase !== "complete" && (
            <button type="button" className="quiet" disabled={isPending} onClick={() => void finish()}>
              Finish with assumptions
            </button>
          )}
        </details>
      </aside>
    </div>
  );
}
