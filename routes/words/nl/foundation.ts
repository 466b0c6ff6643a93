import type { foundation as english } from "../en/foundation.ts";
import type { Same } from "../same.ts";

export const foundation = {
  phases: {
    conversation_initiation: "Begin",
    truth_anchor_analysis: "Anker Waarheid",
    expression_anchor_analysis: "Anker Uitdrukking",
    attention_anchor_analysis: "Anker Aandacht",
    evolution_anchor_analysis: "Anker Ontwikkeling",
    pitch_deck_creation: "Pitchdeck",
    complete: "Compleet",
  },
  otherPhase: "Bezig",
  anchors: {
    truth: {
      label: "Anker Waarheid",
      short: "Waarheid",
      agent: "Strategic Analysis Agent",
      about: "Waar je staat: het obstakel, de alternatieven, het ene dat een concurrent zou weigeren.",
    },
    expression: {
      label: "Anker Uitdrukking",
      short: "Uitdrukking",
      agent: "Brand Development Agent",
      about: "Hoe je klinkt en eruitziet: stem, identiteit, visie, missie, kernboodschap.",
    },
    attention: {
      label: "Anker Aandacht",
      short: "Aandacht",
      agent: "Launch Strategy Agent",
      about: "Waar je gehoord wordt: één kanaal met voorrang, twee op proef, de rest geweigerd.",
    },
    evolution: {
      label: "Anker Ontwikkeling",
      short: "Ontwikkeling",
      agent: "Growth Planning Agent",
      about: "Wat er volgt: de klantreis, de weddenschap, en wat je van gedachten zou doen veranderen.",
    },
  },
  sections: {
    market_analysis: "Markt",
    cultural_opportunities: "Plaats en cultuur",
    consumer_insights: "Klanten",
    strategic_synthesis: "Strategie",
    brand_identity: "Identiteit",
    voice_guidelines: "Toon",
    visual_direction: "Vormgeving",
    strategic_messaging: "Boodschappen",
    channel_strategy: "Kanalen",
    content_approach: "Inhoud",
    audience_connection: "Ontmoetingsplekken",
    launch_tactics: "Lancering",
    customer_journey: "Klantreis",
    growth_strategy: "Groei",
    retention_approach: "Behoud",
    evolution_milestones: "Routekaart",
    pitch_story: "Verhaal van de pitch",
    pitch_evidence: "Bewijs van de pitch",
    pitch_ask: "Vraag van de pitch",
  },
  status: {
    "not-started": "Niet begonnen",
    "in-progress": "Bezig",
    complete: "Compleet",
  },
  unnamed: "Interview {id}",
  assumed: {
    all: "Alle {of} antwoorden zijn aannames",
    some: {
      one: "{count} van {of} antwoorden is een aanname",
      other: "{count} van {of} antwoorden zijn aannames",
    },
  },
  writing: {
    stands: "Wat geschreven werd, staat er nu.",
    reading: "Wat je zei, wordt gelezen voor je strategie.",
    anchor: "{anchor} wordt geschreven: {done} van {total} delen",
    rest: "Pitchdeck en dertig dagen worden geschreven: {done} van {total} delen",
    again: "Opnieuw schrijven",
  },
} as const satisfies Same<typeof english>;
