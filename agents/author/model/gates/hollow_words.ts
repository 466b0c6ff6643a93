import { phrasesPattern } from "../../../text/lexicon.ts";

/** Words that no headline needs, in eight languages; `*` ends a stem. */
const HOLLOW =
  "innovat* | seamless* | cutting-edge | holistic* | synerg* | empower* | game-chang* | best-in-class | world-class | passionate* | " +
  "revolution* | state-of-the-art | next-gen* | transformative | unparalleled | unrivalled | unrivaled | one-stop shop | tailor-made solution* | " +
  "bespoke solution* | your trusted partner | trusted partner | reimagin* | supercharg* | premium quality | customer-centric | " +
  "innovativ* | ganzheitlich* | nahtlos* | maßgeschneidert* | massgeschneidert* | zukunftsweisend* | wegweisend* | revolutionär* | bahnbrechend* | leidenschaftlich* | " +
  "synergie* | einzigartig* | erstklassig* | weltklasse | rundum-sorglos* | state of the art | hochmodern* | " +
  "innovant* | holistique* | sans couture | sur mesure | révolutionnaire* | avant-garde | passionné* | de pointe | incontournable* | synergie* | unique en son genre | " +
  "innovador* | holístic* | revolucionari* | apasionad* | vanguardia | de primera clase | sinergia* | a medida | líder* del sector | integral* | " +
  "innovativ* | olistic* | rivoluzionari* | appassionat* | all'avanguardia | sinergi* | su misura | d'eccellenza | eccellenza | a 360 gradi | " +
  "inovador* | inovação | holístic* | revolucionári* | apaixonad* | de ponta | excelência | sob medida | sinergia* | " +
  "innovatie* | naadloos | naadloze | holistisch* | revolutionair* | gepassioneerd* | baanbrekend* | toonaangevend* | op maat | ontzorg* | synergie* | " +
  "革新的 | 画期的 | シームレス | ホリスティック | 唯一無二 | 最先端 | 世界最高 | 情熱 | 相乗効果 | ワンストップ | イノベーション | イノベーティブ";
/** Words that are hollow but for one trade. */
const TRADE =
  "unlock* | elevat* | leverag* | disrupt* | robust* | solutions? | next-level | frictionless | on a mission";

const PATTERN = new RegExp(`(?<hollow>${patternOf(HOLLOW)})|(?<trade>${patternOf(TRADE)})`, "giu");

function patternOf(list: string): string {
  return phrasesPattern(list.split(" | "));
}

/** Every hollow word of a text, and whether some trade needs it. */
export function hollowWordsOf(text: string): { word: string; isTrade: boolean }[] {
  return [...text.matchAll(PATTERN)].map((match) => ({
    word: match[0],
    isTrade: match.groups?.trade !== undefined,
  }));
}
