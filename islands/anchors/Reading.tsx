import { useState } from "react";
import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { ANCHOR_SECTIONS, type AnchorName, type SectionId } from "../labels.ts";
import { fill, useWords } from "../words.ts";
import { AnchorSection } from "./AnchorSection.tsx";
import { HalfPage } from "./HalfPage.tsx";
import { Insights } from "./Insights.tsx";

interface Props {
  name: AnchorName;
  anchor: AnchorAnswer;
  /** True where every section stands open at first. */
  isUnfolded: boolean;
}

/** An anchor to read: half a page that can be read aloud, the contents in sight, and each section unfolded at will. */
export function Reading({ name, anchor, isUnfolded }: Props) {
  const sections = ANCHOR_SECTIONS[name];
  const { reading } = useWords("anchors");
  const foundation = useWords("foundation");
  const [open, setOpen] = useState<readonly SectionId[]>(isUnfolded ? sections : []);
  const isAllOpen = open.length === sections.length;

  function show(id: SectionId) {
    setOpen((before) => before.includes(id) ? before : [...before, id]);
    document.getElementById(`section-${id}`)?.scrollIntoView();
  }

  function toggle(id: SectionId) {
    setOpen((before) => before.includes(id) ? before.filter((one) => one !== id) : [...before, id]);
  }

  return (
    <>
      <HalfPage name={name} anchor={anchor} />
      <Insights insights={anchor.metadata.insights} />
      <nav
        className="anchor-contents"
        aria-label={fill(reading.sections, { anchor: foundation.anchors[name].label })}
      >
        {/* While all are folded, their titles stand just below: contents would say the same twice. */}
        {open.length > 0 && sections.map((id) => (
          <button
            key={id}
            type="button"
            onClick={() => show(id)}
          >
            {foundation.sections[id]}
          </button>
        ))}
        <button type="button" onClick={() => setOpen(isAllOpen ? [] : sections)}>
          {isAllOpen ? reading.foldAll : reading.openAll}
        </button>
      </nav>
      {sections.map((id) => (
        <div key={id} id={`section-${id}`} className="section-fold">
          <button type="button" aria-expanded={open.includes(id)} onClick={() => toggle(id)}>
            <span>{foundation.sections[id]}</span>
            <span className="hint">{open.includes(id) ? reading.fold : reading.open}</span>
          </button>
          {open.includes(id) && <AnchorSection id={id} anchor={anchor} />}
        </div>
      ))}
    </>
  );
}
