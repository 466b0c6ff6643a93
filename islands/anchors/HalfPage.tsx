import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { ANCHOR_SECTIONS, type AnchorName } from "../labels.ts";
import { halfPage } from "./half_page.ts";

/** What an anchor says, short enough to be read aloud. */
export function HalfPage({ name, anchor }: { name: AnchorName; anchor: AnchorAnswer }) {
  const { sections, sentence } = anchor.metadata;
  const written = ANCHOR_SECTIONS[name].flatMap((id) => sections.find((one) => one.id === id) ?? []);
  return (
    <div className="half-page">
      {halfPage(written, sentence ?? "").map((words, index) => words !== "" && <p key={index}>{words}</p>)}
    </div>
  );
}
