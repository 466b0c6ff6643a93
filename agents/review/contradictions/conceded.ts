import type { Evidence, ObjectionFact } from "../../domain/facts.ts";
import { numbersIn, valueOf } from "../../text/text.ts";
import { alikeWords } from "./alike.ts";
import { type Conflict, conflictOf, type Ground, isQuotable, type Said, saidIn } from "./conflict.ts";
import { refusedPart } from "./kinds.ts";
import { WORDS } from "./words.ts";

/** An answer that gives in begins so. */
const CONSENTS = new RegExp(`^\\W*${WORDS.sourceOf("consents")}`, "iu");

/** "Less than 30", "under 40 staff", "plus de 150": whom a number turns away. */
const BELOW = beforeNumber("less_than");
const ABOVE = beforeNumber("more_than");

function beforeNumber(kind: "less_than" | "more_than"): RegExp {
  return new RegExp(`${WORDS.sourceOf(kind)}\\s*(?:${WORDS.sourceOf("of_before_number")}\\s)?$`, "iu");
}

/** Somebody who is turned away, and an objection of exactly theirs that is answered with a yes. */
export function concededRefusal(ground: Ground): Conflict[] {
  const known = ground.sheet.facts.offering?.quote ?? "";
  return saidIn(ground, "customer.not_for").flatMap((refused) => {
    const conceded = ground.sheet.facts.objections.find((objection) =>
      objection.answer !== null && CONSENTS.test(objection.answer) && isTheirs(refused, objection, known)
    );
    if (conceded === undefined) return [];
    return conflictOf({
      id: `conceded:${conceded.says}`,
      a: refused,
      b: spoken(ground, conceded),
      weight: 4,
      binding: "a",
      ask: "What holds when one of them asks?",
      changes: { first: [{ fact: "objections", part: null, row: conceded.says, value: "" }] },
    });
  });
}

function isTheirs(refused: Said, { says }: ObjectionFact, offering: string): boolean {
  const limit = limitIn(refused.quote);
  if (limit !== null) {
    const asked = numbersIn(says);
    const [number] = asked;
    return number !== undefined && asked.length === 1 && number.unit === limit.unit &&
      (limit.isBelow ? valueOf(number.value) < limit.value : valueOf(number.value) > limit.value);
  }
  const whom = refusedPart(refused.quote);
  const own = alikeWords(whom, offering);
  return alikeWords(whom, says).some((word) => !own.includes(word));
}

function limitIn(text: string): { value: number; unit: string | null; isBelow: boolean } | null {
  for (const { index, value, unit } of numbersIn(text)) {
    const before = text.slice(0, index);
    if (BELOW.test(before)) return { value: valueOf(value), unit, isBelow: true };
    if (ABOVE.test(before)) return { value: valueOf(value), unit, isBelow: false };
  }
  return null;
}

/** The sentence in which it was said, where that can be shown; else the answer alone. */
function spoken({ said }: Ground, { quote, answer, turn, field, state }: ObjectionFact): Evidence {
  const own = said.filter((each) => each.turn === turn && each.field === field);
  const whole = own.find((each) => each.quote.includes(quote) && isQuotable(each.quote));
  const part = own.find((each) => answer !== null && each.quote.includes(answer) && isQuotable(each.quote));
  const words = whole?.quote ?? part?.quote ?? (isQuotable(quote) ? quote : answer ?? quote);
  return { quote: words, turn, field, state };
}
