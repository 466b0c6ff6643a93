import type { z } from "zod";

/** What a piece of middleware asks of every request that passes it. */
export interface Demand {
  body?: z.ZodType;
  query?: z.ZodType;
  /** Who may pass: whoever carries a bearer token, or also whoever has the page cookie. */
  signIn?: "token" | "token or cookie";
  admin?: true;
  /** Answers 429 beyond a rate. */
  rate?: true;
  /** What is sent is JSON. */
  json?: true;
  /** What is sent is not too long, and arrives in time. */
  bounded?: true;
}

const demands = new WeakMap<object, Demand>();

/** The same middleware, which tells what it asks to whoever describes the routes. */
export function demanding<Middleware extends object>(demand: Demand, middleware: Middleware): Middleware {
  demands.set(middleware, demand);
  return middleware;
}

/** What a piece of middleware asks, or nothing where it does not tell. */
export function demandOf(middleware: object): Demand {
  return demands.get(middleware) ?? {};
}
