import { useEffect, useRef, useState } from "react";
import type { WorksheetRow } from "../../routes/api/contract.ts";
import { assumedWords, finishWarning } from "./assumed_words.ts";
import { phaseLabel } from "../labels.ts";
import { fill, formOf, useWords } from "../words.ts";
import { elementInAddress, turnAnchor } from "./addresses.ts";
import type { Conversation } from "./conversation.ts";
import { FactRow } from "./FactRow.tsx";
import type { Editing } from "./use_facts.ts";

/** What a field is called on screens, and the phase that asks for it. */
export interface FieldLabel {
  id: string;
  label: string;
  phase: string;
}

interface Props {
  conversation: Conversation;
  /** All facts that were read so far. */
  facts: WorksheetRow[];
  fields: FieldLabel[];
  isPending: boolean;
  editing: Editing;
  onFinish: () => void;
}

/** The foundation growing beside the conversation; on a phone it is one tap away. */
export function Heard({ conversation, facts, fields, isPending, editing, onFinish }: Props) {
  const common = useWords("common");
  const foundation = useWords("foundation");
  const { heard: says } = useWords("journey");
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const hasLed = useRef(false);
  const { phase, progress, minutesLeft, questionsLeft, assumed } = conversation;
  const hasFacts = facts.length > 0;

  useEffect(() => {
    // A mark may lead to what was changed on the worksheet alone: there is no message of it.
    const asked = elementInAddress();
    if (hasLed.current || asked === null || !panel.current?.contains(asked)) return;
    // Only what is in sight can take the focus: once the panel has opened, this runs again.
    if (!isOpen) return setOpen(true);
    hasLed.current = true;
    asked.querySelector<HTMLElement>("input, textarea")?.focus();
  }, [hasFacts, isOpen]);

  /** The panel would cover on a phone what it leads to. */
  function finish() {
    if (!confirm(finishWarning(assumed, says))) return;
    setOpen(false);
    onFinish();
  }

  const left = minutesLeft > 0 ? ` · ${fill(says.minutesLeft, { minutes: minutesLeft })}` : "";
  const share = phase === "complete" && assumed.count > 0
    ? assumedWords(assumed, { common, foundation })
    : fill(says.percent, { percent: progress });
  const where = `${phaseLabel(phase, foundation)} · ${share}`;
  const questions = fill(formOf(says.left, questionsLeft, common.locale), {
    count: questionsLeft,
    minutes: minutesLeft,
  });
  return (
    <aside
      ref={panel}
      className={isOpen ? "heard is-open" : "heard"}
      aria-label={says.title}
      tabIndex={0}
    >
      <h2>{says.title}</h2>
      <button type="button" className="heard-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? says.hide : `${says.title} · ${where}${left}`}
      </button>
      <div className="heard-progress">
        <p>
          {where}
          {questionsLeft > 0 && ` · ${questions}`}
        </p>
        <progress max={100} value={toldShare(conversation)} aria-label={says.progress} />
      </div>
      <div className="heard-body">
        {hasFacts
          ? <FactList rows={facts} conversation={conversation} editing={editing} />
          : <HeardWords conversation={conversation} fields={fields} />}
        {phase !== "complete" && (
          <button type="button" className="quiet" disabled={isPending} onClick={finish}>
            {says.finish}
          </button>
        )}
      </div>
    </aside>
  );
}

/** What was said or read, 0 to 100: what is assumed at the end fills no bar. */
function toldShare({ phase, progress, assumed }: Conversation): number {
  if (phase !== "complete" || assumed.of === 0) return progress;
  return Math.round(100 * (1 - assumed.count / assumed.of));
}

interface FactListProps {
  rows: WorksheetRow[];
  conversation: Conversation;
  editing: Editing;
}

/** Every fact as a line that can be changed; the unclear ones stand first. */
function FactList({ rows, conversation, editing }: FactListProps) {
  const { facts: says } = useWords("journey");
  const [isLocking, setLocking] = useState(false);
  const { messages, languages } = conversation;
  const places = placesOf(rows, messages);
  return (
    <>
      <button
        type="button"
        className="quiet"
        aria-expanded={isLocking}
        onClick={() => setLocking(!isLocking)}
      >
        {isLocking ? says.doneLocking : says.lockFacts}
      </button>
      <ul className="fact-list">
        {rows.map((row, index) => (
          <li key={row.id} id={places.get(row.id)}>
            <FactRow
              row={row}
              above={rows[index - 1]}
              language={languages.written}
              isLocking={isLocking}
              editing={editing}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The rows that turns without a message open, by their id: the one that was changed in it, else the first of it. */
function placesOf(rows: WorksheetRow[], messages: Conversation["messages"]): Map<string, string> {
  const said = new Set(messages.map(({ id }) => id));
  const turns = new Set(rows.flatMap(({ turn = "" }) => turn === "" || said.has(turn) ? [] : [turn]));
  return new Map([...turns].flatMap((turn) => {
    const of = rows.filter((row) => row.turn === turn);
    const row = of.find(({ value, quote }) => value === quote) ?? of[0];
    return row === undefined ? [] : [[row.id, turnAnchor(turn)] as const];
  }));
}

/** What was heard, phase by phase, in the founder's own words. */
function HeardWords({ conversation, fields }: Pick<Props, "conversation" | "fields">) {
  const foundation = useWords("foundation");
  const { heard: says } = useWords("journey");
  const words = new Map(conversation.heard.map(({ field, value }) => [field, value]));
  const filled = fields.filter(({ id }) => words.has(id));
  const phases = [...new Set(filled.map(({ phase }) => phase))];
  if (phases.length === 0) {
    return <p className="empty">{says.empty}</p>;
  }
  return phases.map((phase) => (
    <section key={phase} className="heard-phase">
      <h3>{phaseLabel(phase, foundation)}</h3>
      <dl>
        {filled.filter((field) => field.phase === phase).map(({ id, label }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd lang={conversation.languages.written}>{words.get(id)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
