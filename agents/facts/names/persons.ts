import type { FactSheet, MeasureFact, UnclearFact } from "../../domain/facts.ts";

/**
 * "Sunil did $1,900 on a napkin": who is in the team is nobody's measure, channel or rival. A number beside such a name is
 * asked about.
 */
export function withoutPersons({ facts, unclear }: FactSheet, founder: string): FactSheet {
  const persons = new Set(
    [founder, ...facts.team.map(({ who }) => who)].flatMap((who) => [who, who.split(/\s/u)[0] ?? ""])
      .map((name) => name.toLowerCase()).filter((name) => name.length > 2),
  );
  const isPerson = ({ name }: { name: string }) => persons.has(name.toLowerCase());
  const asked = (["measured", "traction"] as const).flatMap((fact) =>
    facts[fact].filter(isPerson).map((row) => questionAbout(fact, row))
  );
  return {
    facts: {
      ...facts,
      measured: facts.measured.filter((row) => !isPerson(row)),
      traction: facts.traction.filter((row) => !isPerson(row)),
      channels: facts.channels.filter((row) => !isPerson(row)),
      rivals: facts.rivals.filter((row) => row.kind !== "company" || !isPerson(row)),
    },
    unclear: [...unclear, ...asked],
  };
}

function questionAbout(
  fact: "measured" | "traction",
  { value, quote, turn, field }: MeasureFact,
): UnclearFact {
  return { fact, quote, turn, field, question: `What does “${value}” count?` };
}
