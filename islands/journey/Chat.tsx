import { useEffect, useRef, useState } from "react";
import type { WorksheetRow } from "../../routes/api/contract.ts";
import { Announcer } from "../ui/Announcer.tsx";
import { Arriving } from "../ui/Arriving.tsx";
import { Composer } from "../ui/Composer.tsx";
import { ArrowDown } from "../ui/icons.ts";
import { useWords } from "../words.ts";
import { useWriting } from "../writing/use_writing.ts";
import { WritingLine } from "../writing/WritingLine.tsx";
import { AnswerPanel } from "./AnswerPanel.tsx";
import type { Chosen } from "./Answers.tsx";
import { elementInAddress, replaceAddress } from "./addresses.ts";
import { awaitsReply, changesOfMind, type ChatMessage, type Conversation } from "./conversation.ts";
import { DictateButton } from "./DictateButton.tsx";
import { isStored, keepDraft, readDraft } from "./drafts.ts";
import { type FieldLabel, Heard } from "./Heard.tsx";
import { optionNamed } from "./letters.ts";
import { Markup } from "./markup.tsx";
import { Message } from "./Message.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { Nudge } from "./Nudge.tsx";
import { QuickActs } from "./QuickActs.tsx";
import { type Outgoing, useConversation } from "./use_conversation.ts";
import { useDictation } from "./use_dictation.ts";
import { useFacts } from "./use_facts.ts";
import { useFollow } from "./use_follow.ts";
import { Worksheet } from "./Worksheet.tsx";

interface Props {
  first: Conversation;
  fields: FieldLabel[];
  mind: string;
  /** Words to send at once, where Refine has brought the founder; "" for none. */
  opening: string;
  onOpened: () => void;
  onLeave: () => void;
  /** Told of the language in which the interview speaks, whenever it becomes another. */
  onLanguage: (language: string) => void;
}

/** One and the same for every earlier message, so that none of them is rendered again. */
const NOTHING_OFFERED: string[][] = [];

