import type { Store } from "../../kv/store.ts";
import type { LetterSeal, SealedLetters } from "../letter_seal.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail.ts";

/** A mail server may be slow, and jobs wait for the round: who is left is written to with the next one. */
const MOST_AT_ONCE = 20;

/** What letters are written with that nobody asks for one by one. */
export interface Letters {
  kv: Store;
  mail: Mailer;
  seal: LetterSeal;
  publicUrl: () => string;
  log: Log;
  /** Aborted once the server is about to stop. */
  stopping: AbortSignal;
}

/** What became of one letter; "not taken" is the mail server's doing. */
export type Outcome = "sent" | "not taken" | "not wanted";

/**
 * Writes to those to whom a letter is due, some at a round. After one that was not taken the others wait for the next
 * round. A record that cannot be read keeps nobody else's letter.
 */
export async function writeInRounds<Due extends { userId: string }>(
  { log, stopping }: Pick<Letters, "log" | "stopping">,
  due: AsyncIterable<Due>,
  write: (due: Due) => Promise<Outcome>,
): Promise<void> {
  let written = 0;
  for await (const each of due) {
    const outcome = await write(each).catch((error: unknown) => {
      log("error", "a letter was passed over", {
        ...each,
        error: error instanceof Error ? error.name : "unknown",
      });
      return "passed over" as const;
    });
    if (outcome === "sent") written += 1;
    if (stopping.aborted || outcome === "not taken" || written >= MOST_AT_ONCE) return;
  }
}

/** The address at which one click ends letters of a kind. */
export async function addressOfEnd(
  { seal, publicUrl }: Pick<Letters, "seal" | "publicUrl">,
  letters: SealedLetters,
): Promise<string> {
  return `${publicUrl()}/end-letters?token=${await seal.seal(letters)}`;
}
