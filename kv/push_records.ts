/** What is stored of devices that are told, as `records.ts` has the rest. */
import { z } from "zod";
import { Deadline, Time, v1 } from "./records.ts";

/** A browser that the advisor's news are sent to, and how the last sending went. */
const PushDeviceRecord = z.object({
  /** The hash of the endpoint, by which a browser knows itself again. */
  id: z.string(),
  /** The sign-in under which it was switched on, or last renewed: it ends with that. */
  jti: z.string(),
  device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
  /** Where its push service takes messages. Whoever knows it can try to send: it is neither shown nor logged. */
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** The public key of ours for which the browser made it: its push service takes no other. */
  serverKey: z.string(),
  addedAt: Time,
  /** Up to when the advisor's news have been told here. */
  toldUntil: Time,
  /** When a message was last taken; null before the first. */
  sentAt: Time.nullable(),
  /** Nothing is sent before, milliseconds since 1970. */
  waitUntil: Deadline,
  /** How often in a row its push service did not take a message, and why the last time, in words for the person. */
  failures: z.int(),
  failure: z.string().nullable(),
  /** The job of the last sending, removed with the next one. */
  jobId: z.string().nullable(),
});
export type PushDeviceRecord = z.infer<typeof PushDeviceRecord>;

export const PushDevicesRecord = z.object({ ...v1, devices: z.array(PushDeviceRecord) });
export type PushDevicesRecord = z.infer<typeof PushDevicesRecord>;

export const VapidKeysRecord = z.object({ ...v1, publicKey: z.string(), privateKey: z.string() });
