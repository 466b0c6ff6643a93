import { generatedRequests } from "./generated_requests.ts";
import { type Person, signUp } from "./server.ts";

const AT_ONCE = 8;

export interface Broken {
  status: number;
  request: string;
}

/** Sends generated requests, half of them signed in, and answers with those that came to a 5xx. */
export async function sendGenerated(origin: string, count: number, seed: number): Promise<Broken[]> {
  const requests = generatedRequests(count, seed);
  const broken: Broken[] = [];
  let person = await begin();
  let next = 0;

  async function begin(): Promise<Person & { session: string }> {
    const signedUp = await signUp({ origin });
    const { session_id } = await signedUp.post<{ session_id: string }>("/api/journey/start", undefined, 201);
    return { ...signedUp, session: session_id };
  }

  async function work(): Promise<void> {
    while (next < requests.length) {
      const index = next++;
      const request = requests[index];
      if (request === undefined) return;
      if (index % 500 === 499) person = await begin();
      const { method, headers } = request;
      const path = request.path.replaceAll("ID", person.session);
      const body = request.body?.replaceAll('"ID"', `"${person.session}"`);
      const signedIn: Record<string, string> = index % 2 === 0
        ? { authorization: `Bearer ${person.token}` }
        : { cookie: person.cookie };
      const hasBody = body !== undefined && method !== "GET" && method !== "HEAD";
      const response = await fetch(origin + path, {
        method,
        headers: { ...headers, ...signedIn },
        redirect: "manual",
        ...(hasBody ? { body } : {}),
      });
      await response.arrayBuffer();
      if (response.status < 500) continue;
      broken.push({ status: response.status, request: `${method} ${path} ${body?.slice(0, 500) ?? ""}` });
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return broken;
}
