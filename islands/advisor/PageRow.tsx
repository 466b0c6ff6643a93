import type { WatchedPageAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { shortDate } from "../labels.ts";
import { fill, formOf, useWords } from "../words.ts";

interface Props {
  page: WatchedPageAnswer;
  isBusy: boolean;
  onChange: (change: { state?: WatchedPageAnswer["state"]; every_days?: number }) => void;
}

type WatchedWords = ScreenWords["advisor"]["watched"];

/** How often a page may be read, in days. */
const RHYTHMS = [1, 7, 14, 30];

/** A watched page: how it stands, how often it is read, and how to let it rest or end. */
export function PageRow({ page, isBusy, onChange }: Props) {
  const { watched: says } = useWords("advisor");
  const { locale } = useWords("common");
  const { name, url, whose, state, every_days } = page;
  const isPaused = state === "paused";
  const rhythms = RHYTHMS.includes(every_days) ? RHYTHMS : [...RHYTHMS, every_days];
  return (
    <li>
      <span className="watched-name">
        {name}
        {whose === "own" && ` ${says.yourOwn}`}
      </span>
      <a className="field-hint" href={url} rel="noreferrer nofollow">{url}</a>
      <span className="field-hint" role="status">{standingOf(page, says, locale)}</span>
      <span className="buttons">
        <label className="visually-hidden" htmlFor={`rhythm-${page.id}`}>{fill(says.rhythm, { name })}</label>
        <select
          id={`rhythm-${page.id}`}
          value={every_days}
          disabled={isBusy}
          onChange={(event) => onChange({ every_days: Number(event.target.value) })}
        >
          {rhythms.map((days) => <option key={days} value={days}>{rhythmName(days, says, locale)}</option>)}
        </select>
        <button
          type="button"
          className="button button-small"
          disabled={isBusy}
          onClick={() => onChange({ state: isPaused ? "watching" : "paused" })}
        >
          {isPaused ? says.goOn : says.pause}
          <span className="visually-hidden">{` ${fill(says.watching, { name })}`}</span>
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={isBusy}
          onClick={() => onChange({ state: "ended" })}
        >
          {says.end}
          <span className="visually-hidden">{` ${fill(says.watching, { name })}`}</span>
        </button>
      </span>
    </li>
  );
}

function rhythmName(days: number, says: WatchedWords, locale: string): string {
  if (days === 7) return says.everyWeek;
  if (days === 14) return says.everyTwoWeeks;
  return fill(formOf(says.everyDays, days, locale), { count: days });
}

function standingOf(
  { state, failure, differs_since, read_at, due_at }: WatchedPageAnswer,
  says: WatchedWords,
  locale: string,
): string {
  const day = (iso: string) => ({ date: shortDate(iso, locale) });
  if (state === "paused") return read_at === null ? says.paused : fill(says.pausedSince, day(read_at));
  const next = fill(says.next, day(due_at));
  if (failure !== null) return `${failure} ${next}`;
  if (differs_since !== null) return fill(says.differs, day(differs_since));
  return read_at === null ? says.notRead : `${fill(says.readOn, day(read_at))} ${next}`;
}
