import type { Holdfast } from "../../main.ts";
import type { SignInAnswer } from "../../routes/api/contract.ts";
import { type Person, personOf, REGISTRATION, send } from "./server.ts";

/** Whoever follows the link that a start prints, and signs in: the administrator. */
export async function adminOf(
  { origin, adminLink }: Pick<Holdfast, "origin" | "adminLink">,
  email: string,
): Promise<Person> {
  const { password } = REGISTRATION;
  const token = new URL(adminLink ?? "none:").searchParams.get("token");
  const reset = await send(origin, "POST /api/auth/reset-password", { token, password });
  if (reset.status !== 200) throw new Error(`The link did not open: ${await reset.text()}`);
  const login = await send(origin, "POST /api/auth/login", { email, password });
  const { access_token, user }: SignInAnswer = await login.json();
  const cookie = login.headers.get("set-cookie")?.split(";")[0] ?? "";
  return personOf({ origin, token: access_token, userId: user.id, cookie });
}
