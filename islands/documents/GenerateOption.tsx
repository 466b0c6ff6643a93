import type { DocumentAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { CircleAlert, Download } from "../ui/icons.ts";
import { fill, formOf, useWords } from "../words.ts";
import type { Generation } from "./use_generation.ts";

interface Props {
  name: string;
  about: string;
  generation: Generation | null;
  /** The newest that was made. */
  made: DocumentAnswer | null;
  /** The one thing to do on this screen. */
  isMain: boolean;
  /** There is nothing to make it of. */
  isLocked: boolean;
  isRunning: boolean;
  onGenerate: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

/** One document that can be made: its state while it is, and what to do when it fails. */
export function GenerateOption(props: Props) {
  const { make } = useWords("documents");
  const { locale } = useWords("common");
  const { name, about, generation, made, isMain, isLocked, isRunning, onGenerate, onRetry, onCancel } = props;
  const isFailed = generation?.status === "failed";
  const isOpen = generation?.status === "queued" || generation?.status === "processing";
  return (
    <div className="generate">
      <div>
        <h3>{name}</h3>
        <p className="hint">{about}</p>
      </div>
      <button
        type="button"
        className={isMain ? "button button-main" : "button"}
        disabled={isRunning || isLocked}
        onClick={onGenerate}
      >
        {isRunning ? make.running : fill(make.generate, { name })}
      </button>
      {generation && (
        <div className={isFailed ? "generation is-failed" : "generation"} aria-live="polite">
          <p>
            {isFailed && <CircleAlert aria-hidden />}
            <strong>{generation.isCancelled ? make.cancelled : make.status[generation.status]}</strong>{" "}
            <span>{generation.percentage}%</span>
          </p>
          {!isFailed && (
            <progress max={100} value={generation.percentage} aria-label={fill(make.progress, { name })} />
          )}
          <p className="hint">{detailOf(generation, make, locale)}</p>
          {isOpen && isRunning && (
            <button
              type="button"
              className="button button-small"
              aria-label={fill(make.cancelOf, { name })}
              onClick={onCancel}
            >
              {make.cancel}
            </button>
          )}
          {isFailed && (
            <button type="button" className="button button-small" disabled={isRunning} onClick={onRetry}>
              {make.retry}
            </button>
          )}
        </div>
      )}
      {made !== null && !isRunning && (
        <a className="button button-small" href={made.download_url} download={made.file_name}>
          <Download aria-hidden /> {fill(make.download, { name })}
        </a>
      )}
    </div>
  );
}

function detailOf(
  { status, step, error, secondsLeft, isCancelled }: Generation,
  make: ScreenWords["documents"]["make"],
  locale: string,
): string {
  if (isCancelled) return make.youStopped;
  if (status === "failed") return error ?? step;
  if (status === "completed" || secondsLeft === null) return step;
  return fill(formOf(make.timeLeft, secondsLeft, locale), { step, count: secondsLeft });
}
