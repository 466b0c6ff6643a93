import { FACT_NAMES } from "../../domain/facts.ts";
import { isListFact, rowsOf } from "../../facts/changes/cell_values.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { plainWords } from "../acts/plain_words.ts";
import { fieldBefore, type NextQuestion } from "../asking/ask.ts";
import { takeCells } from "../changing/change_facts.ts";
import { takeBack } from "./commanding.ts";
import type { Draft } from "../draft.ts";

/**
 * Takes back what a founder no longer stands by: the rows they name are struck out and the open question stays; where
 * nothing is named, the last answer is asked for again. Null where the words mean neither.
 */
export function retract(draft: Draft, words: string): NextQuestion | "stay" | null {
  const { facts } = readFacts(draft.state, draft.now);
  const said = ` ${plainWords(words)} `;
  const named = FACT_NAMES.filter(isListFact).flatMap((fact) =>
    rowsOf(facts, fact).flatMap(({ key }, at) =>
      said.includes(` ${plainWords(key)} `) ? [{ id: `${fact}.${at}`, key }] : []
    )
  );
  if (named.length === 0) {
    if (!isPhrase("take_back", words)) return null;
    const led = takeBack(draft, fieldBefore(draft));
    return typeof led === "string" ? "stay" : led.next;
  }
  takeCells(draft, Object.fromEntries(named.map(({ id }) => [id, ""])));
  draft.lines.push(`Struck out: ${[...new Set(named.map(({ key }) => key))].join(", ")}.`);
  draft.lastAnswer = { text: "", field: null, isProbed: false };
  return "stay";
}
