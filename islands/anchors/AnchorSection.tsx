import type { AnchorAnswer } from "../../routes/api/contract.ts";
import type { SectionId } from "../labels.ts";
import { useWords } from "../words.ts";
import { sectionText } from "./anchor_view.ts";
import { SectionView } from "./SectionView.tsx";

/** A section of an anchor, whole, or the words that stand in its place until it is written. */
export function AnchorSection({ id, anchor }: { id: SectionId; anchor: AnchorAnswer }) {
  const { sections } = useWords("foundation");
  const { emptySection } = useWords("anchors").reading;
  const section = anchor.metadata.sections?.find((candidate) => candidate.id === id);
  if (section) return <SectionView section={section} />;
  return (
    <section className="section">
      <p className="label">{sections[id]}</p>
      <p className="plain">{sectionText(anchor.content[id], emptySection)}</p>
    </section>
  );
}
