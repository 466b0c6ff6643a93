import { wordCount } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, saidIn } from "./conflict.ts";
import { WORDS } from "./words.ts";

/** "Anyone who wants it by Friday" is a kind of person after all. */
const SOME =
  /(?:any ?(?:one|body)|every ?(?:one|body)|jeder|alle|tous ceux|cualquiera|tutti|chiunque|qualquer pessoa|todos|iedereen),? (?:who|that|wanting|asking|looking|under|over|below|above|outside|der|die|qui|que|che|con|die)(?!\p{L})/iu;
/** "Anyone wants it in a week", "anybody with a lorry": what opens the answer names who is turned away. */
const KIND_IN_FRONT =
  /^\W*(?:and |or |also |then )?any ?(?:one|body)\s(?!(?:is|at|really)(?!\p{L}))(?![^,.;:]*(?<!\p{L})(?:can|may|could|is welcome)(?!\p{L}))/iu;
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
  `(?:${WORDS.sourceOf("for")}|(?<!\\p{L})to)\\s` +
    "(?!(?:a|an|the|us|me|you|it|them|example|instance|free|now)\\s)(?:\\p{L}+\\s){0,3}\\p{L}{4,}",
  "iu",
);
