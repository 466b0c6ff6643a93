import { expect, test } from "vitest";
import { REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";
import type { Holdfast } from "../../main.ts";

const NAME = "Marabella Quillfeather";
const EMAIL = "marabella.quillfeather@example.com";
const WORDS = ["Marabella", "marabella.quillfeather", "zwiebelkuchen", "Should we sell zinnias"];

/** Everything the program keeps on the disk, as the bytes stand there. */
async function onDisk(folder: string): Promise<string> {
  const files = Array.from(Deno.readDirSync(folder), ({ name }) => `${folder}/${name}`);
  const texts = await Promise.all(files.map(async (file) => {
    const bytes = await Deno.readFile(file);
    return [new TextDecoder("latin1").decode(bytes), new TextDecoder("utf-16le").decode(bytes)];
  }));
  return texts.flat().join("\n");
}

function found(text: string): string[] {
  return WORDS.filter((word) => text.includes(word));
}

/** An account that left words everywhere they can be left. */
async function lived(server: Holdfast) {
  const person = await signUp(server, { email: EMAIL, full_name: NAME, company_name: "Zwiebel" });
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: "We bake zwiebelkuchen for 12 clubs. ".repeat(300) });
  await person.post("/api/journey/finish");
  await person.post("/api/consult", { query: "Should we sell zinnias?", client_message_id: "one" });
  await send(server.origin, "POST /api/auth/forgot-password", { email: EMAIL });
  await send(server.origin, "POST /api/auth/login", { email: EMAIL, password: "a-guess" });
  return person;
}

test.each(["while the server runs", "at the next start"])(
  "of a deleted account no word is left in the data file: %s",
  async (when) => {
    const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
    const environment = { KV_PATH: `${folder}/holdfast.kv` };
    const server = await startServer(environment);
    const person = await lived(server);
    const stays = await signUp(server, { full_name: "Piet Stays" });
    await expect.poll(async () => found(await onDisk(folder))).toEqual(WORDS);
    expect(await onDisk(folder)).toContain(person.userId);
    const gone = await person.call("DELETE", "/api/auth/me", { password: REGISTRATION.password });
    expect(gone.status).toBe(200);
    if (when === "while the server runs") await server.sweep();
    expect(await stays.get("/api/auth/me")).toMatchObject({ full_name: "Piet Stays" });
    await server.stop();
    if (when === "at the next start") await (await startServer(environment)).stop();
    const left = await onDisk(folder);
    expect(left).toContain("Piet Stays");
    expect(found(left)).toEqual([]);
    expect(left).not.toContain(person.userId);
    await Deno.remove(folder, { recursive: true });
  },
);

test("of a deleted journey and a forgotten question no word is left in the data file", async () => {
  const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const server = await startServer({ KV_PATH: `${folder}/holdfast.kv` });
  const person = await lived(server);
  const { session_id } = await person.get<{ session_id: string }>("/api/journey/status");
  expect((await person.call("DELETE", `/api/account/memory?session_id=${session_id}`)).status).toBe(200);
  await server.sweep();
  expect(await onDisk(folder)).toContain("zwiebelkuchen");
  expect(await onDisk(folder)).not.toContain("Should we sell zinnias");
  expect((await person.call("DELETE", `/api/journey/sessions/${session_id}`)).status).toBe(200);
  await server.stop();
  await (await startServer({ KV_PATH: `${folder}/holdfast.kv` })).stop();
  const left = await onDisk(folder);
  expect(left).toContain(NAME);
  expect(left).not.toContain("zwiebelkuchen");
  await Deno.remove(folder, { recursive: true });
});
