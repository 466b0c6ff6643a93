import { Hono } from "hono";
import { z } from "zod";
import { monthOf } from "../../agents/domain/limits.ts";
import { listModelUsage } from "../../kv/model_usage.ts";
import { getUser } from "../../kv/users.ts";
import { listWritingCounts } from "../../kv/writing_counts.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { onlyAdmins } from "../middleware/only_admins.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { costOf } from "../token_prices.ts";
import { query } from "./body.ts";
import type { ModelUsageAnswer } from "./contract.ts";

const Month = z.object({ month: z.string().regex(/^\d{4}-\d{2}$/, "must be like 2026-11").optional() });

/** GET /admin/usage: calls, tokens and cost of everybody in one month. For anyone but an admin there is no such route. */
export function adminUsageRoutes(deps: AppDeps) {
  return new Hono<AppEnv>().get("/", requireUser(deps), onlyAdmins, query(Month), async (c) => {
    return c.json(await modelUsage(deps, c.req.valid("query").month));
  });
}

/** Everybody's use of the model in a month ("2026-11"), this one unless another is named. */
export async function modelUsage(deps: AppDeps, named?: string): Promise<ModelUsageAnswer> {
  const month = named ?? monthOf(deps.now());
  const [used, written] = await Promise.all([
    listModelUsage(deps.kv, month),
    listWritingCounts(deps.kv, month),
  ]);
  const users = await Promise.all(used.map(async (one) => ({
    user_id: one.userId,
    email: (await getUser(deps.kv, one.userId))?.email ?? "",
    calls: one.calls,
    prompt_tokens: one.promptTokens,
    completion_tokens: one.completionTokens,
    cost: costOf(one, deps.config.OPENAI_PRICE_PER_MILLION),
  })));
  const writers = written.map(({ promptTokens, completionTokens, ...counts }) => ({
    ...counts,
    prompt_tokens: promptTokens,
    completion_tokens: completionTokens,
  }));
  return { month, model: deps.model.name, users, writers };
}
