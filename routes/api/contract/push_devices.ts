import { z } from "zod";
import { Text } from "./text.ts";

const LONGEST_ENDPOINT = 1_000;
const Base64Url = Text.regex(/^[\w-]+$/);

/** A browser's PushSubscription as JSON, and the key of ours that it was made for. */
export const PushSubscriptionRequest = z.object({
  endpoint: Text.max(LONGEST_ENDPOINT).describe("Where its push service takes messages"),
  keys: z.object({ p256dh: Base64Url.max(100), auth: Base64Url.max(100) }),
  server_key: Base64Url.max(100).describe("The server_key that the list of devices has"),
});
export type PushSubscriptionRequest = z.infer<typeof PushSubscriptionRequest>;

/** A browser that is told when something matters. Times are ISO 8601 UTC. */
export const PushDeviceItem = z.object({
  id: z.string().describe("SHA-256 of its endpoint in hexadecimal: by this a browser knows itself"),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  added_at: z.string(),
  sent_at: z.string().nullable().describe("When its push service last took a message"),
  failure: z.string().nullable().describe("Why the last message was not taken; it is tried again"),
});
export type PushDeviceItem = z.infer<typeof PushDeviceItem>;

export const PushDevicesAnswer = z.object({
  server_key: z.string().describe("What a browser subscribes with: applicationServerKey"),
  devices: z.array(PushDeviceItem),
});
export type PushDevicesAnswer = z.infer<typeof PushDevicesAnswer>;

/** What is sent to a browser, encrypted: its service worker shows title and body, and a click opens the path. */
export interface PushNotice {
  title: string;
  body: string;
  /** An address of this server. */
  path: string;
}
