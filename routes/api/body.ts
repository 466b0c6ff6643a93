import { zValidator } from "@hono/zod-validator";
import type { z } from "zod";
import { demanding } from "../demands.ts";
import { RequestError } from "../errors.ts";
import { sayProblem } from "../problem_words.ts";

/** Checks a JSON body; what does not fit is thrown as the RequestError that routes/errors.ts answers with 422. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  const check = zValidator("json", schema, (result) => {
    if (!result.success) refuse(schema, result.data);
  });
  return demanding({ body: schema }, check);
}

/** Checks the query of an address, as `body` does. */
export function query<Schema extends z.ZodType>(schema: Schema) {
  const check = zValidator("query", schema, (result) => {
    if (!result.success) refuse(schema, result.data);
  });
  return demanding({ query: schema }, check);
}

/** Throws what does not fit, said for people: the validator itself can only be given the schema's own words. */
function refuse(schema: z.ZodType, data: unknown): void {
  const { error } = schema.safeParse(data, { error: sayProblem });
  if (error) throw new RequestError(error.issues);
}
