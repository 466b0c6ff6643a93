import { z } from "zod";
import { fitAnswer } from "../../../model/fit_answer.ts";
import { claimFrom, dayFrom, idsFrom } from "./id_spellings.ts";
import { ChoiceSchema, ClaimSchema, DaySchema, MarkSchema, SumSchema } from "../../../strategy/leaves.ts";

/** What carries a sentence. */
export const Ids = z.preprocess(idsFrom, z.array(z.string())).describe(
  "ids of the dossier that carry it, each a string of its own: A7.2, P2.14, F.goal.target, D.short_long",
);

// A form with an id stands once in what is sent, and is referred to from then on: it halves the prompt.

/** A sentence as a model is asked for it: code puts in the marks that its ids stand for. */
export const AskedClaim = z.preprocess(claimFrom, z.object({ text: z.string(), ids: Ids })).meta({
  id: "claim",
});
export type AskedClaim = z.infer<typeof AskedClaim>;

/** Arithmetic as a model is asked for it: code evaluates the formula. */
export const AskedSum = z.object({
  text: z.string().describe("a sentence with the result in it and no number from outside the formula"),
  operands: z.preprocess(idsFrom, z.array(z.string())).describe(
    "where the numbers stand: goal.target, channels.0.count, A25.1",
  ),
  formula: z.string().describe("numbers and + - × ÷ ( ) %, time with its unit: (45 - 23) ÷ 13 months"),
}).meta({ id: "sum" });
export type AskedSum = z.infer<typeof AskedSum>;

export const AskedChoice = z.object({
  chosen: z.string(),
  rejected: z.string(),
  why: z.string(),
  gives_up: z.string(),
  ids: Ids,
});
export type AskedChoice = z.infer<typeof AskedChoice>;

const AskedDay = z.preprocess(dayFrom, z.string()).describe("a day: 2027-03-31");

/** Which places of a schema are not asked for, by their names on the path: "alternatives.url". */
export type Omitted = readonly string[];

/**
 * The form in which a model is asked for a part: claims with ids, sums with a formula, no marks, and nothing that code
 * fills by itself. Limits of numbers and dates are checked leaf by leaf afterwards, so that one cannot cost the whole.
 */
export function askedForm(schema: z.ZodType, omitted: Omitted = [], path = ""): z.ZodType {
  const leaf = askedLeaf(schema);
  if (leaf !== null) return leaf;
  if (schema instanceof z.ZodNullable) return askedForm(innerOf(schema), omitted, path).nullable();
  if (schema instanceof z.ZodArray) return z.array(askedForm(elementOf(schema), omitted, path));
  if (schema instanceof z.ZodObject) {
    const fields = fieldsOf(schema, omitted, path);
    return z.object(
      Object.fromEntries(fields.map(([name, each]) => [name, askedForm(each, omitted, below(path, name))])),
    );
  }
  return schema;
}

/**
 * A form that a model is told in full, and of which any object is taken: leaf by leaf it is seen afterwards what of it
 * can be used, so that a missing name costs its own leaf and nothing else.
 */
export function toldInFull(form: z.ZodType): z.ZodType<Record<string, unknown>> {
  const { $schema: _, ...told } = z.toJSONSchema(form, { unrepresentable: "any", io: "output" });
  return z.preprocess((value) => fitAnswer(form, value), z.looseObject({})).meta(told);
}

/** How a model is asked for a leaf; null for what is none. */
export function askedLeaf(schema: z.ZodType): z.ZodType | null {
  if (schema === ClaimSchema) return AskedClaim;
  if (schema === SumSchema) return AskedSum;
  if (schema === ChoiceSchema) return AskedChoice;
  if (schema === DaySchema) return AskedDay;
  return schema instanceof z.ZodNumber ? z.number() : null;
}

/** The fields of an object that are asked for: marks never are. */
export function fieldsOf(schema: z.ZodObject, omitted: Omitted, path: string): [string, z.ZodType][] {
  return Object.entries(schema.shape).flatMap(([name, each]): [string, z.ZodType][] => {
    if (!(each instanceof z.ZodType) || omitted.includes(below(path, name))) return [];
    return each instanceof z.ZodArray && elementOf(each) === MarkSchema ? [] : [[name, each]];
  });
}

/** What stands in an array. */
export function elementOf(schema: z.ZodArray): z.ZodType {
  return asType(schema.element);
}

/** What may be null. */
export function innerOf(schema: z.ZodNullable): z.ZodType {
  return asType(schema.unwrap());
}

function asType(schema: z.core.$ZodType): z.ZodType {
  if (!(schema instanceof z.ZodType)) throw new TypeError("A part is made of whole zod types");
  return schema;
}

/** The path of a name below another: "alternatives" and "url" are "alternatives.url". */
export function below(path: string, name: string | number): string {
  return path === "" ? String(name) : `${path}.${name}`;
}
