import type { FactName } from "../domain/facts.ts";
import type { TradeoffId } from "../domain/tradeoffs.ts";
import { anyPhrase } from "../text/phrase_table.ts";

/** Words that name a fact in a question, in eight languages. The first fact whose words are found is the nearest. */
const FACT_CUES: [FactName, string][] = [
  ["refused_channels", "channels do we refuse | channels i refuse | refused channels | welche kanäle lehnen"],
  [
    "not_for",
    "turn away | turned away | turning away | not for | say no to | weisen wir ab | lehnen wir ab | refusons | rechazamos | " +
    "rifiutiamo | recusamos | weigeren we | 断っ",
  ],
  ["why", "why do we do | why do i do | why did i start | why did we start | why we started | purpose"],
  ["obstacle", "obstacle | in the way | hindernis | obstacle | obstáculo | ostacolo | obstakel | 障害"],
  [
    "belief_needed",
    "must they believe | must people believe | have to believe | need to believe | should they believe | müssen sie glauben | doivent-ils croire | " +
    "deben creer | devono credere | precisam acreditar | devem acreditar | moeten ze geloven | 信じてもら",
  ],
  [
    "belief_now",
    "believe | belief | beliefs | glauben | croient | creen | credono | acreditam | geloven | 信じ",
  ],
  ["trigger", "trigger | makes them buy | makes people buy | auslöser | déclencheur | aanleiding"],
  ["barrier", "holds them back | hold them back | barrier | hält sie ab | frein | freno"],
  [
    "rivals",
    "rival | rivals | competitor | competitors | competition | konkurren* | wettbewerb* | concurrent* | concurrence | competidor* | " +
    "competencia | concorren* | 競合 | ライバル",
  ],
  [
    "alternative",
    "if we vanished | if i vanished | without us | without me | ohne uns | sans nous | sin nosotros | senza di noi | sem nós | zonder ons | " +
    "alternative | alternatives | alternativ*",
  ],
  [
    "only_we",
    "only we | only i | different | difference | never put on | unterscheidet | différent* | diferente | diverso | anders | 違い",
  ],
  ["proof", "proof | prove | evidence | beweis* | preuve* | prueba* | prova | prove | bewijs | 証拠 | 実績"],
  ["never_become", "never become | never want to be | nie werden | jamais devenir"],
  ["values", "values | value | stand for | werte | valeurs | valores | valori | waarden | 価値観"],
  ["voice_sample", "voice | tone | how do i write | how we write | stimme | tonfall | voz | voce | toon"],
  [
    "colours",
    "colour* | color | colors | farbe* | couleur* | colores | colore | colori | cor | cores | kleur* | 色",
  ],
  [
    "objections",
    "objection* | einwand | einwände | objeción | objeciones | obiezioni | objeções | bezwaar | bezwaren",
  ],
  ["bet", "bet | wette | pari | apuesta | scommessa | aposta | weddenschap | 賭け"],
  [
    "goal",
    "goal | goals | target | aiming for | aim for | aiming at | a good year | do we want | ziel | ziele | objectif* | objetivo* | meta | obiettivo | doel | 目標",
  ],
  ["capacity", "hours | budget | how much time | stunden | zeit | heures | horas | ore | uren | 時間 | 予算"],
  [
    "channels",
    "channel | channels | come from | kanal | kanäle | canal | canaux | canales | canali | canais | kanaal | kanalen | 集客",
  ],
  [
    "places",
    "gather | hang out | customers meet | clients meet | do they meet | communities | community | treffen sie sich | se retrouvent | se reúnen",
  ],
  [
    "moment",
    "launch | moment | when do we start | start date | zeitpunkt | lanzamiento | lancement | lancio | lançamento",
  ],
  ["quiet", "quiet | drop off | stop coming | leise | silence | silencio | silenzio | stil"],
  [
    "next",
    "next step | next steps | comes next | nächste schritte | prochaine étape | próximo paso | prossimo passo | volgende stap",
  ],
  [
    "raise",
    "raise money | raising | funding | fundraising | investors | investor | finanzierung | levée de fonds | inversores | investitori",
  ],
  ["team", "team | who works | équipe | equipo | squadra | equipe | チーム"],
  ["measured", "measure | measured | metric* | kpi* | churn | messen | mesur* | medimos | misuriamo | meten"],
  ["traction", "traction | numbers | zahlen | chiffres | números | numeri | cijfers | 数字"],
  [
    "prices",
    "price | prices | pricing | how much is | how much are | how much does | charge | custa | quanto custa | cost | costs | fee | preis | preise | kosten | kostet | prix | tarif* | coûte | precio* | cuesta | " +
    "cobramos | cobro | prezzo | prezzi | costa | preço* | cobramos | prijs | prijzen | kost | 料金 | 価格 | 値段 | いくら",
  ],
  [
    "region",
    "where are we | region | which city | which country | wo sind wir | où sommes-nous | dónde estamos | dove siamo",
  ],
  [
    "knowledge",
    "what do i know | what do we know | what only we know | knowledge | wissen | savoir-faire | conocimiento",
  ],
  [
    "customers",
    "last customers | best customer | customer i would clone | kunden | clients | clientes | clienti | klanten | 顧客",
  ],
  [
    "offering",
    "what do we do | what do i do | what do we sell | what is it we | was machen wir | que faisons-nous | qué hacemos | cosa facciamo | o que fazemos | wat doen we",
  ],
];

