import { holdRecording } from "./hold.ts";

holdRecording("closewell", {
  leaves: 0.9,
  refused: 0.02,
  recall: 0.98,
  precision: 0.97,
  printed: [],
  documents: true,
});
