import { expect, test } from "vitest";
import { ConfigError, readConfig } from "../../routes/config.ts";

test("an empty environment gives the documented defaults", () => {
  expect(readConfig({})).toMatchObject({ HOST: "127.0.0.1", PORT: 8000, KV_PATH: "./data/holdfast.kv" });
});

test("every wrong variable is named in one message", () => {
  const wrong = {
    PORT: "eighty",
    OPENAI_BASE_URL: "ftp://a",
    LOG_LEVEL: "loud",
    RESEARCH_ALLOW_HOSTS: "nowhere",
  };
  const read = () => readConfig(wrong);
  expect(read).toThrow(ConfigError);
  for (const name of Object.keys(wrong)) expect(read).toThrow(name);
});

test("a variable that is set but empty counts as unset", () => {
  expect(readConfig({ PORT: "", OPENAI_API_KEY: " " })).toMatchObject({
    PORT: 8000,
    OPENAI_API_KEY: undefined,
  });
});
