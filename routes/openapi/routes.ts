import { Hono } from "hono";
import type { AppEnv } from "../deps.ts";
import type { OpenApiDocument } from "./document.ts";

/** GET /openapi.json: what this API is, for programs. Made when it is first asked for. */
export function openApiRoutes(document: () => OpenApiDocument) {
  return new Hono<AppEnv>().get("/openapi.json", (c) => c.json(document()));
}
