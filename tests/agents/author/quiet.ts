import { type Founder, materialOf, quoting } from "./founders.ts";

/** Says almost nothing, and what is said every rival could say. */
const turns: Founder["turns"] = {
  "offering.what": "interior design",
  "difference.only": "twenty years of experience and top quality",
  "proof.best": "our customers are always very happy",
  "customer.trigger_barrier": "when they move I suppose, not sure",
};
const { text } = quoting(turns);

export const QUIET: Founder = {
  turns,
  material: materialOf({
    company: "Ellery Interiors",
    facts: {
      offering: text("offering.what", "interior design", { thin: true }),
      only_we: text("difference.only", "twenty years of experience and top quality", { thin: true }),
      proof: text("proof.best", "our customers are always very happy", { thin: true }),
    },
    unclear: [{
      fact: "trigger",
      quote: "when they move I suppose, not sure",
      turn: "turn-customer.trigger_barrier",
      field: "customer.trigger_barrier",
      question: "Is “when they move” what sets them off?",
    }],
  }),
};
