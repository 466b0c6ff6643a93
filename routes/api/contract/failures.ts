export type FailureAnswer = { detail: string } | { detail: { loc: string[]; msg: string; type: string }[] };

export interface HealthAnswer {
  status: "ok" | "degraded";
  version: string;
  kv: "ok" | "failing";
  model: string;
  queue: "queue" | "polling";
}
