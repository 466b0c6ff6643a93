import { phraseTable } from "../../text/phrase_table.ts";
import { NUMBER } from "../../text/quantities.ts";
import { topicOf } from "./topics.ts";

/** Kinds of buyers that go by many names, in eight languages; `*` ends a phrase that goes on with any letters. */
const BUYERS = {
  schools:
    "school* | college* | kindergarten* | schule | schulen | gymnasium | gymnasien | schulklasse* | école* | collège* | " +
    "lycée* | escuela* | colegio* | instituto de secundaria | scuola | scuole | liceo | licei | escola* | " +
    "colégio* | liceu* | basisschool | basisscholen | scholen | middelbare school | 学校 | 小学校 | 中学校 | 高校",
  companies:
    "company group* | company outing* | corporate group* | corporate event* | corporates | companies | firmengruppe* | " +
    "firmenfeier* | firmen | unternehmen | groupe* d'entreprise* | séminaire* d'entreprise* | entreprise | entreprises | " +
    "grupo* de empresa* | empresa | empresas | gruppi aziendali | gruppo aziendale | azienda | aziende | " +
    "bedrijfsuitje* | bedrijfsgroepen | bedrijven | 会社 | 企業 | 法人",
  resellers:
    "reseller* | retailer* | stockist* | wholesaler* | distributor* | on the shelf | on the shelves | on shelves | " +
    "onto the shelves | händler | wiederverkäufer* | zwischenhändler* | großhändler* | grosshändler* | ins regal | " +
    "im regal | in die regale | revendeur* | grossiste* | distributeur* | en rayon | dans les rayons | revendedor* | " +
    "distribuidor* | mayorista* | en los estantes | en el estante | rivenditor* | grossist* | distributor* | " +
    "sullo scaffale | sugli scaffali | atacadista* | lojista* | na prateleira de | nas prateleiras de | wederverkoper* | " +
    "groothandel* | tussenhandel* | in het schap | in de schappen | 小売店 | 卸売 | 問屋 | 代理店 | 店頭",
} as const;

/** Ways of working that go by many names. */
const WAYS = {
  doors:
    "door to door | door-to-door | doorstep selling | knock on doors | knocking on doors | knock on every door | walk into every | " +
    "walks into every | walk into each | walks into each | walk into all | haustürgeschäft* | haustürverkauf* | an der haustür | von tür zu tür | klinken putzen | " +
    "porte-à-porte | porte à porte | de porte en porte | frapper aux portes | puerta a puerta | puerta por puerta | " +
    "tocar puertas | porta a porta | di porta in porta | de porta em porta | bater à porta | bater na porta | " +
    "bater de porta | huis aan huis | langs de deuren | 飛び込み営業 | 訪問販売 | 戸別訪問",
  coldCalls:
    "cold call* | cold-call* | cold dial* | cold dials | call strangers | calling strangers | ring strangers | " +
    "ringing up strangers | ring up strangers | kaltakquise | kaltanruf* | fremde anrufen | démarchage téléphonique | " +
    "démarchage par téléphone | appeler à froid | appels à froid | llamadas en frío | llamar en frío | teléfono en frío | " +
    "llamamos en frío | chiamate a freddo | telefonate a freddo | ligações frias | ligar a frio | koude acquisitie | " +
    "koud bellen | テレアポ | 電話営業",
  pieceRate: "piece rate | piece rates | piece-rate* | piecework | piece work | paid by the piece | " +
    "akkordlohn* | im akkord | stücklohn* | so viel pro stück | à la tâche | payé à la pièce | payés à la pièce | " +
    "tant la pièce | tant par pièce | a destajo | por destajo | tanto por pieza | a cottimo | un tanto al pezzo | " +
    "por empreitada | tanto por peça | stukloon | zoveel per stuk | 出来高払い | 出来高制 | 歩合",
} as const;

export type BuyerKind = keyof typeof BUYERS;
export type WayKind = keyof typeof WAYS;

const buyers = phraseTable(BUYERS);
const ways = phraseTable(WAYS);
const BUYER_KINDS: BuyerKind[] = ["schools", "companies", "resellers"];

/** The ways of working, in the order in which they are looked for. */
export const WAY_KINDS: WayKind[] = ["doors", "coldCalls", "pieceRate"];

