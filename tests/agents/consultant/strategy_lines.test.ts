import { expect, it } from "vitest";
import { strategyLines } from "../../../agents/consultant/with_model/strategy_lines.ts";
import { tidewatchGround } from "../author/model/ground.ts";

const { rules } = tidewatchGround().ground;

it("what each section found stands before any of them goes into detail", () => {
  const paths = strategyLines(rules, 1_000).map((line) => line.split(":")[0]);
  const headlines = paths.filter((path) => path?.endsWith(".headline"));
  expect(headlines).toEqual(expect.arrayContaining(["growth_strategy.headline", "brand_identity.headline"]));
  expect(paths.findIndex((path) => path?.startsWith("strategic_synthesis.actions"))).toBeGreaterThan(
    paths.lastIndexOf("audience_connection.headline"),
  );
});
