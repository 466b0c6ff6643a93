/** Run as a program: plays the visible cases with the built-in strategist and prints how each was judged. */
import type { ReviewAnswer } from "../../routes/api/contract.ts";
import { order, watch } from "../helpers/documents.ts";
import { caseFolder, CASES, playCase, readCase } from "../helpers/player.ts";
import { signUp, startServer } from "../helpers/server.ts";
import { serveSites } from "../helpers/site_server.ts";

interface Judged {
  name: string;
  turns: number;
  probes: number;
  review: ReviewAnswer;
}

const judged: Judged[] = [];
for (const name of CASES) judged.push(await judgeCase(name));
printTable(judged);
Deno.exit(0);

async function judgeCase(name: string): Promise<Judged> {
  const sites = await serveSites(`${caseFolder(name)}/sites`);
  const server = await startServer({ RESEARCH_ALLOW_HOSTS: sites.hostPort });
  const founder = await readCase(name, sites.origin);
  const person = await signUp(server, { company_name: founder.registration.company_name });
  const { sessionId, turns } = await playCase(person, founder);
  for (const document_type of ["brand_strategy", "pitch_deck"]) {
    await watch(person, await order(person, { document_type }));
  }
  const review = await person.get<ReviewAnswer>(`/api/anchors/review?session_id=${sessionId}`);
  await server.stop();
  await sites.close();
  const probes = turns.filter(({ thin }) => thin).length;
  return { name, turns: turns.length - probes, probes, review };
}

function printTable(list: Judged[]): void {
  const line = (cells: string[]) => `| ${cells.join(" | ")} |\n`;
  const rows = [
    line(["", ...list.map(({ name }) => name)]),
    line(["---", ...list.map(() => "---")]),
    line([
      "the founder's turns (thin first answers apart)",
      ...list.map(({ turns, probes }) => `${turns} (+ ${probes})`),
    ]),
    line(["passed", ...list.map(({ review }) => `${review.passed} of ${review.total}`)]),
    ...(list[0]?.review.items ?? []).map(({ item, title }) =>
      line([`${item} ${title}`, ...list.map(({ review }) => saysOf(review, item))])
    ),
  ];
  Deno.stdout.writeSync(new TextEncoder().encode(rows.join("")));
}

function saysOf({ items }: ReviewAnswer, item: number): string {
  const found = items.find((each) => each.item === item);
  return found === undefined ? "not judged" : `${found.passed ? "" : "**fails**: "}${found.says}`;
}
