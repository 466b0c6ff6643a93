/**
 * Imported first by main.ts: React renders a page many times faster as soon as it finds itself in production,
 * and it looks only once, when it is loaded.
 */
import process from "node:process";

process.env.NODE_ENV ??= "production";
