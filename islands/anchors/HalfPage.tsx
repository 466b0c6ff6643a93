import { useContext } from "react";
import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { ANCHOR_SECTIONS, type AnchorName } from "../labels.ts";
import { halfPage } from "./half_page.ts";
import { Quoted, Written } from "./Quoted.tsx";

/** What an anchor says, short enough to be read aloud. */
export function HalfPage({ name, anchor }: { name: AnchorName; anchor: AnchorAnswer }) {
  const { sections, sentence } = anchor.metadata;
  const written = ANCHOR_SECTIONS[name].flatMap((id) => sections.find((one) => one.id === id) ?? []);
  const language = useContext(Written);
  return (
    <div className="half-page">
      {halfPage(written, sentence ?? "").map((words, index) =>
        words !== "" && (
          <p key={index} lang={written[index]?.written_by === "model" ? language : undefined}>
            <Quoted text={words} />
          </p>
        )
      )}
    </div>
  );
}
