import { type MouseEvent, useEffect, useState } from "react";
import type { StatusAnswer } from "../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "./api.ts";
import { addressOf } from "./journey/addresses.ts";
import { assumedWords } from "./journey/assumed_words.ts";
import { startJourney } from "./journey/journey_calls.ts";

interface Props {
  /** The journey under way, null without one; left out where the server could not say. */
  status?: StatusAnswer | null;
}

/** The dashboard's tile that leads to /journey. */
export default function JourneyTile({ status: first }: Props) {
  const [status, setStatus] = useState(first);
  useEffect(() => {
    if (first === undefined) readStatus().then(setStatus);
  }, [first]);

  if (status === undefined) return <p className="tile tile-main loading">Loading journey status...</p>;
  if (status === null) return <FirstJourney />;
  const { session_id, current_phase, completion_percentage: percent, metadata } = status;
  const assumed = current_phase === "complete" && metadata?.assumed ? assumedWords(metadata.assumed) : "";
  return (
    <a className="tile tile-main" href={current_phase === "complete" ? "/journey" : addressOf(session_id)}>
      <h2>Your Strategic Foundations</h2>
      <div className="tile-journey">
        <p>
          <span className="label">Active Journey</span>
          <span>{assumed || `${Math.round(percent)}% complete`}</span>
        </p>
        {assumed === "" && <progress max={100} value={percent} aria-label="Progress" />}
        <p className="tile-phase">{(current_phase || "Discovery").replaceAll("_", " ")}</p>
      </div>
      <p className="tile-action">Continue journey / or start new</p>
    </a>
  );
}

/** One click from here to the first question; without a script the link leads to the list of journeys. */
function FirstJourney() {
  const [isStarting, setStarting] = useState(false);

  async function start(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    try {
      location.assign(addressOf((await startJourney()).sessionId));
    } catch (error) {
      tellFailure(error, reasonOf(error, "Failed to start journey"));
      setStarting(false);
    }
  }

  return (
    <a className="tile tile-main" href="/journey" onClick={(event) => void start(event)}>
      <h2>Strategic Foundation Discovery</h2>
      <p className="tile-action">
        {isStarting ? "Opening the first question…" : "Start new strategic foundation"}
      </p>
    </a>
  );
}

/** Any status below 500 is a normal answer; without a journey there is none to show. */
async function readStatus(): Promise<StatusAnswer | null> {
  try {
    const status = await call<StatusAnswer>("/journey/status", { quiet: "refusals" });
    return status.session_id ? status : null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status >= 500) tellFailure(error, "Failed to load journey status");
    return null;
  }
}
