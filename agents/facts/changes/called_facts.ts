import { FACT_NAMES, type FactName } from "../../domain/facts.ts";
import { isFieldId } from "../../domain/fields.ts";
import { FIELDS_OF_FACT } from "../fields_of_fact.ts";

/** A fact, and the part of it, that a founder means. */
export interface Target {
  fact: FactName;
  part: string | null;
}

/** Facts whose numbers are their own: a price is no count of customers. */
export const STRUCTURED: FactName[] = ["prices", "capacity", "goal", "raise", "bet", "channels"];

/** Words by which founders call what stands in the worksheet, where they are not the fact's own name. */
const CALLED: [RegExp, Target][] = [
  [
    /(?<!\p{L})(?:raise|raising|round|ask|finanzierungsrunde|kapitalrunde|levée|ronda|rodada|captação|aumento di capitale|investeringsronde)(?!\p{L})/iu,
    { fact: "raise", part: "amount" },
  ],
  [
    /(?<!\p{L})(?:deadline|by when|due date|frist|date limite|échéance|plazo|scadenza|prazo)(?!\p{L})/iu,
    { fact: "goal", part: "by" },
  ],
  [
    /(?<!\p{L})(?:goal|target|ziel|objectif|objetivo|meta|obiettivo|doel|目標)(?!\p{L})/iu,
    { fact: "goal", part: null },
  ],
  [
    /(?<!\p{L})(?:hours?|stunden?|heures?|horas?|ore|uur|uren)(?!\p{L})|時間/iu,
    { fact: "capacity", part: "hours_a_week" },
  ],
  [
    /(?<!\p{L})(?:budget|money a month|monthly (?:money|budget)|presupuesto|orçamento|(?:euros?|dollars?|pounds?|quid|franken|francs?|reais|pesos) (?:a month|per month|im monat|pro monat|par mois|al mes|por mes|al mese|por mês|per maand))(?!\p{L})|予算/iu,
    { fact: "capacity", part: "money_a_month" },
  ],
  [
    /(?<!\p{L})(?:channels?|where (?:they|customers) c[ao]me from|kanäle|canaux|canales|canali|canais|kanalen)(?!\p{L})/iu,
    { fact: "channels", part: null },
  ],
  [
    /(?<!\p{L})(?:prices?|pricing|fee|preise?|prix|tarifs?|precios?|prezz[io]|preços?|prij(?:s|zen))(?!\p{L})|料金|価格/iu,
    { fact: "prices", part: null },
  ],
  [/(?<!\p{L})(?:moment|launch)(?!\p{L})/iu, { fact: "moment", part: "text" }],
  [/(?<!\p{L})(?:rivals?|competitors?)(?!\p{L})/iu, { fact: "rivals", part: null }],
  [/(?<!\p{L})(?:obstacle)(?!\p{L})/iu, { fact: "obstacle", part: null }],
  [/(?<!\p{L})(?:team)(?!\p{L})/iu, { fact: "team", part: null }],
  [/(?<!\p{L})(?:bet)(?!\p{L})/iu, { fact: "bet", part: null }],
];

/** True for words by which a founder calls a fact: "goal", "our prices". */
export function namesFact(words: string): boolean {
  return targetOf(words) !== null;
}

/** The fact that a field, a fact's name or a founder's words for it stand for; null where they stand for none. */
export function targetOf(about: string): Target | null {
  const [name = "", part] = about.trim().split(".");
  const fact = FACT_NAMES.find((each) => each === name);
  if (fact !== undefined) return { fact, part: part ?? null };
  if (isFieldId(about)) {
    const own = FACT_NAMES.filter((each) => FIELDS_OF_FACT[each][0] === about);
    return own.length === 1 && own[0] !== undefined ? { fact: own[0], part: null } : null;
  }
  return CALLED.find(([words]) => words.test(about))?.[1] ?? null;
}
