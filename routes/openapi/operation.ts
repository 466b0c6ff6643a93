import type { z } from "zod";

/** A file: its media type. */
export interface FileBody {
  file: string;
}

/** What a route does and answers. What it asks is read off its middleware. */
export interface Operation {
  does: string;
  /** By status: JSON of a schema, or a file. */
  answers: Record<number, z.ZodType | FileBody>;
  /** True where the same answer may be had as a stream of events. */
  streams?: true;
  /** Refusals that only this route knows of, by status. */
  refuses?: Record<number, string>;
}

/** By method and path, as in the route table: "GET /api/auth/me". */
export type Operations = Record<string, Operation>;

export function isFile(body: z.ZodType | FileBody): body is FileBody {
  return "file" in body;
}
