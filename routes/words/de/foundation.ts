import type { foundation as english } from "../en/foundation.ts";
import type { Same } from "../same.ts";

export const foundation = {
  phases: {
    conversation_initiation: "Einstieg",
    truth_anchor_analysis: "Anker Wahrheit",
    expression_anchor_analysis: "Anker Ausdruck",
    attention_anchor_analysis: "Anker Aufmerksamkeit",
    evolution_anchor_analysis: "Anker Entwicklung",
    pitch_deck_creation: "Pitch Deck",
    complete: "Vollständig",
  },
  otherPhase: "In Arbeit",
  anchors: {
    truth: {
      label: "Anker Wahrheit",
      short: "Wahrheit",
      agent: "Strategic Analysis Agent",
      about: "Wo du stehst: das Hindernis, die Alternativen, das eine, das ein Wettbewerber ablehnen würde.",
    },
    expression: {
      label: "Anker Ausdruck",
      short: "Ausdruck",
      agent: "Brand Development Agent",
      about: "Wie du klingst und aussiehst: Stimme, Identität, Vision, Mission, Kernbotschaft.",
    },
    attention: {
      label: "Anker Aufmerksamkeit",
      short: "Aufmerksamkeit",
      agent: "Launch Strategy Agent",
      about: "Wo man dich hört: ein Kanal im Mittelpunkt, zwei auf Probe, die anderen abgelehnt.",
    },
    evolution: {
      label: "Anker Entwicklung",
      short: "Entwicklung",
      agent: "Growth Planning Agent",
      about: "Was als Nächstes kommt: der Weg der Kunden, die Wette, und was dich umstimmen würde.",
    },
  },
  sections: {
    market_analysis: "Marktanalyse",
    cultural_opportunities: "Kulturelle Gelegenheiten",
    consumer_insights: "Einsichten über Kunden",
    strategic_synthesis: "Strategische Synthese",
    brand_identity: "Markenidentität",
    voice_guidelines: "Stimme",
    visual_direction: "Gestaltung",
    strategic_messaging: "Botschaften",
    channel_strategy: "Kanäle",
    content_approach: "Inhalte",
    audience_connection: "Verbindung zum Publikum",
    launch_tactics: "Start",
    customer_journey: "Weg der Kunden",
    growth_strategy: "Wachstum",
    retention_approach: "Bindung",
    evolution_milestones: "Meilensteine",
    pitch_story: "Geschichte des Pitch",
    pitch_evidence: "Belege des Pitch",
    pitch_ask: "Bitte des Pitch",
  },
  status: {
    "not-started": "Nicht begonnen",
    "in-progress": "In Arbeit",
    complete: "Vollständig",
  },
  unnamed: "Interview {id}",
  assumed: {
    all: "Alle {of} Antworten sind angenommen",
    some: {
      one: "{count} von {of} Antworten ist angenommen",
      other: "{count} von {of} Antworten sind angenommen",
    },
  },
  writing: {
    stands: "Was geschrieben wurde, steht jetzt da.",
    reading: "Was du gesagt hast, wird für deine Strategie gelesen.",
    anchor: "{anchor} wird geschrieben: {done} von {total} Teilen",
    rest: "Pitch Deck und die dreißig Tage werden geschrieben: {done} von {total} Teilen",
    again: "Noch einmal schreiben",
  },
} as const satisfies Same<typeof english>;
