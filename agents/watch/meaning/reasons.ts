import type { Language } from "../../text/lexicon.ts";
import de from "./reasons/de.json" with { type: "json" };
import en from "./reasons/en.json" with { type: "json" };
import es from "./reasons/es.json" with { type: "json" };
import fr from "./reasons/fr.json" with { type: "json" };
import it from "./reasons/it.json" with { type: "json" };
import ja from "./reasons/ja.json" with { type: "json" };
import nl from "./reasons/nl.json" with { type: "json" };
import pt from "./reasons/pt.json" with { type: "json" };

const FILES: Record<Language, Record<Reason, string>> = { en, de, fr, es, it, pt, nl, ja };

/** Why a change asks for something, or for nothing. */
export type Reason = keyof typeof en;

/** A reason as a sentence for the founder, in the language of their interview; `name` is the rival's. */
export function reasonIn(language: Language, reason: Reason, name: string): string {
  return FILES[language][reason].replace("{name}", () => name);
}
