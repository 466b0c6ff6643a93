import { jsonrepair } from "jsonrepair";
import type { z } from "zod";
import { fitAnswer, withFittingRows } from "./fit_answer.ts";
import { afterUnopenedThoughts } from "./thoughts.ts";

type ParsedAnswer<T> = { value: T } | { issues: string };

/** Mending takes time with length, and no task asks for as much. */
const LONGEST_MENDED = 300_000;
/** An answer that holds more objects than these holds none that was asked for. */
const MOST_OBJECTS = 100;

/**
 * Finds the JSON in a model's text, between thoughts, fences and prose, mends it if need be and checks it. Of several
 * objects the first that fits is taken; where none does, the first that fits once its manner is left aside. Never throws.
 */
export function parseAnswer<T>(text: string, schema: z.ZodType<T>): ParsedAnswer<T> {
  const answer = afterUnopenedThoughts(text);
  let issues: string | null = null;
  const found: unknown[] = [];
  for (const each of candidatesIn(answer)) {
    const result = schema.safeParse(each);
    if (result.success) return { value: result.data };
    issues ??= issuesOf(result.error);
    found.push(each);
  }
  for (const each of found) {
    const fitted = fitAnswer(schema, each);
    for (const candidate of [fitted, withFittingRows(schema, fitted)]) {
      const result = schema.safeParse(candidate);
      if (result.success) return { value: result.data };
    }
  }
  return { issues: issues ?? "The answer holds no JSON object." };
}

/** Checks an answer in Markdown: its thoughts and a fence around the whole of it are left out. Never throws. */
export function parsePlain<T>(text: string, schema: z.ZodType<T>): ParsedAnswer<T> {
  const answer = afterUnopenedThoughts(text).trim();
  const unfenced = /^```(?:markdown|md|text)?\s*\n([\s\S]*?)\n```$/.exec(answer)?.[1] ?? answer;
  const result = schema.safeParse(unfenced);
  return result.success ? { value: result.data } : { issues: issuesOf(result.error) };
}

function issuesOf(error: z.ZodError): string {
  const issues = error.issues.map(({ path, message }) => `${path.join(".") || "answer"}: ${message}`);
  return issues.slice(0, 20).join("\n");
}

/** The answer where it is one list, then every object in it. */
function* candidatesIn(text: string): Generator<unknown> {
  yield* listsIn(text);
  yield* objectsIn(text);
}

function* objectsIn(text: string): Generator<unknown> {
  let unclosed: number | null = null;
  let whole = false;
  for (let start = text.indexOf("{"), tried = 0; start >= 0 && tried < MOST_OBJECTS; tried++) {
    const end = endOfObject(text, start);
    if (end === null) {
      unclosed = start;
      break;
    }
    const found = parsed(text.slice(start, end));
    if (found !== undefined) {
      whole = true;
      yield found;
    }
    start = text.indexOf("{", end);
  }
  const from = whole ? unclosed : text.indexOf("{");
  if (from === null || from < 0) return;
  const broken = text.slice(from, from + LONGEST_MENDED);
  const closed = broken.slice(0, broken.lastIndexOf("}") + 1);
  for (const candidate of unclosed === null ? [closed, broken] : [broken, closed]) {
    const mended = repaired(candidate);
    if (mended !== undefined) yield mended;
  }
}

/** The whole answer where it is a list, in a fence or not. */
function listsIn(text: string): unknown[] {
  const list = /^\s*(?:```(?:json)?\s*)?(\[[\s\S]*\])\s*(?:```)?\s*$/u.exec(text.slice(0, LONGEST_MENDED))
    ?.[1];
  const found = list === undefined ? undefined : parsed(list) ?? repaired(list);
  return found === undefined ? [] : [found];
}

/** Where the object that begins at `start` ends, or null where it does not. */
function endOfObject(text: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '"') at = endOfString(text, at);
    else if (sign === "{") depth += 1;
    else if (sign === "}" && --depth === 0) return at + 1;
  }
  return null;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === "\\" ? 2 : 1;
  return at;
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
