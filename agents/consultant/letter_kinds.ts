/** What somebody can be asked to write, and how it is known from the question. First match wins. */
export const LETTER_KINDS = [
  {
    kind: "pitch",
    name: "a pitch",
    asked:
      /\bpitch\b|elevator|\b(?:journalist|interview|speech|on stage)\b|\bin (?:ten|10|30|thirty|60|sixty) seconds\b/iu,
  },
  {
    kind: "homepage",
    name: "a homepage paragraph",
    asked:
      /home ?page|web ?site|landing|startseite|página inicial|page d['’]accueil|hero\b|about (?:us|page)/iu,
  },
  {
    kind: "price",
    name: "an answer about the price",
    asked: /\b(?:price|expensive|dear|cost|teuer|preis|cher|prix|caro|preço|precio)\w*/iu,
  },
  {
    kind: "decline",
    name: "a friendly no",
    asked:
      /\b(?:decline|refus|turn (?:\p{L}+ )?(?:down|away)|say no|saying no|reject|absag|exception|discount)\w*/iu,
  },
  {
    kind: "apology",
    name: "a reply to a complaint",
    asked: /\b(?:complain|apolog|bad review|sorry|angry|unhappy|beschwer|plainte|queja|reclama)\w*/iu,
  },
  {
    kind: "quiet",
    name: "a mail to somebody who went quiet",
    asked:
      /\b(?:quiet|silent|no (?:answer|reply)|ghost|not (?:answered|replied)|follow.?up|remind|asked and)\b/iu,
  },
  {
    kind: "post",
    name: "a post",
    asked: /\b(?:post|caption|instagram|linkedin|facebook|tiktok|newsletter|card|sign|label|flyer)\b/iu,
  },
  { kind: "letter", name: "a letter", asked: /(?:)/iu },
] as const;

export type LetterKind = typeof LETTER_KINDS[number]["kind"];

/** The kind that a question asks for; a letter where it names none. */
export function letterKindOf(question: string): typeof LETTER_KINDS[number] {
  return LETTER_KINDS.find(({ asked }) => asked.test(question)) ?? LETTER_KINDS[7];
}

/** What is to be written about, without the words that only ask for writing. */
export function matterOf(question: string): string {
  return question.replace(
    /\b(write|draft|sentences?|words?|wording|headline|caption|first|three|put|say|mail|letter|reply|paragraph|somebody|someone)\b/giu,
    " ",
  );
}

/** How long a pitch was asked for, in seconds; null where no length is named. */
export function secondsIn(question: string): string | null {
  const named = /\b(10|30|60|ten|thirty|sixty)[- ]?(?:s\b|sec)/iu.exec(question)?.[1]?.toLowerCase();
  const spelt: Record<string, string> = { ten: "10", thirty: "30", sixty: "60" };
  return named === undefined ? null : spelt[named] ?? named;
}
