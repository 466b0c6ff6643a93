import type { TemplateStyle } from "../templates.ts";

/** Fonts by what they set. A file for editing carries none of its own, so these come with every office program. */
export interface Faces {
  head: string;
  text: string;
  label: string;
}

const PAIRS: Record<TemplateStyle["opening"], Faces> = {
  rule: { head: "Georgia", text: "Georgia", label: "Arial" },
  centred: { head: "Palatino Linotype", text: "Palatino Linotype", label: "Arial" },
  hanging: { head: "Calibri", text: "Calibri", label: "Calibri" },
  band: { head: "Rockwell", text: "Georgia", label: "Arial" },
};

/** The office fonts nearest to a template's own. */
export function facesOf(style: TemplateStyle): Faces {
  return PAIRS[style.opening];
}
