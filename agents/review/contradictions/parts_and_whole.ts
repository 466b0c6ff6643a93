import { NUMBER, numberOf } from "../../text/quantities.ts";
import { type Conflict, conflictOf, type Ground, type Said, saidIn } from "./conflict.ts";
import { NUMBERS } from "./words.ts";

const WHOLE = new RegExp(
  `${NUMBERS.sourceOf("out_of")}\\s(?:${NUMBERS.sourceOf("all_of_ours")} )?(?:${
    NUMBERS.sourceOf("last")
  } )?(?<n>${NUMBER})(?: \\p{L}+)?`,
  "iu",
);

/** "Of the last 20 guests 12 …, 9 … and 4 …": channels that come to more than the whole that was named. */
export function partsAboveWhole(ground: Ground): Conflict[] {
  const whole = saidIn(ground, "channels.current").map((said) => ({ said, found: WHOLE.exec(said.quote) }))
    .find(({ found }) => found !== null);
  const total = numberOf(whole?.found?.groups?.["n"] ?? "");
  if (whole === undefined || whole.found === null || total === null) return [];
  const rest = restOf(whole.said, whole.found);
  const counts = ground.sheet.facts.channels.filter(({ turn, count }) =>
    turn === whole.said.turn && count !== null && count <= total && namesNumber(rest, count)
  );
  const sum = counts.reduce((all, { count }) => all + (count ?? 0), 0);
  if (counts.length < 2 || sum <= total) return [];
  return conflictOf({
    id: "parts",
    a: { ...whole.said, quote: whole.found[0].trim() },
    b: { ...whole.said, turn: whole.said.turn, quote: rest },
    weight: 4,
    sum: `${counts.map(({ count }) => count).join(" + ")} = ${sum}, more than ${total}.`,
    ask: "Which of the two is right?",
  });
}

/** Only what stands behind the whole is a part of it. */
function namesNumber(text: string, count: number): boolean {
  return (text.match(ANY_NUMBER) ?? []).some((number) => numberOf(number) === count);
}

const ANY_NUMBER = new RegExp(NUMBER, "giu");

function restOf({ quote }: Said, found: RegExpExecArray): string {
  return quote.slice(found.index + found[0].length).replace(/^[\s,:;–-]+/u, "").replace(/[\s.!…]+$/u, "");
}
