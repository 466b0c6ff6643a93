import type { RivalFact } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import { cuesIn, firstCue, hasCue, withoutCues } from "../../text/lexicon.ts";
import { isSubject, listedNames, opensWith, withoutJoiner } from "../passages/items.ts";
import { isIntroduction, unclearFrom } from "../passages/own_passage.ts";
import { withLosses } from "../rivals/lost_deals.ts";
import { doerIn, smallDoerIn } from "../names/name_phrases.ts";
import { passageOf } from "../passages/passages.ts";
import type { ReaderSetting, Reading } from "../reader.ts";
import { capitalNamesIn, type RivalName } from "../names/capital_names.ts";
import { boughtFromIn, calledIn, goneToIn, phrasesOf, tellsWhatSomeDo } from "../rivals/names.ts";
import { deedOfMostIn, statusQuoIn } from "../rivals/status_quo.ts";
import { addRival, bare } from "../rivals/rows.ts";
import { rivalsBehindCue, saysRival } from "../rivals/behind_cue.ts";
import { leavesOut, leftOutIn } from "../rivals/left_out.ts";
import { WaysToday } from "../rivals/ways_today.ts";
import { withWords } from "../rivals/words.ts";
import { isOneOf, ownThingsOf } from "../rivals/doubts.ts";
import { isSameLine } from "../statements/same_line.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { RIVALS } from "../words.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { RIVAL_WORDS } from "./words.ts";

/** Fields in which somebody is a rival only where the sentence says so. */
const ELSEWHERE: FieldId[] = ["company.links", "company.stage_region"];
/** Their names are customers, tools and places where the business is known: no rivals. */
const NO_RIVALS: FieldId[] = ["customer.last_three"];

/** Each is held against all others and all that is said of them; nobody has more. */
const MOST_RIVALS = 100;

/**
 * Reads whom customers choose instead: those named in the field of rivals, and in others where the sentence says that
 * they are rivals. Doing nothing, paper and spreadsheets are the status quo.
 */
export function readRivals(said: Statements, { company }: ReaderSetting): Reading<RivalFact[]> {
  const answers = said.sentences("market.rivals");
  const ways = new WaysToday(said);
  const own = answers.filter((sentence) => !leavesOut(sentence) && !tellsOfItem(sentence, answers)).flatMap((
    sentence,
  ) => {
    const named = rivalsIn(sentence).map((rival) =>
      ways.has(rival.name, sentence.languages) ? { ...rival, kind: "status_quo" as const } : rival
    );
    const isTold = named.some(({ kind }) => kind === "status_quo");
    const things = isTold ? [] : sentence.clauses.filter(isUsable).flatMap((clause) => ways.in(clause) ?? []);
    return [...named, ...things];
  });
  const others = said.sentences(...ELSEWHERE).filter(saysRival);
  const leftOut = leftOutIn(answers, others);
  const elsewhere = others.flatMap(rivalsBehindCue);
  const excluded = [company, ...said.of(...NO_RIVALS).flatMap(capitalNamesIn).map(({ name }) => name)];
  const things = ownThingsOf(said);
  const found: RivalFact[] = [];
  for (const rival of [...own, ...elsewhere].slice(0, MOST_RIVALS)) {
    const called = [rival.name, /^\p{Lu}[\p{L}-]{3,}/u.exec(rival.name)?.[0] ?? ""].map(bare).filter((name) =>
      name.length > 2
    );
    const isLeftOut = rival.kind === "company" &&
      called.some((name) => leftOut.some((text) => text.includes(name)));
    const isThing = rival.kind === "company" && isOneOf(things, rival.name);
    if (!isLeftOut && !isThing) addRival(found, rival, excluded);
  }
  const spoken = said.sentences("market.rivals", "market.alternative");
  const asked = found.length === 0 ? said.of("market.rivals").filter(isUsable).slice(0, 1) : [];
  return {
    value: withWords(withLosses(found, spoken), spoken),
    unclear: asked.map((clause) =>
      unclearFrom(clause, "rivals", "Whom or what do customers choose instead of you?")
    ),
  };
}

