import { useEffect, useState } from "react";
import type { StatusAnswer } from "../routes/api/contract.ts";
import { ApiError, call } from "./api.ts";

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
  if (status === null) {
    return (
      <a className="tile tile-main" href="/journey">
        <h2>Strategic Foundation Discovery</h2>
        <p className="tile-action">Start new strategic foundation</p>
      </a>
    );
  }
  return (
    <a className="tile tile-main" href="/journey">
      <h2>Your Strategic Foundations</h2>
      <div className="tile-journey">
        <p>
          <span className="label">Active Journey</span>
          <span>{Math.round(status.completion_percentage)}% complete</span>
        </p>
        <progress max={100} value={status.completion_percentage} aria-label="Progress" />
        <p className="tile-phase">{(status.current_phase || "Discovery").replaceAll("_", " ")}</p>
      </div>
      <p className="tile-action">Continue journey / or start new</p>
    </a>
  );
}

/** Any status below 500 is a normal answer; without a journey there is none to show. */
async function readStatus(): Promise<StatusAnswer | null> {
  try {
    const status = await call<StatusAnswer>("/journey/status", { quiet: [400, 403, 404, 409, 422] });
    return status.session_id ? status : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
