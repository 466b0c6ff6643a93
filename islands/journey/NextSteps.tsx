import type { RefObject } from "react";
import { assumedWords } from "./assumed_words.ts";
import type { JourneyMetadata } from "../../routes/api/contract.ts";
import { ANCHOR_NAMES, ANCHORS } from "../labels.ts";

interface Props {
  /** Takes the focus when the journey ends. */
  heading: RefObject<HTMLHeadingElement | null>;
  sessionId: string;
  assumed: JourneyMetadata["assumed"];
  isDisabled: boolean;
  /** Sends the words that go back to an anchor. */
  onRefine: (words: string) => void;
}

/** What can be done once the journey is complete. */
export function NextSteps({ heading, sessionId, assumed, isDisabled, onRefine }: Props) {
  return (
    <div className="next-steps">
      <h2 ref={heading} tabIndex={-1}>Your foundation stands</h2>
      {assumed.count > 0 && (
        <p>{assumedWords(assumed)}. Each is marked as an assumption, with the cheapest way to find out.</p>
      )}
      <p>
        <a className="button button-main" href={`/anchors?session=${sessionId}`}>Read your four anchors</a>
        <a className="button" href="/documents">Make the strategy PDF</a>
        <a className="button" href="/consultant">Ask the consultant</a>
      </p>
      <div>
        <p>Something has changed? Write what, or go back to an anchor. The rest stays as it is.</p>
        <ul className="refine-ways">
          {ANCHOR_NAMES.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="quiet"
                disabled={isDisabled}
                onClick={() => onRefine(`Let's go back to the ${ANCHORS[name].label}`)}
              >
                Refine the {ANCHORS[name].label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
