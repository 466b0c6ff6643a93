import { z } from "zod";

/**
 * An answer brought as near to its form as can be done without guessing: "3" for a number, "Focus" for "focus", a list of one
 * told as the one, null for what is missing and may be. Whatever is of no use is handed back as it came, for the form to
 * refuse.
 */
export function fitAnswer(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodPipe) {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : value;
  }
  if (schema instanceof z.ZodNullable) {
    return isNothing(value) ? null : fitAnswer(typeOf(schema.unwrap()), value);
  }
  if (schema instanceof z.ZodOptional) {
    return value === undefined ? undefined : fitAnswer(typeOf(schema.unwrap()), value);
  }
  if (schema instanceof z.ZodArray) return fitList(typeOf(schema.element), value);
  if (schema instanceof z.ZodObject) return fitObject(schema, value);
  if (schema instanceof z.ZodTuple) {
    return Array.isArray(value) ? value.map((each, at) => fitAt(schema.def.items[at], each)) : value;
  }
  if (schema instanceof z.ZodUnion) {
    const options = schema.options.map(typeOf).map((option) => [option, fitAnswer(option, value)] as const);
    return options.find(([option, fitted]) => option.safeParse(fitted).success)?.[1] ?? value;
  }
  return fitPlain(schema, value);
}

function fitAt(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  return schema === undefined ? value : fitAnswer(typeOf(schema), value);
}

/** What models write where they have nothing to say. */
const NOTHING = /^(?:null|none|nil|n\/a|undefined)?$/iu;

/** True for null and the words for it. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || typeof value === "string" && NOTHING.test(value.trim());
}

function fitList(element: z.ZodType, value: unknown): unknown {
  if (value === null || value === "") return [];
  const list = Array.isArray(value) ? value : [value];
  return value === undefined ? value : list.map((each: unknown) => fitAnswer(element, each));
}

function fitObject(schema: z.ZodObject, value: unknown): unknown {
  const names = Object.keys(schema.shape);
  const [only] = Array.isArray(value) && value.length === 1 ? value : [value];
  if (!isRecord(only)) return inItsList(schema, value) ?? value;
  if (!isPartlyOf(schema, only)) {
    return unwrapped(schema, only) ?? inItsList(schema, value) ?? value;
  }
  const fitted = names.map((name) => {
    const field = typeOf(schema.shape[name]);
    const isMissing = !Object.hasOwn(only, name);
    return [name, isMissing && field instanceof z.ZodArray ? [] : fitAnswer(field, only[name])];
  }).filter(([, each]) => each !== undefined);
  return { ...only, ...Object.fromEntries(fitted) };
}

/** An answer inside one more pair of brackets: {"answer": {…}}. */
function unwrapped(schema: z.ZodObject, value: Record<string, unknown>): unknown {
  const [inner, ...more] = Object.values(value);
  return more.length === 0 && isPartlyOf(schema, inner) ? fitObject(schema, inner) : undefined;
}

/** The rows alone, or a single one of them, where the form is nothing but a list with a name. */
function inItsList(schema: z.ZodObject, value: unknown): unknown {
  const [name, ...more] = Object.keys(schema.shape);
  const list = name === undefined ? undefined : schema.shape[name];
  if (name === undefined || more.length > 0 || !(list instanceof z.ZodArray)) return undefined;
  const element = typeOf(list.element);
  const rows = fitList(element, value);
  const isList = Array.isArray(value) && value.some((row) => isPartlyOf(element, row));
  return isList || list.safeParse(rows).success ? { [name]: rows } : undefined;
}

function isPartlyOf(schema: z.ZodType, value: unknown): boolean {
  return schema instanceof z.ZodObject && isRecord(value) &&
    Object.keys(schema.shape).some((name) => Object.hasOwn(value, name));
}

/** An answer without the rows that do not fit the form, where others do: one row costs one row. */
export function withFittingRows(schema: z.ZodType, value: unknown): unknown {
  if (!(schema instanceof z.ZodObject) || !isRecord(value)) return value;
  const fitting = Object.entries(value).map(([name, each]) => {
    const field: unknown = schema.shape[name];
    if (!(field instanceof z.ZodArray) || !Array.isArray(each)) return [name, each];
    const rows = each.filter((row) => typeOf(field.element).safeParse(row).success);
    return [name, rows.length === 0 ? each : rows];
  });
  return Object.fromEntries(fitting);
}

function fitPlain(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodString && typeof value === "number") return String(value);
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (schema instanceof z.ZodNumber) return numberFrom(text) ?? value;
  if (schema instanceof z.ZodBoolean) {
    return /^(?:true|yes)$/iu.test(text) ? true : /^(?:false|no)$/iu.test(text) ? false : value;
  }
  if (schema instanceof z.ZodEnum) {
    return schema.options.find((option) => bare(String(option)) === bare(text)) ?? value;
  }
  if (schema instanceof z.ZodLiteral) {
    return [...schema.values].find((option) => bare(String(option)) === bare(text)) ?? value;
  }
  return value;
}

function bare(text: string): string {
  return text.toLowerCase().replace(/[\s_-]+/gu, " ").trim();
}

/** "1,200" and "30%" are numbers; "about 30" is none. */
function numberFrom(text: string): number | null {
  const digits = text.replace(/(?<=\d),(?=\d{3}(?!\d))/gu, "").replace(/\s?%$/u, "");
  return /^[-+−]?\d+(?:\.\d+)?$/u.test(digits) ? Number(digits.replace("−", "-")) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf(schema: unknown): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new TypeError("A form is made of whole zod types");
  return schema;
}