/** Words that put one of the seven trade-offs at stake. */
const CHOICE_CUES: [TradeoffId, string][] = [
  [
    "differentiate_cost",
    "the price | my price | our price | my prices | our prices | the prices | raise prices | put it up | put up my | put my prices | " +
    "raise it | charge | cheaper | cheap | discount | den preis | die preise | unsere preise | teurer | billiger | rabatt | le prix | " +
    "nos prix | mes prix | moins cher | remise | el precio | los precios | barato | descuento | il prezzo | i prezzi | sconto | o preço | " +
    "os preços | desconto | de prijs | de prijzen | korting | 値下げ | 値上げ | 割引",
  ],
  [
    "centralise_let_go",
    "delegate | franchise | let others decide | delegieren | déléguer | delegar | delegare | delegeren | 任せ",
  ],
  [
    "explore_exploit",
    "expand | expansion | another city | new city | new market | new country | open in | second shop | abroad | expandieren | ausland | " +
    "neue stadt | étranger | nouvelle ville | expandir | otra ciudad | extranjero | espandere | estero | altra città | " +
    "outra cidade | uitbreiden | buitenland | 海外 | 進出 | 新しい市場",
  ],
  [
    "compete_cooperate",
    "partner | partner with | team up | white-label | reseller | collaborate | kooperieren | partenaire | socio | collaborare | parceiro | " +
    "samenwerken | 提携",
  ],
  [
    "automate_augment",
    "automate | automation | bot | ai | robot | software do | automatisieren | automatiser | automatizar | automatizzare | automatiseren | 自動化",
  ],
  [
    "short_long",
    "quick money | this year only | short term | long term | kurzfristig | langfristig | à court terme | a corto plazo | 短期 | 長期",
  ],
  [
    "radical_incremental",
    "all at once | overnight | relaunch | rebrand | from scratch | auf einmal | d'un coup | de golpe",
  ],
];

const compile = <Name extends string>(list: [Name, string][]): [Name, RegExp][] =>
  list.map(([name, cues]) => [name, anyPhrase(cues)]);

const FACT_PATTERNS = compile(FACT_CUES);
const CHOICE_PATTERNS = compile(CHOICE_CUES);

/** The facts that a question names, the nearest first. */
export function factsNamedIn(query: string): FactName[] {
  return FACT_PATTERNS.filter(([name, pattern]) =>
    pattern.test(query) && (name !== "prices" || !OWN_COST.test(query))
  ).map(([name]) => name);
}

/** "What does a new customer cost us?": what is spent is none of the prices. */
const OWN_COST =
  /(?<!\p{L})(?:costs? (?:us|me)|kostet (?:uns|mich)|(?:nous|me|m['’])\s?(?:coûte|cuesta|custa)|nos (?:cuesta|custa)|(?:ci|mi) costa|kost (?:ons|mij))(?!\p{L})/iu;

/** The words by which a question names a fact, or "". */
export function cueOfFact(query: string, name: FactName): string {
  return FACT_PATTERNS.find(([each]) => each === name)?.[1].exec(query)?.[0] ?? "";
}

/** The trade-offs that a question puts at stake. */
export function choicesNamedIn(query: string): TradeoffId[] {
  const named = CHOICE_PATTERNS.filter(([, pattern]) => pattern.test(query)).map(([id]) => id);
  return isDiscount(query) && !named.includes("differentiate_cost")
    ? ["differentiate_cost", ...named]
    : named;
}

const DISCOUNT = anyPhrase(
  "discount* | cheaper | percent off | half price | voucher* | promo* | deal | rabatt* | billiger | nachlass | remise* | moins cher | " +
    "réduction* | descuento* | más barato | sconto | sconti | desconto* | mais barato | korting* | goedkoper | 割引 | 値引",
);
const PERCENT_OFF = /\d\s?%\s?(?:off|weniger|de moins|menos|in meno|a menos|eraf)(?!\p{L})/iu;

/** True where something is sold for less than its price. */
export function isDiscount(text: string): boolean {
  return DISCOUNT.test(text) || PERCENT_OFF.test(text);
}

/** A customer says that it costs too much, in eight languages. */
export const TOO_DEAR =
  /(?<!\p{L})(?:dear|expensive|pric[ey]\w*|too much|cheaper|cheap|teuer|zu viel|cher|chère|trop|caro|cara|demasiado|troppo|duur|te veel)(?!\p{L})|高い|高すぎ/iu;
