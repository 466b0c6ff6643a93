import { holdRecording } from "./hold.ts";

holdRecording("muddy-paws", {
  leaves: 0.9,
  refused: 0.02,
  recall: 0.98,
  precision: 0.98,
  printed: [],
  documents: false,
  prompts: { journey: 425_000, afterwards: 12_000 },
});
