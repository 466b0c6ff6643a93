/** The forms in which an answer can be asked for, the strictest first. */
const FORMATS = ["json_schema", "json_object", "plain"] as const;
const CAPS = ["max_completion_tokens", "max_tokens", "none"] as const;
/** Who the constant instructions are from. With "user" everything is one message. */
const ROLES = ["system", "developer", "user"] as const;

/** What a question is asked with, as far as servers differ in what they take. */
export interface Manner {
  format: typeof FORMATS[number];
  strict: boolean;
  /** Whether tokens are to be counted at the end of the stream: stream_options. */
  counted: boolean;
  role: typeof ROLES[number];
  cap: typeof CAPS[number];
  /** Whether reasoning_effort is sent where one was chosen. */
  effort: boolean;
}

const FULL: Manner = {
  format: "json_schema",
  strict: true,
  counted: true,
  role: "system",
  cap: "max_completion_tokens",
  effort: true,
};

/** What each server and model was last found to take; over the whole process. */
const remembered = new Map<string, Manner>();

/** How this server and model are asked: with everything, until they refuse a part of it. */
export function featuresFor(server: string): Manner {
  return remembered.get(server) ?? FULL;
}

export function rememberFeatures(server: string, manner: Manner): void {
  remembered.set(server, manner);
}

/** What of the full manner is missing, as the parameters are called on the wire. */
export function droppedIn(manner: Manner): string[] {
  return [
    manner.format !== "json_schema" && "response_format json_schema",
    manner.format === "plain" && "response_format json_object",
    manner.format === "json_schema" && !manner.strict && "strict",
    !manner.counted && "stream_options",
    manner.role !== "system" && "the system role",
    manner.role === "user" && "the developer role",
    manner.cap !== "max_completion_tokens" && "max_completion_tokens",
    manner.cap === "none" && "max_tokens",
    !manner.effort && "reasoning_effort",
  ].filter((name) => name !== false);
}

/** What a question carries beside its words: a parameter that was not sent cannot have been refused. */
export interface Sent {
  effort: boolean;
  strict: boolean;
  format: boolean;
}

interface Rung {
  /** How servers name the parameter when they refuse it. */
  named: RegExp;
  lower: (manner: Manner, sent: Sent) => Manner | null;
}

/** In the order in which they are looked for: the words of a schema's refusal name its format too. */
const RUNGS: Rung[] = [
  {
    named: /reasoning_?effort|\breasoning\b|\bthinking\b/i,
    lower: (manner, sent) => manner.effort && sent.effort ? { ...manner, effort: false } : null,
  },
  {
    named: /stream_options|include_usage/i,
    lower: (manner) => manner.counted ? { ...manner, counted: false } : null,
  },
  {
    named: /max_(?:completion_|output_)?tokens|completion tokens|in the completion/i,
    lower: (manner) => lowerCap(manner),
  },
  {
    named: /\brole\b|\broles\b|system (?:message|prompt)|developer (?:message|role)/i,
    lower: (manner) => lowerRole(manner),
  },
  {
    named: /\bstrict\b|additionalProperties|is required to be supplied/i,
    lower: (manner, sent) => manner.strict && sent.strict ? { ...manner, strict: false } : null,
  },
  {
    named: /response[_ ]?format|json_object|schema|additionalProperties|structured|grammar/i,
    lower: (manner, sent) => sent.format ? lowerFormat(manner) : null,
  },
];

/**
 * The manner without what the server's words refuse; null where nothing is left to drop. Where the words name nothing
 * that was sent, the parameters are tried in order, and `named` is false.
 */
export function withoutRefusedFeature(
  manner: Manner,
  words: string,
  sent: Sent,
): { manner: Manner; named: boolean } | null {
  const lowered = RUNGS.filter(({ named }) => named.test(words)).map(({ lower }) => lower(manner, sent));
  const byName = lowered.find((lower) => lower !== null);
  if (byName !== undefined) return { manner: byName, named: true };
  const inOrder = RUNGS.map(({ lower }) => lower(manner, sent)).find((lower) => lower !== null);
  return inOrder === undefined ? null : { manner: inOrder, named: false };
}

function lowerCap(manner: Manner): Manner | null {
  const cap = CAPS[CAPS.indexOf(manner.cap) + 1];
  return cap === undefined ? null : { ...manner, cap };
}

function lowerRole(manner: Manner): Manner | null {
  const role = ROLES[ROLES.indexOf(manner.role) + 1];
  return role === undefined ? null : { ...manner, role };
}

function lowerFormat(manner: Manner): Manner | null {
  const format = FORMATS[FORMATS.indexOf(manner.format) + 1];
  return format === undefined ? null : { ...manner, format, strict: false };
}
