import { isFieldId } from "../../../../../agents/domain/fields.ts";
import { turnTexts } from "../../../../../agents/ledger/known.ts";
import { readSpokenCase } from "../../../../helpers/spoken_case.ts";
import { founderOf, playIn } from "../../../interview/spoken_player.ts";
import { type Known, knownFrom } from "../gates/planted.ts";

/** What the gates know of a founder whose journey was played, corrections and all; what the rules did not ask is added. */
export async function knownOncePlayed(founder: string): Promise<Known> {
  const { outcomes } = await playIn(founderOf(founder));
  const state = outcomes.at(-1)?.state;
  if (state === undefined) throw new Error(`${founder} has said nothing`);
  const heard = turnTexts(state).map(({ text }) => text).join("\n");
  const { says, resolve } = readSpokenCase(founder);
  const answers = Object.entries(says).flatMap(([field, lines]) =>
    lines.filter(({ act }) => act === "answer").map(({ text }): [string, string] => [field, text])
  );
  for (const [field, text] of [...answers, ...Object.entries(resolve)]) {
    if (!isFieldId(field) || heard.includes(text)) continue;
    state.fields[field].answers.push({ turn: `turn-left-${field}`, text, thin: false });
  }
  return knownFrom(state);
}
