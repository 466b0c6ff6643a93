import { afterEach, beforeEach, expect, test } from "vitest";
import { CannotDrawError } from "../../agents/domain/errors.ts";
import { createRenderer } from "../../pdf/renderer.ts";
import { order, watch } from "../helpers/documents.ts";
import * as fixtures from "../pdf/fixtures.ts";
import { signUp, startServer } from "../helpers/server.ts";

const { Worker } = globalThis;

beforeEach(() => void Reflect.deleteProperty(globalThis, "Worker"));
afterEach(() => void Object.assign(globalThis, { Worker }));

test("where no worker can be started each document is refused with that reason, again and again", async () => {
  const renderer = createRenderer({ most: 1 });
  renderer.prepare();
  const request = {
    document: "pitch_deck",
    template: "professional",
    colours: {},
    foundation: fixtures.sparse(),
  } as const;
  for (let time = 0; time < 3; time++) {
    const drawing = renderer.render(request, () => {});
    await expect(drawing).rejects.toBeInstanceOf(CannotDrawError);
    await expect(drawing).rejects.toThrow("this platform starts no workers");
  }
  renderer.close();
});

test("an order ends there as failed with the reason, at the first attempt", async () => {
  const server = await startServer();
  const person = await signUp(server);
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish");
  const { last } = await watch(person, await order(person, { document_type: "pitch_deck" }));
  expect(last.status).toBe("failed");
  expect(last.error).toContain("Documents cannot be drawn here: this platform starts no workers");
  const slides = await person.call("GET", "/api/deck.pptx");
  expect(slides.status).toBe(503);
  await server.stop();
});
