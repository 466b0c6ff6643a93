import { FIELD_IDS, type FieldId, FIELDS } from "../domain/fields.ts";
import { ANCHOR_TYPES, type AnchorType } from "../domain/anchors.ts";
import { wordCount } from "../text/text.ts";
import { sayGerman } from "./words/german.ts";

/** What a founder may ask of the interview itself. */
export type Command =
  | { kind: "skip" }
  | { kind: "back"; to: FieldId | null }
  | { kind: "jump"; to: AnchorType }
  | { kind: "pause" }
  | { kind: "finish" }
  | { kind: "lock"; words: string };

/** Longer messages are answers, whatever words they hold. */
const MOST_WORDS = 14;

const POLITE =
  "(?:ok(?:ay)?,? |please,? |can (?:we|i|you) |could (?:we|you) |let['’]?s |i(?:['’]d| would) (?:like|rather) (?:to )?|i want to |i need to |we can |just |now )*";
const END = "(?:,? please| for now| for today| now| today| then| thanks?(?: you)?)*[.!?。！]*$";

const SKIP = new RegExp(
  `^${POLITE}(?:(?:skip|pass|leave|next|move on|rather not say|not say)(?: (?:on|this|that|it|the|one|question|field|bit|thing|part|out|over|here|rubbish|nonsense|crap))*|` +
    `(?:i['’]ll |i will |we['’]ll |we can )?(?:come|get|go) back to (?:this|that|it)(?: one| question)? (?:later|another time|at the end)|` +
    `(?:ask me (?:that|this|it|again)?|answer (?:that|this|it)) ?later|not this one|` +
    `überspringen|nächste frage|passe|je passe|passons|question suivante|suivante?|saltar|siguiente(?: pregunta)?|paso|` +
    `pular|próxima(?: pergunta)?|salta|avanti|prossima(?: domanda)?|overslaan|volgende(?: vraag)?|spring over|` +
    `næste(?: spørgsmål)?|hopp over|neste(?: spørsmål)?|hoppa över|nästa(?: fråga)?|pomiń|następne|пропустить|дальше|` +
    `スキップ|次へ|次|次の質問|飛ばしてください|跳过|下一个|건너뛰기|다음)${END}`,
  "i",
);
const BACK = new RegExp(
  `^${POLITE}(?:(?:(?:go|come|get|jump|step|take me) back|back|return|reopen|redo|previous(?= question)|zurück|retour|revenir|atrás|volver|voltar|indietro|terug|tilbage|tilbake|tillbaka|wstecz|назад|戻る|戻ってください|返回|뒤로)(?: to| zum?| zur)?(?: (.+?))?|(?:ändere|korrigiere|ersetze) (?:den|die|das|mein(?:e|en)?) (\\D+?)|(?:change|rewrite|redo|replace|correct|edit) (?:the|my)(?: (?:answer|words|part))?(?: (?:on|to|about|for))?(?: the| my)? (\\D+?))${END}`,
  "i",
);
const JUMP = new RegExp(
  `^${POLITE}(?:jump|go|skip|move|switch|take me|refine|open)(?: (?:ahead|on|over))?(?: to)?(?: (?:the|my))? (truth|expression|attention|evolution|pitch)(?: (?:anchor|deck|part|phase|section))?${END}`,
  "i",
);
const PAUSE = new RegExp(
  `^${POLITE}(?:pause|stop here|stop|(?:that['’]s )?enough|that['’]s (?:it|all)(?= for (?:today|now))|i have to (?:go|stop)|have to (?:go|stop)|take a break|(?:continue|go on|do this|finish this) (?:later|tomorrow|another time)|later|need a break|to be continued|break|pausa|pauze|faire une pause|hacer una pausa|пауза|一時停止|休憩|中断|暂停|일시정지)${END}`,
  "i",
);
const FINISH = new RegExp(
  `^${POLITE}(?:mit annahmen (?:beenden|abschließen)|beenden|abschließen|terminer(?: avec des hypothèses)?|finir|terminar(?: con supuestos| com suposições)?|finalizar|afronden|afslut|avslutt|avsluta|zakończ|закончить|завершить|終了|结束|종료|(?:finish|complete|wrap(?: it| this)? up|end|fill in|assume)(?: (?:it|this|that|everything|all|the|rest|up|now|journey|interview|my))*(?: (?:with|using|by)(?: the)? assumptions?)?)${END}`,
  "i",
);
const LOCK = new RegExp(
  `^${POLITE}(?:lock|do(?:n['’]t| not) (?:change|touch|paraphrase|rewrite)|keep)(?: (?:this|that|these|those|my|the|it|them|exact))*(?: (?:words?|wording|answer|sentence|line|phrase|text))?(.*)$`,
  "i",
);

