import type { Holdfast } from "../../main.ts";
import { type Person, signUp } from "./server.ts";

/** Somebody who administers the server. */
export async function adminOf(server: Pick<Holdfast, "origin">, email: string): Promise<Person> {
  return await signUp(server, { email });
}
