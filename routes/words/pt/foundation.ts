import type { foundation as english } from "../en/foundation.ts";
import type { Same } from "../same.ts";

export const foundation = {
  phases: {
    conversation_initiation: "Início",
    truth_anchor_analysis: "Âncora Verdade",
    expression_anchor_analysis: "Âncora Expressão",
    attention_anchor_analysis: "Âncora Atenção",
    evolution_anchor_analysis: "Âncora Evolução",
    pitch_deck_creation: "Apresentação",
    complete: "Completo",
  },
  otherPhase: "Em curso",
  anchors: {
    truth: {
      label: "Âncora Verdade",
      short: "Verdade",
      agent: "Strategic Analysis Agent",
      about: "Onde está: o obstáculo, as alternativas, a única coisa que um rival recusaria.",
    },
    expression: {
      label: "Âncora Expressão",
      short: "Expressão",
      agent: "Brand Development Agent",
      about: "Como soa e que aspeto tem: voz, identidade, visão, missão, mensagem central.",
    },
    attention: {
      label: "Âncora Atenção",
      short: "Atenção",
      agent: "Launch Strategy Agent",
      about: "Onde se faz ouvir: um canal prioritário, dois em teste, os outros recusados.",
    },
    evolution: {
      label: "Âncora Evolução",
      short: "Evolução",
      agent: "Growth Planning Agent",
      about: "O que vem a seguir: o percurso do cliente, a aposta e o que mudaria a sua opinião.",
    },
  },
  sections: {
    market_analysis: "Mercado",
    cultural_opportunities: "Lugar e cultura",
    consumer_insights: "Clientela",
    strategic_synthesis: "Estratégia",
    brand_identity: "Identidade",
    voice_guidelines: "Tom",
    visual_direction: "Direção visual",
    strategic_messaging: "Mensagens",
    channel_strategy: "Canais",
    content_approach: "Conteúdos",
    audience_connection: "Pontos de encontro",
    launch_tactics: "Lançamento",
    customer_journey: "Percurso do cliente",
    growth_strategy: "Crescimento",
    retention_approach: "Fidelização",
    evolution_milestones: "Roteiro",
    pitch_story: "História da apresentação",
    pitch_evidence: "Provas da apresentação",
    pitch_ask: "Pedido da apresentação",
  },
  status: {
    "not-started": "Por começar",
    "in-progress": "Em curso",
    complete: "Completo",
  },
  unnamed: "Entrevista {id}",
  assumed: {
    all: "Todas as {of} respostas são suposições",
    some: {
      one: "{count} de {of} respostas é uma suposição",
      other: "{count} de {of} respostas são suposições",
    },
  },
  writing: {
    stands: "O que estava a ser escrito já está pronto.",
    reading: "O que disse está a ser lido para a sua estratégia.",
    anchor: "{anchor}: a escrever, {done} de {total} partes",
    rest: "Apresentação e trinta dias: a escrever, {done} de {total} partes",
    again: "Escrever de novo",
  },
} as const satisfies Same<typeof english>;
