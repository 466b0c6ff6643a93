import de from "../../agents/sections/words/de.json" with { type: "json" };
import type { WrittenStrategy } from "../../agents/strategy/written.ts";
import { stringsIn } from "../../agents/text/strings_in.ts";
import type { HandedOut } from "../helpers/handed_out.ts";
import { LeftEnglish } from "../helpers/left_english.ts";
import type { SpokenCase } from "../helpers/spoken_case.ts";

/** Lines of a German founder's strategy with English words of ours, each with those words. */
export function englishOfOurs(
  { says, confirm, resolve, choices, registration }: SpokenCase,
  { parts, memos }: WrittenStrategy,
  files: HandedOut,
): string[] {
  const said = [
    ...stringsIn(says),
    ...stringsIn(confirm),
    ...stringsIn(choices),
    ...Object.values(resolve),
    ...stringsIn(Object.values(parts).map(({ leaves }) => leaves)),
    ...stringsIn(memos),
  ];
  const left = new LeftEnglish(said, [registration.company_name, "recorded"], de);
  return (files["strategy.md"] ?? "").split("\n").flatMap((line) => {
    const words = left.in(line);
    return words.length === 0 ? [] : [`${words.join(" ")}: ${line}`];
  });
}
