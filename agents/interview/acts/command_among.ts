import { type Command, commandIn } from "../commands/commands.ts";
import { type ActSetting, answersIn } from "./act.ts";
import { actsIn } from "./acts_in.ts";

/** The command of a message that says nothing of the business besides it: "No idea, sorry. Skip this one."; else null. */
export function commandAmong(message: string, setting: ActSetting): Command | null {
  const whole = commandIn(message);
  if (whole !== null) return whole;
  const acts = actsIn(message, setting);
  const command = acts.find(({ kind }) => kind === "command");
  return command === undefined || answersIn(acts).length > 0 ? null : commandIn(command.text);
}
