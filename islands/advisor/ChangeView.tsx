import type { WatchChangeAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { shortDate } from "../labels.ts";
import { fill, fillNodes, useWords } from "../words.ts";

interface Props {
  change: WatchChangeAnswer;
  isBusy: boolean;
  onDecide: (decision: string, days?: number) => void;
}

const DECISIONS = ["hold", "sharpen", "answer", "reopen"] as const;

/** For how many days a change may be left aside. */
const IGNORED_DAYS = [30, 90, 365];

/** A change folded to its headline, both sides and the advice; under it all words, what it bears on, what to do. */
export function ChangeView({ change, isBusy, onDecide }: Props) {
  const { change: says } = useWords("advisor");
  const { locale } = useWords("common");
  const { heading: title, about, before, after, stood_at, seen_at, confirmed_at, url } = change;
  const isOpen = change.decision === "open";
  return (
    <details className="watch-change">
      <summary>
        <h3>{title}</h3>
        <span className="watch-sides">{`${before ?? says.notThere} → ${after ?? says.goneNow}`}</span>
        <strong>{isOpen ? says.advice[change.verdict] : decidedText(change, says, locale)}</strong>
      </summary>
      <div id={`change-${change.id}`}>
        <dl>
          {about !== null && (
            <>
              <dt>{says.where}</dt>
              <dd>
                <q>{about}</q>
              </dd>
            </>
          )}
          <dt>{shortDate(stood_at, locale)}</dt>
          <dd>{before === null ? says.notThere : <q>{before}</q>}</dd>
          <dt>{shortDate(seen_at, locale)}</dt>
          <dd>{after === null ? says.goneNow : <q>{after}</q>}</dd>
        </dl>
        <p className="field-hint">
          {fillNodes(says.confirmed, {
            date: shortDate(confirmed_at, locale),
            link: <a href={url} rel="noreferrer nofollow">{url}</a>,
          })}
        </p>
        {change.bears_on && <p>{fillNodes(says.youSaid, { words: <q>{change.bears_on.text}</q> })}</p>}
        {change.cites.map((text) => <p key={text}>{fillNodes(says.cites, { words: <q>{text}</q> })}</p>)}
        <p>{swapText(change.swap, says)}</p>
        <p>
          {!isOpen && <strong>{says.advice[change.verdict]}</strong>}{" "}
          <span lang={change.why_language}>{change.why}</span>
        </p>
        <p className="field-hint">{fill(says.by, { mind: change.by })}</p>
        <p className="buttons">
          {isOpen ? <Decisions change={change} isBusy={isBusy} onDecide={onDecide} /> : (
            <button
              type="button"
              className="button button-small"
              disabled={isBusy}
              onClick={() => onDecide("open")}
            >
              {says.undo}
              <span className="visually-hidden">{`: ${title}`}</span>
            </button>
          )}
        </p>
      </div>
    </details>
  );
}

/** What may be decided about a change; what is advised stands out. */
function Decisions({ change: { id, heading, verdict }, isBusy, onDecide }: Props) {
  const { change: says } = useWords("advisor");
  const advised = verdict === "hold" ? null : verdict;
  return (
    <>
      {DECISIONS.map((decision) => (
        <button
          key={decision}
          type="button"
          className={decision === advised ? "button button-small button-main" : "button button-small"}
          disabled={isBusy}
          onClick={() => onDecide(decision)}
        >
          {says.decisions[decision]}
          <span className="visually-hidden">{`: ${heading}`}</span>
        </button>
      ))}
      <label className="visually-hidden" htmlFor={`ignore-${id}`}>
        {fill(says.ignoreWhat, { heading })}
      </label>
      <select
        id={`ignore-${id}`}
        value=""
        disabled={isBusy}
        onChange={(event) => onDecide("ignore", Number(event.target.value))}
      >
        <option value="">{says.ignoreFor}</option>
        {IGNORED_DAYS.map((days) => <option key={days} value={days}>{fill(says.ignore, { days })}</option>)}
      </select>
    </>
  );
}

/** Whether the rival could say one of the founder's sentences too, before the change and now. */
function swapText(swap: WatchChangeAnswer["swap"], says: ScreenWords["advisor"]["change"]): string {
  if ("untried" in swap) return swap.untried;
  const { sentence, before, after } = swap;
  const now = says.swaps[after];
  return before === after
    ? fill(says.sameSwap, { sentence, now })
    : fill(says.swap, { sentence, before: says.swaps[before], now });
}

function decidedText(
  { decision, decided_at, ignored_until }: WatchChangeAnswer,
  says: ScreenWords["advisor"]["change"],
  locale: string,
): string {
  const on = shortDate(decided_at ?? "", locale);
  if (decision === "ignore") return fill(says.ignored, { on, until: shortDate(ignored_until ?? "", locale) });
  const known = Object.entries(says.decided).find(([name]) => name === decision);
  return known === undefined ? decision : fill(known[1], { on });
}
