import { Speaker } from "../../../islands/anchors/Evidence.tsx";
import { SectionView } from "../../../islands/anchors/SectionView.tsx";
import { MarkShape } from "../../../islands/ui/MarkShape.tsx";
import { SECTION } from "./tidewatch.ts";

const KEY = [
  ["said", "said by the founder"],
  ["source", "read on a page"],
  ["inference", "inferred"],
  ["assumption", "assumed, with its cheapest test"],
] as const;

/** A page of a foundation as the product writes and shows it, evidence in the margin. */
export function Excerpt() {
  return (
    <figure className="excerpt">
      <h2 className="visually-hidden">A page of a foundation</h2>
      <ul className="excerpt-key" aria-label="What each mark means">
        {KEY.map(([kind, text]) => (
          <li key={kind}>
            <MarkShape kind={kind} /> {text}
          </li>
        ))}
      </ul>
      <Speaker value="The founder">
        <SectionView section={SECTION} />
      </Speaker>
      <figcaption>
        Truth Anchor of Tidewatch, berth plans for small marinas: a made-up company that we play through every
        release. The strategist wrote every word of this page; whatever stands in quotation marks was said or
        read exactly so.
      </figcaption>
    </figure>
  );
}
