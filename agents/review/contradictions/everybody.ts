import { wordCount } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, saidIn } from "./conflict.ts";
import { WORDS } from "./words.ts";

/** "Anyone who wants it by Friday" is a kind of person after all. */
const SOME = new RegExp(
  `${WORDS.sourceOf("anybody_at_all")},?\\s${WORDS.sourceOf("some_of_them")}`,
  "iu",
);
/** "Anyone wants it in a week", "anybody with a lorry": what opens the answer names who is turned away. */
const KIND_IN_FRONT = new RegExp(
  `^\\W*${WORDS.sourceOf("opens_kind")}\\s(?!${WORDS.sourceOf("everybody_is")})(?![^,.;:]*${
    WORDS.sourceOf("is_let")
  })`,
  "iu",
);
const SHORTEST_AUDIENCE = 4;
const LONGEST_AUDIENCE = 24;

/** "It is for everybody" where the first answer names for whom it is. */
export function everybodyAgainstAudience(ground: Ground): Conflict[] {
  const everybody = saidIn(ground, "customer.not_for").find(({ quote }) =>
    WORDS.isIn(quote, "everybody") && !SOME.test(quote) && !KIND_IN_FRONT.test(quote) &&
    !WORDS.isIn(quote, "refuses")
  );
  const audience = saidIn(ground, "offering.what").find(({ quote }) =>
    FOR.test(quote) && wordCount(quote) >= SHORTEST_AUDIENCE && wordCount(quote) <= LONGEST_AUDIENCE &&
    !WORDS.isIn(quote, "everybody")
  );
  if (everybody === undefined || audience === undefined) return [];
  return conflictOf({
    id: "everybody",
    a: audience,
    b: everybody,
    weight: 5,
    ask: "Which of the two holds when somebody quite different rings tomorrow?",
  });
}

/** For somebody in particular: "for small marinas", "für kleine Praxen". */
const FOR = new RegExp(
  `${WORDS.sourceOf("for", "for_whom")}\\s(?!${WORDS.sourceOf("for_nobody_named")}\\s)` +
    "(?:\\p{L}+\\s){0,3}\\p{L}{4,}",
  "iu",
);