/** "- SiteGantry: tags only. Decent app, cheap.": a further sentence on the line of a list tells of its item. */
function tellsOfItem(sentence: Sentence, all: readonly Sentence[]): boolean {
  const line = all.findLast((other) => other.from < sentence.from && other.listed);
  return line !== undefined && !sentence.listed && isSameLine(line, sentence) && !saysRival(sentence);
}

function isUsable({ standing }: Statement): boolean {
  return standing === "stated" || standing === "negated";
}

/** "Kerguillet a fermé en mars", "there was a chap with sheep": no rival any more. "Sort of" names nobody. */
function isGone({ text, sentence: { languages } }: Statement): boolean {
  return RIVALS.opens(withoutJoiner(text, languages), "was_there") || hasCue(text, languages, "ended") ||
    firstCue(text, languages, "hedges")?.[0].length === text.length;
}

/** The rivals of one sentence of the field of rivals. */
function rivalsIn(sentence: Sentence): RivalName[] {
  const stands = sentence.clauses.filter((clause) => isUsable(clause) && !isGone(clause));
  const clauses = (describedFirst(sentence) ?? stands.filter(isNoLead)).map(beforeDenial).flatMap(
    cutAtCounts,
  );
  const isList = listedNames(sentence, clauses) !== null;
  const saysSo = saysRival(sentence) || clauses.some((clause) => goneToIn(clause).length > 0);
  const firstQuo = clauses.findIndex((clause) => {
    const quo = statusQuoIn(clause);
    return quo !== null && !/^status quo$/iu.test(quo.name);
  });
  return clauses.flatMap((clause, at) => {
    const passage = passageOf([clause]);
    // "Doing nothing, they put it off", "…, foam tape and curtains": what only says the same again.
    const isAgain = firstQuo !== -1 && at > firstQuo && (isSubject(clause.text, sentence.languages) ||
      !isList && !sentence.listed && saysAgain(clause) || isBehindColon(clause));
    const quo = isAgain || at > 0 && POINTS_BACK.test(clause.text) ? null : statusQuoIn(clause);
    if (isAgain && (statusQuoIn(clause) !== null || isBehindColon(clause) || !/\p{Lu}/u.test(clause.text))) {
      return [];
    }
    if (passage === null || (quo === null && isIntroduction(passage))) return [];
    if (firstCue(clause.text, sentence.languages, "because")?.index === 0) return [];
    const doer = doerIn(withoutJoiner(clause.text, sentence.languages), sentence.languages) ??
      smallDoerIn(clause);
    if (doer !== null && !isDeniedAtOnce(clause)) return [{ name: doer, kind: "company", clause }];
    const most = quo === null && clause.standing === "stated" ? deedOfMostIn(clause) : null;
    if (most !== null) return [most];
    const isDoing = tellsWhatSomeDo(clause);
    const others = [...goneToIn(clause), ...calledIn(clause), ...(isDoing ? boughtFromIn(clause) : [])];
    if (isDoing && others.length === 0) return quo === null ? [] : [quo];
    const parts = quo !== null && others.length === 0 && isList ? inParts(clause) : [];
    if (quo !== null && others.length === 0) return parts.length > 0 ? parts : [quo];
    if (clause.standing === "negated") return [];
    if (others.length > 0) {
      const known = inParts(clause).filter(({ name, kind }) =>
        kind === "status_quo" && !others.some((each) => name.includes(each.name))
      );
      return [...others, ...known];
    }
    // On a line of a list, and behind a preposition, stands what is said of the one before.
    const isSaidOf = at > 0 &&
      (sentence.listed || opensWith(clause.text, sentence.languages, "prepositions"));
    if (isSaidOf && !saysSo) return [];
    const capital = saysSo ? capitalNamesIn(clause) : [];
    if (capital.length > 0 || (saysSo && at > 0)) return capital;
    if (at === 0 || isList) return inParts(clause);
    if (!opensWith(clause.text, sentence.languages, "joiners")) return [];
    const named = capitalNamesIn(clause).slice(0, 1);
    return named.length === 0 && /\p{Lu}/u.test(clause.text) ? phrasesOf(clause).filter(isShortName) : named;
  });
}

