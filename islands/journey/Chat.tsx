import { useEffect, useRef, useState } from "react";
import { Announcer } from "../ui/Announcer.tsx";
import { Arriving } from "../ui/Arriving.tsx";
import { Composer } from "../ui/Composer.tsx";
import { ArrowDown } from "../ui/icons.ts";
import { useWords } from "../words.ts";
import { useWriting } from "../writing/use_writing.ts";
import { WritingLine } from "../writing/WritingLine.tsx";
import { AnswerPanel } from "./AnswerPanel.tsx";
import { elementInAddress, replaceAddress } from "./addresses.ts";
import { awaitsReply, changesOfMind, type ChatMessage, type Conversation } from "./conversation.ts";
import { DictateButton } from "./DictateButton.tsx";
import { type Chosen, type Draft, isStored, keepDraft, readDraft } from "./drafts.ts";
import { cellsOf } from "./edits.ts";
import { type FieldLabel, Heard } from "./Heard.tsx";
import { optionNamed } from "./letters.ts";
import { Markup } from "./markup.tsx";
import { Message } from "./Message.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { asTheyStand, NOTHING_OFFERED, offeredBy } from "./offered.ts";
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
  const writing = useWriting(sessionId, { first: null, version: messages.length });
  const isReadBack = question?.technique === "confirm";
  const facts = useFacts(sessionId, {
    version: messages.length,
    announce: chat.announce,
    // Its sentences are made of the facts.
    onSaved: () => void (isReadBack && chat.lookAtOptions()),
  });
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
    if (!isStored(draft, first)) takeUp(draft);
    else if (!awaitsReply(first)) keepDraft(sessionId, { text: "", sentAs: null, chosen: {} });
  }, [sessionId, first]);

  useEffect(() => {
    if (returned !== null) takeUp({ text: returned.text, chosen: readDraft(sessionId).chosen });
  }, [returned]);

  useEffect(() => {
    if (opening === "") return;
    // A reload must not send it again.
    replaceAddress(sessionId);
    onOpened();
    if (!awaitsReply(first)) void send({ text: opening });
  }, [opening]);

  /** What was written and chosen before stands again where nothing has been since. */
  function takeUp(draft: Pick<Draft, "text" | "chosen">) {
    setText((before) => before || draft.text);
    setChosen((before) => Object.keys(before).length > 0 ? before : draft.chosen);
  }

  function choose(sides: Chosen) {
    setChosen(sides);
    keepDraft(sessionId, { chosen: sides });
  }

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
    void sendAlong(editing === null ? outgoing : { ...outgoing, edits: editing });
  }

  /**
   * Sends a message, and with it whatever is open in the worksheet. At a read-back both are one: what is picked is made of
   * the cells. Anywhere else they are saved before it, for it may move or withdraw the rows that they name.
   */
  async function sendAlong(outgoing: Outgoing) {
    const cells = cellsOf(facts.editing.edits);
    if (Object.keys(cells).length === 0) return void await send(outgoing);
    if (!isReadBack || outgoing.edits !== undefined) {
      return void await send({ ...outgoing, first: facts.editing.save });
    }
    if (await send({ ...outgoing, cells })) facts.forget(cells);
  }

  /** Says something about the question; what was being written stays where it is. */
  function say(words: string) {
    jump();
    void sendAlong({ text: words });
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
              offered={index === messages.length - 1 ? offeredBy(question, message) : NOTHING_OFFERED}
              onRetry={message.failure === undefined || isPending ? null : () => void chat.retry(message)}
              onEdit={editOf(message, index)}
            >
              {index === answered && !isReadBack && (
                <Worksheet
                  rows={shown}
                  isReadBack={false}
                  language={languages.written}
                  editing={facts.editing}
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
            onChoose={choose}
            onSendChoices={submitAll}
            onPick={(option) => submit({ text: option })}
            onEdit={(option) => edit(option, null)}
          >
            {isReadBack && (
              <Worksheet rows={shown} isReadBack language={languages.written} editing={facts.editing} />
            )}
          </AnswerPanel>
        )}
        {phase === "complete" && (
          <NextSteps
            heading={nextSteps}
            sessionId={sessionId}
            assumed={conversation.assumed}
            isDisabled={isBusy}
            onRefine={(words) => void sendAlong({ text: words })}
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
        editing={facts.editing}
        onFinish={() => void facts.editing.save().then(chat.finish)}
      />
    </div>
  );
}
