import { z } from "zod";
import * as contract from "../api/contract.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** What goes in is described as it may be sent; everything else as it comes out. */
const IS_SENT = /Request$/;

const named = Object.entries(contract).flatMap(([name, value]) =>
  value instanceof z.ZodType ? [{ name, value }] : []
);
const nameOf = new Map<z.ZodType, string>(named.map(({ name, value }) => [value, name]));

/** Every schema of the contract by its name, as components of an OpenAPI document refer to each other. */
export function componentSchemas(): Record<string, JsonSchema> {
  return {
    ...schemasOf(named.filter(({ name }) => IS_SENT.test(name)), "input"),
    ...schemasOf(named.filter(({ name }) => !IS_SENT.test(name)), "output"),
  };
}

function schemasOf(chosen: typeof named, io: "input" | "output"): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const { name, value } of chosen) registry.add(value, { id: name });
  const { schemas } = z.toJSONSchema(registry, { ...SETTINGS, io, uri: refTo });
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutNames(schema)]));
}

/** A schema of the contract as a reference to its component, any other in full. */
export function inPlace(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const name = nameOf.get(schema);
  if (name !== undefined) return { $ref: refTo(name) };
  if (schema instanceof z.ZodArray) {
    const element = schema.element;
    if (element instanceof z.ZodType) return { type: "array", items: inPlace(element, io) };
  }
  return withoutNames(z.toJSONSchema(schema, { ...SETTINGS, io }));
}

const SETTINGS = {
  unrepresentable: "any" as const,
  override({ jsonSchema }: { jsonSchema: JsonSchema }) {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

function withoutNames({ $schema: _, $id: _id, ...schema }: JsonSchema): JsonSchema {
  return schema;
}
