import { Hono } from "hono";
import { anchorRoutes } from "./api/anchors.ts";
import { authRoutes } from "./api/auth.ts";
import { journeyRoutes } from "./api/journey.ts";
import { pdfRoutes } from "./api/pdf.ts";
import type { AppDeps, AppEnv } from "./deps.ts";
import { answerFailure } from "./errors.ts";
import { healthRoutes } from "./health.ts";
import { clientAddress } from "./middleware/client_address.ts";
import { limitBody, onlyJson } from "./middleware/json_body.ts";
import { rateLimit } from "./middleware/rate_limit.ts";
import { requestLog } from "./middleware/request_log.ts";
import { securityHeaders } from "./middleware/security_headers.ts";

/** The whole of Holdfast over HTTP: in which order a request passes, and where it ends. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { config, log, now, publicUrl } = deps;

  const api = new Hono<AppEnv>()
    .use(limitBody)
    .use(onlyJson)
    .route("/auth", authRoutes(deps))
    .route("/journey", journeyRoutes(deps))
    .route("/anchors", anchorRoutes(deps))
    .route("/pdf", pdfRoutes(deps));

  return new Hono<AppEnv>()
    .onError(answerFailure)
    .notFound((c) => c.json({ detail: "Not Found" }, 404))
    .use(requestLog(log))
    .use(securityHeaders({ https: publicUrl.startsWith("https:") }))
    .use(clientAddress({ trustProxy: config.TRUST_PROXY }))
    .route("/health", healthRoutes(deps))
    .use(rateLimit({ perMinute: config.RATE_LIMIT_PER_MINUTE, now }))
    .route("/api", api);
}
