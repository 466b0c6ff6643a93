import type { LandingExample } from "./example.tsx";

/** Written by tests/helpers/landing_material.ts from the case of Tidewatch: run it when the test asks for it. */
export const EXAMPLE: LandingExample = {
  "said":
    "Three really. The status quo: notebook, Excel and envelopes, that's 8 of 10 lost deals. Jettybase, good for 300 berths and up, starts at €310 a month and pushes its public marketplace. Kajplan, Danish, QR stickers on the pontoon, free for the harbour but 6% of every guest night, weak on permanent berth holders. An invoice package sometimes, but that can't see a jetty.",
  "sentence": {
    "text": "Eight of the ten you lose stay as they are: the status quo is the rival.",
    "marks": [
      { "kind": "said", "turn": "turn-market.rivals", "field": "market.rivals", "quote": "notebook" },
      { "kind": "inference", "from": ["rivals.0.lost"], "how": "8 ÷ 10 = 80%" },
    ],
  },
  "beside": [{
    "kind": "source",
    "url": "",
    "label": "Jettybase",
    "read_at": "2026-11-20T09:00:00.000Z",
    "quote": "Fill every berth. Run every jetty.",
  }, {
    "kind": "source",
    "url": "",
    "label": "Jettybase",
    "read_at": "2026-11-20T09:00:00.000Z",
    "quote": "From €310 per month.",
  }],
};
