import type { Language } from "../text/lexicon.ts";
import { phraseTable } from "../text/phrase_table.ts";

/** Phrases by which a question about the conversation itself is known, in eight languages. */
export const LOOK_BACK = phraseTable({
  asked:
    "did i ask | habe ich im | habe ich am | have i asked | i asked | i last ask | i ask you | did we talk | did we speak | did we agree | did we discuss | we talked | have we talked | " +
    "have we spoken | did we already speak | did we say about | were my questions | of my questions | my earlier questions | my first question | " +
    "my last question | questions did i | last thing i asked | did i want to know | habe ich gefragt | hab ich gefragt | haben wir gesprochen | " +
    "haben wir über | meine fragen | meine erste frage | meine letzte frage | ai-je demandé | avons-nous parlé | j'ai demandé | mes questions | " +
    "ma première question | he preguntado | pregunté | hablamos | mis preguntas | mi primera pregunta | ho chiesto | abbiamo parlato | le mie domande | " +
    "la mia prima domanda | perguntei | falámos | falamos | minhas perguntas | minha primeira pergunta | heb ik gevraagd | hebben we gesproken | " +
    "hadden we het over | mijn vragen | mijn eerste vraag | 聞きました | 質問しました | 話しました | 私の質問 | 最初の質問",
  told:
    "did you say | did you tell | have you told | did you answer | did you advise | did you recommend | hast du gesagt | hast du geantwortet | " +
    "hast du geraten | as-tu dit | avez-vous dit | as-tu répondu | dijiste | respondiste | aconsejaste | hai detto | hai risposto | hai consigliato | " +
    "disseste | você disse | respondeste | aconselhaste | heb je gezegd | zei je | heb je geantwoord | 言いました | 答えました",
  corrected:
    "did i correct | have i corrected | did i change | have i changed | changed since | habe ich korrigiert | habe ich geändert | geändert seit | " +
    "ai-je corrigé | ai-je changé | changé depuis | corregí | cambié | ha cambiado desde | ho corretto | ho cambiato | cambiato da | corrigi | mudei | " +
    "mudou desde | heb ik verbeterd | heb ik gewijzigd | veranderd sinds | 直しました | 変えました",
  when:
    "when | how long ago | wann | wie lange ist es her | quand | il y a combien | cuándo | hace cuánto | quando | quanto tempo fa | há quanto | wanneer | " +
    "hoe lang geleden | いつ",
  count:
    "how often | how many times | wie oft | combien de fois | cuántas veces | quante volte | quantas vezes | hoe vaak | 何回",
  twice:
    "twice | more than once | zweimal | deux fois | dos veces | due volte | duas vezes | twee keer | 二回 | 2回",
  first:
    "first | erste* | zuerst | première | premier | primera | primero | prima | primo | primeira | primeiro | eerste | eerst | 最初",
  last:
    "last | latest | letzte* | zuletzt | dernière | dernier | última | último | ultima | ultimo | laatste | laatst | 最後",
  since: "since | seit | depuis | desde | da quando | dal | sinds | 以来 | から",
  before: "before the | before we | vor dem | avant | antes de | prima di | antes do | voor de | の前",
  after: "after | nach | après | después de | dopo | depois de | na het | の後",
  thisMonth: "this month | diesen monat | ce mois | este mes | questo mese | este mês | deze maand | 今月",
  /** Words that say nothing of what was spoken of. */
  empty:
    "so far | already | earlier | before | ago | long | often | times | same | thing | twice | something | anything | everything | list | show | summarise | " +
    "summarize | tell | me | you | questions | question | about | ask | asked | talk | talked | speak | discuss | say | answer | advise | know | want | what | " +
    "which | were | was | the | did | have | and | against | decision | went | gefragt | bisher | schon | alles | etwas | fragen | über | déjà | tout | jusqu'ici | hasta | ahora | " +
    "todo | finora | tutto | até | agora | tudo | tot | nu | toe | alles | over | これまで | 全部",
});

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
