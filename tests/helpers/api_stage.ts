import type { Holdfast } from "../../main.ts";
import type {
  ConsultAnswer,
  PushDevicesAnswer,
  SignInAnswer,
  SignInListAnswer,
  TurnAnswer,
} from "../../routes/api/contract.ts";
import { adminOf } from "./admin.ts";
import { type Example, SUBSCRIPTION, type Things } from "./api_examples.ts";
import { finishJourney, order, watch } from "./documents.ts";
import { serveOpenAI } from "./openai_server.ts";
import { type Person, personOf, REGISTRATION, send, signUp, startServer } from "./server.ts";

export const OWNER = "owner@example.com";
const ADMIN = "admin@example.com";
/** On a machine that is busy with other tests. */
const DRAWN_WITHIN_MS = 120_000;
const SAID = "We repair church organs in Jutland for 14 parishes, under the name of Zaubermark.";

/** A server on which every operation can succeed for whoever it is meant for. */
export interface ApiStage {
  server: Holdfast;
  things: Things;
  owner: Person;
  /** Somebody with a foundation of their own. */
  other: Person;
  /** The same with a sign-in of its own: some requests end the one that they are made with. */
  ownerAgain(): Promise<Person>;
  adminAgain(): Promise<Person>;
  /** Takes what was answered to the owner and is needed further on. */
  remember(answer: string): void;
  close(): Promise<void>;
}

export async function openApiStage(): Promise<ApiStage> {
  const mind = await serveOpenAI("honest");
  const server = await startServer({ ADMIN_EMAIL: ADMIN }, { localServers: [] });
  await adminOf(server, ADMIN);
  const owner = await signUp(server, { email: OWNER, company_name: "Zaubermark" });
  const other = await signUp(server);
  const managed = await signUp(server);
  await finishJourney(other, "We mend wooden boats for 12 clubs on the Danish coast.");
  const things = { ...await makeThings(owner), user: managed.userId, mind: mind.baseURL };
  const adminSignIn = await otherSignIn(managed);
  const all: Things = { ...things, adminSignIn, secret: "" };
  let codes: string[] = [];

  function remember(answer: string): void {
    if (!answer.startsWith("{")) return;
    const { secret, recovery_codes } = JSON.parse(answer);
    if (typeof secret === "string") all.secret = secret;
    if (Array.isArray(recovery_codes)) codes = recovery_codes;
  }

  async function close(): Promise<void> {
    await server.stop();
    await mind.close();
  }

  return {
    server,
    owner,
    other,
    things: all,
    remember,
    ownerAgain: () => signIn(server.origin, OWNER, codes.shift()),
    adminAgain: () => signIn(server.origin, ADMIN),
    close,
  };
}

async function makeThings(owner: Person): Promise<Omit<Things, "user" | "mind" | "adminSignIn" | "secret">> {
  const journey = await finishJourney(owner, SAID);
  const { session_id: spareJourney } = await owner.post<TurnAnswer>("/api/journey/start", undefined, 201);
  for (const query of ["Should we raise the price?", "Should we move?"]) {
    await owner.post<ConsultAnswer>("/api/consult", { session_id: journey, query });
  }
  const [consultation, spareConsultation] = await owner.get<{ id: string }[]>("/api/account/consultations");
  const failedDocument = await order(owner, { document_type: "brand_strategy", session_id: journey });
  await owner.post(`/api/pdf/cancel/${failedDocument}`);
  const [document, spareDocument] = [
    await order(owner, { document_type: "pitch_deck", session_id: journey }),
    await order(owner, { document_type: "pitch_deck", template_style: "studio", session_id: journey }),
  ];
  for (const id of [document, spareDocument, failedDocument]) await watch(owner, id, DRAWN_WITHIN_MS);
  if (consultation === undefined || spareConsultation === undefined) throw new Error("Nothing was asked");
  const rival = { session_id: journey, url: "https://watched.invalid/", whose: "rival", name: "Watched" };
  const { id: watchedPage } = await owner.post<{ id: string }>("/api/advisor/pages", rival, 201);
  // Read while the tests run, it would change what is kept of its owner.
  await owner.call("PATCH", `/api/advisor/pages/${watchedPage}`, { state: "paused" });
  return {
    journey,
    watchedPage,
    spareJourney,
    document,
    spareDocument,
    failedDocument,
    consultation: consultation.id,
    spareConsultation: spareConsultation.id,
    signIn: await otherSignIn(owner),
    ...await makePushDevice(owner),
  };
}

async function makePushDevice(owner: Person): Promise<Pick<Things, "serverKey" | "pushDevice">> {
  const path = "/api/account/push-devices";
  const { server_key: serverKey } = await owner.get<PushDevicesAnswer>(path);
  const told = { ...SUBSCRIPTION, endpoint: `${SUBSCRIPTION.endpoint}-old`, server_key: serverKey };
  const { devices }: PushDevicesAnswer = await (await owner.call("PUT", path, told)).json();
  return { serverKey, pushDevice: devices[0]?.id ?? "none" };
}

/** The id of a sign-in of this person that nobody uses. */
async function otherSignIn(person: Person): Promise<string> {
  const email = (await person.get<{ email: string }>("/api/auth/me")).email;
  await signIn(person.origin, email);
  const { sign_ins } = await person.get<SignInListAnswer>("/api/account/sign-ins");
  return sign_ins.find(({ current }) => !current)?.id ?? "none";
}

async function signIn(origin: string, email: string, code?: string): Promise<Person> {
  const { password } = REGISTRATION;
  const response = await send(origin, "POST /api/auth/login", { email, password, code });
  if (response.status !== 200) throw new Error(await response.text());
  const { access_token, user }: SignInAnswer = await response.json();
  const cookie = response.headers.get("set-cookie")?.split(";")[0] ?? "";
  return personOf({ origin, token: access_token, userId: user.id, cookie });
}

/** An example as it is sent: method and address, and the body where it has one. */
export function requestOf(key: string, example: Example, things: Things): { route: string; body?: unknown } {
  const names = example.path?.(things) ?? {};
  const path = key.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? "none");
  const query = new URLSearchParams(example.query?.(things)).toString();
  return { route: query === "" ? path : `${path}?${query}`, body: example.body?.(things) };
}
