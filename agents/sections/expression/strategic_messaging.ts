import type { Block } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { closed, isExact } from "../../ledger/words.ts";
import type { StrategicMessaging } from "../../strategy/expression.ts";
import { figure, labelsOr, list, paragraph, row, table, worth } from "../blocks.ts";
import { withoutRepeated } from "../without_repeats.ts";

/** The core, pillars, pitches, the first screen, objections with answers, proofs, and claims to stop. */
export function strategicMessagingBlocks(part: StrategicMessaging): Block[] {
  const spoken = part.pitches.flatMap(({ sentences }) => sentences);
  return [
    paragraph([withoutRepeated(part.core, part.headline)], "Core message"),
    ...house(part),
    pitchTable(part),
    heroTable(part, spoken),
    objectionsTable(part),
    worth("own", list(part.proofs.map((each) => unlessSpoken(each, spoken)), "Proofs")),
    worth(
      "own",
      table(["stop saying", "why"], part.claims_to_stop.map(({ claim, why }) => row([claim, why]))),
    ),
    table(
      ["rival", "they print", "you say"],
      part.against_rivals.map(({ rival, theirs, ours }) => row([rival, theirs, ours])),
    ),
  ];
}

/** A longer pitch goes on where the shorter one ends, and the first where the headline does: only what is new is printed. */
function pitchTable({ pitches, headline }: StrategicMessaging): Block {
  const rows = pitches.flatMap(({ seconds, sentences }, at) => {
    const told = new Set((pitches[at - 1]?.sentences ?? []).map(({ text }) => bare(text)));
    const fresh = sentences.filter(({ text }) =>
      !told.has(bare(text)) && !bare(headline.text).includes(bare(text))
    );
    if (fresh.length === 0) return [];
    const label = at > 0 && sentences.length > fresh.length ? `to ${seconds} s` : `${seconds} s`;
    return [row([label, joined(fresh)])];
  });
  return worth("spoken", table(["", ""], rows));
}

/** Sentences that follow each other in one answer stand in one pair of quotation marks. */
function joined(sentences: Claim[]): Claim {
  const stretches = sentences.reduce<Claim[]>((told, next) => {
    const last = told.at(-1);
    const together = last === undefined ? null : inOne(last, next);
    return together === null ? [...told, next] : [...told.slice(0, -1), together];
  }, []);
  return {
    text: stretches.map(({ text }) => closed(text)).join(" "),
    marks: stretches.flatMap(({ marks }) => marks),
  };
}

/** Two quotes as one, where they follow each other in the words that both rest on; else null. */
function inOne(first: Claim, second: Claim): Claim | null {
  const [one, other] = [first, second].map(({ text }) => /^“([^“”]*)”$/u.exec(text)?.[1]);
  if (one === undefined || other === undefined) return null;
  const text = [`${one} ${other}`, `${one}${other}`].find((both) =>
    second.marks.some((mark) => "quote" in mark && isExact(both, mark.quote))
  );
  return text === undefined ? null : { text: `“${text}”`, marks: first.marks };
}

/** A sentence of which a pitch says nearly all is not printed again. */
function unlessSpoken(sentence: Claim, spoken: Claim[]): Claim | null {
  const words = bare(sentence.text);
  const left = spoken.reduce((rest, { text }) => rest.replace(bare(text), " "), words);
  return left.trim().length * 4 < words.length ? null : sentence;
}

function bare(text: string): string {
  return text.replace(/[“”]/gu, "").replace(/[.。]+\s*$/u, "").trim();
}

/** What stands on the first screen beside the sentences that the section prints already. */
function heroTable({ hero, headline }: StrategicMessaging, spoken: Claim[]): Block {
  if (hero === null) return list([]);
  const parts: [string, Claim | null][] = [
    ["headline", withoutRepeated(hero.headline, headline)],
    ["under it", hero.sub === null ? null : unlessSpoken(hero.sub, spoken)],
  ];
  const rows = parts.flatMap(([place, words]) => words === null ? [] : [row([place, words])]);
  const button = hero.action === null ? [] : [row(["button", hero.action], ...hero.headline.marks)];
  return table(["", ""], [...rows, ...button]);
}

function objectionsTable({ objections }: StrategicMessaging): Block {
  const rows = objections.map(({ says, answer, proof }) => row([says, answer, proof]));
  return worth("own", labelsOr(table(["they say", "you answer", "proof"], rows, "Objections")));
}

function house({ pillars, core, headline }: StrategicMessaging): Block[] {
  if (pillars.length === 0) return [];
  return [
    figure(
      "Message house",
      {
        kind: "house",
        roof: (core ?? headline).text,
        pillars: pillars.map(({ claim, proof }) => ({ name: claim.text, proof: proof?.text ?? "" })),
        ground: headline.text,
      },
      ...pillars.flatMap(({ claim }) => claim.marks),
    ),
    worth(
      "own",
      table(
        ["pillar", "reason", "proof", "objection answered"],
        pillars.map(({ claim, reason, proof, objection }) => row([claim, reason, proof, objection])),
      ),
    ),
  ];
}