/** "Forty employees": they come from a company. */
const BRINGS_STAFF = new RegExp(
  `(?<!\\p{L})${NUMBER}\\s(?:employees|staff|mitarbeiter(?:n|innen)?|angestellten?|salariés|employés|empleados|dipendenti|funcionários|colaboradores|medewerkers|werknemers)(?!\\p{L})|社員\\d+`,
  "iu",
);

/** True where a text names this kind of buyer, by any of its names, or by the staff that it brings. */
export function namesBuyers(text: string, kind: BuyerKind): boolean {
  return buyers.isIn(text, kind) || (kind === "companies" && BRINGS_STAFF.test(text));
}

const AIMED =
  /(?<!\p{L})(?:for|to|through|via|für|an|über|durch|pour|aux|chez|para|pra|pras|pros|por medio de|vend\p{L}+ a|ofrec\p{L}+ a|ai|agli|alle|per|tramite|attraverso|voor|aan)\s(?:\p{L}+\s)?$/iu;
const AIMED_BEHIND = /^(?:様)?(?:向け|に|へ)/u;
const SHELF = /shel|regal|rayon|estante|scaffal|prateleira|schap|店頭/iu;
/** "Schools with a garden": only some of them are meant. */
const NARROWED =
  /^\s(?:with|without|over|under|above|below|who|that|which|outside|mit|über|unter|die|der|avec|sans|de plus|qui|con|sin|que|senza|com|sem|met|boven|onder|zonder)(?!\p{L})/iu;

/** True for something that is meant for this kind of buyer, and for all of them: "classes for companies". */
export function isForBuyers(text: string, kind: BuyerKind): boolean {
  const found = buyers.patternOf(kind).exec(text);
  if (found === null) return false;
  const behind = text.slice(found.index + found[0].length);
  const isAimed = AIMED.test(text.slice(0, found.index)) || AIMED_BEHIND.test(behind) || SHELF.test(found[0]);
  return isAimed && !NARROWED.test(behind);
}

/** "I ring shops that don't know me". */
const CALLS_STRANGERS =
  /(?<!\p{L})(?:call|ring|phone|dial|ruf|anruf|appel|télépho|llam|telefone|chiam|lig|bel)\p{L}*(?:\s[^\s.;]+){0,8}\s(?:(?:don['’]?t|do not|didn['’]?t) know (?:me|us)|(?:mich|uns) nicht kennen|ne (?:me|nous) connaissent pas|no (?:me|nos) conocen|non (?:mi|ci) conoscono|não (?:me|nos) conhecem|(?:mij|me|ons) niet kennen)(?!\p{L})/iu;

/** "Put them on so much a box", but not "so much a month". */
const PAYS_BY_PIECE =
  /(?<!\p{L})(?:pay|paid|paying|put|putting)(?:\s[^\s.;]+){0,6}\sso much (?:an?|per)\s(?!(?:day|week|month|hour|year|part)(?!\p{L}))\p{L}+/iu;

/** Ways of working that sentences show without a name for them. */
const SHOWN_BY: Partial<Record<WayKind, RegExp>> = {
  coldCalls: CALLS_STRANGERS,
  pieceRate: PAYS_BY_PIECE,
};

/** True where a text names this way of working, by any of its names. */
export function namesWay(text: string, kind: WayKind): boolean {
  return ways.isIn(text, kind) || (SHOWN_BY[kind]?.test(text) ?? false);
}

/** A text without the names of one way of working. */
export function withoutWay(text: string, kind: WayKind): string {
  const rest = text.replace(ways.patternOf(kind), " ");
  const shown = SHOWN_BY[kind];
  return shown === undefined ? rest : rest.replace(shown, " ");
}

/** Where a refusal's reasons begin, or what it says of the refused. */
const REASON = /[,;(–—。、.]|:(?!\d)|\s-\s/u;

/** The beginning of a refusal, up to its reasons: "Les écoles" of "Les écoles, depuis l'an dernier c'est fini". */
export function refusedPart(text: string): string {
  return text.split(REASON).find((part) => /\p{L}/u.test(part))?.trim() ?? text;
}

/** The kind of buyer that a refusal turns away whole; null where only some of them are, or another kind is. */
export function refusedBuyers(refusal: string): BuyerKind | null {
  const part = refusedPart(refusal);
  return BUYER_KINDS.find((kind) =>
    buyers.isIn(part, kind) && topicOf(part.replace(buyers.patternOf(kind), " ")).size === 0
  ) ?? null;
}
