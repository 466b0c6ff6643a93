import { phraseTable } from "../text/phrase_table.ts";

/** Phrases by which a question's kind is known, in eight languages; `*` ends a phrase that goes on with any letters. */
const CUES = {
  shorter:
    "shorter | half the length | half as long | less long | cut it down | cut it | trim it | no long words | simpler words | briefer | more briefly | less salesy | " +
    "kürzer | knapper | plus court | plus courte | raccourci* | más corto | más corta | más cortito | más cortita | acorta* | resum* | più corto | più breve | " +
    "accorcia* | mais curto | mais curta | encurta* | korter | 短く | 短め",
  another:
    "another | another one | one more | a different one | noch eins | noch einen | noch eine | encore un | encore une | un autre | otro | otra | " +
    "un altro | un'altra | mais um | outro | nog een | もう一つ | 別の",
  thanks:
    "thanks | thank you | thx | ta | cheers | danke | merci | gracias | grazie | obrigado | obrigada | bedankt | dank je | ありがとう",
  moves:
    "go to | move to | open in | expand | start in | nach | aller à | s'installer | ir a | abrir en | andare a | aprire a | ir para | abrir em | " +
    "naar | 進出",
  why:
    "why | why not | how so | how come | are you sure | warum | wieso | warum nicht | pourquoi | pourquoi pas | por qué | " +
    "por qué no | perché | perché no | por quê | porquê | waarom | waarom niet | なぜ | どうして",
  follows:
    "and | what about | how about | and for | und | was ist mit | wie ist es mit | et | et pour | y | " +
    "e | qué tal | en | では | じゃあ",
  write:
    "write | draft | caption | word it | give me words | schreib* | formulier* | écri* | rédige* | escrib* | escríb* | redacta* | scriv* | " +
    "escrev* | redige* | schrijf* | 書いて | 書き | 文面 | 文章",
  say:
    "what do i say | what do we say | what should i say | what should we say | what can i say | what can we say | " +
    "what to say | what shall i say | how do i answer | how should i answer | what do i answer | what do i tell | " +
    "what do we tell | what do i reply | how do i reply | what do i write | was sage ich | was sagen wir | was antworte ich | " +
    "was schreibe ich | que dire | que répondre | je dis quoi | je réponds quoi | qué digo | qué respondo | qué contesto | " +
    "qué le digo | cosa dico | che dico | cosa rispondo | come rispondo | o que digo | o que respondo | o que eu digo | " +
    "wat zeg ik | wat antwoord ik | wat schrijf ik | 何と言 | なんて言 | どう答え | 何と答え",
  post:
    "post | caption | tweet | reel | story | facebook | fb | insta | instagram | linkedin | tiktok | beitrag | publicación | " +
    "publication | pubblicazione | publicação | bericht | 投稿 | club paper | club's paper | local paper | parish paper | bulletin | vereinsblatt | " +
    "gemeindeblatt | amtsblatt | vereinszeitung | lokalzeitung | rundbrief | gazette | journal local | boletín | " +
    "bollettino | giornalino | boletim | clubblad | wijkblad | dorpskrant | 会報",
  mail:
    "email | e-mail | mail | letter | message | dm | text message | whatsapp | sms | card | note | brief | nachricht | karte | " +
    "lettre | courriel | carte | carta | correo | mensaje | tarjeta | lettera | messaggio | biglietto | mensagem | cartão | " +
    "bericht aan | kaart | メール | 手紙 | カード",
  headline:
    "homepage | headline | tagline | slogan | website | bio | about page | pitch | one-liner | one liner | in one sentence | " +
    "startseite | überschrift | page d'accueil | accroche | titular | página de inicio | eslogan | titolo | pagina iniziale | " +
    "manchete | página inicial | kop | ホームページ | キャッチコピー",
  plan:
    "this week | next week | today | tomorrow | this month | next month | do first | do next | next ten customers | " +
    "next customers | new customers come from | get more customers | find customers | diese woche | nächste woche | als nächstes | " +
    "diesen monat | cette semaine | ce mois | en premier | esta semana | este mes | primero | questa settimana | questo mese | " +
    "este mês | deze week | deze maand | als eerste | 今週 | 今月 | まず何",
  unknowns:
    "don't know | do not know | don't we know | don't i know | do i not know | do we not know | unknown* | find out | weiß ich nicht | wissen wir nicht | " +
    "ne sais pas | ne savons pas | no sé | no sabemos | non so | non sappiamo | não sei | não sabemos | weet ik niet | " +
    "weten we niet | わからない | 分からない",
  choices:
    "decisions | decide | decided | trade-off* | tradeoff* | entscheidung* | entschieden | décision* | décidé | " +
    "decision* | decidi* | decisión | decisões | decisão | beslissing* | besloten | 決定 | 決めた",
  proposes:
    "do i | do we | do u | can i | can we | could i | could we | may i | darf ich | dürfen wir | est-ce que je | est-ce qu'on | puis-je | " +
    "puedo | podemos | posso | possiamo | mag ik | kan ik | kunnen we",
  decides:
    "should | shouldn't | shall | would | wouldn't | would it | wouldn't it | would you | good idea | bad idea | " +
    "is it ok | is that ok | is this ok | ok to | worth it | worth | exception | just this once | wants me to | wants us to | offers | " +
    "offered | take it | tell me why not | makes sense | whom should | soll | sollen | sollte | sollten | gute idee | " +
    "lohnt | devrais | devrait | devrions | dois-je | doit-on | faut-il | " +
    "bonne idée | vaut-il | debo | debería | deberíamos | debemos | buena idea | vale la pena | conviene | " +
    "devo | dovrei | dovremmo | dobbiamo | buona idea | deveria | devemos | devíamos | " +
    "boa ideia | vale a pena | compensa | moet ik | moeten we | zou ik | zullen we | goed idee | " +
    "べき | ましょうか | いいですか | いいでしょうか | どう思 | した方が | したほうが",
  stops:
    "stop | quit | fewer | weniger | moins de | without | drop | say no | refuse | turn down | aufhören | lassen wir | ohne | arrêter | sans | dejar de | " +
    "rechazar | sin | smettere | rifiutare | senza | parar de | recusar | sem | stoppen | weigeren | zonder | やめ",
  whatToDo:
    "what do i do | what do we do | what should i do | what should we do | what can i do | what can we do | was mache ich | was machen wir | " +
    "was tue ich | was tun wir | que faire | qu'est-ce que je fais | que faisons-nous | qué hago | qué hacemos | cosa faccio | che faccio | " +
    "cosa facciamo | o que faço | o que fazemos | wat doe ik | wat doen we | どうすれば | 何をすれば",
  brings:
    "bring | brings | brought | come | comes | came | coming | from | through | via | sent | send | gebracht | bringt | kamen | kommen | über | von | " +
    "apporté | apporte | viennent | venus | par | de | traído | trajo | trae | vienen | vinieron | por | portato | porta | " +
    "vengono | venuti | da | dal | dalla | trouxe | traz | vieram | vêm | pelo | pela | gebracht | brengt | kwamen | komen | uit | から | 経由 | 来た | 来ました",
  needs:
    "need | needs | have to | must | take to | brauche | brauchen | muss | müssen | il faut | dois | devons | besoin | necesito | " +
    "necesitamos | tengo que | hace falta | devo | dobbiamo | servono | bisogna | preciso | precisamos | tenho que | moet | moeten | " +
    "nodig | 必要",
  howMany:
    "how many | how much | wie viele | wie viel | wieviele | combien | cuántos | cuántas | cuánto | cuánta | quanti | quante | " +
    "quanto | quanta | quantos | quantas | hoeveel | いくつ | 何人 | 何件 | 何社 | いくら",
} as const;

export type Cue = keyof typeof CUES;

const cues = phraseTable(CUES);

/** A pattern for the phrases of one kind, with the flags i and u. */
export const cueOf: (kind: Cue) => RegExp = cues.patternOf;

/** True where a text has a phrase of one of these kinds. */
export const hasCue: (text: string, ...kinds: Cue[]) => boolean = cues.isIn;
