import type { Language } from "../text/lexicon.ts";

/** What is said of the conversation, in one language; {…} is put in by `fill`. */
export interface LookBackFrames {
  /** {day}, {query} */
  asked: string;
  /** {day}, {query}, {answer} */
  told: string;
  /** {name} */
  neverAsked: string;
  noneThen: string;
  /** {count} */
  count: string;
  /** {day}, {label}, {value} */
  corrected: string;
  noneCorrected: string;
  noneTwice: string;
}

export const LOOK_BACK_FRAMES: Record<Language, LookBackFrames> = {
  en: {
    asked: "On {day} you asked: “{query}”",
    told: "On {day} you asked: “{query}” I answered: {answer}",
    neverAsked: "You have not asked me about {name}.",
    noneThen: "You have not asked me anything then.",
    count: "You have asked me {count} questions that I remember.",
    corrected: "On {day} you changed: {label}: {value}",
    noneCorrected: "You have not corrected anything then.",
    noneTwice: "No, you have not asked me anything twice.",
  },
  de: {
    asked: "Am {day} hast du gefragt: “{query}”",
    told: "Am {day} hast du gefragt: “{query}” Ich habe geantwortet: {answer}",
    neverAsked: "Nach {name} hast du mich nicht gefragt.",
    noneThen: "Damals hast du mich nichts gefragt.",
    count: "Ich erinnere mich an {count} Fragen von dir.",
    corrected: "Am {day} hast du geändert: {label}: {value}",
    noneCorrected: "Damals hast du nichts geändert.",
    noneTwice: "Nein, nichts hast du mich zweimal gefragt.",
  },
  fr: {
    asked: "Le {day}, vous avez demandé : “{query}”",
    told: "Le {day}, vous avez demandé : “{query}” J'ai répondu : {answer}",
    neverAsked: "Vous ne m'avez rien demandé sur {name}.",
    noneThen: "Vous ne m'avez rien demandé à ce moment-là.",
    count: "Je me souviens de {count} questions de votre part.",
    corrected: "Le {day}, vous avez changé : {label} : {value}",
    noneCorrected: "Vous n'avez rien corrigé à ce moment-là.",
    noneTwice: "Non, vous ne m'avez rien demandé deux fois.",
  },
  es: {
    asked: "El {day} preguntaste: “{query}”",
    told: "El {day} preguntaste: “{query}” Respondí: {answer}",
    neverAsked: "No me has preguntado por {name}.",
    noneThen: "Entonces no me preguntaste nada.",
    count: "Recuerdo {count} preguntas tuyas.",
    corrected: "El {day} cambiaste: {label}: {value}",
    noneCorrected: "Entonces no corregiste nada.",
    noneTwice: "No, no me has preguntado nada dos veces.",
  },
  it: {
    asked: "Il {day} hai chiesto: “{query}”",
    told: "Il {day} hai chiesto: “{query}” Ho risposto: {answer}",
    neverAsked: "Non mi hai chiesto nulla su {name}.",
    noneThen: "Allora non mi hai chiesto nulla.",
    count: "Ricordo {count} tue domande.",
    corrected: "Il {day} hai cambiato: {label}: {value}",
    noneCorrected: "Allora non hai corretto nulla.",
    noneTwice: "No, non mi hai chiesto nulla due volte.",
  },
  pt: {
    asked: "Em {day} perguntou: “{query}”",
    told: "Em {day} perguntou: “{query}” Respondi: {answer}",
    neverAsked: "Não me perguntou nada sobre {name}.",
    noneThen: "Nessa altura não me perguntou nada.",
    count: "Lembro-me de {count} perguntas suas.",
    corrected: "Em {day} mudou: {label}: {value}",
    noneCorrected: "Nessa altura não corrigiu nada.",
    noneTwice: "Não, não me perguntou nada duas vezes.",
  },
  nl: {
    asked: "Op {day} vroeg je: “{query}”",
    told: "Op {day} vroeg je: “{query}” Ik antwoordde: {answer}",
    neverAsked: "Naar {name} heb je mij niet gevraagd.",
    noneThen: "Toen heb je mij niets gevraagd.",
    count: "Ik herinner me {count} vragen van je.",
    corrected: "Op {day} heb je gewijzigd: {label}: {value}",
    noneCorrected: "Toen heb je niets verbeterd.",
    noneTwice: "Nee, je hebt mij niets twee keer gevraagd.",
  },
  ja: {
    asked: "{day}のご質問: “{query}”",
    told: "{day}のご質問: “{query}” お答え: {answer}",
    neverAsked: "{name}についてのご質問は受けていません。",
    noneThen: "その時期のご質問は受けていません。",
    count: "覚えているご質問は{count}件です。",
    corrected: "{day}に変更: {label}: {value}",
    noneCorrected: "その時期の変更はありません。",
    noneTwice: "いいえ、同じご質問は受けていません。",
  },
};
