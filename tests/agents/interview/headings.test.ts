import { expect, it } from "vitest";
import { headingIn } from "../../../agents/interview/headings.ts";

const MOST = 20;

it.each([
  [
    "Ich repariere keine Uhr, die noch geht. Letzten Freitag waren es sechs Leute.",
    "Ich repariere keine Uhr, die noch geht",
  ],
  [
    "Je rends l'acompte si la couleur ne tient pas. En mars, c'était onze clients.",
    "Je rends l'acompte si la couleur ne tient pas",
  ],
  [
    "Wij halen de kast zelf weer op. Vorige week waren dat er negen.",
    "Wij halen de kast zelf weer op",
  ],
])("what heads a difference is the founder's own deed, not the count behind it: %s", (text, heading) => {
  expect(headingIn("difference.only", text, MOST)).toBe(heading);
});
