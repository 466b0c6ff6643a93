import { ownTerms } from "../anchors/expression/own_terms.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";
import { ownWords, printedIn } from "../ledger/texts.ts";

const LEAST_TERMS = 8;

/** The messaging speaks in the founder's own words. */
export function terms({ foundation, state }: RubricCase): Verdict {
  const messaging = foundation.anchors.expression.sections.find((section) =>
    section.id === "strategic_messaging"
  );
  const text = messaging === undefined
    ? ""
    : printedIn(messaging).map((each) => each.text).join("\n").toLowerCase();
  const own = ownTerms(state, 40);
  const found = own.filter((term) => text.includes(term.toLowerCase()));
  return verdict(
    found.length >= Math.min(LEAST_TERMS, own.length),
    `${found.length} of the founder's own terms stand in the messaging`,
  );
}

const LEAST_PAIRS = 6;

/** Enough pairs to write by, and a messaging that keeps the voice's own rule. */
export function voice({ foundation, state }: RubricCase): Verdict {
  const section = foundation.anchors.expression.sections.find((each) => each.id === "voice_guidelines");
  const pairs = section?.blocks.find((block) => block.kind === "table" && block.columns[0] === "off");
  const count = pairs?.kind === "table" ? pairs.rows.length : 0;
  const isSilent = state.fields["voice.sample"].answers.length === 0;
  if (BANS_CALLS.test(foundation.answers["voice.sample"]?.text ?? "") && callsOut(foundation)) {
    return verdict(false, "The messaging uses exclamation marks, and the voice bans them");
  }
  return verdict(
    isSilent || count >= LEAST_PAIRS,
    isSilent ? "No sample was given, and none is made up" : `${count} pairs of off and on`,
  );
}

const BANS_CALLS = /\b(?:no|never|without)(?: any)? exclamation/iu;

function callsOut(foundation: Foundation): boolean {
  const messaging = foundation.anchors.expression.sections.find(({ id }) => id === "strategic_messaging");
  return messaging !== undefined && printedIn(messaging).some(({ text }) => /[!！]/u.test(ownWords(text)));
}
