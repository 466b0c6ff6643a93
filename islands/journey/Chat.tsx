import { useEffect, useRef, useState } from "react";
import type { WorksheetRow } from "../../routes/api/contract.ts";
import { Arriving } from "../ui/Arriving.tsx";
import { Composer } from "../ui/Composer.tsx";
import { ArrowDown } from "../ui/icons.ts";
import { Choices, type Chosen, Options } from "./Answers.tsx";
import { awaitsReply, type Conversation } from "./conversation.ts";
import { isStored, keepDraft, readDraft } from "./drafts.ts";
import { type FieldLabel, Heard } from "./Heard.tsx";
import { Markup } from "./markup.tsx";
import { Message } from "./Message.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { isThin } from "./thinness.ts";
import { type Outgoing, useConversation } from "./use_conversation.ts";
import { useFacts } from "./use_facts.ts";
import { useFollow } from "./use_follow.ts";
import { useWriting } from "../writing/use_writing.ts";
import { WritingLine } from "../writing/WritingLine.tsx";
import { Worksheet } from "./Worksheet.tsx";

interface Props {
  first: Conversation;
  fields: FieldLabel[];
  mind: string;
  /** Words to send at once, where Refine has brought the founder; "" for none. */
  opening: string;
  onOpened: () => void;
  onLeave: () => void;
}

/** The conversation, with the foundation growing beside it. */
export function Chat({ first, fields, mind, opening, onOpened, onLeave }: Props) {
  const { conversation, isPending, status, arriving, send, finish, stop, retry } = useConversation(first);
  const { sessionId, messages, question, phase } = conversation;
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<Chosen>({});
  const { isBehind, jump } = useFollow(messages.length, arriving, isPending);
  const facts = useFacts(sessionId, messages.length);
  const { writing, hasWritten, writeAgain } = useWriting(sessionId, {
    first: null,
    version: messages.length,
  });
  const isReadBack = question?.technique === "confirm";
  const answered = messages.findLastIndex(({ role }) => role === "user");
  const shown = isPending || phase === "complete" ? [] : asTheyStand(conversation.worksheet, facts.rows);

  const area = useRef<HTMLTextAreaElement>(null);
  const nextSteps = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isPending) return;
    // Whoever has just finished by keyboard stands before what comes next, not behind every fact of the panel.
    const hasFinished = phase === "complete" && first.phase !== "complete";
    (hasFinished ? nextSteps : area).current?.focus({ preventScroll: true });
  }, [isPending, phase]);

  useEffect(() => {
    const draft = readDraft(sessionId);
    if (!isStored(draft, first)) setText((before) => before || draft.text);
    else if (!awaitsReply(first)) keepDraft(sessionId, { text: "", sentAs: null });
  }, [sessionId, first]);

  useEffect(() => {
    if (opening === "") return;
    // A reload must not send it again.
    history.replaceState(null, "", `/journey?session=${sessionId}`);
    onOpened();
    if (!awaitsReply(first)) void send({ text: opening });
  }, [opening]);

  function write(value: string) {
    setText(value);
    keepDraft(sessionId, { text: value, sentAs: null });
  }

  function edit(option: string) {
    write(option);
    area.current?.focus();
  }

  function submit(outgoing: Outgoing) {
    setText("");
    setChosen({});
    jump();
    void send(outgoing);
  }

  /** What was written, and with it the trade-offs once every line has a side. */
  function submitAll() {
    const lines = question?.choices ?? [];
    const sides = lines.flatMap(({ id, ...words }) => {
      const side = chosen[id];
      return side === undefined ? [] : [{ id, side, words: words[side] }];
    });
    if (lines.length > 0 && sides.length === lines.length) submit({ text, chosen: sides });
    else if (text.trim() !== "") submit({ text });
  }

  return (
    <div className="journey">
      <h1 className="visually-hidden">Your journey</h1>
      <div className="conversation">
        <div className="conversation-head">
          <button type="button" className="quiet" onClick={onLeave}>← All journeys</button>
          <p className="mind">{mind}</p>
        </div>
        <ol className="messages" aria-label="Conversation" aria-busy={isPending}>
          {messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              offered={index === messages.length - 1 ? offeredBy(question) : []}
              onRetry={message.failure === undefined || isPending ? null : () => void retry(message)}
            >
              {index === answered && !isReadBack && (
                <Worksheet rows={shown} isReadBack={false} onChange={facts.change} />
              )}
            </Message>
          ))}
          {isPending && (
            <Arriving status={status} words={arriving === "" ? null : <Markup text={arriving} />} />
          )}
        </ol>
        {question && !isPending && (
          <div className="answers" data-field={question.field}>
            {question.options && (
              <Options
                options={question.options}
                isDisabled={isPending}
                onPick={(option) => submit({ text: option })}
                onEdit={question.technique === "confirm" ? edit : undefined}
              />
            )}
            {question.choices && (
              <Choices
                lines={question.choices}
                chosen={chosen}
                isDisabled={isPending}
                onChoose={setChosen}
                onSend={submitAll}
              />
            )}
            {isReadBack && <Worksheet rows={shown} isReadBack onChange={facts.change} />}
            {question.skippable && (
              <button
                type="button"
                className="quiet"
                onClick={() => submit({ text: "Skip this one" })}
              >
                Skip this one
              </button>
            )}
          </div>
        )}
        {phase === "complete" && (
          <NextSteps
            heading={nextSteps}
            sessionId={sessionId}
            isDisabled={isPending}
            onRefine={(words) => void send({ text: words })}
          />
        )}
        {isBehind && (
          <button type="button" className="button jump" onClick={jump}>
            <ArrowDown aria-hidden /> Newest
          </button>
        )}
        <WritingLine writing={writing} hasWritten={hasWritten} onWriteAgain={writeAgain} />
        <Composer
          area={area}
          value={text}
          label="Your answer"
          placeholder="Share your thoughts about your solution, business, or the question posed..."
          isPending={isPending}
          onChange={write}
          onSend={submitAll}
          onStop={stop}
        >
          <p className="nudge" aria-live="polite">
            {isThin(text, question) &&
              "A rival could have written this. A name, a number or a reason makes it yours."}
          </p>
        </Composer>
      </div>
      <Heard
        conversation={conversation}
        facts={facts.rows}
        fields={fields}
        isPending={isPending}
        onChange={facts.change}
        onFinish={() => void finish()}
      />
    </div>
  );
}

/** The rows of the last turn with what has been changed in them since. */
function asTheyStand(rows: WorksheetRow[], facts: WorksheetRow[]): WorksheetRow[] {
  if (facts.length === 0) return rows;
  return rows.flatMap((row) =>
    facts.find(({ id, state }) => id === row.id && state === row.state) ??
      facts.find(({ id }) => id === row.id) ?? []
  );
}

function offeredBy(question: Conversation["question"]): string[][] {
  const options = question?.options?.map((option) => [option]) ?? [];
  return [...options, ...(question?.choices?.map(({ a, b }) => [a, b]) ?? [])];
}
