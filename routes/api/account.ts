import { Hono } from "hono";
import { exportUser } from "../../kv/account_export.ts";
import { deleteConsultation, listConsultations } from "../../kv/consultations.ts";
import type { AppDeps, AppEnv } from "../deps.ts";
import { requireUser } from "../middleware/sign_in.ts";
import { attachment } from "./attachment.ts";

/** What belongs to an account beside its journeys: everything as one file, and the consultant's memory. */
export function accountRoutes(deps: AppDeps) {
  const { kv, now } = deps;

  return new Hono<AppEnv>()
    .use(requireUser(deps))
    .get("/export", async (c) => {
      c.header("content-disposition", attachment("holdfast-export.json"));
      c.header("cache-control", "private, no-store");
      return c.json(await exportUser(kv, c.var.user.id, now()));
    })
    .get("/consultations", async (c) => c.json(await listConsultations(kv, c.var.user.id)))
    .delete("/consultations/:id", async (c) => {
      await deleteConsultation(kv, c.var.user.id, c.req.param("id"));
      return c.json({ message: "Consultation deleted" });
    });
}
