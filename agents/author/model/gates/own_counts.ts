import { phrasesPattern } from "../../../text/lexicon.ts";
import type { Figure } from "./figures.ts";

/** Things of the strategy itself, which it counts as it goes along, in eight languages. */
const OURS =
  "thing* | step* | reason* | move* | way* | part* | question* | sentence* | word* | pillar* | choice* | option* | side* | group* | kind* | rule* | " +
  "sorts | points | ideas | moments | stages | actions | insights | lines | halves | slides | posts | facts | numbers | claims | jobs | layers | " +
  "dinge* | schritt* | gründe* | fragen | sätze* | wörter* | worte* | säulen | seiten | gruppen | arten | regeln | wege* | punkte* | teile* | maßnahmen | gedanken | zahlen | optionen | " +
  "choses | étapes | raisons | questions | phrases | mots | piliers | côtés | groupes | règles | façons | points | idées | gestes | chiffres | actions | manières | " +
  "cosas | pasos | razones | preguntas | frases | palabras | pilares | lados | grupos | tipos | reglas | maneras | puntos | ideas | acciones | formas | cifras | " +
  "cose | passi | ragioni | motivi | domande | frasi | parole | pilastri | lati | gruppi | tipi | regole | modi | punti | azioni | mosse | numeri | " +
  "coisas | passos | razões | motivos | perguntas | frases | palavras | pilares | lados | grupos | regras | maneiras | pontos | ações | números | " +
  "dingen | stappen | redenen | vragen | zinnen | woorden | pijlers | kanten | groepen | soorten | regels | manieren | punten | acties | getallen | " +
  "つの | 点 | ステップ | 段階 | 理由 | 質問 | 言葉 | 柱 | 選択 | ルール";
const MOST_OF_OURS = 12;
const BEHIND = new RegExp(`^\\s?(?:[\\p{L}-]+\\s){0,1}(?:${phrasesPattern(OURS.split(" | "))})`, "iu");
/** "The two sides": what was named before is counted, not claimed. */
const DETERMINED =
  /(?<!\p{L})(?:the|these|those|both|all|any|other|first|next|last|die|diese[nr]?|beiden?|alle|ersten|nächsten|les|ces|los|las|estos|estas|i|gli|le|questi|queste|os|as|estes|estas|de|deze|alle)\s$/iu;
const MOST_DETERMINED = 3;
/** "Day 2", "Schritt 3", "第2段階": a place in an order of ours. */
const LABEL =
  /(?<!\p{L})(?:day|days|week|step|phase|stage|slide|pillar|part|version|point|option|horizon|tag|woche|schritt|phase|stufe|jour|semaine|étape|día|semana|paso|fase|giorno|settimana|passo|tappa|dia|etapa|dag|stap|nr\.?|no\.|#)\s?$|第$/iu;
const MOST_LABEL = 31;

/** True for a small number that counts the strategy's own things: "three steps", "the two sides". */
export function isCountOfOurs({ value, upTo, isDigits, index, end }: Figure, text: string): boolean {
  if (upTo !== null || !Number.isInteger(value)) return false;
  if (value <= MOST_OF_OURS && BEHIND.test(text.slice(end, end + 40))) return true;
  return !isDigits && value <= MOST_DETERMINED && DETERMINED.test(text.slice(Math.max(0, index - 12), index));
}

/** The plan that every founder gets covers thirty days. */
const OUR_DAYS = 30;

/** True for the thirty days that a plan of ours covers. */
export function isOurSpan({ value, unit }: Figure): boolean {
  return value === OUR_DAYS && unit.kind === "time" && unit.unit === "day";
}

/** True for the number of a day, step or stage. */
export function isLabel({ value, upTo, index }: Figure, text: string): boolean {
  return (upTo ?? value) <= MOST_LABEL && Number.isInteger(value) &&
    LABEL.test(text.slice(Math.max(0, index - 12), index));
}
