import type { Context } from "hono";
import { createContext } from "react";
import type { UserAnswer } from "../api/contract.ts";
import type { PageDeps } from "./context.ts";

/** Who a page is for, and where it stands: its header says both. */
export interface Visitor {
  user: UserAnswer | null;
  path: string;
}

/** For pages whose header needs to know of nobody: it has none, or it is an island of its own. */
export const NOBODY: Visitor = { user: null, path: "" };

/** Of pages without a script, whose header is drawn with them. */
export const VisitorContext = createContext(NOBODY);

/** Somebody who cannot be looked up now is drawn as signed out: a page that tells of a failure must not fail itself. */
export async function visitorOf(c: Context, { data }: PageDeps): Promise<Visitor> {
  const user = await data.user(c.req.raw).catch(() => null);
  return { user, path: c.req.path };
}
