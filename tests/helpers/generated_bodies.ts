import fc from "fast-check";
import type { JsonSchema } from "../../routes/openapi/schemas.ts";

/** Stands where an id is asked for; whoever sends the request puts one that exists in its place. */
export const ID = "ID";
/** Becomes a number that no double can hold. */
const HUGE = "a huge number";

type Named = Record<string, JsonSchema>;

const LONGEST = 60;

const words = fc.oneof(
  fc.string({ unit: "binary", maxLength: LONGEST }),
  fc.string({ unit: "grapheme", maxLength: LONGEST }),
  fc.constantFrom(
    "",
    "\u0000",
    "\ud800",
    "\udfff\ud800",
    "\u202e../..",
    "'; --",
    "{{7*7}}",
    "<script>",
    "%00",
    "é".repeat(40_000),
    "__proto__",
    "constructor",
  ),
  fc.webUrl(),
);

const deep = fc.integer({ min: 1, max: 40 }).map((levels) => {
  let value: unknown = "at the bottom";
  for (let level = 0; level < levels; level++) value = level % 2 === 0 ? [value] : { a: value };
  return value;
});

/** Any JSON at all. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  words,
  fc.jsonValue({ maxDepth: 4 }),
  deep,
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(null, true, -0, Number.MAX_VALUE, HUGE, [], {}),
);

/** The texts of bodies that fit a schema more or less, of others that are JSON, of some that are not, and none at all. */
export function bodyTexts(schema: JsonSchema | undefined, named: Named): fc.Arbitrary<string | undefined> {
  const fitting = schema === undefined ? fc.constant({}) : fitted(schema, named);
  const extra = fc.dictionary(words, anything, { maxKeys: 3 });
  const spoilt = fc.tuple(fitting, fc.infiniteStream(fc.tuple(fc.nat(9), anything)), extra)
    .map(([body, spoilers, more]) => spoil(body, spoilers, more));
  return fc.oneof(
    { weight: 3, arbitrary: fitting.map(toJson) },
    { weight: 4, arbitrary: spoilt.map(toJson) },
    { weight: 1, arbitrary: anything.map(toJson) },
    { weight: 1, arbitrary: words },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

/** About three of ten fields hold something else, and there are some that nobody asked for. */
function spoil(body: unknown, spoilers: Iterator<[number, unknown]>, more: Record<string, unknown>): unknown {
  if (typeof body !== "object" || body === null) return body;
  const fields = Object.entries(body).map(([name, value]) => {
    const [chance, other] = spoilers.next().value;
    return [name, chance < 3 ? other : value];
  });
  return { ...more, ...Object.fromEntries(fields) };
}

function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(`"${HUGE}"`, "1e400");
}

/** What a schema describes. Texts with a pattern of their own are left to chance where they cannot be made. */
export function fitted(schema: JsonSchema, named: Named): fc.Arbitrary<unknown> {
  const { $ref, anyOf, oneOf, type } = schema;
  if ($ref !== undefined) return fitted(named[$ref.split("/").at(-1) ?? ""] ?? {}, named);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const either = anyOf ?? oneOf;
  if (either !== undefined) return fc.oneof(...either.map((one) => fitted(schemaOf(one), named)));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => fitted({ ...schema, type: one }, named)));
  switch (type) {
    case "string":
      return texts(schema);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9 });
    case "number":
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(fitted(Array.isArray(schema.items) ? {} : schemaOf(schema.items), named), {
        maxLength: 4,
      });
    case "object":
      return objects(schema, named);
    default:
      return anything;
  }
}

function objects(schema: JsonSchema, named: Named): fc.Arbitrary<unknown> {
  const { properties, required = [], additionalProperties, propertyNames } = schema;
  if (properties === undefined) {
    const names = fitted(schemaOf(propertyNames), named).map(String);
    return fc.dictionary(names, fitted(schemaOf(additionalProperties), named), { maxKeys: 4 });
  }
  const model: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) {
    const value = fitted(schemaOf(field), named);
    model[name] = name === "session_id" ? fc.oneof(fc.constant(ID), value) : value;
  }
  return fc.record(model, { requiredKeys: required });
}

function texts({ format, pattern, minLength = 0, maxLength = LONGEST }: JsonSchema): fc.Arbitrary<unknown> {
  if (format === "email") return fc.emailAddress();
  if (format === "uri") return fc.webUrl();
  if (format === "date") {
    return fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10));
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
  });
}

function schemaOf(schema: JsonSchema | boolean | undefined): JsonSchema {
  return typeof schema === "object" ? schema : {};
}
