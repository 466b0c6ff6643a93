import type { foundation as english } from "../en/foundation.ts";
import type { Same } from "../same.ts";

export const foundation = {
  phases: {
    conversation_initiation: "Inizio",
    truth_anchor_analysis: "Àncora Verità",
    expression_anchor_analysis: "Àncora Espressione",
    attention_anchor_analysis: "Àncora Attenzione",
    evolution_anchor_analysis: "Àncora Evoluzione",
    pitch_deck_creation: "Presentazione",
    complete: "Completo",
  },
  otherPhase: "In corso",
  anchors: {
    truth: {
      label: "Àncora Verità",
      short: "Verità",
      agent: "Strategic Analysis Agent",
      about: "A che punto sei: l’ostacolo, le alternative, l’unica cosa che un concorrente rifiuterebbe.",
    },
    expression: {
      label: "Àncora Espressione",
      short: "Espressione",
      agent: "Brand Development Agent",
      about: "Come suoni e che aspetto hai: voce, identità, visione, missione, messaggio centrale.",
    },
    attention: {
      label: "Àncora Attenzione",
      short: "Attenzione",
      agent: "Launch Strategy Agent",
      about: "Dove ti si sente: un canale prioritario, due in prova, gli altri rifiutati.",
    },
    evolution: {
      label: "Àncora Evoluzione",
      short: "Evoluzione",
      agent: "Growth Planning Agent",
      about: "Che cosa viene dopo: il percorso del cliente, la scommessa e ciò che ti farebbe cambiare idea.",
    },
  },
  sections: {
    market_analysis: "Mercato",
    cultural_opportunities: "Luogo e cultura",
    consumer_insights: "Clientela",
    strategic_synthesis: "Strategia",
    brand_identity: "Identità",
    voice_guidelines: "Tono",
    visual_direction: "Direzione visiva",
    strategic_messaging: "Messaggi",
    channel_strategy: "Canali",
    content_approach: "Contenuti",
    audience_connection: "Luoghi d’incontro",
    launch_tactics: "Lancio",
    customer_journey: "Percorso del cliente",
    growth_strategy: "Crescita",
    retention_approach: "Fedeltà",
    evolution_milestones: "Tabella di marcia",
    pitch_story: "Storia della presentazione",
    pitch_evidence: "Prove della presentazione",
    pitch_ask: "Richiesta della presentazione",
  },
  status: {
    "not-started": "Non iniziato",
    "in-progress": "In corso",
    complete: "Completo",
  },
  unnamed: "Colloquio {id}",
  assumed: {
    all: "Tutte le {of} risposte sono ipotesi",
    some: {
      one: "{count} risposta su {of} è un’ipotesi",
      other: "{count} risposte su {of} sono ipotesi",
    },
  },
  writing: {
    stands: "Quello che si stava scrivendo è pronto.",
    reading: "Quello che hai detto viene letto per la tua strategia.",
    anchor: "{anchor}: scrittura in corso, {done} parti su {total}",
    rest: "Presentazione e trenta giorni: scrittura in corso, {done} parti su {total}",
    again: "Riscrivi",
  },
} as const satisfies Same<typeof english>;
