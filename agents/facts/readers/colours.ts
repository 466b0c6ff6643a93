import type { ColourFact } from "../../domain/facts.ts";
import { withoutArticle } from "../../text/articles.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { cuesIn, firstCue, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { addCodes, codeOfKnown, hasCode } from "../colours/codes.ts";
import { coloursIn, colourWords } from "../colours/names.ts";
import { evidenceOf, type Reading } from "../reader.ts";
import { isAnothersWish } from "../statements/reported.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { COLOURS } from "../words.ts";
import { COLOUR_WORDS } from "./words.ts";

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
      clause.standing !== "negated" &&
        (isOthers(clause.text) || hasCue(clause.text, clause.sentence.languages, "rival"))
    ) continue;
    if (
      clause.standing === "hedged" &&
      (isSure || clause.sentence.clauses.some(({ standing }) => standing !== "hedged"))
    ) continue;
    const isStruck = hasCue(clause.text, clause.sentence.languages, "struck_out");
    const names = namesIn(clause);
    if (isStruck) strike(found, names, clause);
    else for (const name of names) if (!describesAnother(name, found, clause)) add(found, name, clause);
    addCodes(found, clause);
  }
  return { value: found, unclear: [] };
}

/** "The old logo was blue", "everyone does orange": neither wanted nor refused. */
function isOthers(text: string): boolean {
  return COLOUR_WORDS.isIn(text, "others", "was") || EVERY_ONE_HAS.test(text);
}

/** "Every other shop has green". */
const EVERY_ONE_HAS = new RegExp(
  `${COLOUR_WORDS.sourceOf("every")}\\s\\p{L}+(?:\\s\\p{L}+)?\\s(?:${COLOUR_WORDS.sourceOf("has")}|${
    GRAMMAR.sourceOf("is")
  })`,
  "iu",
);

const NEARLY = new RegExp(`${COLOURS.sourceOf("nearly")}\\s?$`, "iu");

/** "A green so dark it's nearly black": the second colour tells how dark the first is. */
function describesAnother(name: Name, found: ColourFact[], { text, sentence }: Statement): boolean {
  const before = text.slice(0, text.indexOf(name.text));
  const likeness = cuesIn(before, sentence.languages, "likeness").at(-1);
  const isLike = likeness !== undefined && before.slice(likeness.index + likeness[0].length).trim() === "";
  return (NEARLY.test(before) || isLike) &&
    found.some(({ quote, turn }) => turn === sentence.answer.turn && sentence.text.includes(quote));
}

interface Name {
  text: string;
  /** The colour word alone: "green". */
  base: string;
  wanted: boolean;
  /** "almost the green of a bottle" describes a colour named before. */
  describes: boolean;
}

/** The colours of a clause, wanted or refused. */
function namesIn({ text, from, sentence, standing }: Statement): Name[] {
  const { languages } = sentence;
  return coloursIn(text, languages).map(({ index, base, name }) => ({
    text: name,
    base: base.toLowerCase(),
    wanted: (standing !== "negated" || isBeforeDenial(text, index, languages)) &&
      !isDeniedBehind({ sentence, from, text }) && standing !== "past" &&
      !hasCue(text, languages, "dislike") &&
      !EXCLUDED.test(labelOf({ sentence, from: from + index })),
    describes: hasCue(text.slice(0, index), languages, "approx", "likeness") ||
      THE.test(text.slice(0, text.indexOf(name))),
  }));
}

/** "Grey like a mussel shell and then rust red and no green", dictated in one breath: the denial takes what stands behind it. */
function isBeforeDenial(text: string, index: number, languages: readonly Language[]): boolean {
  const denial = firstCue(text, languages, "negation", "no");
  return denial !== null && index < denial.index &&
    text.slice(0, denial.index).trim().split(/\s+/u).length >= MOST_WORDS_DENIED_BEHIND;
}

const MOST_WORDS_DENIED_BEHIND = 6;

/** "Cast-iron green, the dark green of old scales" tells which green was meant. */
const THE = new RegExp(`${COLOURS.sourceOf("the")}\\s$`, "iu");

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

const EXCLUDED = new RegExp(`^${COLOURS.sourceOf("excluded")}$`, "iu");

/** "Brown, oh no, we cross out the brown", "the green, I took that out": neither wanted nor refused. */
function strike(
  found: ColourFact[],
  names: readonly Name[],
  { sentence: { text, answer } }: Statement,
): void {
  const ofTurn = found.filter(({ turn }) => turn === answer.turn);
  const last = names.length === 0 ? ofTurn.findLast(({ quote }) => text.includes(quote)) : undefined;
  const struck = ofTurn.filter((colour) =>
    colour === last || names.some((name) => isSameColour(colour, name))
  );
  for (const colour of struck) found.splice(found.indexOf(colour), 1);
}

function isSameColour({ name }: ColourFact, { text, base }: Name): boolean {
  const known = name?.toLowerCase() ?? "";
  return known === text.toLowerCase() || known === base;
}

/** "It's everywhere pink" after "no pink" changes nothing: the first word on a colour stands. */
function add(found: ColourFact[], name: Name, clause: Statement): void {
  const denied = name.wanted
    ? undefined
    : found.find((colour) =>
      colour.wanted && colour.turn === clause.sentence.answer.turn && isSameColour(colour, name)
    );
  // "And cream. Actually not cream": what is refused behind the wish stands.
  if (denied !== undefined) found.splice(found.indexOf(denied), 1);
  takeTone(found, name, clause);
  const isKnown = found.some((colour) => {
    const known = colour.name?.toLowerCase() ?? "";
    return isSameColour(colour, name) ||
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

/** "Cast-iron green, the dark green on old scales": what tells which green was meant tells how dark it is. */
function takeTone(
  found: ColourFact[],
  { text, base, describes }: Name,
  { sentence, text: quote }: Statement,
): void {
  const { answer, languages } = sentence;
  const isTone = describes && hasCue(text, languages, "colour_qualifiers");
  const named = found.find(({ name, hex, turn }) =>
    isTone && hex === null && turn === answer.turn && name !== null && name.toLowerCase().endsWith(base) &&
    !hasCue(name, languages, "colour_qualifiers")
  );
  if (named !== undefined) Object.assign(named, { name: text, quote });
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
  const own = withoutSigns(text).replace(THAT_IS_OUR, "");
  return /^[,(–—-]/u.test(behind) &&
    (withoutArticle(own, sentence.languages) === withoutSigns(name.text) ||
      own.startsWith(`${withoutSigns(name.text)} `) ||
      wholeName(name, { sentence, text }) !== name.text) &&
    withoutSigns(behind).startsWith(withoutSigns(text));
}

const THAT_IS_OUR = new RegExp(
  `^${GRAMMAR.sourceOf("that_is", "is")}\\s(?:${GRAMMAR.sourceOf("mine", "the")}\\s*)?`,
  "u",
);

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
