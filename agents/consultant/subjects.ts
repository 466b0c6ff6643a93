import type { FieldId } from "../domain/fields.ts";

/** What founders call the parts of their own foundation, and the answers in which each of them stands. */
const SUBJECTS: { named: RegExp; fields: FieldId[] }[] = [
  {
    named: /\bprices?\b|\bcharg\w*|\bcosts?\b|\bpreise?\b|\bprix\b|\bprecios?\b|preço|料金|値段/iu,
    fields: ["revenue.model"],
  },
  {
    named: /\bturn(?:ing)? away\b|\bnot for\b|\brefuse\b.*\bcustomers?\b|\bsay no to\b/iu,
    fields: ["customer.not_for"],
  },
  {
    named: /\b(?:customers?|audience|clients?|buyers?|target)\b|\bkund\w+|\bclients\b|\bclientes\b|お客/iu,
    fields: ["customer.last_three", "customer.trigger_barrier", "customer.not_for"],
  },
  {
    named: /\bdifferen\w+|\bunique\b|\bonly we\b|anders\b|différen\w+|diferen\w+|違い/iu,
    fields: ["difference.only"],
  },
  { named: /\blaunch\w*|\bmoment\b|\bopening\b|\bstart date\b/iu, fields: ["launch.moment"] },
  { named: /\bgoals?\b|\btarget\b|\bziele?\b|\bobjecti\w+|\bmeta\b|目標/iu, fields: ["goal.twelve_months"] },
  {
    named: /\brivals?\b|\bcompetit\w+|\bkonkurren\w+|concurren\w+|競合/iu,
    fields: ["market.rivals", "market.alternative"],
  },
  { named: /\bobstacle\b|\bin the way\b|hindernis|obstáculo/iu, fields: ["market.obstacle"] },
  { named: /\bproofs?\b|\bevidence\b|beweis|preuve|prueba/iu, fields: ["proof.best"] },
  { named: /\bvalues?\b|\bwerte\b|\bvaleurs\b|\bvalores\b/iu, fields: ["identity.values"] },
  { named: /\bvoice\b|\btone\b|\bstimme\b/iu, fields: ["voice.sample"] },
  { named: /\bcolou?rs?\b|\bfarben?\b|\bcouleurs?\b|\bcolores\b|\bcores\b/iu, fields: ["visual.colours"] },
  {
    named: /\bchannels?\b|\bkanäle?\b|\bcanales\b|\bcanais\b/iu,
    fields: ["channels.current", "channels.refused"],
  },
  { named: /\bhours\b|\bcapacity\b|\bbudget\b|\bstunden\b/iu, fields: ["channels.capacity"] },
  { named: /\bbet\b|\bwette\b/iu, fields: ["evolution.bet"] },
  { named: /\bnext\b|\bplan\b|\broadmap\b|\border\b/iu, fields: ["evolution.next"] },
  { named: /\bteam\b|\bwho (?:works|does)\b/iu, fields: ["pitch.team"] },
  {
    named: /\bnumbers\b|\bmeasure\w*|\bfigures\b|\bzahlen\b/iu,
    fields: ["growth.numbers", "pitch.traction"],
  },
  { named: /\brais\w+|\binvest\w*|\bloan\b/iu, fields: ["pitch.raise"] },
  { named: /\bobjections?\b|\bthey say\b/iu, fields: ["messaging.objections"] },
];

/** The fields that a question names by what they are about; none where it names none. */
export function fieldsNamedIn(question: string): FieldId[] {
  return SUBJECTS.find(({ named }) => named.test(question))?.fields ?? [];
}
