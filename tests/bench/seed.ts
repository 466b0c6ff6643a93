/**
 * Run as a program: starts Holdfast on a data folder that holds one founder's finished journey, both documents and
 * their questions to the consultant, and prints how to sign in. Nothing to type: a strategy to look at in a minute.
 *
 *   deno task seed tidewatch                 data/seed/tidewatch, made at the first start and used again after that
 *   deno task seed muddy-paws /tmp/muddy     another founder of tests/cases, another folder
 */
import { join } from "node:path";
import { ensureBuilt } from "../../islands/build.ts";
import { type Holdfast, start } from "../../main.ts";
import type { SessionListItem, SignInAnswer } from "../../routes/api/contract.ts";
import { readConfig } from "../../routes/config.ts";
import { GOLDEN_NAMES } from "../golden/founders.ts";
import { order, watch } from "../helpers/documents.ts";
import { type Person, personOf, send, signUp } from "../helpers/server.ts";
import { serveSites } from "../helpers/site_server.ts";
import { caseFileOf, readSpokenCase, sitesOf, type SpokenCase } from "../helpers/spoken_case.ts";
import { playSpoken } from "../helpers/spoken_player.ts";

/** How long a document may take on a loaded machine. */
const DOCUMENT_MS = 180_000;

if (import.meta.main) {
  const [name = "tidewatch", folder = join("data", "seed", name)] = Deno.args;
  if (GOLDEN_NAMES.includes(name)) await seed(name, folder);
  else {
    print(`Nobody in tests/cases is called ${name}. There are: ${GOLDEN_NAMES.join(", ")}`);
    Deno.exit(1);
  }
}

async function seed(name: string, folder: string): Promise<void> {
  const siteFolder = sitesOf(caseFileOf(name));
  const sites = await serveSites(siteFolder ?? undefined);
  const address = (site: string) => siteFolder === null ? "none" : `${sites.origin}/${site}.html`;
  const founder = readSpokenCase(name, {
    OWN: address("own"),
    RIVAL1: address("rival1"),
    RIVAL2: address("rival2"),
  });
  await ensureBuilt();
  const holdfast = await startOn(folder, sites.hostPort);
  const person = await personIn(holdfast, founder);
  if (!await hasFoundation(person)) await play(person, founder);
  const { email, password } = founder.registration;
  print(`Holdfast is at ${holdfast.origin}\ne-mail:   ${email}\npassword: ${password}\nEnd it with Ctrl+C.`);
  const end = () => void holdfast.stop().then(() => sites.close()).then(() => Deno.exit(0));
  Deno.addSignalListener("SIGINT", end);
  Deno.addSignalListener("SIGTERM", end);
}

async function startOn(folder: string, sites: string): Promise<Holdfast> {
  const config = readConfig({
    KV_PATH: join(folder, "holdfast.kv"),
    PORT: Deno.env.get("PORT") ?? "0",
    LOG_LEVEL: "warn",
    RATE_LIMIT_PER_MINUTE: "100000",
    RESEARCH_ALLOW_HOSTS: sites,
  });
  return await start(config);
}

/** Signs in, or up where the folder is new. */
async function personIn(holdfast: Holdfast, { registration }: SpokenCase): Promise<Person> {
  const { email, password } = registration;
  const response = await send(holdfast.origin, "POST /api/auth/login", { email, password });
  if (!response.ok) {
    await response.body?.cancel();
    return await signUp(holdfast, registration);
  }
  const { access_token, user }: SignInAnswer = await response.json();
  return personOf({ origin: holdfast.origin, token: access_token, userId: user.id, cookie: "" });
}

async function hasFoundation(person: Person): Promise<boolean> {
  const { sessions } = await person.get<{ sessions: SessionListItem[] }>(
    "/api/journey/sessions?include_inactive=true",
  );
  return sessions.some(({ current_phase }) => current_phase === "complete");
}

async function play(person: Person, founder: SpokenCase): Promise<void> {
  print(`Playing ${founder.registration.company_name}'s interview...`);
  const { sessionId, turns } = await playSpoken(person, founder);
  print(`${turns.length} turns. Making the documents...`);
  for (const document_type of ["brand_strategy", "pitch_deck"]) {
    await watch(person, await order(person, { document_type, session_id: sessionId }), DOCUMENT_MS);
  }
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
