import type { Context } from "hono";
import { FIELD_IDS, FIELDS } from "../../agents/domain/fields.ts";
import { sayIn } from "../../agents/interview/words/in_language.ts";
import type { FieldLabel } from "../../islands/journey/Heard.tsx";
import type { Translation } from "../../islands/journey/SpokenChat.tsx";
import { CONVERSED, type ConversedLanguage } from "../words/conversed.ts";
import { sentWords } from "../words/sent.ts";

export const FIELD_LABELS: FieldLabel[] = FIELD_IDS.map((id) => ({
  id,
  label: FIELDS[id].label,
  phase: FIELDS[id].phase,
}));

/** Asked for again each time: the words are those of a release, and its scripts expect all of them. */
const ASK_AGAIN = "no-cache";

/** What the screen around a conversation says in a language; null for that of the page, and for what we do not speak. */
export function translationIn(language: string | undefined): Translation | null {
  if (language === undefined || !isConversed(language)) return null;
  return {
    language,
    words: sentWords(CONVERSED[language]),
    fields: FIELD_LABELS.map((field) => ({ ...field, label: sayIn(language, field.label) })),
  };
}

/** GET /words/:language: the same, for a conversation that changes its language while it is on the screen. */
export function translationAnswer(c: Context): Response | Promise<Response> {
  const translation = translationIn(c.req.param("language"));
  if (translation === null) return c.notFound();
  return c.json(translation, 200, { "cache-control": ASK_AGAIN });
}

function isConversed(language: string): language is ConversedLanguage {
  return Object.hasOwn(CONVERSED, language);
}
