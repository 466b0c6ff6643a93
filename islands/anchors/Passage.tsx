import { type ReactNode, useState } from "react";
import type { Mark } from "../../routes/api/contract.ts";
import { MarkShape } from "../ui/MarkShape.tsx";
import { useWords } from "../words.ts";
import { notesBeside } from "./notes_beside.ts";
import { Evidence } from "./Evidence.tsx";
import { useTextLanguages } from "./Quoted.tsx";
import { UnfoldToggle } from "./UnfoldToggle.tsx";

interface Props {
  marks: Mark[];
  /** The passage's own words: a note does not say them again. */
  words?: string;
  /** Takes the whole width; its evidence unfolds below it on every screen. */
  isWide?: boolean;
  children: ReactNode;
}

/** A passage with its evidence in the margin; on a phone the evidence unfolds below it. */
export function Passage({ marks, words = "", isWide = false, children }: Props) {
  const { evidence } = useWords("anchors");
  const { theirs, ours } = useTextLanguages();
  const [isOpen, setOpen] = useState(false);
  const notes = notesBeside(marks, words);
  if (notes.length === 0) return <div className="passage" lang={theirs}>{children}</div>;
  const kinds = [...new Set(notes.map(({ mark }) => mark.kind))];
  return (
    <div className={isWide ? "passage passage-wide" : "passage"} lang={theirs}>
      <div>
        {children}
        <UnfoldToggle
          className="passage-toggle"
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
          words={evidence}
        >
          {kinds.map((kind) => <MarkShape key={kind} kind={kind} />)}
        </UnfoldToggle>
      </div>
      <div className={isOpen ? "notes is-open" : "notes"} lang={ours}>
        <Evidence notes={notes} />
      </div>
    </div>
  );
}
