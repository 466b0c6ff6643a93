import { opensWith } from "../../facts/passages/items.ts";
import { languagesOf } from "../../text/language.ts";
import { sentencesOf } from "../../text/sentences.ts";
import type { Evidence } from "../../domain/facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import { readGoal } from "../../facts/readers/goal.ts";
import { readObstacle } from "../../facts/readers/obstacle.ts";
import { readPrices } from "../../facts/readers/prices.ts";
import { readProof } from "../../facts/readers/proof.ts";
import { readRaise } from "../../facts/readers/raise.ts";
import type { Statements } from "../../facts/statements/statement.ts";
import { isReported } from "../../facts/statements/reported.ts";
import { clausesIn, statementsOf } from "../../facts/statements/statements.ts";

/** What is read of these answers, whenever they are given. */
const READERS: Partial<Record<FieldId, (said: Statements) => Evidence[]>> = {
  "goal.twelve_months": (said) => found(readGoal(said, SOME_DAY).value),
  "market.obstacle": (said) => found(readObstacle(said).value),
  "proof.best": (said) => found(readProof(said).value),
  // The first is the one that counts: the others are for whom it does not fit.
  "revenue.model": (said) => readPrices(said, SOME_DAY).value.slice(0, 1),
  "pitch.raise": (said) => found(readRaise(said, SOME_DAY).value),
};

/** Only the words that were read count here, and no day. */
const SOME_DAY = { company: "", founder: "", now: new Date(0) };

function found(fact: Evidence | null): Evidence[] {
  return fact === null ? [] : [fact];
}

/** The stretches of a field's answer that its fact is read of: what stands beside them is an aside, however it sounds. */
export function readOf(field: FieldId | null, text: string): string[] {
  const read = field === null ? undefined : READERS[field];
  if (field === null || read === undefined) return [];
  return read(statementsOf([{ field, turn: "", text, thin: false }])).map(({ quote }) => quote);
}

/** "My brother says, I need 100, he is an optimist": what somebody else says, up to the "but" that puts it aside. */
export function reportedIn(text: string): string[] {
  const languages = languagesOf(text);
  return sentencesOf(text).flatMap((sentence) => {
    let isOthers = false;
    return clausesIn(sentence).map((clause) => clause.text).filter((clause) => {
      isOthers = isReported(clause, languages) || isOthers && !opensWith(clause, languages, "contrast");
      return isOthers;
    });
  });
}
