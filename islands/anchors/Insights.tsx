import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { Inline } from "../journey/markup.tsx";
import { useWords } from "../words.ts";
import { NamedLines } from "./NamedLines.tsx";
import { Passage } from "./Passage.tsx";

interface Props {
  insights: AnchorAnswer["metadata"]["insights"];
}

/** What a model has put together of an anchor: each thought with its sum, what follows and how it could be wrong. */
export function Insights({ insights }: Props) {
  const says = useWords("anchors").insights;
  if (insights.length === 0) return null;
  return (
    <section className="section" aria-label={says.title}>
      <h3>{says.title}</h3>
      {insights.map(({ claim, sum, follows, doubt }) => {
        const lines = [
          { name: says.sum, text: sum },
          { name: says.follows, text: follows },
          { name: says.doubt, text: doubt },
        ].flatMap(({ name, text }) => text === null ? [] : [{ name, text }]);
        return (
          <Passage key={claim.text} marks={claim.marks} words={claim.text}>
            <p className="insight">
              <Inline text={claim.text} />
            </p>
            <NamedLines lines={lines} />
          </Passage>
        );
      })}
    </section>
  );
}
