import { NotFoundError } from "../agents/domain/errors.ts";
import { updateUser } from "../kv/users.ts";
import { setAdvisor } from "../kv/watched_pages.ts";
import type { AppDeps } from "./deps.ts";
import type { LetterKind, SealedLetters } from "./letter_seal.ts";

type EndingDeps = Pick<AppDeps, "kv" | "now" | "letterSeal">;

/** Which letters a link ends; null where it is not ours. */
export async function lettersBehind({ letterSeal }: EndingDeps, token: string): Promise<LetterKind | null> {
  return (await letterSeal.open(token))?.kind ?? null;
}

/**
 * Ends the letters that a token stands for, whoever asks and how often, and says which; null where it is not ours or
 * the account is gone.
 */
export async function endLetters(deps: EndingDeps, token: string): Promise<LetterKind | null> {
  const letters = await deps.letterSeal.open(token);
  if (letters === null) return null;
  try {
    await switchOff(deps, letters);
    return letters.kind;
  } catch (error) {
    if (error instanceof NotFoundError) return null;
    throw error;
  }
}

async function switchOff({ kv, now }: EndingDeps, { userId, kind }: SealedLetters): Promise<void> {
  if (kind === "advisor") await setAdvisor(kv, userId, { mail: false });
  else await updateUser(kv, userId, { changes: { reminders: false }, now: now() });
}
