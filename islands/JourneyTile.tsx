import { type MouseEvent, useEffect, useState } from "react";
import type { StatusAnswer } from "../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "./api.ts";
import { addressOf } from "./journey/addresses.ts";
import { assumedWords } from "./journey/assumed_words.ts";
import { startJourney } from "./journey/journey_calls.ts";
import { fill, pageWords, useWords } from "./words.ts";

interface Props {
  /** The journey under way, null without one; left out where the server could not say. */
  status?: StatusAnswer | null;
}

/** The dashboard's tile that leads to /journey. */
export default function JourneyTile({ status: first }: Props) {
  const common = useWords("common");
  const dashboard = useWords("dashboard");
  const foundation = useWords("foundation");
  const [status, setStatus] = useState(first);
  useEffect(() => {
    if (first === undefined) readStatus().then(setStatus);
  }, [first]);

  if (status === undefined) return <p className="tile tile-main loading">{dashboard.loading}</p>;
  if (status === null) return <FirstJourney />;
  const { session_id, current_phase, completion_percentage: percent, metadata } = status;
  const isOver = current_phase === "complete";
  const assumed = isOver && metadata?.assumed ? assumedWords(metadata.assumed, { common, foundation }) : "";
  return (
    <a className={isOver ? "tile" : "tile tile-main"} href={isOver ? "/journey" : addressOf(session_id)}>
      <h2>{dashboard.journeys}</h2>
      <div className="tile-journey">
        <p>
          <span className="label">{dashboard.active}</span>
          <span>{assumed || fill(dashboard.percent, { percent: Math.round(percent) })}</span>
        </p>
        {assumed === "" && <progress max={100} value={percent} aria-label={dashboard.progress} />}
        <p className="tile-phase">
          {current_phase === "" ? dashboard.discovery : current_phase.replaceAll("_", " ")}
        </p>
      </div>
      <p className="tile-action">{dashboard.goOn}</p>
    </a>
  );
}

/** One click from here to the first question; without a script the link leads to the list of journeys. */
function FirstJourney() {
  const dashboard = useWords("dashboard");
  const [isStarting, setStarting] = useState(false);

  async function start(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    if (isStarting) return;
    setStarting(true);
    try {
      location.assign(addressOf((await startJourney()).sessionId));
    } catch (error) {
      tellFailure(error, reasonOf(error, dashboard.notStarted));
      setStarting(false);
    }
  }

  return (
    <a className="tile tile-main" href="/journey" onClick={(event) => void start(event)}>
      <h2>{dashboard.first}</h2>
      <p className="tile-action">
        {isStarting ? dashboard.starting : dashboard.start}
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
    if (error.status >= 500) tellFailure(error, pageWords("dashboard").notLoaded);
    return null;
  }
}
