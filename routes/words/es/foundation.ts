import type { foundation as english } from "../en/foundation.ts";
import type { Same } from "../same.ts";

export const foundation = {
  phases: {
    conversation_initiation: "Inicio",
    truth_anchor_analysis: "Ancla Verdad",
    expression_anchor_analysis: "Ancla Expresión",
    attention_anchor_analysis: "Ancla Atención",
    evolution_anchor_analysis: "Ancla Evolución",
    pitch_deck_creation: "Presentación",
    complete: "Completo",
  },
  otherPhase: "En curso",
  anchors: {
    truth: {
      label: "Ancla Verdad",
      short: "Verdad",
      agent: "Strategic Analysis Agent",
      about: "Dónde estás: el obstáculo, las alternativas, lo único que un rival rechazaría.",
    },
    expression: {
      label: "Ancla Expresión",
      short: "Expresión",
      agent: "Brand Development Agent",
      about: "Cómo suenas y cómo te ves: voz, identidad, visión, misión, mensaje central.",
    },
    attention: {
      label: "Ancla Atención",
      short: "Atención",
      agent: "Launch Strategy Agent",
      about: "Dónde se te oye: un canal prioritario, dos a prueba, los demás rechazados.",
    },
    evolution: {
      label: "Ancla Evolución",
      short: "Evolución",
      agent: "Growth Planning Agent",
      about: "Lo que viene: el recorrido del cliente, la apuesta y lo que te haría cambiar de opinión.",
    },
  },
  sections: {
    market_analysis: "Mercado",
    cultural_opportunities: "Lugar y cultura",
    consumer_insights: "Clientela",
    strategic_synthesis: "Estrategia",
    brand_identity: "Identidad",
    voice_guidelines: "Tono",
    visual_direction: "Dirección visual",
    strategic_messaging: "Mensajes",
    channel_strategy: "Canales",
    content_approach: "Contenidos",
    audience_connection: "Lugares de encuentro",
    launch_tactics: "Lanzamiento",
    customer_journey: "Recorrido del cliente",
    growth_strategy: "Crecimiento",
    retention_approach: "Fidelidad",
    evolution_milestones: "Hoja de ruta",
    pitch_story: "Historia de la presentación",
    pitch_evidence: "Pruebas de la presentación",
    pitch_ask: "Petición de la presentación",
  },
  status: {
    "not-started": "Sin empezar",
    "in-progress": "En curso",
    complete: "Completo",
  },
  unnamed: "Entrevista {id}",
  assumed: {
    all: "Las {of} respuestas son supuestos",
    some: {
      one: "{count} de {of} respuestas es un supuesto",
      other: "{count} de {of} respuestas son supuestos",
    },
  },
  writing: {
    stands: "Lo que se estaba escribiendo ya está listo.",
    reading: "Se lee lo que dijiste para tu estrategia.",
    anchor: "{anchor}: escribiendo, {done} de {total} partes",
    rest: "Presentación y treinta días: escribiendo, {done} de {total} partes",
    again: "Escribir otra vez",
  },
} as const satisfies Same<typeof english>;
