import { CircleAlert } from "../ui/icons.ts";
import type { Generation } from "./use_generation.ts";

interface Props {
  name: string;
  about: string;
  generation: Generation | null;
  isRunning: boolean;
  onGenerate: () => void;
  onRetry: () => void;
  onCancel: () => void;
}

const STATUS_WORDS = { queued: "Queued", processing: "Processing", completed: "Completed", failed: "Failed" };

/** One document that can be made: its state while it is, and what to do when it fails. */
export function GenerateOption(props: Props) {
  const { name, about, generation, isRunning, onGenerate, onRetry, onCancel } = props;
  const isFailed = generation?.status === "failed";
  const isOpen = generation?.status === "queued" || generation?.status === "processing";
  return (
    <div className="generate">
      <div>
        <h3>{name}</h3>
        <p className="hint">{about}</p>
      </div>
      <button type="button" className="button" disabled={isRunning} onClick={onGenerate}>
        {isRunning ? "Generating…" : `Generate ${name}`}
      </button>
      {generation && (
        <div className={isFailed ? "generation is-failed" : "generation"} aria-live="polite">
          <p>
            {isFailed && <CircleAlert aria-hidden />}
            <strong>{generation.isCancelled ? "Cancelled" : STATUS_WORDS[generation.status]}</strong>{" "}
            <span>{generation.percentage}%</span>
          </p>
          {!isFailed && (
            <progress max={100} value={generation.percentage} aria-label={`Progress of ${name}`} />
          )}
          <p className="hint">{detailOf(generation)}</p>
          {isOpen && isRunning && (
            <button
              type="button"
              className="button button-small"
              aria-label={`Cancel ${name}`}
              onClick={onCancel}
            >
              Cancel
            </button>
          )}
          {isFailed && (
            <button type="button" className="button button-small" disabled={isRunning} onClick={onRetry}>
              Retry Generation
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function detailOf({ status, step, error, secondsLeft, isCancelled }: Generation): string {
  if (isCancelled) return "You stopped it. Nothing was kept, and you can start it again.";
  if (status === "failed") return error ?? step;
  if (status === "completed" || secondsLeft === null) return step;
  return `${step} · about ${secondsLeft === 1 ? "a second" : `${secondsLeft} seconds`} left`;
}
