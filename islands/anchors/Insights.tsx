import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { Inline } from "../journey/markup.tsx";
import { NamedLines } from "./NamedLines.tsx";
import { Passage } from "./Passage.tsx";

interface Props {
  insights: AnchorAnswer["metadata"]["insights"];
}

/** What a model has put together of an anchor: each thought with its sum, what follows and how it could be wrong. */
export function Insights({ insights }: Props) {
  if (insights.length === 0) return null;
  return (
    <section className="section" aria-label="What you had not put together">
      <h3>What you had not put together</h3>
      {insights.map(({ claim, sum, follows, doubt }) => {
        const lines = [
          { name: "Calculation", text: sum },
          { name: "What follows", text: follows },
          { name: "How it could be wrong", text: doubt },
        ].flatMap(({ name, text }) => text === null ? [] : [{ name, text }]);
        return (
          <Passage key={claim.text} marks={claim.marks} words={claim.text}>
            <p>
              <strong>
                <Inline text={claim.text} />
              </strong>
            </p>
            <NamedLines lines={lines} />
          </Passage>
        );
      })}
    </section>
  );
}
