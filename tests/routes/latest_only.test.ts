import { expect, it } from "vitest";
import { latestOnly } from "../../routes/latest_only.ts";

it("one runs at a time, the newest of those that wait comes next, and nobody waits for another's", async () => {
  const run = latestOnly("Another was asked for since");
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (key: string, name: string) =>
    run(key, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    });

  const first = ask("ada", "first");
  const second = ask("ada", "second");
  const refused = expect(second).rejects.toThrow("Another was asked for since");
  const third = ask("ada", "third");
  const other = ask("ben", "other");
  await refused;
  expect(begun).toEqual(["first", "other"]);

  ends.get("first")!();
  await expect(first).resolves.toBe("first");
  await expect.poll(() => begun).toEqual(["first", "other", "third"]);
  ends.get("third")!();
  ends.get("other")!();
  await expect(Promise.all([third, other])).resolves.toEqual(["third", "other"]);
});

it("the next runs where one fails", async () => {
  const run = latestOnly("Another was asked for since");
  await expect(run("ada", () => Promise.reject(new Error("no paper")))).rejects.toThrow("no paper");
  await expect(run("ada", () => Promise.resolve("drawn"))).resolves.toBe("drawn");
});
