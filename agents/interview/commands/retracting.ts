import { FACT_NAMES, type FactName } from "../../domain/facts.ts";
import { isListFact, rowsOf } from "../../facts/changes/cell_values.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { plainWords } from "../acts/plain_words.ts";
import { fieldBefore, type NextQuestion } from "../asking/ask.ts";
import { takeCells } from "../changing/change_facts.ts";
import { takeBack } from "./commanding.ts";
import { COMMAND_WORDS } from "../hearing/heard_words.ts";
import type { Draft } from "../draft.ts";

/**
 * Takes back what a founder no longer stands by: the rows they name are struck out and the open question stays; where
 * nothing is named, the last answer is asked for again. Null where the words mean neither.
 */
export function retract(draft: Draft, words: string): NextQuestion | "stay" | null {
  if (strikeNamed(draft, words)) return "stay";
  if (!isPhrase("take_back", words)) return null;
  const led = takeBack(draft, fieldBefore(draft));
  return typeof led === "string" ? "stay" : led.next;
}

/** "We don't do fairs any more" strikes what is done, "we no longer refuse fairs" what is refused. */
const REFUSED_LISTS: ReadonlySet<FactName> = new Set<FactName>(["refused_channels", "not_for", "values"]);

/** Strikes out what is no longer done, or no longer refused, by its whole name; false where no row of a list has it. */
export function strikeEnded(draft: Draft, words: string): boolean {
  const isRefusal = COMMAND_WORDS.isIn(words, "refuse");
  return strikeNamed(draft, words, (fact) => REFUSED_LISTS.has(fact) === isRefusal);
}

/** Strikes out the rows of lists whose whole name stands in some words; false where none does. */
function strikeNamed(
  draft: Draft,
  words: string,
  mayHave: (fact: FactName) => boolean = () => true,
): boolean {
  const { facts } = readFacts(draft.state, draft.now);
  const said = ` ${plainWords(words)} `;
  const named = FACT_NAMES.filter(isListFact).filter(mayHave).flatMap((fact) =>
    rowsOf(facts, fact).flatMap(({ key }, at) =>
      said.includes(` ${plainWords(key)} `) ? [{ id: `${fact}.${at}`, key }] : []
    )
  );
  if (named.length === 0) return false;
  takeCells(draft, Object.fromEntries(named.map(({ id }) => [id, ""])));
  draft.lines.push(`Struck out: ${[...new Set(named.map(({ key }) => key))].join(", ")}.`);
  draft.lastAnswer = { text: "", field: null, isProbed: false };
  return true;
}
