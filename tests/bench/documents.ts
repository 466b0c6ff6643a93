/** What documents cost: time, memory, and what others wait for meanwhile. */
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { extractText, getDocumentProxy } from "unpdf";
import { download, order, watch } from "../helpers/documents.ts";
import type { HoldfastProcess } from "../helpers/process.ts";
import type { Person } from "../helpers/server.ts";
import { median, percentile, type PrintLine, timed } from "./measure.ts";
import { plainPdf } from "./plain_pdf.ts";

const WARM = 7;
const MANY = 50;
const AT_ONCE = 4;
/** Longer than a worker waits for the next document before it ends. */
const QUIET_MS = 62_000;

interface DocumentBench {
  holdfast: HoldfastProcess;
  /** Whose journey is complete. */
  owner: Person;
  sessionId: string;
  line: PrintLine;
}

/** Resident memory of a process, in MB. */
export async function residentMB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(status.match(/^VmRSS:\s+(\d+)/m)?.[1] ?? NaN) / 1024;
}

/** Prints the lines on documents. The process must not have made one before. */
export async function benchDocuments({ holdfast, owner, sessionId, line }: DocumentBench): Promise<void> {
  let ordered = 0;
  async function orderOne(): Promise<string> {
    ordered += 1;
    const primary = `#${(0x102030 + ordered).toString(16)}`;
    const body = { document_type: "brand_strategy", session_id: sessionId, custom_colors: { primary } };
    return await order(owner, body);
  }
  async function make(): Promise<string> {
    const id = await orderOne();
    await watch(owner, id);
    return id;
  }
  async function settledMB(): Promise<number> {
    await pause(QUIET_MS);
    return await residentMB(holdfast.pid);
  }

  const before = await residentMB(holdfast.pid);
  let first = "";
  const [cold = NaN] = await timed(1, async () => first = await make());
  const { bytes, about } = await download(owner, first);
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  const plain: number[] = [];
  for (let index = 0; index < WARM; index++) plain.push(await plainPdf(text, about.page_count));
  const name = `a strategy PDF of ${about.page_count} pages`;
  line(`${name}, first after a start, ms`, cold, plain[0], "plain pages, same text, first");
  const documents = await timed(WARM, make);
  line(`${name}, order to finished, ms`, median(documents), median(plain), "plain pages, same text");
  const few = await settledMB();
  await timed(MANY, make);
  const busyMB = await residentMB(holdfast.pid);
  const many = await settledMB();
  line(`resident a minute after ${ordered - MANY} documents, MB`, few, before, "before the first");
  line(`resident a minute after ${ordered} documents, MB`, many, few, `after ${ordered - MANY}`);
  line(`resident at once after ${ordered} documents, MB`, busyMB, before, "before the first");

  async function waitForHealth(): Promise<number> {
    const [time = NaN] = await timed(1, async () => await (await fetch(`${holdfast.origin}/health`)).text());
    return time;
  }
  const idle: number[] = [];
  for (let index = 0; index < 200; index++) idle.push(await waitForHealth());
  const busy: number[] = [];
  let underWay = AT_ONCE;
  const ids = await Promise.all(Array.from({ length: AT_ONCE }, orderOne));
  const all = Promise.all(ids.map((id) => watch(owner, id).finally(() => underWay -= 1)));
  while (underWay > 0) busy.push(await waitForHealth());
  await all;
  for (const share of [0.5, 0.99]) {
    const what = `/health while ${AT_ONCE} documents are made, p${share * 100}, ms`;
    line(what, percentile(busy, share), percentile(idle, share), "nothing under way");
  }
}