/** The conversation, with the foundation growing beside it. */
export function Chat({ first, fields, mind, opening, onOpened, onLeave, onLanguage }: Props) {
  const { locale } = useWords("common");
  const { chat: says, heading } = useWords("journey");
  const chat = useConversation(first);
  const { conversation, isPending, isWaiting, arriving, returned, send } = chat;
  const { sessionId, messages, question, phase, languages } = conversation;
  const isBusy = isPending || isWaiting;
  const [text, setText] = useState("");
  const dictation = useDictation(text, write);
  const [chosen, setChosen] = useState<Chosen>({});
  const [editing, setEditing] = useState<string | null>(null);
  const { isBehind, jump } = useFollow(messages.length, arriving, isBusy);
  const facts = useFacts(sessionId, messages.length, chat.announce);
  const writing = useWriting(sessionId, { first: null, version: messages.length });
  const isReadBack = question?.technique === "confirm";
  const minds = changesOfMind(messages, mind);
  const answered = messages.findLastIndex(({ role }) => role === "user");
  const shown = isBusy || phase === "complete" ? [] : asTheyStand(conversation.worksheet, facts);

  const area = useRef<HTMLTextAreaElement>(null);
  const nextSteps = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (isBusy || elementInAddress() !== null) return;
    // Whoever has just finished by keyboard stands before what comes next, not behind every fact of the panel.
    const hasFinished = phase === "complete" && first.phase !== "complete";
    (hasFinished ? nextSteps : area).current?.focus({ preventScroll: true });
  }, [isBusy, phase]);

  useEffect(() => onLanguage(languages.spoken), [languages.spoken]);

  useEffect(() => {
    const draft = readDraft(sessionId);
    if (!isStored(draft, first)) setText((before) => before || draft.text);
    else if (!awaitsReply(first)) keepDraft(sessionId, { text: "", sentAs: null });
  }, [sessionId, first]);

  useEffect(() => {
    if (returned !== null && returned.text !== "") setText((before) => before || returned.text);
  }, [returned]);

  useEffect(() => {
    if (opening === "") return;
    // A reload must not send it again.
    replaceAddress(sessionId);
    onOpened();
    if (!awaitsReply(first)) void send({ text: opening });
  }, [opening]);

  function write(value: string) {
    setText(value);
    keepDraft(sessionId, { text: value, sentAs: null });
  }

  /** Words that are typed while somebody speaks are the last ones: nothing heard may take their place. */
  function writeByHand(words: string) {
    dictation?.drop();
    write(words);
  }

  function edit(words: string, turn: string | null) {
    write(words);
    setEditing(turn);
    area.current?.focus();
  }

  function submit(outgoing: Outgoing) {
    dictation?.drop();
    setText("");
    setChosen({});
    setEditing(null);
    jump();
    void send(editing === null ? outgoing : { ...outgoing, edits: editing });
  }

  /** Says something about the question; what was being written stays where it is. */
  function say(words: string) {
    jump();
    void send({ text: words });
  }

  /** What was written, and with it the trade-offs once every line has a side. */
  function submitAll() {
    const lines = question?.choices ?? [];
    const sides = lines.flatMap(({ id, ...words }) => {
      const side = chosen[id];
      return side === undefined ? [] : [{ id, side, words: words[side] }];
    });
    if (lines.length > 0 && sides.length === lines.length) submit({ text, chosen: sides });
    else if (text.trim() !== "") submit({ text: optionNamed(text, question?.options ?? []) ?? text });
  }

  function editOf(message: ChatMessage, index: number): (() => void) | null {
    const isOpen = index === answered && !isBusy && question !== null && message.failure === undefined;
    if (!isOpen || message.content === "" || message.chosen) return null;
    return () => edit(message.content, message.turn ?? message.id);
  }

  return (
    <div className="journey" lang={locale}>
      <h1 className="visually-hidden">{heading}</h1>
      <Announcer announced={chat.announced} />
      <div className="conversation">
        <div className="conversation-head">
          <button type="button" className="quiet" onClick={onLeave}>{says.back}</button>
          <p className="mind">{mind}</p>
        </div>
        <ol className="messages" aria-label={says.conversation} aria-busy={isBusy}>
          {messages.map((message, index) => (
            <Message
              key={message.id}
              message={message}
              isOtherMind={minds.has(message.id)}
              offered={index === messages.length - 1 ? offeredBy(question) : NOTHING_OFFERED}
              onRetry={message.failure === undefined || isPending ? null : () => void chat.retry(message)}
              onEdit={editOf(message, index)}
            >
              {index === answered && !isReadBack && (
                <Worksheet
                  rows={shown}
                  isReadBack={false}
                  language={languages.written}
                  onChange={facts.change}
                />
              )}
            </Message>
          ))}
          {isBusy && (
            <Arriving
              status={isWaiting ? says.onItsWay : chat.status}
              language={languages.spoken}
              words={arriving === "" ? null : <Markup text={arriving} />}
            />
          )}
        </ol>
        {question && !isBusy && (
          <AnswerPanel
            question={question}
            language={languages.spoken}
            chosen={chosen}
            onChoose={setChosen}
            onSendChoices={submitAll}
            onPick={(option) => submit({ text: option })}
            onEdit={(option) => edit(option, null)}
          >
            {isReadBack && (
              <Worksheet rows={shown} isReadBack language={languages.written} onChange={facts.change} />
            )}
          </AnswerPanel>
        )}
        {phase === "complete" && (
          <NextSteps
            heading={nextSteps}
            sessionId={sessionId}
            assumed={conversation.assumed}
            isDisabled={isBusy}
            onRefine={(words) => void send({ text: words })}
          />
        )}
        {isBehind && (
          <button type="button" className="button jump" onClick={jump}>
            <ArrowDown aria-hidden /> {says.newest}
          </button>
        )}
        <Composer
          area={area}
          value={text}
          label={says.answer}
          placeholder={says.placeholder}
          isPending={isBusy}
          onChange={writeByHand}
          onSend={submitAll}
          onStop={isPending ? chat.stop : null}
          tool={dictation && <DictateButton dictation={dictation} isDisabled={isBusy} />}
        >
          <WritingLine
            writing={writing.writing}
            hasWritten={writing.hasWritten}
            isReadOut={false}
            onWriteAgain={writing.writeAgain}
          />
          {dictation !== null && (
            <p className="composer-note" role="alert" hidden={dictation.problem === ""}>
              {dictation.problem}
            </p>
          )}
          {returned !== null && <p className="composer-note">{returned.why}</p>}
          {editing !== null && (
            <p className="composer-note">
              {says.replaces}{" "}
              <button type="button" className="quiet" onClick={() => edit("", null)}>{says.keep}</button>
            </p>
          )}
          {question && !isBusy && <QuickActs question={question} hasAnswered={answered >= 0} onSay={say} />}
          <Nudge text={text} question={question} />
        </Composer>
      </div>
      <Heard
        conversation={conversation}
        facts={facts.rows}
        fields={fields}
        isPending={isBusy}
        onChange={facts.change}
        onFinish={() => void chat.finish()}
      />
    </div>
  );
}

/** The rows of the last turn with what has been changed in them since; as they came until that is known. */
function asTheyStand(
  rows: WorksheetRow[],
  { rows: facts, isCurrent }: { rows: WorksheetRow[]; isCurrent: boolean },
): WorksheetRow[] {
  if (!isCurrent || facts.length === 0) return rows;
  return rows.flatMap((row) =>
    facts.find(({ id, state }) => id === row.id && state === row.state) ??
      facts.find(({ id }) => id === row.id) ?? []
  );
}

function offeredBy(question: Conversation["question"]): string[][] {
  const options = question?.options?.map((option) => [option]) ?? [];
  return [...options, ...(question?.choices?.map(({ a, b }) => [a, b]) ?? [])];
}
