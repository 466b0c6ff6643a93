import type { ChangeKind } from "../domain/watch.ts";
import type { Language } from "../text/lexicon.ts";
import { hasWatchWord, type WatchWord } from "../text/watch_words.ts";
import { pricesIn } from "./bare_prices.ts";
import { groupsIn } from "./groups.ts";
import { isGuarantee } from "./promises.ts";
import { amountsOf } from "./statements.ts";

/** What two sentences that stand in one place are about; a claim that is withdrawn where nothing else is. */
export function matterOf(before: string, after: string, languages: readonly Language[]): ChangeKind {
  const both = [before, after];
  const has = (...kinds: WatchWord[]) =>
    both.some((text) => kinds.some((kind) => hasWatchWord(text, kind, languages)));
  const asks = both.filter((text) => pricesIn(text, languages).some(({ value }) => value > 0)).length;
  if (asks === 1) return "price";
  if (both.some((text) => isGuarantee(text, languages))) return "guarantee";
  if (asks === 2) return "price";
  const counts = both.filter((text) => amountsOf(text, languages).some(({ isArticle }) => !isArticle)).length;
  if (has("unlimited") || counts === 2 || counts === 1 && has("up_to")) return "plan_limit";
  if (both.some((text) => (groupsIn(text, languages)?.known.size ?? 0) > 0) || has("area_words")) {
    return "audience";
  }
  if (has("fee_names", "extra_cost", "free")) return "price";
  return "claim_withdrawn";
}
