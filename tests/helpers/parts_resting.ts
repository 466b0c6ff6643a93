import type { FactName } from "../../agents/domain/facts.ts";
import type { WrittenPartId, WrittenStrategy } from "../../agents/strategy/written.ts";

/** The written parts that say they rest on this fact, in the order in which they stand. */
export function partsResting({ parts }: WrittenStrategy, fact: FactName): WrittenPartId[] {
  const rests = Object.values(parts).filter(({ restsOn }) =>
    restsOn.some((each) => each.startsWith(`${fact}=`))
  );
  return rests.map(({ id }) => id);
}
