import type { LandingExample } from "./example.tsx";

/** Written by tests/helpers/landing_material.ts from the case of Tidewatch: run it when the test asks for it. */
export const EXAMPLES: LandingExample[] = [{
  "said": "We take no percentage, that cost us a 240-berth harbour in Svendborg.",
  "sentence": {
    "text": "Kajplan sells in plain words what you refuse.",
    "marks": [{
      "kind": "source",
      "url": "",
      "label": "Kajplan",
      "read_at": "2026-11-20T09:00:00.000Z",
      "quote": "We earn 6% of each guest night, and the guest sees it as a small service fee.",
    }, {
      "kind": "said",
      "turn": "turn-identity.values",
      "field": "identity.values",
      "quote": "We take no percentage",
    }],
  },
}, {
  "said":
    "45 marinas by 31 December 2027, at least 15 of them Danish, and me paying myself €2,500 a month instead of living from consulting on ferry tickets.",
  "sentence": {
    "text": "From 23 to 45 marinas: 1–2 more each month until 31 December 2027.",
    "marks": [{
      "kind": "said",
      "turn": "turn-goal.twelve_months",
      "field": "goal.twelve_months",
      "quote":
        "45 marinas by 31 December 2027, at least 15 of them Danish, and me paying myself €2,500 a month instead of living from consulting on ferry tickets.",
    }, {
      "kind": "inference",
      "from": ["goal.target", "goal.baseline", "goal.by"],
      "how": "(45 − 23) ÷ 13 = 1.7",
    }],
  },
}];
