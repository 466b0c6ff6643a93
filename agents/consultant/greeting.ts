import { voiceSample } from "../anchors/expression/voice_sample.ts";
import type { JourneyState } from "../domain/journey.ts";

/** How people open a mail, in the languages founders most often write. */
const GREETS =
  /^["'„“«‘「]?\s*(?:dear|hi|hey|hello|howdy|morning|good (?:morning|evening|day)|bonjour|bonsoir|salut|cher|chère|hola|buenos días|buenas|olá|bom dia|boa tarde|guten (?:morgen|tag|abend)|hallo|moin|servus|liebe[rs]?|ciao|buongiorno|hoi|dag|goedemorgen|beste|hej|kære)(?![\p{L}])/iu;
/** The founder's own greeting with the name left blank: "Morning Claire, …" → "Morning [name],". */
export function greetingOf(state: JourneyState): string {
  const opening = voiceSample(state)?.opening ?? "";
  const greets = GREETS.exec(opening)?.[0].replace(/^["'„“«‘「]\s*/u, "");
  if (greets === undefined) return "[name],";
  return `${greets} [name],`;
}

/** A letter signs off as the sample does where that is an initial or one name; else with the founder's name. */
export function signOffOf(state: JourneyState): string {
  const last = voiceSample(state)?.text.trim().split(/(?<=[.!?])\s+/u).at(-1)?.replace(/["'”’]/gu, "") ?? "";
  if (/^\p{Lu}\p{L}{0,11}\.$/u.test(last) && last.length <= 3) return last;
  const [first = ""] = state.founder.trim().split(/\s+/u);
  return first === "" ? "[your name]" : first;
}
