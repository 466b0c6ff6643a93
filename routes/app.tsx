import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { accountRoutes } from "./api/account.ts";
import { adminUsageRoutes } from "./api/admin_usage.ts";
import { adminModelRoutes } from "./api/admin_model.ts";
import { adminRoutes } from "./api/admin.ts";
import { advisorRoutes } from "./api/advisor.ts";
import { anchorRoutes } from "./api/anchors.ts";
import { authRoutes } from "./api/auth.ts";
import { calendarRoutes } from "./api/calendar.ts";
import { consultRoutes } from "./api/consult.ts";
import { factsRoutes } from "./api/facts.ts";
import { feedRoutes } from "./api/feeds.ts";
import { journeyRoutes } from "./api/journey.ts";
import { pdfRoutes } from "./api/pdf.ts";
import { shareRoutes } from "./api/shares.ts";
import { strategyRoutes } from "./api/strategy.ts";
import { writingRoutes } from "./api/writing.ts";
import type { AppDeps, AppEnv } from "./deps.ts";
import { confirmEmail, emailBehind } from "./email_change.ts";
import { endLetters, lettersBehind } from "./end_letters.ts";
import { answerFailure } from "./errors.ts";
import { healthRoutes, VERSION } from "./health.ts";
import { clientAddress } from "./middleware/client_address.ts";
import { onlyJson, readBody } from "./middleware/json_body.ts";
import { noStore } from "./middleware/no_store.ts";
import { rateLimit } from "./middleware/rate_limit.ts";
import { requestLog } from "./middleware/request_log.ts";
import { securityHeaders } from "./middleware/security_headers.ts";
import { onlyShortPaths } from "./middleware/short_path.ts";
import { type OpenApiDocument, openApiDocument } from "./openapi/document.ts";
import { openApiRoutes } from "./openapi/routes.ts";
import { createPageData } from "./page_data.ts";
import { assetRoutes, brokenPage, notFoundPage, pageRoutes } from "./pages/index.tsx";
import { returnBehind, takeReturn } from "./reminders.ts";

/** What is long and asked for once a page; small answers would cost more to compress than to send. */
const LONG_ANSWERS = [
  "/anchors",
  "/journey/history",
  "/journey/sessions/:id/history",
  "/pdf/preview",
  "/strategy.md",
  "/strategy.json",
  "/openapi.json",
];

/** Anybody may try the first questions: a tenth as often as they may ask for anything. */
const TASTE_SHARE = 10;

/** The whole of Holdfast over HTTP: in which order a request passes, and where it ends. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { assets, config, log, model, now, publicUrl } = deps;
  let description: OpenApiDocument | undefined;
  const pages = {
    assets,
    publicUrl,
    data: createPageData(deps),
    taste: deps.taste,
    emails: {
      behind: (token: string) => emailBehind(deps, token),
      confirm: (token: string) => confirmEmail(deps, token),
    },
    returns: {
      behind: (token: string) => returnBehind(deps, token),
      take: (token: string) => takeReturn(deps, token),
    },
    letters: {
      behind: (token: string) => lettersBehind(deps, token),
      end: (token: string) => endLetters(deps, token),
    },
    hasMail: config.SMTP_URL !== undefined,
    get mind() {
      return model.name;
    },
    openApi: describeApi,
  };

  const api = new Hono<AppEnv>()
    .use(onlyShortPaths)
    .use(onlyJson)
    .on("GET", LONG_ANSWERS, compress())
    .route("/auth", authRoutes(deps))
    .route("/journey/feeds", feedRoutes(deps))
    .route("/journey/share", shareRoutes(deps))
    .route("/journey", journeyRoutes(deps))
    .route("/anchors", anchorRoutes(deps))
    .route("/consult", consultRoutes(deps))
    .route("/facts", factsRoutes(deps))
    .route("/writing", writingRoutes(deps))
    .route("/advisor", advisorRoutes(deps))
    .route("/account", accountRoutes(deps))
    .route("/admin", adminRoutes(deps))
    .route("/admin/model", adminModelRoutes(deps))
    .route("/admin/usage", adminUsageRoutes(deps))
    .route("/pdf", pdfRoutes(deps))
    .route("/", calendarRoutes(deps))
    .route("/", strategyRoutes(deps))
    .route("/", openApiRoutes(describeApi));

  const app = new Hono<AppEnv>()
    .onError(answerFailure({ isApi, brokenPage: brokenPage(pages) }))
    .notFound((c) => isApi(c) ? c.json({ detail: "Not Found" }, 404) : notFoundPage(pages)(c))
    .use(requestLog(log))
    .use(securityHeaders({ https: publicUrl.startsWith("https:") }))
    .use(clientAddress({ trustProxy: config.TRUST_PROXY }))
    .route("/health", healthRoutes(deps))
    .route("/", assetRoutes(assets))
    .use("/api/*", noStore)
    .use(rateLimit({ perMinute: config.RATE_LIMIT_PER_MINUTE, now }))
    .use(readBody())
    .use("/try", rateLimit({ perMinute: Math.ceil(config.RATE_LIMIT_PER_MINUTE / TASTE_SHARE), now }))
    .route("/api", api)
    .route("/", pageRoutes(pages));
  return app;

  function describeApi(): OpenApiDocument {
    return description ??= openApiDocument(app.routes, { publicUrl, version: VERSION });
  }
}

function isApi(c: Context): boolean {
  return c.req.path === "/api" || c.req.path.startsWith("/api/");
}
