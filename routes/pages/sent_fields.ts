import type { Context } from "hono";

/** The words of a form that was sent, by their fields' names: none where nothing was sent or it cannot be read. */
export async function sentFields(c: Context): Promise<Partial<Record<string, string>>> {
  if (c.req.method !== "POST") return {};
  const fields = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === "string"),
  );
}
