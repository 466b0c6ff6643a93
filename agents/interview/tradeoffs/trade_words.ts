import { type JourneyState, typedAnswer } from "../../domain/journey.ts";

/** Old ways that can lie beside something new, or be taken away. */
const OLD_WAY =
  /\b(?:notebook|whiteboard|blackboard|clipboard|spreadsheet|logbook|ledger|diary|fax|pen and paper|paper rota|paper form|paper list|wall calendar|filing cabinet|card index|group text|group chat)\b/i;

/** The old way that people use today, as the founder wrote it; null where none is named. */
export function oldWay(state: JourneyState): string | null {
  const fields = ["market.alternative", "market.rivals", "offering.what"] as const;
  for (const field of fields) {
    const found = OLD_WAY.exec(typedAnswer(state, field))?.[0];
    if (found !== undefined) return found.toLowerCase();
  }
  return null;
}

const HELPER =
  /\b[Tt]he ((?:\p{Ll}+ )?(?:manager|master|owner|treasurer|teacher|nurse|doctor|driver|trainer|coach|chef|baker|cook|accountant|director|assistant|secretary|planner|scheduler|technician|mechanic|adviser|advisor|editor|pharmacist|therapist|carer|caretaker|foreman|guide|host)) \p{Ll}+s\b/u;

/** The person who works with what is offered: "the harbour master"; null where none is named. */
export function helperNamed(state: JourneyState): string | null {
  return HELPER.exec(typedAnswer(state, "offering.what"))?.[1] ?? null;
}

const NAME = "(?:the )?\\p{Lu}[\\p{L}\\p{M}’'-]+(?: \\p{Lu}[\\p{L}\\p{M}’'-]+)?";
const COUNTED_PLACE = new RegExp(
  `(?<!\\d)(?!(?:19|20)\\d\\d\\b)\\d+(?: (?!of us)\\p{Ll}+){0,3} in (${NAME}(?: and ${NAME})?)`,
  "gu",
);
const ONLY_PLACE = new RegExp(`\\b(?:[Oo]nly|all) (?:in )?(${NAME})`, "u");

/** "All UK apart from 2 groups in Ireland": the place that is counted is the exception. */
const EXCEPTED =
  /\b(?:apart from|except|other than|besides|bis auf|außer|sauf|salvo|tranne|behalve|exceto)\b/iu;

/** The region in which customers were counted: "the Netherlands and Denmark"; null where none is certain. */
export function regionNamed(state: JourneyState): string | null {
  const text = typedAnswer(state, "company.stage_region");
  if (EXCEPTED.test(text)) return null;
  const counted = [...text.matchAll(COUNTED_PLACE)].flatMap((match) => match[1] ?? [])
    .filter((place) => !MONTH.test(place));
  const [first, second] = counted;
  if (first === undefined) return ONLY_PLACE.exec(text)?.[1] ?? null;
  return second === undefined || first.includes(" and ") ? first : `${first} and ${second}`;
}

const MONTH =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter)/;
