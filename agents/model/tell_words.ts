import type { Asked, Task } from "./model.ts";
import { streamedStrings, type StreamedWords } from "./streamed_string.ts";

/** Hands each new piece of an answer on to whoever listens: what of it may be shown, and under which name. */
export function wordsTeller<T>(
  { plain, streams = [] }: Task<T>,
  onText: NonNullable<Asked["onText"]>,
): ((piece: string) => void) | undefined {
  const properties = [streams].flat();
  if (properties.length === 0 && !plain) return undefined;
  const fresh = plain ? wholeAnswer : streamedStrings(properties);
  return (piece) => {
    for (const { text, property } of fresh(piece)) onText(text, property);
  };
}

/** An answer in Markdown is one property without a name. */
function wholeAnswer(text: string): StreamedWords[] {
  return [{ property: "", text }];
}