/** "PromptSub costs 89 and nobody sits there": what is denied behind a joining word denies nobody before it. */
function isDeniedAtOnce({ text, standing, sentence: { languages } }: Statement): boolean {
  if (standing !== "negated") return standing !== "stated";
  const joiner = cuesIn(text, languages, "joiners").find(({ index }) => index > 0);
  return joiner === undefined || hasCue(text.slice(0, joiner.index), languages, "negation");
}

/** Words without a joining word, a count or a name before them: they tell more of what was named in their sentence. */
function saysAgain({ text, sentence: { languages } }: Statement): boolean {
  return !/\p{Lu}|\d/u.test(text) &&
    !opensWith(text, languages, "joiners", "number_words", "quantities", "adverbs", "contrast", "articles");
}

/** "The full boot, that is habit" tells of what was named. */
const POINTS_BACK = new RegExp(
  `^${GRAMMAR.sourceOf("that_is")}\\s(?!${RIVAL_WORDS.sourceOf("names_it")})`,
  "iu",
);

/** "Changing nothing: the new bottle at 31 cents": what a colon explains. */
function isBehindColon({ from, sentence }: Statement): boolean {
  return /[:：]\s*$/u.test(sentence.text.slice(0, from - sentence.from));
}

/** "After her, Copperline": what only leads on to somebody. */
function isNoLead({ text, sentence: { languages } }: Statement): boolean {
  return /[\p{L}\p{N}]/u.test(withoutCues(text, languages, ...LEADS_ON));
}

const LEADS_ON = ["prepositions", "pronouns", "adverbs", "articles", "joiners", "then"] as const;

/** "Copperline who only sell and don't fit": what they do not do denies nobody. */
function beforeDenial(clause: Statement): Statement {
  const { text, standing, sentence: { languages } } = clause;
  if (hasCue(text, languages, "status_quo")) return clause;
  const relative = cuesIn(text, languages, "relative").find(({ index }) => index > 0);
  const denial = firstCue(text, languages, "negation");
  if (standing !== "negated" || relative === undefined || denial === null) return clause;
  const before = text.slice(0, relative.index).trimEnd();
  const isNamed = /\p{Lu}\p{L}+$/u.test(before) && denial.index > relative.index;
  return isNamed ? { ...clause, text: before, to: clause.from + before.length, standing: "stated" } : clause;
}

/** "six do nothing and two go to the council": each count is a statement of its own. */
function cutAtCounts(clause: Statement): Statement[] {
  const { text, from, sentence: { languages } } = clause;
  const joiner = cuesIn(text, languages, "joiners").find(({ index, 0: word }) =>
    index > 0 &&
    opensWith(text.slice(index + word.length).trimStart(), languages, "number_words", "quantities")
  );
  if (joiner === undefined) return [clause];
  const before = text.slice(0, joiner.index).trimEnd();
  const start = joiner.index + joiner[0].length + 1;
  const standing = (part: string) =>
    hasCue(part, languages, "negation") ? "negated" as const : "stated" as const;
  return [
    { ...clause, text: before, to: from + before.length, standing: standing(before) },
    { ...clause, text: text.slice(start), from: from + start, standing: standing(text.slice(start)) },
  ];
}

/** "Côdea Azul: four shops, an app": what stands behind the colon describes the one before it. */
function describedFirst({ text, from, clauses }: Sentence): Statement[] | null {
  const first = clauses.find(isUsable);
  if (first === undefined || !/^\p{Lu}/u.test(first.text) || isLabel(first)) return null;
  return text.slice(first.to - from).startsWith(":") ? [first] : null;
}

/** "The status quo:", "Rivals:" announce who follows. */
function isLabel({ text, sentence: { languages } }: Statement): boolean {
  const passage = hasCue(text, languages, "rival", "status_quo", "quantities");
  return passage || /\d/.test(text);
}

/** The parts of a clause, each a rival or the status quo. */
function inParts(clause: Statement): RivalName[] {
  return phrasesOf(clause).map((found) => {
    const quo = statusQuoIn({ ...clause, text: found.name, standing: "stated" });
    return quo === null ? found : { ...found, kind: "status_quo" };
  });
}

/** German and Japanese nouns tell names by their length only: "und Viessmann". */
function isShortName({ name }: RivalName): boolean {
  return name.split(/\s+/u).length <= 2;
}
