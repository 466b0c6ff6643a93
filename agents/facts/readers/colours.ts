import type { ColourFact } from "../../domain/facts.ts";
import { type CueName, cuesIn, firstCue, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { addCodes, codeOfKnown, hasCode, isWhole, RANK } from "../colour_codes.ts";
import { hueFamilyOf } from "../colour_families.ts";
import { evidenceOf, type Reading } from "../reader.ts";
import { isAnothersWish } from "../reported.ts";
import type { Statement, Statements } from "../statement.ts";

const FIELD = "visual.colours";

/** Reads the colours that the founder wants or refuses, each once, with its code where one was given. */
export function readColours(said: Statements): Reading<ColourFact[]> {
  const found: ColourFact[] = [];
  const clauses = said.of(FIELD);
  const isSure = clauses.some(({ standing, text, sentence: { languages } }) =>
    standing === "stated" && colourWords(text, languages).length > 0
  );
  for (const clause of clauses) {
    if (["aside", "question", "withdrawn", "refuted"].includes(clause.standing)) continue;
    if (hasCode(clause) && isAnothersWish(clause.text, clause.sentence.languages)) {
      codeOfKnown(found, clause);
      continue;
    }
    if (
      isAnothersWish(clause.text, clause.sentence.languages) ||
      (OTHERS.test(clause.text) || hasCue(clause.text, clause.sentence.languages, "rival"))
    ) continue;
    if (
      clause.standing === "hedged" &&
      (isSure || clause.sentence.clauses.some(({ standing }) => standing !== "hedged"))
    ) continue;
    for (const name of namesIn(clause)) if (!describesAnother(name, found, clause)) add(found, name, clause);
    addCodes(found, clause);
  }
  return { value: found, unclear: [] };
}

/** "The old logo was blue", "everyone does orange": neither wanted nor refused. */
const OTHERS =
  /(?<!\p{L})(?:(?:old|previous|first|former) (?:logo|colou?rs?|brand|site|sign)|used to be|everyone|everybody|das alte logo|unser altes|alle anderen|jeder|l['’]ancien|tout le monde|el (?:logo )?antiguo|todo el mundo|il vecchio|tutti|o antigo|toda a gente|todo mundo|het oude|iedereen)(?!\p{L})|(?<!\p{L})(?:every|each|all(?: the)?|jede[rs]?|alle|chaque|tou(?:te)?s les|tod[oa]s (?:l[oa]s|[oa]s)|tutt[ei] (?:i|gli|le)|elke|iedere)\s\p{L}+(?:\s\p{L}+)?\s(?:is|are|has|have|does|do|uses?|ist|sind|hat|haben|est|sont|a|ont|es|son|tiene|tienen|è|sono|ha|hanno|é|são|tem|têm|heeft|hebben|zijn)(?!\p{L})/iu;

const NEARLY = /(?<!\p{L})(?:nearly|almost|fast|beinahe|presque|quasi|casi|quase|bijna)\s$|ほとんど$/iu;

/** "A green so dark it's nearly black": the second colour tells how dark the first is. */
function describesAnother(name: Name, found: ColourFact[], { text, sentence }: Statement): boolean {
  const before = text.slice(0, text.indexOf(name.text));
  const likeness = cuesIn(before, sentence.languages, "likeness").at(-1);
  const isLike = likeness !== undefined && before.slice(likeness.index + likeness[0].length).trim() === "";
  return (NEARLY.test(before) || isLike) &&
    found.some(({ quote, turn }) => turn === sentence.answer.turn && sentence.text.includes(quote));
}

/** "藍色より灰色っぽい青": what is compared with, and what only tinges the next one. */
const COMPARED = /^(?:より|っぽい|がかった)/u;

interface Name {
  text: string;
  /** The colour word alone: "green". */
  base: string;
  wanted: boolean;
  /** "almost the green of a bottle" describes a colour named before. */
  describes: boolean;
}

/** The colours of a clause with what qualifies them: "dark green", "pencil grey". */
function namesIn({ text, from, sentence, standing }: Statement): Name[] {
  const { languages } = sentence;
  return joinedColours(text, languages).filter(({ index, base }) =>
    !COMPARED.test(text.slice(index + base.length))
  ).map(({ index, base }) => {
    const before = qualifierBefore(text.slice(0, index), languages);
    const behind = qualifierBehind(text.slice(index + base.length), languages);
    return {
      text: text.slice(index - before.length, index + base.length + behind.length).trim(),
      base: base.toLowerCase(),
      wanted: standing !== "negated" && !isDeniedBehind({ sentence, from, text }) && standing !== "past" &&
        !hasCue(text, languages, "dislike") &&
        !EXCLUDED.test(labelOf({ sentence, from: from + index })),
      describes: hasCue(text.slice(0, index), languages, "approx", "likeness"),
    };
  });
}

/** "Bruin ook maar niet", "brown, no": the next clause says no and nothing else. */
function isDeniedBehind({ sentence, from, text }: Pick<Statement, "sentence" | "from" | "text">): boolean {
  const { languages, clauses } = sentence;
  const next = clauses.find((clause) => clause.from >= from + text.length)?.text ?? "";
  return hasCue(next, languages, "negation", "no") &&
    !/\p{L}/u.test(withoutCues(next, languages, "negation", "no", "contrast", "adverbs", "joiners"));
}

/** What stands before a colon in front of a colour: "Excluded: red". */
function labelOf({ sentence, from }: Pick<Statement, "sentence" | "from">): string {
  return /([^:.;]*)[:：][^:：]*$/u.exec(sentence.text.slice(0, from - sentence.from))?.[1]?.trim() ?? "";
}

const EXCLUDED =
  /^(?:excluded?|not|never|avoid|no|without|rejected|ausgeschlossen|nicht|nie|kein\p{L}*|verboten|exclus?|jamais|non|à éviter|excluid[oa]s?|nunca|evitar|prohibid[oa]|esclus[oi]|mai|vietat[oi]|excluíd[oa]s?|uitgesloten|nooit|niet|vermijden|除外|避ける)$/iu;

/** Colour words; "verde oliva" is one, and the plum of "the red of a plum" describes another. */
function joinedColours(text: string, languages: readonly Language[]): { index: number; base: string }[] {
  const joined: { index: number; base: string }[] = [];
  const isRomance = languages.every((language) => ["fr", "es", "it", "pt"].includes(language));
  for (const { index, base } of colourWords(text, languages)) {
    const last = joined.at(-1);
    const between = last === undefined ? "" : text.slice(last.index + last.base.length, index);
    if (
      last !== undefined &&
      (between === "-" ||
        between === " " &&
          (isRomance || isShade(last.base, base, languages) || isManner(last.base, languages)))
    ) {
      last.base = text.slice(last.index, index + base.length);
    } else if (
      last === undefined ||
      !/^\s(?:of|like|von|wie|comme|como|come|zoals)\s(?:an?|the|ein\p{L}*|une?|een)\s/iu.test(between)
    ) {
      joined.push({ index, base });
    }
  }
  return joined;
}

/** Colour words in their order: those the lexicon knows, and what German and Dutch compound with one, "Ziegelrot". */
function colourWords(text: string, languages: readonly Language[]): { index: number; base: string }[] {
  const known = cuesIn(text, languages, "colours").map(({ index, 0: base }) => ({ index, base }));
  if (!languages.some((language) => language === "de" || language === "nl")) return known;
  const compounds = [...text.matchAll(COMPOUND)].map(({ index, 0: base }) => ({ index, base }));
  const isNew = compounds.filter(({ index }) => !known.some((word) => word.index === index));
  return [...known, ...isNew].toSorted((one, other) => one.index - other.index);
}

/** Bread and grist end like a red. */
const COMPOUND =
  /(?<!\p{L})\p{L}{3,}(?:(?<!b|sch)rot|(?<!b)rood|orange|oranje|violett|türkis|turquoise|beige|rosa|lila|blau|blauw|grün|groen|gelb|geel|grau|grijs|braun|bruin|weiß|schwarz|zwart)(?!\p{L})/giu;

/** "Moss green": of two words of one hue the first tells which shade of the second. */
function isShade(shade: string, base: string, languages: readonly Language[]): boolean {
  return languages.length === 1 && languages[0] === "en" && shade.toLowerCase() !== base.toLowerCase() &&
    hueFamilyOf(shade, languages) === hueFamilyOf(base, languages);
}

/** "Pastel green" is one colour, and "no pastels" refuses them all. */
function isManner(word: string, languages: readonly Language[]): boolean {
  return isWhole(word, languages, "colour_qualifiers");
}

const DETERMINERS: CueName[] = ["articles", "article_numbers", "negation", "of"];

/** Known qualifiers right before a colour, else one word between an article or "of" and it. */
function qualifierBefore(text: string, languages: readonly Language[]): string {
  let start = text.length;
  for (let step = 0; step < 2; step++) {
    const last = cuesIn(text.slice(0, start), languages, "colour_qualifiers").findLast((
      match,
    ) => /^[\s-]*$/.test(text.slice(match.index + match[0].length, start)));
    if (last === undefined) break;
    start = last.index;
  }
  if (start < text.length) return text.slice(start);
  const opening = /^(?:(\p{L}+)\s)?([\p{L}-]{3,})\s$/u.exec(text);
  // "Barn red and cream": a word that opens the clause belongs to its colour.
  if (opening?.[2] !== undefined && RANK.test(opening[2])) return "";
  const isOpening = opening?.[2] !== undefined &&
    (opening[1] === undefined || isWhole(opening[1], languages, "joiners")) &&
    isPlainWord(opening[2], languages) && !(languages.includes("en") && /[^s]s$/u.test(opening[2]));
  if (isOpening) return `${opening[2]} `;
  const noun = /(?:^|\s)(\S+)\s+([\p{L}-]+)\s+$/u.exec(text);
  const isNoun = noun?.[1] !== undefined && noun[2] !== undefined &&
    isWhole(noun[1], languages, ...DETERMINERS) &&
    !isWhole(noun[2], languages, "adverbs", "vague", "pronouns", "prepositions", "joiners", "approx");
  return isNoun ? `${noun[2]} ` : "";
}

/** No verb, and no word of grammar. */
function isPlainWord(word: string, languages: readonly Language[]): boolean {
  return !hasCue(
    word,
    languages,
    "adverbs",
    "auxiliaries",
    "vague",
    "pronouns",
    "prepositions",
    "joiners",
    "approx",
    "articles",
    "article_numbers",
    "negation",
    "refusal",
    "dislike",
    "admire",
    "verbs_of_use",
    "relative",
    "aside",
    "colours",
    "quantities",
    "contrast",
  );
}

/** "vert foncé", "verde oscuro", "verde agua": a qualifier or a noun right behind the colour. */
function qualifierBehind(text: string, languages: readonly Language[]): string {
  if (languages.some((language) => ["en", "de", "nl", "ja"].includes(language))) return "";
  const noun =
    /^\s(\p{Ll}{3,})(?=\s*(?:$|[,;.)])|\s(?:d[eiaou]|du|del|y|e|et)\s|\s(?:no|non|não|pas|évidemment|claro|ovviamente)$)/u
      .exec(text)?.[1];
  if (noun !== undefined && isPlainWord(noun, languages)) return ` ${noun}`;
  const match = firstCue(text, languages, "colour_qualifiers");
  return match !== null && /^\s$/.test(text.slice(0, match.index))
    ? text.slice(0, match.index + match[0].length)
    : "";
}

/** "It's everywhere pink" after "no pink" changes nothing: the first word on a colour stands. */
function add(found: ColourFact[], name: Name, clause: Statement): void {
  const isKnown = found.some((colour) => {
    const known = colour.name?.toLowerCase() ?? "";
    return known === name.text.toLowerCase() || known === name.base ||
      (hasCode(clause) && known.split(/\s+/u).includes(name.text.toLowerCase())) ||
      (name.describes && known.endsWith(name.base));
  });
  if (isKnown) return;
  const { text: quote, sentence: { answer } } = clause;
  const coded = found.at(-1);
  if (coded !== undefined && name.wanted && isNameOf(coded, name, clause)) {
    coded.name = wholeName(name, clause);
    return;
  }
  found.push({ hex: null, name: name.text, wanted: name.wanted, ...evidenceOf(answer, quote) });
}

/** "#1F3A5F, slate blue", "#F59E0B (amber)": the code's name stands right behind it, in the clause of its own. */
function isNameOf(
  { hex, name: known, turn }: ColourFact,
  name: Name,
  { sentence, text }: Statement,
): boolean {
  if (hex === null || known !== null || turn !== sentence.answer.turn) return false;
  const at = sentence.text.toUpperCase().indexOf(hex);
  const behind = at === -1 ? "" : sentence.text.slice(at + hex.length).trimStart();
  const own = withoutSigns(text).replace(
    /^(?:that['’]s|that is|which is|das ist|c['’]est|es|è|é|dat is)\s(?:our|my|the|unser\p{L}*|notre|nuestro|il nostro|o nosso|ons)?\s?/u,
    "",
  );
  return /^[,(–—-]/u.test(behind) &&
    (own === withoutSigns(name.text) || own.startsWith(`${withoutSigns(name.text)} `) ||
      wholeName(name, { sentence, text }) !== name.text) &&
    withoutSigns(behind).startsWith(withoutSigns(text));
}

const MOST_WORDS_OF_NAME = 4;

/** "A dark shade-cloth green" behind its code is its whole name: an article, a few words and the colour. */
function wholeName(
  name: Name,
  { text, sentence: { languages } }: Pick<Statement, "text" | "sentence">,
): string {
  const article = firstCue(text, languages, "article_numbers", "articles");
  if (article?.index !== 0) return name.text;
  const words = text.slice(article[0].length).replace(/[\s.!]+$/u, "").trimStart();
  const isName = words.endsWith(name.text) && words.split(/\s+/u).length <= MOST_WORDS_OF_NAME &&
    !hasCue(words, languages, "auxiliaries", "prepositions", "relative");
  return isName ? words : name.text;
}

function withoutSigns(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
}