/** "Keep the words short" tells how to write and locks nothing. */
const KEEPS_OTHERWISE =
  /^keep(?: (?:this|that|these|those|my|the|it|them))* (?:words?|wording|answer|sentence|line|phrase|text) (?!as\b|exactly|[:“"'‘])\p{L}/iu;

/** A command in a person's words, or null for an answer. */
export function commandIn(message: string): Command | null {
  const text = message.trim();
  if (wordCount(text) > MOST_WORDS) return null;
  const jump = JUMP.exec(text) ??
    /^back to (?:the )?(truth|expression|attention|evolution|pitch)\b/i.exec(text);
  if (jump?.[1] !== undefined) return { kind: "jump", to: anchorNamed(jump[1]) };
  if (SKIP.test(text)) return { kind: "skip" };
  if (PAUSE.test(text)) return { kind: "pause" };
  if (FINISH.test(text)) return { kind: "finish" };
  const lock = LOCK.exec(text);
  if (
    lock !== null && !KEEPS_OTHERWISE.test(text) &&
    /\b(?:words?|wording|as (?:it )?is|exact|lock|paraphrase)\b/i.test(text)
  ) {
    return { kind: "lock", words: (lock[1] ?? "").replace(/^[\s:“"']+|[\s.!”"']+$/g, "") };
  }
  const back = BACK.exec(text);
  if (back === null) return null;
  return backTo(back[1] ?? back[2] ?? back[3]);
}

function backTo(target: string | undefined): Command | null {
  if (
    target === undefined || /^(?:the |one )*(?:last|previous)?(?: ?(?:question|one|step))?$/i.test(target)
  ) {
    return { kind: "back", to: null };
  }
  const anchor =
    /(?<!\p{L})(truth|expression|attention|evolution|pitch deck|wahrheit|ausdruck|aufmerksamkeit|entwicklung)(?!\p{L})/iu
      .exec(target)?.[1];
  if (anchor !== undefined) return { kind: "jump", to: anchorNamed(anchor) };
  const field = fieldNamed(target);
  return field === null ? null : { kind: "back", to: field };
}

const GERMAN_ANCHORS: Record<string, AnchorType> = {
  wahrheit: "truth",
  ausdruck: "expression",
  aufmerksamkeit: "attention",
  entwicklung: "evolution",
};

function anchorNamed(name: string): AnchorType {
  const lower = name.toLowerCase();
  return GERMAN_ANCHORS[lower] ??
    ANCHOR_TYPES.find((type) => type.toLowerCase().startsWith(lower.slice(0, 5))) ?? "truth";
}

/** Words by which people name a field, tried in this order. */
const NAMED: [RegExp, FieldId][] = [
  [/\bnot for|turn away|refused? customers?|exclude|(?<!\p{L})(?:abgewies|abweis)/iu, "customer.not_for"],
  [/\bbelie|(?<!\p{L})überzeug/iu, "customer.belief"],
  [/\btrigger|barrier|(?<!\p{L})(?:auslöser|hürde)/iu, "customer.trigger_barrier"],
  [/\baudience|customers?|clients?|buyers?|(?<!\p{L})(?:kunden|käufer)/iu, "customer.last_three"],
  [/\btrade-?offs?|choices|seven|(?<!\p{L})entscheidungen/iu, "choices.tradeoffs"],
  [/\bobstacle|problem|(?<!\p{L})hindernis/iu, "market.obstacle"],
  [/\brivals?|compet|(?<!\p{L})(?:wettbewerb|konkurren)/iu, "market.rivals"],
  [/\balternative|vanish/i, "market.alternative"],
  [/\bdifferen|unique|only|(?<!\p{L})unterschied/iu, "difference.only"],
  [/\bproof|evidence|(?<!\p{L})(?:beleg|beweis)/iu, "proof.best"],
  [/\bprices?|pricing|revenue|charge|(?<!\p{L})(?:preis|zahlung)/iu, "revenue.model"],
  [/\bobjections?|doubts?|(?<!\p{L})(?:einw[aä]nd|zweifel)/iu, "messaging.objections"],
  [/\bcolou?rs?|(?<!\p{L})farbe/iu, "visual.colours"],
  [/\bvoice|tone|words|(?<!\p{L})(?:stimme|verschickte worte)/iu, "voice.sample"],
  [/\bvalues?|behaviou?r|(?<!\p{L})werte?\b/iu, "identity.values"],
  [/\badmire|contrast|(?<!\p{L})bewunder/iu, "identity.contrast"],
  [/\bpurpose|why|(?<!\p{L})beweggrund/iu, "identity.why"],
  [/\brefus|(?<!\p{L})abgelehnte/iu, "channels.refused"],
  [/\bhours|budget|capacity|time and money|(?<!\p{L})stunden/iu, "channels.capacity"],
  [/\bchannels?|where .* c[ao]me from|(?<!\p{L})(?:kan[aä]l|herkunft)/iu, "channels.current"],
  [/\bknow|content|(?<!\p{L})(?:wissen|inhalt)/iu, "content.knowledge"],
  [/\bplaces|community|gather|meet|(?<!\p{L})treffpunkt/iu, "community.places"],
  [/\blaunch|moment|season|(?<!\p{L})jahreszeit/iu, "launch.moment"],
  [/\bquiet|churn|silent|(?<!\p{L})stille/iu, "journey.quiet"],
  [/\bnumbers|metrics|measure|(?<!\p{L})(?:zahlen|gemessen)/iu, "growth.numbers"],
  [/\bbet\b|(?<!\p{L})wette\b/iu, "evolution.bet"],
  [/\bnext\b|roadmap|(?<!\p{L})nächste/iu, "evolution.next"],
  [/\braise|raising|investment|funding|(?<!\p{L})geldsuche/iu, "pitch.raise"],
  [/\bteam|people/i, "pitch.team"],
  [/\btraction|(?<!\p{L})nachfrage/iu, "pitch.traction"],
  [/\bgoal|good year|target|(?<!\p{L})ziel/iu, "goal.twelve_months"],
  [/\blinks?|web ?sites?|site/i, "company.links"],
  [/\bstage|region|where we stand|(?<!\p{L})stand heute/iu, "company.stage_region"],
  [/\boffer|product|what we do|(?<!\p{L})(?:angebot|produkt)/iu, "offering.what"],
];

/** The field a person means by its id, its label or an everyday word; null where none fits. */
function fieldNamed(words: string): FieldId | null {
  const lower = words.toLowerCase();
  const exact = FIELD_IDS.find((id) =>
    [id, FIELDS[id].label, sayGerman(FIELDS[id].label)].some((name) => lower.includes(name.toLowerCase()))
  );
  return exact ?? NAMED.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
