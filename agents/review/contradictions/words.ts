import { phraseTable } from "../../text/phrase_table.ts";

/** Phrases that the rules look for, in eight languages; `*` ends a phrase that goes on with any letters. */
const WORDS = {
  refuses:
    "never | no | nae | not | won't | wont | don't | do not | refuse* | without | nie | niemals | kein* | nicht | lehnen | ohne | " +
    "jamais | ne | pas de | pas | aucun* | sans | nunca | jamás | ningún | ninguna | mai | non | nessun* | senza | " +
    "não | jamais | nenhum* | nooit | geen | niet | zonder | ません | しない | 断り | 断る | お断り | なし",
  everywhere:
    "everywhere | all over the place | überall | partout | en todas partes | por todas partes | dappertutto | ovunque | " +
    "em todo o lado | em todo lado | em toda parte | em todos os lugares | overal | いたるところ | あらゆる場所 | どこでも",
  everyDay:
    "every day | every single day | each day | daily | twice a day | jeden tag | täglich | tous les jours | chaque jour | cada día | " +
    "todos los días | a diario | ogni giorno | tutti i giorni | todos os dias | diariamente | elke dag | iedere dag | " +
    "dagelijks | 毎日",
  publishes:
    "post | posts | posting | video | videos | reel | reels | newsletter | newsletters | story | stories | stream* | " +
    "podcast* | blog* | tiktok* | instagram | linkedin | facebook | youtube | beitrag | beiträge | publi* | pubblic* | " +
    "bericht | berichten | 投稿 | 動画",
  discount:
    "discount* | coupon* | percent off | percent-off | half price | half off | months free | month free | months off | free months | " +
    "free month | launch deal | launch deals | special offer* | early bird* | voucher* | rabatt* | nachlass | " +
    "preisnachlass* | zum halben preis | gratismonat* | remise* | réduction* | moitié prix | mois offert* | " +
    "mois gratuit* | descuento* | rebaja* | mitad de precio | mes gratis | meses gratis | sconto | sconti | " +
    "metà prezzo | mese gratis | mesi gratis | desconto* | metade do preço | mês grátis | meses grátis | korting* | " +
    "halve prijs | maand gratis | maanden gratis | gutschein* | bon de réduction | cupón | cupones | cupom | cupons | 割引 | 値引き | 値引 | 値下げ | 半額 | クーポン",
  everybody:
    "anyone | anybody | everyone | everybody | nobody else | no one else | noone else | all kinds of | any kind of | " +
    "jeder | jeden | jedem | alle | niemand sonst | kein anderer | sonst keiner | tout le monde | n'importe qui | " +
    "personne d'autre | cualquiera | todo el mundo | nadie más | chiunque | tutti | nessun altro | qualquer pessoa | " +
    "toda a gente | todo mundo | todos | mais ninguém | ninguém mais | iedereen | niemand anders | 誰でも | だれでも | " +
    "みんな | 他の誰も | 誰も",
  atMost:
    "at most | at the most | flat out | that's flat out | thats flat out | we're flat out | maximum | max | no more than | can't do more | cannot do more | can't take more | " +
    "cannot take more | can't do any more | can't take any more | can't fit more | can't manage more | couldn't do more | " +
    "that's my limit | that's the limit | is my limit | is the limit | is all i can do | is all we can do | is me done | " +
    "höchstens | maximal | mehr geht nicht | mehr schaffe ich nicht | mehr schaffen wir nicht | mehr kann ich nicht | " +
    "nicht mehr als | au maximum | au plus | pas plus | je ne peux pas faire plus | on ne peut pas faire plus | " +
    "como máximo | no más de | no puedo hacer más | no podemos hacer más | no puedo más | no doy abasto | al massimo | " +
    "non più di | non posso fare di più | non riesco a fare di più | no máximo | não mais de | não consigo fazer mais | " +
    "não dou conta de mais | hoogstens | niet meer dan | meer lukt niet | meer kan ik niet | meer gaat niet | " +
    "am anschlag | à plein régime | au taquet | a pieno regime | op volle toeren | 最大 | が限界 | これ以上",
  gains:
    "add | adds | added | gain | win | sign | sign up | signing | get | new | grow by | bring in | onboard | neue | neuen | " +
    "gewinnen | dazu | ajoutons | gagnons | gagne | en gagne | signons | nouveaux | nouvelles | sumamos | ganamos | firmamos | nuevos | " +
    "nuevas | aggiungiamo | acquisiamo | nuovi | nuove | ganhamos | novos | novas | erbij | nieuwe | 新規 | 増え*",
  now:
    "right now | now | today | currently | at the moment | so far | jetzt | heute | derzeit | aktuell | zurzeit | " +
    "aujourd'hui | actuellement | maintenant | ahora | hoy | actualmente | adesso | oggi | attualmente | agora | hoje | " +
    "atualmente | nu | vandaag | momenteel | 今 | 現在 | いま",
  median: "median | zentralwert | médiane | mediana | mediaan | 中央値",
  within:
    "by | within | in under | in less than | under | bis | innerhalb von | binnen | in weniger als | avant | en moins de | " +
    "sous | en menos de | antes de | dentro de | entro | in meno di | em menos de | até | in minder dan | 以内 | まで",
  ads: "ads | adverts | advertising",
  quiet:
    "skint | broke | haven't a penny | have no money | quiet | dead | slow | empty | nothing comes in | no work | ruhig | tote | tot | flaute | leer | calme | " +
    "mort | morte | creux | vide | tranquilo | tranquila | muerto | muerta | flojo | floja | vacío | vacía | fermo | " +
    "ferma | vuoto | vuota | calmo | calma | parado | parada | morto | fraco | fraca | rustig | dood | leeg | 暇 | 閑散*",
  busy:
    "mad | busy | packed | full | mental | crazy | rammed | peak | rush | best month | busiest | voll | ausgebucht | hektisch | " +
    "verrückt | chargé | plein | pleine | fou | folle | complet | lleno | llena | loco | loca | a tope | pieno | piena | " +
    "pazzo | pazza | cheio | cheia | loucura | lotado | lotada | druk | vol | gek | 忙し* | 満席 | 繁忙*",
  after:
    "after | once | only when | only if | only after | as soon as | if | not before | not until | nach | erst wenn | erst nach | " +
    "sobald | wenn | après | une fois | dès que | si | pas avant | después de | cuando | en cuanto | no antes | dopo | " +
    "una volta | solo se | se | non prima | depois de | quando | assim que | não antes | na | pas als | zodra | als | " +
    "niet voordat | 後 | たら | なら",
} as const;

export type WordKind = keyof typeof WORDS;

const words = phraseTable(WORDS);

/** A pattern for the words of one kind, with the flags i and u. */
export const wordsPattern: (kind: WordKind) => RegExp = words.patternOf;

/** True where a text has a word of one of these kinds. */
export const hasWord: (text: string, ...kinds: WordKind[]) => boolean = words.isIn;
