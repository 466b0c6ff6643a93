import type { RefObject } from "react";
import { assumedWords } from "./assumed_words.ts";
import type { JourneyMetadata } from "../../routes/api/contract.ts";
import { ANCHOR_NAMES } from "../labels.ts";
import { fill, useWords } from "../words.ts";

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
  const common = useWords("common");
  const foundation = useWords("foundation");
  const { next } = useWords("journey");
  return (
    <div className="next-steps">
      <h2 ref={heading} tabIndex={-1}>{next.title}</h2>
      {assumed.count > 0 && (
        <p>{fill(next.assumed, { assumed: assumedWords(assumed, { common, foundation }) })}</p>
      )}
      <p>
        <a className="button button-main" href={`/anchors?session=${sessionId}`}>{next.read}</a>
        <a className="button" href="/documents">{next.print}</a>
        <a className="button" href="/consultant">{next.ask}</a>
      </p>
      <div>
        <p>{next.changed}</p>
        <ul className="refine-ways">
          {ANCHOR_NAMES.map((name) => (
            <li key={name}>
              <button
                type="button"
                className="quiet"
                disabled={isDisabled}
                onClick={() => onRefine(fill(next.refineSends, { anchor: foundation.anchors[name].label }))}
              >
                {fill(next.refine, { anchor: foundation.anchors[name].label })}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
