import type { Claim, Mark } from "../../../agents/domain/claims.ts";
import { Evidence, Speaker } from "../../../islands/anchors/Evidence.tsx";
import { useWords } from "../../../islands/words.ts";
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
  const { example } = useWords("landing");
  return (
    <figure className="example" aria-labelledby="example-title">
      <h2 className="visually-hidden" id="example-title">{example.title}</h2>
      <div>
        <p className="label">{example.said}</p>
        <blockquote>“{EXAMPLE.said}”</blockquote>
      </div>
      <div>
        <p className="label">{example.stands}</p>
        <p className="example-sentence">{EXAMPLE.sentence.text}</p>
        <Speaker value="founder">
          <div className="example-evidence">
            <Evidence notes={NOTES} />
          </div>
        </Speaker>
      </div>
      <figcaption>{example.about}</figcaption>
    </figure>
  );
}
