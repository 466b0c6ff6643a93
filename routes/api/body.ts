import { zValidator } from "@hono/zod-validator";
import type { z } from "zod";

/** Checks a JSON body; what does not fit is thrown as the ZodError that routes/errors.ts answers with 422. */
export function body<Schema extends z.ZodType>(schema: Schema) {
  return zValidator("json", schema, (result) => {
    if (!result.success) throw result.error;
  });
}

/** Checks the query of an address, as `body` does. */
export function query<Schema extends z.ZodType>(schema: Schema) {
  return zValidator("query", schema, (result) => {
    if (!result.success) throw result.error;
  });
}
