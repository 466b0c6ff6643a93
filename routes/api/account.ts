import { Hono } from "hono";
import { exportUser } from "../../kv/account_export.ts";
import { correctConsultation, forgetConsultation, forgetConsultations } from "../../kv/consultant_memory.ts";
import { listConsultations } from "../../kv/consultations.ts";
import { listJourneys } from "../../kv/journeys.ts";
import { isMemoryPaused, pauseMemory } from "../../kv/memory_pause.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { attachment } from "./attachment.ts";
import { body, query } from "./body.ts";
import { CorrectMemoryRequest, type MemoryAnswer, PauseMemoryRequest, SessionRequest } from "./contract.ts";
import { pushDeviceRoutes } from "./push_devices.ts";
import { secondFactorRoutes } from "./second_factor.ts";
import { signInRoutes } from "./sign_ins.ts";

/** What belongs to an account beside its journeys: everything as one file, its sign-ins and told devices, and the consultant's memory. */
export function accountRoutes(deps: AppDeps) {
  const { kv, now } = deps;

  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .get("/export", async (c) => {
      c.header("content-disposition", attachment("holdfast-export.json"));
      c.header("cache-control", "private, no-store");
      return c.json(await exportUser(kv, c.var.user.id, now()));
    })
    .route("/second-factor", secondFactorRoutes(deps))
    .route("/push-devices", pushDeviceRoutes(deps))
    .route("/sign-ins", signInRoutes(deps, (c) => c.var.user.id))
    .get("/consultations", async (c) => c.json(await listConsultations(kv, c.var.user.id)))
    .patch("/consultations/:id", body(CorrectMemoryRequest), async (c) => {
      const words = c.req.valid("json");
      const whose = { userId: c.var.user.id, id: c.req.param("id"), now: now() };
      await correctConsultation(kv, { ...whose, ...words, rewire });
      return c.json({ message: "Corrected" });
    })
    .delete("/consultations/:id", async (c) => {
      await forgetConsultation(kv, c.var.user.id, c.req.param("id"));
      return c.json({ message: "Consultation deleted" });
    })
    .get("/memory", async (c) => c.json(await memoryOf(deps, c.var.user.id)))
    .put("/memory", body(PauseMemoryRequest), async (c) => {
      const { session_id, paused } = c.req.valid("json");
      await pauseMemory(kv, { userId: c.var.user.id, journeyId: session_id }, paused, now());
      return c.json({ session_id, paused });
    })
    .delete("/memory", query(SessionRequest), async (c) => {
      const { session_id } = c.req.valid("query");
      return c.json({ forgotten: await forgetConsultations(kv, c.var.user.id, session_id ?? undefined) });
    });
}

/** The same question is answered with the corrected words from then on. */
function rewire(wire: unknown, consultation: string): unknown {
  return typeof wire === "object" && wire !== null ? { ...wire, consultation } : wire;
}

/** Journeys without anything to remember are left out, unless their memory is paused. */
async function memoryOf({ kv }: AppDeps, userId: string): Promise<MemoryAnswer> {
  const [journeys, all] = await Promise.all([
    listJourneys(kv, userId),
    listConsultations(kv, userId, { limit: Infinity }),
  ]);
  const shown = await Promise.all(journeys.map(async ({ id, name }) => ({
    session_id: id,
    name,
    paused: await isMemoryPaused(kv, { userId, journeyId: id }),
    items: all.filter(({ journeyId }) => journeyId === id).map((each) => ({
      id: each.id,
      query: each.query,
      answer: each.answer,
      asked_at: each.askedAt,
      used_at: each.usedAt ?? null,
      corrected_at: each.correctedAt ?? null,
      apart: each.apart ?? false,
    })),
  })));
  return { journeys: shown.filter(({ items, paused }) => paused || items.length > 0) };
}
