import type { InShort } from "../../agents/strategy/in_short.ts";
import { widthInCharacters } from "../blocks/columns.ts";

/** How much the one page says, in characters of the Latin script's width. */
export function charactersOf(short: InShort): number {
  const labelled = [...short.kernel, ...short.actions, ...short.positioning, ...short.bet];
  const pillars = short.pillars.flatMap(({ claim, lines }) => [claim, ...lines]);
  const claims = [
    short.message,
    short.attention,
    short.evolution,
    ...labelled.map(({ claim }) => claim),
    ...pillars,
  ];
  const names = short.channels.flatMap((channel) => channel.names);
  return widthInCharacters([...claims.map((claim) => claim?.text ?? ""), ...names].join(""));
}
