import { afterEach, describe, expect, it } from "vitest";
import { createRenderer, type Renderer } from "../../pdf/renderer.ts";
import * as fixtures from "./fixtures.ts";

const module = new URL("./crashing_worker.ts", import.meta.url);
const foundation = fixtures.sparse();
let renderer: Renderer;

function ask(template: string) {
  return renderer.render({ document: "brand_strategy", template, colours: {}, foundation }, () => {});
}

describe("the renderer", () => {
  afterEach(() => renderer.close());

  it("makes a real document in its worker and passes the steps on", async () => {
    renderer = createRenderer();
    const steps: string[] = [];
    const result = await renderer.render(
      { document: "pitch_deck", template: "professional", colours: {}, foundation },
      (step) => steps.push(step),
    );
    expect(new TextDecoder().decode(result.bytes.slice(0, 5))).toBe("%PDF-");
    expect(result.pageCount).toBeGreaterThanOrEqual(12);
    expect(steps).toContain("Laying out pages");
  }, 60_000);

  it("fails clearly when its worker stops, and works again with a new one", async () => {
    renderer = createRenderer({ module });
    await expect(ask("crash")).rejects.toThrow("what draws it stopped. Please try again");
    expect((await ask("fine")).pageCount).toBe(1);
  });

  it("gives up a worker that does not answer in time, and works again with a new one", async () => {
    renderer = createRenderer({ module, most: 1, patience: 4000 });
    await expect(ask("stuck")).rejects.toThrow("stood still for 4 seconds");
    expect((await ask("fine")).pageCount).toBe(1);
  });

  it("gives a worker time as long as it tells how it gets on", async () => {
    renderer = createRenderer({ module, most: 1, patience: 2_000 });
    expect((await ask("slow")).pageCount).toBe(1);
  });

  it("tells people that a document could not be drawn, and the log why", async () => {
    renderer = createRenderer({ module });
    const drawing = ask("refuse");
    await expect(drawing).rejects.toThrow("The document could not be drawn. Please try again");
    await expect(drawing).rejects.toMatchObject({ name: "DrawingError", cause: "no such thing" });
  });

  it("replaces a worker that has drawn as many documents as it may", async () => {
    renderer = createRenderer({ module, most: 1, lifetime: 3 });
    const drawn: number[] = [];
    for (let asked = 0; asked < 5; asked += 1) drawn.push((await ask("count")).pageCount);
    expect(drawn).toEqual([1, 2, 3, 1, 2]);
  });

  it("ends a worker that nobody asks, and works again with a new one", async () => {
    renderer = createRenderer({ module, most: 1, idle: 50 });
    expect((await ask("count")).pageCount).toBe(1);
    await expect.poll(async () => (await ask("count")).pageCount, { interval: 200 }).toBe(1);
  });

  it("loads one worker before anything is asked of it, and then asks that one", async () => {
    renderer = createRenderer({ module });
    const loaded = new BroadcastChannel("crashing worker loaded");
    const first = new Promise((resolve) => loaded.addEventListener("message", resolve, { once: true }));
    renderer.prepare();
    renderer.prepare();
    await first;
    let more = 0;
    loaded.addEventListener("message", () => more += 1);
    expect((await ask("count")).pageCount).toBe(1);
    expect((await ask("count")).pageCount).toBe(2);
    expect(more).toBe(0);
    loaded.close();
  });

  it("lets a third request wait for one of two seats", async () => {
    renderer = createRenderer({ module, patience: 1_000 });
    const first = ask("stuck").catch((error: Error) => error.message);
    const second = ask("stuck").catch((error: Error) => error.message);
    let third = "waiting";
    const answered = ask("fine").then(() => third = "answered");
    expect(third).toBe("waiting");
    expect(await Promise.all([first, second])).toHaveLength(2);
    await answered;
    expect(third).toBe("answered");
  });

  it("frees the seat of a render that is stopped, and forgets one that waits", async () => {
    renderer = createRenderer({ module, most: 1 });
    const stopped = [new AbortController(), new AbortController()];
    const renders = stopped.map(({ signal }) =>
      renderer.render(
        { document: "pitch_deck", template: "stuck", colours: {}, foundation },
        () => {},
        signal,
      )
    );
    const settled = renders.map((render) => expect(render).rejects.toThrow("was stopped"));
    for (const each of stopped.toReversed()) each.abort();
    await Promise.all(settled);
    expect((await ask("fine")).pageCount).toBe(1);
  });

  it("rejects what is under way when it is closed", async () => {
    renderer = createRenderer({ module });
    const stuck = ask("stuck");
    const settled = expect(stuck).rejects.toThrow("the server is stopping");
    renderer.close();
    await settled;
    await expect(ask("fine")).rejects.toThrow("the server is stopping");
  });
});
