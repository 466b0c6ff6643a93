import type { ModelSettingsRequest } from "../../routes/api/contract.ts";

/** What stands in the form, as the wire takes it: an empty field is null, and an empty key keeps the one there is. */
export function modelRequestIn(form: FormData): ModelSettingsRequest {
  const text = (name: string) => String(form.get(name) ?? "").trim() || null;
  const number = (name: string) => text(name) === null ? null : Number(text(name));
  const key = text("api_key");
  const forgets = form.get("forget_key") !== null;
  return {
    base_url: text("base_url"),
    ...(key !== null ? { api_key: key } : forgets && { api_key: null }),
    model: text("model"),
    fast_model: text("fast_model"),
    effort: effortIn(text("effort")),
    context_tokens: number("context_tokens"),
    first_word_seconds: number("first_word_seconds"),
    answer_seconds: number("answer_seconds"),
    calls_at_once: number("calls_at_once"),
    patience_seconds: number("patience_seconds"),
  };
}

function effortIn(text: string | null): ModelSettingsRequest["effort"] {
  return text === "minimal" || text === "low" || text === "medium" || text === "high" ? text : null;
}
