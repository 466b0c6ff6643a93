import { z } from "zod";
import type { Claim } from "../domain/claims.ts";

/**
 * A part in which nothing is filled: null where that may stand, no items in lists, and the headline given. It stands in
 * the place of a part whose author threw.
 */
export function emptyPart<Part extends z.ZodObject>(schema: Part, headline: Claim): z.infer<Part> {
  return schema.parse({ ...emptyObject(schema), headline });
}

function emptyObject(schema: z.ZodObject): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema.shape).map(([name, each]) => [name, emptyValue(each)]));
}

function emptyValue(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodArray) return [];
  return schema instanceof z.ZodObject ? emptyObject(schema) : null;
}
