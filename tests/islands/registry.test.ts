import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { ISLANDS } from "../../islands/registry.ts";

test("every island file is in the registry, and hands out a component", async () => {
  const files = (await readdir(new URL("../../islands", import.meta.url))).filter((file) =>
    file.endsWith(".tsx")
  );
  expect(Object.keys(ISLANDS).sort()).toEqual(files.map((file) => file.replace(".tsx", "")).sort());
  for (const load of Object.values(ISLANDS)) expect(typeof (await load()).default).toBe("function");
});
