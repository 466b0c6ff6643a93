import { sentencesOf, wordCount } from "../../text/text.ts";

/** Words that lead up to a channel's name in a clause and are no part of it. */
const LEAD =
  /^(?:(?:and|then|came|come|comes|because|from|through|thanks to|via|by|with|were|are|was|is|people|customers|clients|ones|who|found|saw|read|heard|it|us|me|of them|over|on|at|in|the|a|an|my|our|of|out of|walked up to|maybe|about|mostly|some|kamen|durch|über|von|den|die|das|der|vinieron|vino|llegaron|por|pelo|pela|del?|com|uma?|el|los|las|do|da|sont venus|viennent|par|le|la|les|un|une|kwamen|via)\s+)+/iu;
/** An "and" left at the end of one part of a list, with what opens the next. */
const JOIN =
  /,?\s(?:and|und|et|e|y|en|og)(?:\s+(?:the|a|an|about|roughly|maybe|the (?:rest|others?|remaining)\b.*))?\s*$/iu;
/** What is told of a way behind its name: "that …", "because …", "already". */
const TAIL =
  /\s+(?:(?:that|which|who|where|when|because|I|we|and that)\b.*|first|already|too|as well|only|once|mostly)$/iu;

/** The words of a clause that name a channel; "" where nothing is left of it. */
export function nameIn(clause: string): string {
  return clause.trim().replace(LEAD, "").replace(TAIL, "").trim();
}

/** A clause without the words that only join it to the next one. */
export function withoutJoin(clause: string): string {
  return clause.replace(JOIN, "").trim();
}

/** Ways that go by the same name everywhere. */
const NAMED =
  /(?<![\p{L}])(?:WhatsApp(?: list| group)?|Instagram|Facebook|LinkedIn|TikTok|YouTube|Telegram|newsletter|mailing list|word of mouth|recommendations?|referrals?|friends|trade fairs?|trade shows?|website|web site|Google|blog|podcast|flyers?|letters?|the window|market stall|Empfehlung(?:en)?|bouche à oreille|boca a boca|Messen?|口コミ|紹介|インスタグラム)(?![\p{L}])/giu;

interface Named {
  name: string;
  quote: string;
}

/** Channels that everybody calls by the same name, each once. */
export function namedChannels(text: string): Named[] {
  const seen = new Set<string>();
  return sentencesOf(text).flatMap((sentence) =>
    [...sentence.matchAll(NAMED)].flatMap((match) => {
      const name = match[0].replace(/^the /i, "");
      const key = name.toLowerCase().replace(/s$/, "");
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ name, quote: sentence }];
    })
  );
}

const SEPARATOR = /[,;:.!?。、，；：]+(?=\s|$)|[。、，；：]|\s[-–—]\s|\s(?:and then|and the rest is|and)\s/u;
/** "the vets would be most of it" names the vets. */
const VERB =
  /\s(?:would|will|could|are|is|was|were|be|been|brings?|sends?|sent|came|come|comes|makes?|made|has|have|had|do|did|texting|mention\w*|ist|sind|kommen|kommt|bringt|sont|est|vient|viennent|son|es|vienen)(?!\p{L}).*$/iu;
/** Openings and contractions that no name has. */
const NO_NAME =
  /^(?:well|honestly|mostly|maybe|yes|no|none|nobody|nothing|I|we|you|they|he|she|it|that|this|there|ich|wir|je|nous|eu|yo)(?!\p{L})|['’](?:d|s|re|ve|ll)(?!\p{L})|\d/iu;

/** What a plain list names, where nothing was counted: short clauses without a sentence's verb. */
export function listedNames(text: string): Named[] {
  return sentencesOf(text).flatMap((sentence) =>
    sentence.split(SEPARATOR).flatMap((clause) => {
      const name = nameIn(
        clause.replace(/^\s*(?:well,?|and|then|the rest is|the rest)\s+/iu, "").replace(VERB, ""),
      );
      const isName = name !== "" && wordCount(name) <= 8 && !NO_NAME.test(name) && sentence.includes(name);
      return isName ? [{ name, quote: sentence }] : [];
    })
  );
}
