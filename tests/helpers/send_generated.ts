import { type ApiDocument, readApiDocument } from "./api_document.ts";
import { ID } from "./generated_bodies.ts";
import { type GeneratedRequest, generatedRequests } from "./generated_requests.ts";
import { type Person, signUp } from "./server.ts";

const AT_ONCE = 8;
const WITHOUT_BODY = ["GET", "HEAD"];
/** Asked by the admin too, whose routes are nobody else's; which mind is asked stays as it is. */
const ADMINISTERED = /^\/api\/admin\/(?!model)/;
const ADMINS_EVERY = 2;

interface Sending {
  origin: string;
  count: number;
  seed: number;
  /** Asks what is the admin's alone, where there is one. */
  admin?: Person;
}

/** Sends generated requests, half of them signed in, and answers with a line for each that was answered badly. */
export async function sendGenerated({ origin, count, seed, admin }: Sending): Promise<string[]> {
  const api = await readApiDocument(origin);
  const requests = generatedRequests(api, count, seed);
  const broken: string[] = [];
  let person = await begin();
  let next = 0;

  async function begin(): Promise<Person & { session: string }> {
    const signedUp = await signUp({ origin });
    const { session_id } = await signedUp.post<{ session_id: string }>("/api/journey/start", undefined, 201);
    return { ...signedUp, session: session_id };
  }

  async function work(): Promise<void> {
    for (let index = next++; index < requests.length; index = next++) {
      const request = requests[index];
      if (request === undefined) return;
      const asking = person;
      const isAdmins = admin !== undefined && ADMINISTERED.test(request.path) && index % ADMINS_EVERY === 0;
      const headers = credentials(isAdmins ? admin : asking, index);
      const { problem, isOver } = await sendOne(request, { origin, session: asking.session, headers, api });
      if (problem !== null) broken.push(problem);
      if (isOver && asking === person && !isAdmins) person = await begin();
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return broken;
}

function credentials({ token, cookie }: Person, index: number): Record<string, string> {
  return index % 4 === 3 ? { cookie } : { authorization: `Bearer ${token}` };
}

interface Setting {
  origin: string;
  /** The journey that stands for ids. */
  session: string;
  headers: Record<string, string>;
  api: ApiDocument;
}

/** What is wrong with the answer, and whether the sign-in or something of the person's has ended with it. */
async function sendOne(
  request: GeneratedRequest,
  { origin, session, headers, api }: Setting,
): Promise<{ problem: string | null; isOver: boolean }> {
  const { key, method } = request;
  const path = request.path.replaceAll(ID, session);
  const body = request.body?.replaceAll(`"${ID}"`, `"${session}"`);
  const response = await fetch(origin + path, {
    method,
    headers: { ...request.headers, ...headers },
    redirect: "manual",
    ...(body === undefined || WITHOUT_BODY.includes(method) ? {} : { body }),
  });
  const { status } = response;
  const answered = {
    status,
    contentType: response.headers.get("content-type") ?? "",
    body: await response.text(),
  };
  const isOver = (status === 401 && "authorization" in headers) || (method !== "GET" && response.ok);
  const wrong = status >= 500 ? `answered ${status}` : key === null ? null : api.problemOf(key, answered);
  const sent = `${method} ${path.slice(0, 200)} ${body?.slice(0, 300) ?? ""}`;
  return { problem: wrong === null ? null : `${wrong}\n  ${sent}`, isOver: isOver && method !== "PATCH" };
}
