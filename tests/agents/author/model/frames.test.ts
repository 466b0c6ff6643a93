import { expect, it } from "vitest";
import { frameOf } from "../../../../agents/author/model/steps/frames.ts";
import { tidewatchGround } from "./ground.ts";

const { ground } = tidewatchGround();

it("a launch is told the last day to start in time, as it was counted back from the moment", () => {
  expect(frameOf("launch_tactics", ground.rules, ground)).toContain(
    "Calculated already:\n2027-01-13: Last start for 1 February 2027",
  );
});

it("a sum that stands twice is told once", () => {
  const lines = frameOf("evolution_milestones", ground.rules, ground).split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines).size).toBe(lines.length);
});
