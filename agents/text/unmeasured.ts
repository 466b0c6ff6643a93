/** What founders call a number nobody has, in the languages they most often write. */
const NOT_KNOWN = new RegExp(
  [
    "(?:not|never|nobody|isn['’]t|aren['’]t) (?:yet )?(?:measured|counted|known|asked|wrote)",
    "(?:don['’]?t|do not|can['’]t) (?:really )?(?:know|measure|count|write (?:it )?down)",
    "unknown",
    "(?:no|zero) (?:idea|clue)",
    "unbekannt|nicht gemessen|wissen wir nicht|weiß ich nicht",
    "não sei|não medimos|no sé|no medimos|on ne sait|je ne sais|geen idee|vet ikke|nie wiem",
  ].join("|"),
  "iu",
);

/** True where a sentence admits that nobody has measured or known what it names. */
export function admitsUnmeasured(sentence: string): boolean {
  return NOT_KNOWN.test(sentence);
}

/** The parts of a sentence between commas that admit it, and the sentence itself where all of it does. */
export function unmeasuredParts(sentence: string): string[] {
  const parts = sentence.split(/[,;]\s+/u).map((part) => part.replace(/[.!?。]+$/u, ""));
  const admitted = parts.filter(admitsUnmeasured);
  return admitted.length === 0 || parts.length < 4
    ? (admitsUnmeasured(sentence) ? [sentence] : [])
    : admitted;
}
