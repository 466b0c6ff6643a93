import { readAlternative } from "./alternative.ts";
import { readBarrier } from "./barrier.ts";
import { readBeliefNeeded } from "./belief_needed.ts";
import { readBeliefNow } from "./belief_now.ts";
import { readColours } from "./colours.ts";
import { readCustomers } from "./customers.ts";
import { readKnowledge } from "./knowledge.ts";
import { readNeverBecome } from "./never_become.ts";
import { readNext } from "./next.ts";
import { readNotFor } from "./not_for.ts";
import { readObjections } from "./objections.ts";
import { readObstacle } from "./obstacle.ts";
import { readOffering } from "./offering.ts";
import { readOnlyWe } from "./only_we.ts";
import { readPlaces } from "./places.ts";
import { readProof } from "./proof.ts";
import { readQuiet } from "./quiet.ts";
import { readRefusedChannels } from "./refused_channels.ts";
import { readRegion } from "./region.ts";
import { readRivals } from "./rivals.ts";
import { readTeam } from "./team.ts";
import { readTrigger } from "./trigger.ts";
import { readValues } from "./values.ts";
import { readVoiceSample } from "./voice_sample.ts";
import { readWhy } from "./why.ts";

/** The readers of texts, lists of texts, rivals, objections, colours and the team, by the fact that each fills. */
export const TEXT_READERS = {
  offering: readOffering,
  region: readRegion,
  alternative: readAlternative,
  obstacle: readObstacle,
  trigger: readTrigger,
  barrier: readBarrier,
  belief_now: readBeliefNow,
  belief_needed: readBeliefNeeded,
  only_we: readOnlyWe,
  proof: readProof,
  why: readWhy,
  never_become: readNeverBecome,
  voice_sample: readVoiceSample,
  quiet: readQuiet,
  customers: readCustomers,
  not_for: readNotFor,
  values: readValues,
  refused_channels: readRefusedChannels,
  knowledge: readKnowledge,
  places: readPlaces,
  next: readNext,
  rivals: readRivals,
  objections: readObjections,
  colours: readColours,
  team: readTeam,
};
