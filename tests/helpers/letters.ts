import type { Store } from "../../kv/store.ts";
import type { Letters } from "../../routes/jobs/letter_round.ts";
import { createLetterSeal } from "../../routes/letter_seal.ts";

/** What a round of letters needs, each letter handed to `mail`. */
export function lettersBy(
  kv: Store,
  mail: Letters["mail"],
  { log = () => {}, stopping = new AbortController().signal }: Partial<Pick<Letters, "log" | "stopping">> =
    {},
): Letters {
  return {
    kv,
    mail,
    seal: createLetterSeal("a secret of thirty-two letters at least"),
    publicUrl: () => "https://holdfast.example",
    log,
    stopping,
  };
}
