import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { sectionLabel } from "../labels.ts";
import { sectionText } from "./anchor_view.ts";
import { SectionView } from "./SectionView.tsx";

/** A section of an anchor, whole, or the words that stand in its place until it is written. */
export function AnchorSection({ id, anchor }: { id: string; anchor: AnchorAnswer }) {
  const section = anchor.metadata.sections?.find((candidate) => candidate.id === id);
  if (section) return <SectionView section={section} />;
  return (
    <section className="section">
      <p className="label">{sectionLabel(id)}</p>
      <p className="plain">{sectionText(anchor.content[id])}</p>
    </section>
  );
}
