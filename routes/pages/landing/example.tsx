import type { Claim, Mark } from "../../../agents/domain/claims.ts";
import { Evidence, Speaker } from "../../../islands/anchors/Evidence.tsx";
import { EXAMPLE } from "./tidewatch.ts";

/** An answer of a founder, the sentence it became, and what carries that sentence. */
export interface LandingExample {
  said: string;
  sentence: Claim;
  /** What stands beside it: a rival, as the founder sees it and in its own words. */
  beside: Mark[];
}

const NOTES = [...EXAMPLE.sentence.marks, ...EXAMPLE.beside].map((mark) => ({ mark, isQuoted: true }));

/** Before and after: what was said, what is printed, and the evidence in between. */
export function Example() {
  return (
    <figure className="example" aria-labelledby="example-title">
      <h2 className="visually-hidden" id="example-title">From an answer to a sentence</h2>
      <div>
        <p className="label">What a founder said</p>
        <blockquote>“{EXAMPLE.said}”</blockquote>
      </div>
      <div>
        <p className="label">What stands in the strategy</p>
        <p className="example-sentence">{EXAMPLE.sentence.text}</p>
        <Speaker value="founder">
          <div className="example-evidence">
            <Evidence notes={NOTES} />
          </div>
        </Speaker>
      </div>
      <figcaption>
        Tidewatch, berth plans for small marinas, is made up; the strategist wrote the sentence. Whatever
        stands in quotation marks was said or read exactly so.
      </figcaption>
    </figure>
  );
}
