import { holdRecording } from "./hold.ts";

holdRecording("wippetal-laden", {
  leaves: 0.9,
  refused: 0.02,
  recall: 0.98,
  precision: 0.98,
  printed: [],
  documents: false,
  isGerman: true,
  corrects: "bet",
  prompts: { journey: 461_000, afterwards: 38_000 },
  consults: {
    questions: [
      "Ein Investor bietet uns 50.000 Euro für fünf Stimmen im Vorstand. Sollen wir?",
      "Schreib einen Zettel für neue Mitglieder, die seit sechs Wochen nicht da waren.",
      "Wie hoch ist unser Schwund?",
    ],
    against: "eine Stimme pro Kopf, egal wie viele Anteile",
  },
});
