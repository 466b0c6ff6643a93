import type { JourneyState } from "../domain/journey.ts";
import { typedAnswer } from "../domain/journey.ts";

/** The few sentences of a letter that are ours, in the languages of which a letter would otherwise be half. */
interface LetterWords {
  /** Small words by which a founder's own letter is told to be in this language. */
  heard: RegExp;
  price: string;
  no: string;
  instead: string;
  wrote: string;
  mend: string;
  quiet: string;
  open: string;
  reason: string;
  speak: string;
}

const ENGLISH: LetterWords = {
  heard: /\b(?:the|and|is|to|you|we|of|it)\b/giu,
  price: "You ask about the price, and it is a fair question.",
  no: "Thank you for asking. My answer is no, and I would rather say it today than in a month.",
  instead: "What I can offer instead: [the one thing that fits them, or a name that fits them better].",
  wrote: "You wrote that [what went wrong, in their words]. Thank you for telling me.",
  mend: "What I do about it: [the one thing], done by [day]. I write to you again when it is done.",
  quiet: "You asked, and I have not heard from you since.",
  open: "Is it still open for you, yes or no? Either is a good answer.",
  reason: "I write for one reason: [what happened at their place this month].",
  speak: "Shall we speak on [day]?",
};

const LANGUAGES: LetterWords[] = [
  ENGLISH,
  {
    heard: /(?<!\p{L})(?:der|die|das|und|ist|wir|ich|nicht|zu|ein|den)(?!\p{L})/giu,
    price: "Sie fragen nach dem Preis, und die Frage ist berechtigt.",
    no: "Danke für die Frage. Meine Antwort ist nein, und ich sage es lieber heute als in einem Monat.",
    instead: "Was ich stattdessen anbieten kann: [das Eine, das passt, oder jemand, der besser passt].",
    wrote: "Sie schreiben, dass [was schiefging, in ihren Worten]. Danke, dass Sie es sagen.",
    mend: "Was ich tue: [das Eine], bis [Tag]. Ich melde mich, wenn es getan ist.",
    quiet: "Sie hatten gefragt, und seither habe ich nichts mehr gehört.",
    open: "Ist es für Sie noch offen, ja oder nein? Beides ist eine gute Antwort.",
    reason: "Ich schreibe aus einem Grund: [was diesen Monat bei ihnen geschah].",
    speak: "Wollen wir am [Tag] sprechen?",
  },
  {
    heard: /(?<!\p{L})(?:le|la|les|et|est|vous|nous|je|pas|une|des|du)(?!\p{L})/giu,
    price: "Vous demandez le prix, et la question est juste.",
    no: "Merci d'avoir demandé. Ma réponse est non, et je préfère le dire aujourd'hui que dans un mois.",
    instead:
      "Ce que je peux proposer à la place : [la seule chose qui convient, ou un nom qui convient mieux].",
    wrote: "Vous écrivez que [ce qui s'est passé, dans leurs mots]. Merci de me l'avoir dit.",
    mend: "Ce que je fais : [une seule chose], d'ici [jour]. Je vous écris quand c'est fait.",
    quiet: "Vous aviez demandé, et depuis je n'ai plus de nouvelles.",
    open: "Est-ce encore ouvert pour vous, oui ou non ? Les deux réponses me vont.",
    reason: "J'écris pour une raison : [ce qui s'est passé chez eux ce mois-ci].",
    speak: "On se parle [jour] ?",
  },
  {
    heard: /(?<!\p{L})(?:el|los|las|y|es|con|hola|una|del|por|no|si)(?!\p{L})/giu,
    price: "Pregunta por el precio, y es una pregunta justa.",
    no: "Gracias por preguntar. Mi respuesta es no, y prefiero decirlo hoy que dentro de un mes.",
    instead: "Lo que puedo ofrecer en su lugar: [lo único que encaja, o alguien que encaja mejor].",
    wrote: "Escribe que [lo que pasó, en sus palabras]. Gracias por decírmelo.",
    mend: "Lo que hago: [una sola cosa], antes del [día]. Le escribo cuando esté hecho.",
    quiet: "Preguntó, y desde entonces no he sabido nada.",
    open: "¿Sigue abierto para usted, sí o no? Las dos respuestas son buenas.",
    reason: "Escribo por una razón: [lo que pasó allí este mes].",
    speak: "¿Hablamos el [día]?",
  },
  {
    heard: /(?<!\p{L})(?:o|os|as|e|não|com|uma|que|do|da|você|bom)(?!\p{L})/giu,
    price: "Pergunta pelo preço, e a pergunta é justa.",
    no: "Obrigado por perguntar. A minha resposta é não, e prefiro dizê-lo hoje do que daqui a um mês.",
    instead: "O que posso oferecer em vez disso: [a única coisa que serve, ou alguém que serve melhor].",
    wrote: "Escreve que [o que correu mal, nas suas palavras]. Obrigado por mo dizer.",
    mend: "O que faço: [uma só coisa], até [dia]. Escrevo quando estiver feito.",
    quiet: "Perguntou, e desde então não tive notícias.",
    open: "Ainda está em aberto, sim ou não? As duas respostas são boas.",
    reason: "Escrevo por uma razão: [o que aconteceu lá este mês].",
    speak: "Falamos no [dia]?",
  },
  {
    heard: /(?<!\p{L})(?:het|een|en|niet|wij|ik|van|zijn|voor|je)(?!\p{L})/giu,
    price: "U vraagt naar de prijs, en dat is een eerlijke vraag.",
    no: "Dank voor de vraag. Mijn antwoord is nee, en ik zeg het liever vandaag dan over een maand.",
    instead: "Wat ik wel kan aanbieden: [het ene dat past, of iemand die beter past].",
    wrote: "U schrijft dat [wat er misging, in hun woorden]. Dank dat u het zegt.",
    mend: "Wat ik eraan doe: [het ene], voor [dag]. Ik schrijf u als het gedaan is.",
    quiet: "U vroeg iets, en sindsdien hoorde ik niets meer.",
    open: "Staat het voor u nog open, ja of nee? Allebei is een goed antwoord.",
    reason: "Ik schrijf om één reden: [wat er deze maand bij hen gebeurde].",
    speak: "Zullen we [dag] bellen?",
  },
];

/** Our own sentences in the language that the founder's sample and offer are mostly in; English where it is unclear. */
export function letterWordsOf(state: JourneyState): LetterWords {
  const text = `${typedAnswer(state, "voice.sample")} ${typedAnswer(state, "offering.what")} ${
    typedAnswer(state, "difference.only")
  }`;
  const count = ({ heard }: LetterWords) => text.match(heard)?.length ?? 0;
  return LANGUAGES.reduce((best, each) => count(each) > count(best) ? each : best, ENGLISH);
}
