import { ANY_DAY } from "../../domain/days.ts";
import { GRAMMAR } from "../../text/grammar_words.ts";
import { firstCue, LANGUAGES, phrasesOf, phrasesPattern, withoutCues } from "../../text/lexicon.ts";
import { namesIn } from "../../text/names.ts";
import { ARTICLE_BETWEEN, BETWEEN_NAMES } from "../names/place_names.ts";
import { opensWithRole } from "../names/team_roles.ts";
import { withoutJoiner } from "../passages/items.ts";
import type { ReaderSetting } from "../reader.ts";
import type { Statement, Statements } from "../statements/statement.ts";
import { readRivals } from "./rivals.ts";
import { readTeam } from "./team.ts";
import { REGION_WORDS } from "./words.ts";

/** Whoever founded it, persons and rivals are called the same. */
const ANYBODY: ReaderSetting = { company: "", founder: "", now: ANY_DAY };

/** The words of persons and rivals named in their own fields: "Mina", "Bocage Consigne". */
export function namedElsewhere(said: Statements): ReadonlySet<string> {
  const clauses = said.of("pitch.team", "market.rivals");
  const names = [
    ...clauses.flatMap((clause) => PLACED.test(clause.text) ? [] : namesIn(clause.text)),
    ...readTeam(said, ANYBODY).value.map(({ who }) => who),
    ...readRivals(said, ANYBODY).value.flatMap(({ kind, name }) => kind === "company" ? [name] : []),
  ];
  return new Set(
    names.flatMap((name) => [name.toLowerCase(), name.toLowerCase().split(" ")[0] ?? ""]),
  );
}

/** Where a clause says where somebody is, its names may be those of places. */
const PLACED = new RegExp(`${REGION_WORDS.sourceOf("where")}\\s+\\p{Lu}`, "u");

/** "Mina", beside "ich, mein Geselle Jaro": whoever is counted with the founder, or named as a person or a rival. */
export function isPersonOrRival({ text, sentence }: Statement, nobody: ReadonlySet<string>): boolean {
  const { languages, clauses } = sentence;
  if (nobody.has(text.toLowerCase())) return true;
  const isBare = /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?$/u.test(
    text.replace(ARTICLE_BETWEEN, "").replace(BETWEEN_NAMES, ""),
  );
  return isBare && clauses.some((clause) => {
    const joined = withoutJoiner(clause.text, languages);
    const me = firstCue(joined, languages, "me");
    const isMeOnly = me?.[0].length === joined.length || ENDS_IN_ME.test(clause.text);
    return isMeOnly || opensWithRole(joined, languages) || isWithMe(clause);
  });
}

/** "Just me and a part time lad, Jay": whoever works with the founder is called by the name behind. */
function isWithMe({ text, sentence: { languages } }: Statement): boolean {
  const me = firstCue(text, languages, "me", "solo");
  if (me === null || /\p{L}/u.test(withoutCues(text.slice(0, me.index), languages, "adverbs"))) return false;
  return firstCue(text.slice(me.index + me[0].length).trimStart(), languages, "joiners")?.index === 0;
}

const ENDS_IN_ME = new RegExp(
  `\\s${GRAMMAR.sourceOf("and")}\\s(?:${phrasesPattern(phrasesOf(LANGUAGES, "me"))})$`,
  "iu",
);
