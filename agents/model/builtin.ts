import { type Model, NO_USAGE } from "./model.ts";

/** The built-in strategist: rules, frameworks and the founder's own words. Needs nothing and never fails. */
export const builtInModel: Model = {
  kind: "builtin",
  name: "Built-in strategist",
  answer: (task) => Promise.resolve({ value: task.builtIn(), usage: NO_USAGE }),
};
