import { useEffect, useRef, useState } from "react";
import { ConsultMessageView } from "./consultant/ConsultMessageView.tsx";
import { Locked } from "./consultant/Locked.tsx";
import { Reply } from "./consultant/Reply.tsx";
import { type QuickQuestions, SidePanel } from "./consultant/SidePanel.tsx";
import { DRAFT, type MonthUsed, useConsultation } from "./consultant/use_consultation.ts";
import { Welcome } from "./consultant/Welcome.tsx";
import { keepDraft, readDraft } from "./journey/drafts.ts";
import { useFollow } from "./journey/use_follow.ts";
import { ANCHOR_NAMES } from "./labels.ts";
import { Announcer } from "./ui/Announcer.tsx";
import { Arriving } from "./ui/Arriving.tsx";
import { Composer } from "./ui/Composer.tsx";
import { fill, useWords } from "./words.ts";

interface Props {
  company: string;
  /** Names of the anchors that are complete. */
  completed: string[];
  mind: string;
  quick: QuickQuestions[];
  /** Consultations of this month, and how many it allows; null without a limit. */
  month: MonthUsed | null;
}

/** The consultant page: locked, or a chat that answers from the foundation. */
export default function Consultant({ completed, ...rest }: Props) {
  const isUnlocked = ANCHOR_NAMES.every((name) => completed.includes(name));
  return isUnlocked ? <Consultation {...rest} /> : <Locked completed={completed} />;
}

function Consultation({ company, mind, quick, month }: Omit<Props, "completed">) {
  const { messages, isPending, status, arriving, announced, left, ask, stop, clear } = useConsultation(month);
  const { chat: says } = useWords("consultant");
  const [text, setText] = useState("");
  const area = useRef<HTMLTextAreaElement>(null);
  const { jump } = useFollow(messages.length, arriving, isPending);
  useEffect(() => setText(readDraft(DRAFT).text), []);

  function send() {
    if (isPending || text.trim() === "") return;
    setText("");
    jump();
    void ask(text);
  }

  function write(value: string) {
    setText(value);
    keepDraft(DRAFT, { text: value, sentAs: null });
  }

  function pick(question: string) {
    write(question);
    area.current?.focus();
  }

  return (
    <div className="journey consult">
      <Announcer announced={announced} />
      <div className="conversation">
        <div className="conversation-head">
          <div>
            <h1>{company}</h1>
            <p className="hint">{says.complete}</p>
            {month && left !== null && (
              <p className="hint">{fill(left === 0 ? says.used : says.left, { ...month, left })}</p>
            )}
          </div>
          <p className="mind">{mind}</p>
        </div>
        {messages.length === 0 && !isPending && <Welcome company={company} />}
        <ol className="messages" aria-label={says.title} aria-busy={isPending}>
          {messages.map((message) => (
            <ConsultMessageView
              key={message.id}
              message={message}
              onRetry={message.failure === undefined || isPending ? null : () => void ask(message.content)}
            />
          ))}
          {isPending && (
            <Arriving status={status} words={arriving === "" ? null : <Reply text={arriving} />} />
          )}
        </ol>
        <Composer
          area={area}
          value={text}
          label={says.question}
          placeholder={says.placeholder}
          isPending={isPending}
          onChange={write}
          onSend={send}
          onStop={stop}
        />
      </div>
      <SidePanel quick={quick} onPick={pick} onClear={clear} />
    </div>
  );
}
