import { GRAMMAR } from "../../text/grammar_words.ts";
import { type Cue, cuesIn, firstCue, hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { type RivalName } from "../names/capital_names.ts";
import { opensWith, withoutJoiner } from "../passages/items.ts";
import type { Statement } from "../statements/statement.ts";
import { RIVALS } from "../words.ts";
import { goneToIn, withoutEnd } from "./names.ts";

const LONGEST_STATUS_QUO_WORDS = 8;
const MOST_WORDS_BEFORE_THEMSELVES = 6;

/** "Costs nothing", "for nothing": what somebody asks for it, and not what people do instead. */
const COSTING = new RegExp(
  `${GRAMMAR.sourceOf("for", "per_or_for")}\\s$|${RIVALS.sourceOf("costs")}\\s(?:${
    RIVALS.sourceOf("almost")
  }\\s)?$`,
  "iu",
);

const DOES = new RegExp(`${RIVALS.sourceOf("do_nothing")}$`, "iu");

/** What a clause names as the way things are done now: "do nothing", "a spreadsheet"; null where it names none. */
export function statusQuoIn(clause: Statement): RivalName | null {
  const { text, sentence: { languages } } = clause;
  const cue = firstCue(text, languages, "status_quo");
  if (cue === null || COSTING.test(text.slice(0, cue.index))) return null;
  const behind = text.slice(cue.index + cue[0].length).trimStart();
  // "Nothing like that", "casi nada de aquí"; "das müsste ich selbst suchen" is the founder's own doing.
  const lead = text.slice(0, cue.index).trimEnd();
  const isOwn = cuesIn(lead, languages, "me").some(({ index, 0: me }) => index + me.length === lead.length);
  // "It knows nothing about manifests": what somebody lacks; "they do nothing about it" is done by nobody.
  const isDone = DOES.test(lead) || RIVALS.isIn(cue[0], "do_nothing");
  const isLack = RIVALS.opens(behind, "nothing_about") && !isDone && lead !== "";
  if (opensWith(behind, languages, "likeness", "of") || isOwn || isLack) return null;
  const rest = withoutCues(text, languages, "status_quo");
  if (hasCue(rest, languages, "negation")) return null;
  const words = text.slice(cue.index).split(/\s+/u);
  const isSubjectOf = opensWith(behind, languages, "auxiliaries");
  const end = words.length > LONGEST_STATUS_QUO_WORDS || isSubjectOf ? cue[0] : words.join(" ");
  const from = startOfThing(text, cue, languages);
  const name = withoutEnd(text.slice(from, cue.index + end.length), languages);
  return { name, kind: "status_quo", clause };
}

/** "The soup that people make themselves": by itself the last word names nothing; gives where the thing begins. */
function startOfThing(text: string, cue: Cue, languages: readonly Language[]): number {
  if (!RIVALS.opens(cue[0], "themselves")) return cue.index;
  const article = cuesIn(text.slice(0, cue.index), languages, "articles").at(-1);
  if (article === undefined) return cue.index;
  const from = article.index + article[0].length + 1;
  // "The makers themselves" are somebody.
  const words = wordCount(text.slice(from, cue.index));
  return words > 1 && words <= MOST_WORDS_BEFORE_THEMSELVES ? from : cue.index;
}

/**
 * "Most of them just run it thin", "the biggest competition is people who keep taking the bus": what most do instead,
 * where the clause names nobody whom they go to.
 */
export function deedOfMostIn(clause: Statement): RivalName | null {
  const { text, sentence: { languages } } = clause;
  const said = behindRivalIs(withoutJoiner(text, languages), languages);
  const most = RIVALS.patternOf("most_just", languages).exec(said);
  if (most?.index !== 0 || goneToIn(clause).length > 0) return null;
  const deed = said.slice(most[0].length).trim();
  const words = deed.split(/\s+/u);
  if (words.length < 2 || words.length > LONGEST_STATUS_QUO_WORDS || /\p{Lu}/u.test(deed)) return null;
  return { name: withoutEnd(deed, languages), kind: "status_quo", clause };
}

/** What stands behind "our biggest competition is"; the whole text where nothing of the kind opens it. */
function behindRivalIs(text: string, languages: readonly Language[]): string {
  const rival = firstCue(text, languages, "rival");
  if (rival === null) return text;
  const behind = text.slice(rival.index + rival[0].length).trimStart();
  const verb = firstCue(behind, languages, "auxiliaries");
  return verb?.index === 0 ? behind.slice(verb[0].length).trimStart() : text;
}
