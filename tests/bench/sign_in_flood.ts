/**
 * How long people wait to sign in while five addresses keep the queue of passwords full, at OWASP's cost and without
 * the limit of requests a minute: deno run -A tests/bench/sign_in_flood.ts
 */
import { startProcess } from "../helpers/process.ts";
import { REGISTRATION, send, signUp } from "../helpers/server.ts";

const FLOODING = 5;
/** More than one address may have waiting. */
const AT_ONCE = 25;
const PEOPLE = 20;

const folder = await Deno.makeTempDir({ prefix: "holdfast-flood-" });
const holdfast = await startProcess({ KV_PATH: `${folder}/holdfast.kv`, TRUST_PROXY: "on" });
const { origin } = holdfast;
const emails = Array.from({ length: PEOPLE }, (_, index) => `founder-${index}@example.com`);
for (const email of emails) await signUp({ origin }, { email });

async function signIn(email: string, address: string): Promise<number> {
  const began = performance.now();
  const body = { email, password: REGISTRATION.password };
  const response = await send(origin, "POST /api/auth/login", body, { "x-forwarded-for": address });
  await response.body?.cancel();
  if (response.status !== 200) throw new Error(`A founder was answered ${response.status}`);
  return performance.now() - began;
}

async function measure(network: number): Promise<number[]> {
  const took: number[] = [];
  for (const [index, email] of emails.entries()) took.push(await signIn(email, `10.${network}.0.${index}`));
  return took.toSorted((a, b) => a - b);
}

const answers: Record<number, number> = {};
let isFlooding = true;
async function flood(address: string): Promise<void> {
  while (isFlooding) {
    const registration = { ...REGISTRATION, email: `${crypto.randomUUID()}@example.com` };
    const response = await send(origin, "POST /api/auth/register", registration, {
      "x-forwarded-for": address,
    });
    await response.body?.cancel();
    answers[response.status] = (answers[response.status] ?? 0) + 1;
  }
}

function print(name: string, took: number[]): void {
  const at = (share: number) => `${Math.round(took[Math.floor((took.length - 1) * share)] ?? 0)} ms`;
  console.log(`${name}: p50 ${at(0.5)}, p99 ${at(0.99)}, of ${took.length} sign-ins`);
}

print("nobody floods", await measure(1));
const floods = Array.from({ length: FLOODING * AT_ONCE }, (_, index) => flood(`10.9.0.${index % FLOODING}`));
print(`${FLOODING} addresses flood`, await measure(2));
isFlooding = false;
console.log("the flood was answered", JSON.stringify(answers));
await Promise.all(floods);
await holdfast.end("SIGTERM");
await Deno.remove(folder, { recursive: true });
