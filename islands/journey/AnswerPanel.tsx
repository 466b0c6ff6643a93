import type { ReactNode } from "react";
import type { QuestionAnswer } from "../../routes/api/contract.ts";
import { Choices, Options } from "./Answers.tsx";
import type { Chosen } from "./drafts.ts";

interface Props {
  question: QuestionAnswer;
  /** Of what it offers. */
  language: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onSendChoices: () => void;
  onPick: (option: string) => void;
  /** Puts a sentence of a read-back where it can be changed before it is sent. */
  onEdit: (option: string) => void;
  /** The facts of a read-back. */
  children: ReactNode;
}

/** What the open question offers to answer with. */
export function AnswerPanel(props: Props) {
  const { question, language, chosen, onChoose, onSendChoices, onPick, onEdit, children } = props;
  const { options, choices, technique } = question;
  return (
    <div className="answers" data-field={question.field}>
      {options && (
        <Options
          options={options}
          language={language}
          isDisabled={false}
          onPick={onPick}
          onEdit={technique === "confirm" ? onEdit : undefined}
        />
      )}
      {choices && (
        <Choices
          lines={choices}
          language={language}
          chosen={chosen}
          isDisabled={false}
          onChoose={onChoose}
          onSend={onSendChoices}
        />
      )}
      {children}
    </div>
  );
}
