import { holdRecording } from "./hold.ts";

holdRecording("closewell", {
  leaves: 0.9,
  refused: 0.02,
  recall: 0.98,
  precision: 0.97,
  printed: [],
  documents: true,
  prompts: { journey: 630_000, afterwards: 68_000 },
  corrects: "quiet",
  consults: {
    questions: [
      "Should we send a cold email to forty owners in January, before the board meets?",
      "And what would I write to the finance managers instead?",
      "Make it shorter.",
    ],
    against: "an owner who hears about us before the finance manager does asks what he pays her for",
  },
});
