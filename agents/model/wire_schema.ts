import { z } from "zod";

type Json = Record<string, unknown>;

/** What a schema says on the wire, and whether it can be asked for strictly. */
interface WireSchema {
  schema: Json;
  strict: boolean;
}

/**
 * Lengths, counts, patterns and formats stay in the prompt: strict servers refuse them, and servers that make a grammar
 * of a schema grow slow with them.
 */
const KEPT = [
  "type",
  "properties",
  "required",
  "items",
  "enum",
  "const",
  "anyOf",
  "description",
  "additionalProperties",
  "$ref",
  "$defs",
];

/** A zod schema as JSON Schema with every rule, for the prompt. */
export function promptSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { unrepresentable: "any", io: "output" });
}

/** The same in the words that servers take. Strict only where every object names all its properties and requires them. */
export function wireSchema(schema: z.ZodType): WireSchema {
  const plain = trimmed(promptSchema(schema));
  return { schema: plain, strict: isStrict(plain) };
}

function trimmed(given: Json): Json {
  const schema = withoutPlaces(given);
  const entries = Object.entries(schema).filter(([name]) => KEPT.includes(name)).map(([name, value]) =>
    [name, name === "properties" || name === "$defs" ? eachOf(value, trimmed) : below(value)] as const
  );
  return Object.fromEntries(entries);
}

/** A list whose places have forms of their own, "[from, to]", is asked for as a list of these: `items: false` alone would allow none. */
function withoutPlaces(schema: Json): Json {
  const { prefixItems } = schema;
  if (!Array.isArray(prefixItems)) return schema;
  const forms = [...new Map(prefixItems.map((form) => [JSON.stringify(form), form])).values()];
  return { ...schema, items: forms.length === 1 ? forms[0] : { anyOf: forms } };
}

function below(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => isJson(each) ? trimmed(each) : each);
  return isJson(value) ? trimmed(value) : value;
}

function eachOf(value: unknown, change: (schema: Json) => Json): Json {
  if (!isJson(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isJson(inner) ? change(inner) : inner]),
  );
}

function isStrict(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isStrict);
  if (!isJson(value)) return true;
  if (value.type === "object") {
    const names = isJson(value.properties) ? Object.keys(value.properties) : null;
    const required = Array.isArray(value.required) ? value.required : [];
    if (names === null || value.additionalProperties !== false) return false;
    if (names.some((name) => !required.includes(name))) return false;
  } else if (
    !("type" in value || "anyOf" in value || "enum" in value || "const" in value || "$ref" in value)
  ) {
    return !("type" in value) && Object.keys(value).length > 0 && Object.values(value).every(isStrict);
  }
  return Object.values(value).every(isStrict);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
