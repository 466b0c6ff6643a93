import type { ChatRequest } from "./model_servers.ts";

/** What the local model server's honest model answers: by task where it knows the task, else by schema. */
export interface Question {
  /** The task's name where the request carries a schema, else "". */
  task: string;
  system: string;
  user: string;
  schema: JsonSchema;
}

export interface JsonSchema {
  type?: string | string[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  minItems?: number;
  maxLength?: number;
}

/**
 * The schema in the prompt has rules that the one on the wire leaves out. What stands before it is what the model is told
 * to do, in whichever message it comes; what stands after it is what it is told of.
 */
export function questionOf({ messages, response_format: format }: ChatRequest): Question {
  const textsOf = (wanted: (role: string) => boolean) =>
    messages.filter(({ role }) => wanted(role)).map(({ content }) => content).join("\n");
  const system = textsOf((role) => role === "system" || role === "developer");
  const user = textsOf((role) => role === "user");
  const [, told = "", written, material = ""] = /^([\s\S]*JSON Schema:\n)(\{.*\})\s*([\s\S]*)$/.exec(user) ??
    ["", "", /JSON Schema:\n(\{.*\})/.exec(system)?.[1], user];
  const schema: JsonSchema = written === undefined ? { type: "string" } : JSON.parse(written);
  const task = format?.json_schema?.name ?? "";
  return { task, system: `${system}\n${told}`, user: material, schema };
}

export function honestAnswer(question: Question): unknown {
  const names = Object.keys(question.schema.properties ?? {});
  if (question.user.includes("<advice_by_rules>")) return within(question.user, "advice_by_rules");
  if (names.includes("monthly")) return { buyer: "bakeries", price: "90 euros a month each", monthly: 1_080 };
  if (names.includes("move") && names.includes("question")) return readTurn(question.user);
  const cited = citedSentences(question);
  if (cited.length > 0) {
    return byDossier(question.schema, {
      cite: citing(cited, question.task),
      definitions: question.schema.$defs ?? {},
    });
  }
  return bySchema(question.schema, sentencesIn(question.user));
}

interface Cited {
  id: string;
  text: string;
}

const FEWEST_CHARACTERS = 40;
const MOST_WORDS = 12;

/** The founder's longer sentences with a number in them, which no rival could say, with the ids by which they are cited. */
function citedSentences({ system }: Question): Cited[] {
  return [...system.matchAll(/^(A\d+\.\d+) (.+)$/gm)].flatMap(([, id = "", text = ""]) => {
    const cut = text.split(" ").slice(0, MOST_WORDS).join(" ");
    return text.length < FEWEST_CHARACTERS || !/\d/.test(cut) ? [] : [{ id, text: cut }];
  });
}

/** Hands out one sentence after the other; which is the first depends on the task. */
function citing(cited: Cited[], task: string): () => Cited {
  let next = [...task].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return () => cited[next++ % cited.length] ?? { id: "", text: "" };
}

/** What the first row of the deck and of the thirty days is called. */
const ROWS: Record<string, string> = { id: "cover", uid: "1" };

interface Known {
  cite: () => Cited;
  definitions: Record<string, JsonSchema>;
}

/** An answer in which each claim says what a sentence of the founder's says, and cites it. */
function byDossier(schema: JsonSchema, known: Known): unknown {
  if (schema.$ref !== undefined) {
    return byDossier(known.definitions[schema.$ref.split("/").at(-1) ?? ""] ?? {}, known);
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? [];
  if (first?.const !== undefined) return first.const;
  if (first !== undefined) {
    return first.type === "object" || first.$ref !== undefined ? byDossier(first, known) : null;
  }
  // What may be left out and is no sentence is left out: it would be invented.
  if (Array.isArray(schema.type)) return null;
  if (schema.type === "array") {
    return Array.from({ length: schema.minItems ?? 1 }, () => byDossier(schema.items ?? {}, known));
  }
  if (schema.type !== "object") return schema.type === "string" ? "whoever is asked" : bySchema(schema, []);
  const properties = Object.entries(schema.properties ?? {});
  if (schema.properties?.ids === undefined) {
    return Object.fromEntries(
      properties.map(([name, inner]) => [name, ROWS[name] ?? byDossier(inner, known)]),
    );
  }
  const { id, text } = known.cite();
  return Object.fromEntries(
    properties.map(([name, inner]) => [
      name,
      name === "ids" ? [id] : inner.type === "string" ? text : byDossier(inner, known),
    ]),
  );
}

/** The words inside a mark of the material, or "" without it. */
export function within(material: string, mark: string): string {
  return new RegExp(`<${mark}[^>]*>\\n?([\\s\\S]*?)\\n?</${mark}>`).exec(material)?.[1] ?? "";
}

/** A turn as the rules would take it: the first of the ways that are open, in the built-in words. */
function readTurn(material: string): unknown {
  const ways = material.slice(material.indexOf("The ways that are open:"));
  const [, move = "next", field = ""] = /^- (\w+): ([a-z_]+\.[a-z_]+)?/m.exec(ways) ?? [];
  const [, question = "What did your last customer say?", why = "It decides what comes next."] =
    /^- \w+: .*?The built-in wording: (.*?[?？]) Why: (.*?)(?: Offered with it: .*| Code adds.*| \(Code says.*)?$/m
      .exec(ways) ?? [];
  const words = lastSaid(material).split(/\s+/).slice(0, 8).join(" ");
  return {
    acts: [],
    facts: [],
    thin: move === "probe",
    tension: null,
    move,
    field: field.startsWith("confirm") ? "" : field,
    reflect: words === "" ? "" : `You said: “${words}”`,
    question,
    why,
    options: [],
  };
}

function lastSaid(material: string): string {
  const said = within(material, "founder_message") ||
    /(?:founder(?:'s message)?|message|said)[^:\n]*: (.+)/i.exec(material)?.[1] || "";
  return said.split(/[.!?;:“”]/)[0]?.trim() ?? "";
}

function sentencesIn(material: string): string[] {
  return material.split(/(?<=[.!?])\s+|\n/).map((line) => line.trim()).filter((line) =>
    /^\p{L}.{10,}/u.test(line)
  );
}

function bySchema(schema: JsonSchema, sentences: string[]): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return bySchema(schema.anyOf[0] ?? {}, sentences);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, bySchema(inner, sentences)]),
      );
    case "array":
      return Array.from({ length: schema.minItems ?? 1 }, () => bySchema(schema.items ?? {}, sentences));
    case "number":
    case "integer":
      return 0;
    case "boolean":
      return false;
    case "null":
      return null;
    default:
      return (sentences[0] ?? "The founder has not said yet.").slice(0, schema.maxLength);
  }
}
