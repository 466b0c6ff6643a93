import type { Claim } from "../../../agents/domain/claims.ts";
import { Evidence, Speaker } from "../../../islands/anchors/Evidence.tsx";
import { useWords } from "../../../islands/words.ts";
import { EXAMPLES } from "./tidewatch.ts";

/** An answer of a founder, and the sentence it became with what carries it. */
export interface LandingExample {
  said: string;
  sentence: Pick<Claim, "text" | "marks">;
}

/** Before and after: what was said, what is printed, and the evidence in between. */
export function Examples() {
  const { example } = useWords("landing");
  return (
    <figure className="example" aria-labelledby="example-title">
      <figcaption>
        <h2 id="example-title">{example.title}</h2>
        <p>{example.about}</p>
      </figcaption>
      {EXAMPLES.map(({ said, sentence }) => (
        <div key={said} className="example-pair">
          <div>
            <p className="label">{example.said}</p>
            <blockquote>“{said}”</blockquote>
          </div>
          <div>
            <p className="label">{example.stands}</p>
            <p className="example-sentence">{sentence.text}</p>
            <Speaker value="founder">
              <div className="example-evidence">
                <Evidence
                  notes={sentence.marks.map((mark) => ({ mark, isQuoted: mark.kind !== "said" }))}
                />
              </div>
            </Speaker>
          </div>
        </div>
      ))}
    </figure>
  );
}
