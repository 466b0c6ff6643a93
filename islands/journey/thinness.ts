import type { QuestionAnswer } from "../../routes/api/contract.ts";

const HOLLOW =
  /\b(quality|great|innovative|best|unique|passion(ate)?|everyone|everybody|excellence|world-class|premium|solutions?)\b/i;
const REASON = /\b(because|since|so that|for example|e\.g\.|such as|instead of|never|refused?)\b/i;
const NAME_INSIDE = /\S\s+\p{Lu}\p{L}+/u;
const ASIDES = /^(none|no|yes|skip|pause|back|go back|i don.t know|help)\b/i;
const ENOUGH_WORDS = 25;
const PROBED = ["open", "ladder", "example", "contrast"];

/** True for an answer that any rival could have given: no name, number or reason (craft, section 1). */
export function isThin(text: string, question: QuestionAnswer | null): boolean {
  const answer = text.trim();
  if (!question || !PROBED.includes(question.technique) || answer.length < 12 || ASIDES.test(answer)) {
    return false;
  }
  if (/\d|https?:|www\./.test(answer) || REASON.test(answer) || NAME_INSIDE.test(answer)) return false;
  return HOLLOW.test(answer) || answer.split(/\s+/).length < ENOUGH_WORDS;
}
