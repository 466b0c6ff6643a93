import type { foundation as english } from "../en/foundation.ts";
import type { Same } from "../same.ts";

export const foundation = {
  phases: {
    conversation_initiation: "Début",
    truth_anchor_analysis: "Ancre Vérité",
    expression_anchor_analysis: "Ancre Expression",
    attention_anchor_analysis: "Ancre Attention",
    evolution_anchor_analysis: "Ancre Évolution",
    pitch_deck_creation: "Présentation",
    complete: "Complet",
  },
  otherPhase: "En cours",
  anchors: {
    truth: {
      label: "Ancre Vérité",
      short: "Vérité",
      agent: "Strategic Analysis Agent",
      about: "Où vous en êtes : l’obstacle, les alternatives, la seule chose qu’un concurrent refuserait.",
    },
    expression: {
      label: "Ancre Expression",
      short: "Expression",
      agent: "Brand Development Agent",
      about: "Votre ton et votre allure : voix, identité, vision, mission, message central.",
    },
    attention: {
      label: "Ancre Attention",
      short: "Attention",
      agent: "Launch Strategy Agent",
      about: "Où l’on vous entend : un canal prioritaire, deux à l’essai, les autres refusés.",
    },
    evolution: {
      label: "Ancre Évolution",
      short: "Évolution",
      agent: "Growth Planning Agent",
      about: "La suite : le parcours client, le pari, et ce qui vous ferait changer d’avis.",
    },
  },
  sections: {
    market_analysis: "Marché",
    cultural_opportunities: "Lieu et culture",
    consumer_insights: "Clientèle",
    strategic_synthesis: "Stratégie",
    brand_identity: "Identité",
    voice_guidelines: "Ton",
    visual_direction: "Direction visuelle",
    strategic_messaging: "Messages",
    channel_strategy: "Canaux",
    content_approach: "Contenus",
    audience_connection: "Lieux de rencontre",
    launch_tactics: "Lancement",
    customer_journey: "Parcours client",
    growth_strategy: "Croissance",
    retention_approach: "Fidélité",
    evolution_milestones: "Feuille de route",
    pitch_story: "Histoire de la présentation",
    pitch_evidence: "Preuves de la présentation",
    pitch_ask: "Demande de la présentation",
  },
  status: {
    "not-started": "Pas commencé",
    "in-progress": "En cours",
    complete: "Complet",
  },
  unnamed: "Entretien {id}",
  assumed: {
    all: "Les {of} réponses sont toutes des hypothèses",
    some: {
      one: "{count} réponse sur {of} est une hypothèse",
      other: "{count} réponses sur {of} sont des hypothèses",
    },
  },
  writing: {
    stands: "Ce qui était en cours d’écriture est prêt.",
    reading: "Vos réponses sont lues pour votre stratégie.",
    anchor: "{anchor} : écriture en cours, {done} sur {total}",
    rest: "Présentation et trente jours : écriture en cours, {done} sur {total}",
    again: "Réécrire",
  },
} as const satisfies Same<typeof english>;
