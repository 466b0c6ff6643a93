/** A process made to be killed. It prints one line for each thing it has done. */
import { createDispatcher } from "../../kv/dispatcher.ts";
import { latestJourney } from "../../kv/journeys.ts";
import { keys } from "../../kv/keys.ts";
import { stageLarge } from "../../kv/large_value.ts";
import { openStore } from "../../kv/store.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import { claimTurn } from "../../kv/turns.ts";

const [what, path, userId, hours] = Deno.args;
if (!what || !path || !userId) throw new Error("Expected what to do, a path and a user's id");
const kv = await openStore(path);

function say(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}

/** Claims a job, writes some of its document's parts, and never comes to the end. */
function hang(user: string): void {
  createDispatcher({
    kv,
    leaseFor: 600,
    heartbeatEvery: 100,
    handlers: {
      async brand_strategy({ job, report }) {
        await report("Drawing", 70);
        await stageLarge(kv, { key: keys.document(user, job.id), revision: 1 }, new Uint8Array(300_000));
        say("parts");
        return await new Promise(() => {});
      },
    },
  }).start();
}

/** Answers turn after turn, each with a state of several parts, and says so when it is committed. */
async function talk(user: string): Promise<void> {
  const now = new Date(Date.now() + Number(hours) * 3_600_000);
  while (true) {
    const journey = await latestJourney(kv, user);
    if (journey === null) throw new Error("There is no journey");
    const clientMessageId = crypto.randomUUID();
    const claimed = await claimTurn(kv, {
      userId: user,
      journeyId: journey.id,
      clientMessageId,
      message: "We watch moorings",
      choices: null,
      now,
    });
    if (claimed.kind !== "claimed") throw new Error(claimed.kind);
    say(`claimed ${clientMessageId}`);
    const asked = Array.from({ length: 4_000 }, (_, index) => `${clientMessageId} ${index}`);
    const state = { ...claimed.claim.state, asked, turns: claimed.claim.state.turns + 1 };
    const result = { state, reply: clientMessageId, agent: "Holdfast Master", anchors: {}, answer: {}, now };
    await commitTurn(kv, claimed.claim, result);
    say(`answered ${clientMessageId}`);
  }
}

if (what === "hang") hang(userId);
else await talk(userId);
