import { type Context, Hono } from "hono";
import { z } from "zod";
import { strategyMarkdown } from "../../agents/sections/strategy_markdown.ts";
import { ConflictError } from "../../agents/domain/errors.ts";
import { StrategySchema } from "../../agents/strategy/strategy.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { latestDocument } from "../../kv/documents.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireReader } from "../middleware/sign_in.ts";
import { attachment, fileNameOf } from "./attachment.ts";
import { query } from "./body.ts";
import { DOCUMENT_TYPES, type StrategyAnswer } from "./contract.ts";
import { findFoundation, isFoundation } from "./find_foundation.ts";
import { loadFoundation } from "./load_foundation.ts";

const FoundationQuery = z.object({ session_id: z.string().max(100).optional() });
const PPTX = "application/vnd.openxmlformats-officedocument.presentationml.presentation";
const [, DECK] = DOCUMENT_TYPES;

/** What GET /strategy.json hands out, for whoever reads it with a program. */
const STRATEGY_JSON_SCHEMA = z.toJSONSchema(StrategySchema.extend({ $schema: z.string() }), {
  reused: "ref",
});

/** The strategy as Markdown and the deck as PowerPoint, made anew whenever they are asked for. */
export function strategyRoutes(deps: AppDeps) {
  return new Hono<AppEnv>()
    .get("/strategy.md", requireReader(deps), query(FoundationQuery), async (c) => {
      const { foundation } = await foundationOf(c, c.req.valid("query").session_id);
      return send(c, {
        body: new TextEncoder().encode(strategyMarkdown(foundation)),
        type: "text/markdown; charset=utf-8",
        name: fileNameOf(foundation.company, "Brand Strategy.md"),
      });
    })
    .get("/strategy.json", requireReader(deps), query(FoundationQuery), async (c) => {
      const { foundation } = await foundationOf(c, c.req.valid("query").session_id);
      c.header("cache-control", "private, no-store");
      const answer: StrategyAnswer = {
        $schema: `${deps.publicUrl}/api/strategy.schema.json`,
        ...foundation.strategy,
      };
      return c.json(answer);
    })
    .get("/strategy.schema.json", (c) => c.json(STRATEGY_JSON_SCHEMA))
    .get("/deck.pptx", requireReader(deps), query(FoundationQuery), async (c) => {
      const { foundation, journeyId } = await foundationOf(c, c.req.valid("query").session_id);
      const made = await latestDocument(deps.kv, { userId: c.var.user.id, journeyId, kind: DECK });
      const bytes = await deps.slides.pptx(foundation, {
        template: made?.details?.template ?? "professional",
        colours: made?.colours ?? {},
      });
      return send(c, { body: bytes, type: PPTX, name: fileNameOf(foundation.company, "Pitch Deck.pptx") });
    });

  async function foundationOf(
    c: Context<AppEnv>,
    sessionId: string | undefined,
  ): Promise<{ foundation: Foundation; journeyId: string }> {
    const journey = await findFoundation(deps, c.var.user.id, sessionId);
    if (!isFoundation(journey)) throw new ConflictError("Complete all four anchors to have documents");
    const foundation = await loadFoundation(journey, { ...deps, now: deps.now() });
    return { foundation, journeyId: journey.id };
  }
}

function send(c: Context, file: { body: Uint8Array; type: string; name: string }): Response {
  return c.body(new Uint8Array(file.body), 200, {
    "content-type": file.type,
    "content-disposition": attachment(file.name),
    "cache-control": "private, no-store",
  });
}
