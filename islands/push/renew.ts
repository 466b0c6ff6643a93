import type { PushDevicesAnswer } from "../../routes/api/contract.ts";
import { ApiError, call } from "../api.ts";
import { forgetPush, idOf, subscriptionHere, whyNever } from "./subscription.ts";

export const PUSH_PATH = "/account/push-devices";
/** Told where it is asked for, and not by a second toast: all but a 401, which signs this browser out. */
export const TOLD_HERE = [0, 403, 404, 409, 422, 429, 500, 502, 503, 504];

/** Hands the server this browser's subscription, which goes on under the sign-in that asks. */
export async function keepPush(
  subscription: PushSubscription,
  server_key: string,
): Promise<PushDevicesAnswer> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys, server_key };
  return await call<PushDevicesAnswer>(PUSH_PATH, { method: "PUT", body, quiet: TOLD_HERE });
}

/**
 * After a sign-in: what this browser is told goes on under it, and ends where it was somebody else's who sat here
 * before. A server that is away is asked again on the next visit.
 */
export async function renewPush(): Promise<void> {
  if (whyNever() !== null) return;
  const subscription = await subscriptionHere();
  if (subscription === null) return;
  try {
    const { devices, server_key } = await call<PushDevicesAnswer>(PUSH_PATH, { quiet: TOLD_HERE });
    const id = await idOf(subscription);
    if (devices.some((device) => device.id === id)) await keepPush(subscription, server_key);
    else await forgetPush();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
