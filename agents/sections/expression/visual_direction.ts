import type { Block } from "../../domain/anchors.ts";
import { inference } from "../../ledger/marks.ts";
import type { VisualDirection } from "../../strategy/expression.ts";
import { figure, list } from "../blocks.ts";

/** The palette with its contrast, what had to shift, what pictures show and do not, and what stays out. */
export function visualDirectionBlocks(part: VisualDirection): Block[] {
  return [
    ...palette(part),
    list(part.notes),
    list(part.imagery.show, "In the picture"),
    list(part.imagery.avoid, "Not in the picture"),
    list(part.rejected, "Left out"),
  ];
}

function palette({ palette: entries }: VisualDirection): Block[] {
  if (entries.length === 0) return [];
  const mark = inference(["colours"], "WCAG");
  return [figure("Palette", { kind: "palette", entries }, mark)];
}
