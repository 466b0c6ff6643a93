/**
 * Whether the time of an answer tells that an address has an account, at OWASP's cost:
 * deno run -A tests/bench/sign_in_times.ts [rounds]
 * Known and unknown addresses are asked in turn; medians and their ratio.
 */
import { startProcess } from "../helpers/process.ts";
import { REGISTRATION, send, signUp } from "../helpers/server.ts";
import { median } from "./measure.ts";

const rounds = Number(Deno.args[0] ?? 20);
const folder = await Deno.makeTempDir({ prefix: "holdfast-times-" });
const holdfast = await startProcess({ KV_PATH: `${folder}/holdfast.kv`, TRUST_PROXY: "on" });
const { origin } = holdfast;

/** A try at an account that has failed before is slowed down: each known address is asked once. */
const known = Array.from({ length: rounds }, (_, index) => `known-${index}@example.com`);
for (const email of known) await signUp({ origin }, { email });

async function took(route: string, body: object, client: number): Promise<number> {
  const began = performance.now();
  const response = await send(origin, route, body, {
    "x-forwarded-for": `10.0.${client >> 8}.${client & 255}`,
  });
  await response.arrayBuffer();
  return performance.now() - began;
}

const BODIES: Record<string, object> = {
  "POST /api/auth/login": { password: "not-the-password" },
  "POST /api/auth/forgot-password": {},
  "POST /api/auth/register": REGISTRATION,
};
let client = 0;
for (const [route, body] of Object.entries(BODIES)) {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (const [round, email] of known.entries()) {
    const pair = [["known", email], ["unknown", `${crypto.randomUUID()}@example.com`]] as const;
    for (const [name, address] of round % 2 === 0 ? pair : pair.toReversed()) {
      times[name].push(await took(route, { ...body, email: address }, client++));
    }
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  console.log(
    `${route}: known ${a.toFixed(1)} ms, unknown ${b.toFixed(1)} ms, ratio ${
      (a / b).toFixed(2)
    }, of ${rounds} each`,
  );
}
await holdfast.end("SIGTERM");
await Deno.remove(folder, { recursive: true });
