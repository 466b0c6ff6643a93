import { remembered, rememberedValue } from "./remembered.ts";

/** Words that carry grammar and no matter, in the languages founders most often mix into English. */
export const STOP_WORDS = new Set(
  `a an the and or but nor so yet if then than that this these those there here it its he she they them their theirs his
her hers him we us our ours you your yours i me my mine myself who whom whose which what when where why how is are was were
be been being am do does did done doing have has had having will would shall should can could may might must not no never
none nothing nobody anybody anyone everybody everyone someone somebody something anything everything of in on at to from by
with without within for about against between into through over under up down out off as only just also too very more most
much many some any all each every both either neither few less least own same other others another such one two three four
five six seven eight nine ten first second third last next again once twice still even ever now today yesterday tomorrow
soon later before after since until while during because though although however perhaps maybe almost actually really
quite rather well like get gets got getting go goes going gone went come comes came coming make makes made making take
takes took taken taking give gives gave given say says said tell tells told ask asks asked know knows knew known think
thinks thought want wants wanted need needs needed use uses used let lets put puts see sees saw seen look looks looked
keep keeps kept mean means meant yes okay ok hm hmm um honestly etc lot lots bit thing things way ways kind kinds sort day
days week weeks month months year years time times people person man woman long short new old big small good better best
bad worse great right wrong don't doesn't didn't won't wouldn't can't couldn't isn't aren't wasn't weren't i'm i'd i'll
i've it's that's there's they're they'd they'll they've we're we'd we'll we've you're you'd you'll you've he's she's
um uma o os as e ou de do da dos das em no na nos nas por para com sem que se um uns el la los las y un una le les des du
et est der die das und oder ein eine ist nicht mit von zu het een van voor met niet op en den det og at som til er ikke
il lo gli di che non per con ich wir sie uns unser unsere unserer mein meine dein sein seine ihr ihre kein keine keinen
nie nur auch aber wenn dass dann noch schon sehr mehr bis bei nach vor aus auf über unter für mit ohne um am im zum zur vom es sich
man war waren sind wird werden wurde hat haben hatte kann können muss müssen soll würde sollte alle alles den dem des einen einem
einer eines als wie was wer wo hier dort jetzt heute nós eu ele ela eles elas nosso nossa meu minha seu sua mas mais muito já
não sim está são foi tem temos ser ter fazer isso esta este essa nem só quando como onde porque pela pelo nous vous ils elles
notre votre mon ma mes leur leurs son sa ses mais plus très pas ne sont avons avez être avoir faire cette ces aux pour avec sans
dans sur par qui quoi nosotros nuestro nuestra mi su sus pero muy ya sí está son fue tiene tenemos cuando como donde porque
wij ons onze hij mijn zijn maar meer heel ook als dan wat wie waar is zijn was waren wordt heeft hebben geen bij naar uit over
vi jeg du han hun os vores min din sin men mere meget også når hvis hvad hvem hvor er var bliver har ikke ingen hos fra`
    .split(/\s+/),
);

const ENDINGS = [
  "ations",
  "ation",
  "ings",
  "ing",
  "ies",
  "ied",
  "edly",
  "ed",
  "ers",
  "er",
  "es",
  "s",
  "ly",
  "al",
];

const IRREGULAR = new Map([
  ["paid", "pay"],
  ["sold", "sell"],
  ["sent", "send"],
  ["bought", "buy"],
  ["left", "leave"],
  ["brought", "bring"],
  ["loaves", "loaf"],
  ["shelves", "shelf"],
]);

/** A rough stem for comparing English words; words of other languages mostly pass unchanged. */
export const stem = rememberedValue(readStem, 20_000);

function readStem(word: string): string {
  const typed = word.toLowerCase().replace(/['’]s$/, "");
  const lower = IRREGULAR.get(typed) ?? typed;
  if (/[^\p{Script=Latin}]/u.test(lower)) return lower;
  for (const ending of ENDINGS) {
    if (lower.endsWith(ending) && lower.length - ending.length >= 3) {
      return lower.slice(0, -ending.length).replace(/(.)\1$/, "$1").replace(/[ey]$/, "");
    }
  }
  return lower.replace(/[ey]$/, "");
}

/** The words of a text as written, without grammar words and bare numbers. */
export const contentWords = remembered(readContentWords);

function readContentWords(text: string): string[] {
  return (text.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [])
    .map((word) => word.replace(/['’]s?$/, ""))
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !STOP_WORDS.has(word.toLowerCase()));
}

const HOLLOW = new RegExp(
  "\\b(innovativ\\w*|seamless\\w*|cutting[- ]edge|holistic\\w*|synerg\\w*|unlock\\w*|elevat(e|es|ed|ing)|" +
    "empower\\w*|game[- ]chang\\w*|best[- ]in[- ]class|world[- ]class|passionate\\w*|passion|leverag\\w*|" +
    "revolutioni\\w*|state[- ]of[- ]the[- ]art|next[- ]gen\\w*|disrupt\\w*|transformative|robust|" +
    "quality|great|amazing|excellent|unique|solutions?|easy|easier|simpl[ey]\\w*|happy|love|honesty)\\b",
  "giu",
);

const HOLLOW_STRICT = new RegExp(
  "\\b(innovativ\\w*|seamless\\w*|cutting[- ]edge|holistic\\w*|synerg\\w*|unlock\\w*|elevat(e|es|ed|ing)|" +
    "empower\\w*|game[- ]chang\\w*|best[- ]in[- ]class|world[- ]class|passionate\\w*|leverag\\w*|" +
    "revolutioni\\w*|state[- ]of[- ]the[- ]art|next[- ]gen\\w*|disrupt\\w*|transformative)\\b",
  "giu",
);

/** Words in an answer that say nothing by themselves: the wide list, for judging how thin an answer is. */
export function vagueWordsIn(text: string): string[] {
  return text.match(HOLLOW) ?? [];
}

/** Words that no finished text should need (craft, section 8, item 13). */
export function hollowWordsIn(text: string): string[] {
  return text.match(HOLLOW_STRICT) ?? [];
}

/** The stems of a text's content words, each once. Callers read the set and never change it. */
export const stemsIn: (text: string) => ReadonlySet<string> = rememberedValue((text) =>
  new Set(contentWords(text).map(stem))
);

/** Share of the smaller text's stems that the other one has too: 0 to 1. */
export function overlapOf(a: string, b: string): number {
  const left = stemsIn(a);
  const right = stemsIn(b);
  const smaller = Math.min(left.size, right.size);
  if (smaller === 0) return 0;
  return [...left].filter((word) => right.has(word)).length / smaller;
}
