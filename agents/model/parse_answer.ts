import { jsonrepair } from "jsonrepair";
import type { z } from "zod";

type ParsedAnswer<T> = { value: T } | { issues: string };

/** Finds the JSON in a model's text, repairs it if need be and checks it. Never throws. */
export function parseAnswer<T>(text: string, schema: z.ZodType<T>): ParsedAnswer<T> {
  const found = jsonIn(text);
  if (found === undefined) return { issues: "The answer holds no JSON object." };
  const result = schema.safeParse(found);
  if (result.success) return { value: result.data };
  const issues = result.error.issues.map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`);
  return { issues: issues.slice(0, 20).join("\n") };
}

function jsonIn(text: string): unknown {
  const unfenced = /```(?:json)?\s*([\s\S]*?)```/.exec(text)?.[1] ?? text;
  const start = unfenced.indexOf("{");
  if (start < 0) return undefined;
  const end = unfenced.lastIndexOf("}");
  const object = unfenced.slice(start, end > start ? end + 1 : undefined);
  return parsed(object) ?? repaired(object);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function repaired(text: string): unknown {
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}
