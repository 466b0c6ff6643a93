/**
 * The wire: every request and response of /api. Programs outside this project are written against it.
 * Islands import its types only.
 */
export * from "./contract/accounts.ts";
export * from "./contract/advisor.ts";
export * from "./contract/anchors.ts";
export * from "./contract/consultations.ts";
export * from "./contract/documents.ts";
export * from "./contract/facts.ts";
export * from "./contract/failures.ts";
export * from "./contract/feeds.ts";
export * from "./contract/journeys.ts";
export * from "./contract/models.ts";
export * from "./contract/push_devices.ts";
export * from "./contract/second_factors.ts";
export * from "./contract/sign_ins.ts";
export * from "./contract/stream.ts";
export * from "./contract/versions.ts";
export * from "./contract/writing.ts";
