import { z } from "zod";
import type { FoundationAnchor } from "../../../domain/anchors.ts";
import type { Claim } from "../../../domain/claims.ts";
import type { LeafFate, WrittenStrategy } from "../../../strategy/written.ts";
import { readingWords } from "../../../text/text.ts";
import { accepted, FORM, refused, saidAlready, tooMany, withFates } from "../asked/fates.ts";
import { AskedClaim } from "../asked/form.ts";
import type { WritingGround } from "../ground.ts";
import { sentencesInstructions } from "../prompts/thinking.ts";
import { ask, failed, type Mind, type StepTaken, taken } from "./ask.ts";
import { withMarks } from "./thinking.ts";
import { insightLines } from "./told.ts";

const SENTENCES = 3;
/** A sentence for the read-back has at most so many words. */
const SENTENCE_WORDS = 24;

const Sentences = z.object({ sentences: z.array(AskedClaim) });

/** Up to three sentences of which the founder picks the anchor's one. */
export async function takeSentences(
  anchor: FoundationAnchor,
  { written, ground, mind }: { written: WrittenStrategy; ground: WritingGround; mind: Mind },
): Promise<StepTaken> {
  const insights = written.memos[anchor] ?? [];
  const picked = Object.values(ground.material.sentences).map(({ text }) => text);
  const material = [
    insights.length === 0
      ? "The memo holds nothing."
      : `The memo:\n${insightLines(insights, ground.dossier)}`,
    ...(picked.length === 0 ? [] : [`Sentences the founder has picked before:\n${picked.join("\n")}`]),
  ].join("\n\n");
  const instructions = sentencesInstructions(anchor);
  const reply = await ask(
    { name: `sentences_${anchor}`, instructions, material, schema: Sentences },
    ground,
    mind,
  );
  if ("failure" in reply) return failed(written, reply.failure);
  const distinct = new Map<string, Claim>();
  const fates = reply.value.sentences.map((each, at): LeafFate => {
    const path = `sentences.${anchor}`;
    const place = `${path}.${at}`;
    const text = each.text.trim().replace(/^[“"„«]([^“”"„«»]*)[”"“»]$/u, "$1");
    if (readingWords(text) > SENTENCE_WORDS) {
      return refused(place, { gate: FORM, reason: `It has more than ${SENTENCE_WORDS} words.` });
    }
    const asked = { ...each, text };
    const [problem] = ground.check({ kind: "claim", path, ...asked });
    if (problem !== undefined) return refused(place, problem);
    if (distinct.has(text.toLowerCase())) return saidAlready(place);
    if (distinct.size === SENTENCES) return tooMany(place, SENTENCES);
    distinct.set(text.toLowerCase(), withMarks(asked, ground));
    return accepted(place);
  });
  const offered = { ...written, sentences: { ...written.sentences, [anchor]: [...distinct.values()] } };
  return taken(withFates(offered, fates, mind.model.name), reply.usage);
}
