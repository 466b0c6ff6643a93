import type { ScreenWords } from "../../routes/words/words.ts";

/** What stands in place of the reply until the first real status arrives (specification, section 4). */
export function progressText(message: string, says: ScreenWords["journey"]["progress"]): string {
  if (/website|http|www/i.test(message)) return says.website;
  if (/competitor|market/i.test(message)) return says.market;
  if (/brand|strategy/i.test(message)) return says.strategy;
  return says.message;
}
