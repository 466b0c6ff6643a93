/** The forms in which an answer can be asked for, the strictest first. */
const FORMATS = ["json_schema", "json_object", "plain"] as const;
const CAPS = ["max_completion_tokens", "max_tokens", "none"] as const;
/** Who the constant instructions are from. With "user" everything is one message. */
const ROLES = ["system", "developer", "user"] as const;

/** What a question is asked with, as far as servers differ in what they take. */
export interface Features {
  format: typeof FORMATS[number];
  strict: boolean;
  /** Whether tokens are to be counted at the end of the stream: stream_options. */
  counted: boolean;
  role: typeof ROLES[number];
  cap: typeof CAPS[number];
  /** Whether reasoning_effort is sent where one was chosen. */
  effort: boolean;
}

const FULL: Features = {
  format: "json_schema",
  strict: true,
  counted: true,
  role: "system",
  cap: "max_completion_tokens",
  effort: true,
};

/** What each server and model was last found to take; over the whole process. */
const remembered = new Map<string, Features>();

/** How this server and model are asked: with everything, until they refuse a part of it. */
export function featuresFor(server: string): Features {
  return remembered.get(server) ?? FULL;
}

export function rememberFeatures(server: string, features: Features): void {
  remembered.set(server, features);
}

/** Which features are missing, as the parameters are called on the wire. */
export function droppedIn(features: Features): string[] {
  return [
    features.format !== "json_schema" && "response_format json_schema",
    features.format === "plain" && "response_format json_object",
    features.format === "json_schema" && !features.strict && "strict",
    !features.counted && "stream_options",
    features.role !== "system" && "the system role",
    features.role === "user" && "the developer role",
    features.cap !== "max_completion_tokens" && "max_completion_tokens",
    features.cap === "none" && "max_tokens",
    !features.effort && "reasoning_effort",
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
  lower: (features: Features, sent: Sent) => Features | null;
}

/** In the order in which they are looked for: the words of a schema's refusal name its format too. */
const RUNGS: Rung[] = [
  {
    named: /reasoning_?effort|\breasoning\b|\bthinking\b/i,
    lower: (features, sent) => features.effort && sent.effort ? { ...features, effort: false } : null,
  },
  {
    named: /stream_options|include_usage/i,
    lower: (features) => features.counted ? { ...features, counted: false } : null,
  },
  {
    named: /max_(?:completion_|output_)?tokens|completion tokens|in the completion/i,
    lower: (features) => lowerCap(features),
  },
  {
    named: /\brole\b|\broles\b|system (?:message|prompt)|developer (?:message|role)/i,
    lower: (features) => lowerRole(features),
  },
  {
    named: /\bstrict\b|additionalProperties|is required to be supplied/i,
    lower: (features, sent) => features.strict && sent.strict ? { ...features, strict: false } : null,
  },
  {
    named: /response[_ ]?format|json_object|schema|additionalProperties|structured|grammar/i,
    lower: (features, sent) => sent.format ? lowerFormat(features) : null,
  },
];

/**
 * The features without what the server's words refuse; null where nothing is left to drop. Where the words name nothing
 * that was sent, the parameters are tried in order, and `named` is false.
 */
export function withoutRefusedFeature(
  features: Features,
  words: string,
  sent: Sent,
): { features: Features; named: boolean } | null {
  const lowered = RUNGS.filter(({ named }) => named.test(words)).map(({ lower }) => lower(features, sent));
  const byName = lowered.find((lower) => lower !== null);
  if (byName !== undefined) return { features: byName, named: true };
  const inOrder = RUNGS.map(({ lower }) => lower(features, sent)).find((lower) => lower !== null);
  return inOrder === undefined ? null : { features: inOrder, named: false };
}

function lowerCap(features: Features): Features | null {
  const cap = CAPS[CAPS.indexOf(features.cap) + 1];
  return cap === undefined ? null : { ...features, cap };
}

function lowerRole(features: Features): Features | null {
  const role = ROLES[ROLES.indexOf(features.role) + 1];
  return role === undefined ? null : { ...features, role };
}

function lowerFormat(features: Features): Features | null {
  const format = FORMATS[FORMATS.indexOf(features.format) + 1];
  return format === undefined ? null : { ...features, format, strict: false };
}
