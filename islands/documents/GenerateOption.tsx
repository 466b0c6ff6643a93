import { CircleAlert } from "../ui/icons.ts";
import type { Generation } from "./use_generation.ts";

interface Props {
  name: string;
  about: string;
  generation: Generation | null;
  isRunning: boolean;
  onGenerate: () => void;
  onRetry: () => void;
}

const STATUS_WORDS = { queued: "Queued", processing: "Processing", completed: "Completed", failed: "Failed" };

/** One document that can be made: its state while it is, and what to do when it fails. */
export function GenerateOption({ name, about, generation, isRunning, onGenerate, onRetry }: Props) {
  const isFailed = generation?.status === "failed";
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
            <strong>{STATUS_WORDS[generation.status]}</strong> <span>{generation.percentage}%</span>
          </p>
          {!isFailed && (
            <progress max={100} value={generation.percentage} aria-label={`Progress of ${name}`} />
          )}
          <p className="hint">{isFailed ? generation.error ?? generation.step : generation.step}</p>
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
