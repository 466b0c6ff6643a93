import type { RouterRoute } from "hono/types";
import { type Demand, demandOf } from "../demands.ts";

/** One route of the API with all that the middleware before it asks. */
export interface ApiRoute {
  /** "GET /api/auth/me" */
  key: string;
  method: string;
  /** "/api/pdf/status/:id" */
  path: string;
  demand: Demand;
}

/** Every route below /api, and /health, in the order of the route table. */
export function apiRoutesIn(table: RouterRoute[]): ApiRoute[] {
  const found = new Map<string, ApiRoute>();
  table.forEach(({ method, path }, index) => {
    const key = `${method} ${path}`;
    if (method === "ALL" || path.includes("*") || !isOfTheApi(path)) return;
    const before = table.slice(0, index + 1).filter((entry) => covers(entry, { method, path }));
    const demand: Demand = Object.assign({}, ...before.map(({ handler }) => demandOf(handler)));
    found.set(key, { key, method, path, demand });
  });
  return [...found.values()];
}

function isOfTheApi(path: string): boolean {
  return path === "/health" || path.startsWith("/api/");
}

/** Whether a request of that route passes through what the entry names. */
function covers(entry: RouterRoute, { method, path }: { method: string; path: string }): boolean {
  if (entry.method !== "ALL" && entry.method !== method) return false;
  if (!entry.path.endsWith("*")) return entry.path === path;
  const prefix = entry.path.slice(0, -1);
  return path.startsWith(prefix) || `${path}/` === prefix;
}
