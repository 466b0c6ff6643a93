/** Marks between which models think aloud in their answers, with what ends each. */
const OPENING = /^\s*(?:<(think|thinking|thought|reasoning)>|\[(THINK)\])/i;
const LONGEST_OPENING = "<reasoning>".length;
const OPENINGS = ["<think>", "<thinking>", "<thought>", "<reasoning>", "[think]"];
const UNOPENED = /^[\s\S]*?<\/(?:think|thinking|thought|reasoning)>/i;

interface ThoughtFilter {
  /** Takes the next piece of an answer and gives what of it may be shown. */
  push(piece: string): string;
  /** What was held back and is no thought after all, once the answer has ended. */
  end(): string;
}

const CLOSING = /<\/(?:think|thinking|thought|reasoning)>/i;
const LONGEST_CLOSING = "</reasoning>".length;

/**
 * The same for a server that was heard to think without an opening mark: nothing is shown before the thoughts end. Where
 * they never do, the whole was the answer.
 */
export function withoutUnopenedThoughts(): ThoughtFilter {
  const parts: string[] = [];
  let tail = "";
  let answering = false;

  function push(piece: string): string {
    if (answering) return piece;
    parts.push(piece);
    const seen = tail + piece;
    const closed = CLOSING.exec(seen);
    if (closed === null) {
      tail = seen.slice(1 - LONGEST_CLOSING);
      return "";
    }
    answering = true;
    return seen.slice(closed.index + closed[0].length);
  }

  return { push, end: () => answering ? "" : parts.join("") };
}

/** Leaves the thoughts out of an answer that arrives in pieces. Each piece is looked at once. */
export function withoutThoughts(): ThoughtFilter {
  let held = "";
  let closing: string | null = null;
  let answering = false;

  function push(piece: string): string {
    if (answering) return piece;
    held += piece;
    return closing === null ? begin() : think(closing);
  }

  function begin(): string {
    const opened = OPENING.exec(held);
    if (opened !== null) {
      held = held.slice(opened[0].length);
      closing = opened[1] === undefined ? "[/THINK]" : `</${opened[1].toLowerCase()}>`;
      return think(closing);
    }
    if (mayOpen(held)) return "";
    answering = true;
    return end();
  }

  function think(mark: string): string {
    const at = held.toLowerCase().indexOf(mark.toLowerCase());
    if (at < 0) {
      held = held.slice(1 - mark.length);
      return "";
    }
    held = held.slice(at + mark.length);
    closing = null;
    return begin();
  }

  function end(): string {
    const shown = closing === null ? held : "";
    held = "";
    return shown;
  }

  return { push, end };
}

/** True while what has come so far may still turn out to be the beginning of an opening mark. */
function mayOpen(text: string): boolean {
  const start = text.trimStart().toLowerCase();
  return start.length < LONGEST_OPENING && OPENINGS.some((mark) => mark.startsWith(start));
}

/** An answer without thoughts whose beginning stood in the prompt, so that only their end is in the answer. */
export function afterUnopenedThoughts(text: string): string {
  return text.replace(UNOPENED, "");
}
