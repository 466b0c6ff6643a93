/** Run as a program: prints the digest of each document it is asked for as `strain/template/document`. */
import { createHash } from "node:crypto";
import { renderDocument } from "../../../pdf/render.tsx";
import { STRAINS } from "./foundations.ts";

/** What two files of the same bytes have in common. */
export function digestOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

async function printDigest(wanted: string): Promise<void> {
  const [strain = "", template = "", document] = wanted.split("/");
  const { foundation, colours } = STRAINS[strain]!();
  const kind = document === "pitch_deck" ? document : "brand_strategy";
  const { bytes } = await renderDocument({ document: kind, template, colours, foundation }, () => {});
  Deno.stdout.writeSync(new TextEncoder().encode(`${wanted} ${digestOf(bytes)}\n`));
}

if (import.meta.main) { for (const wanted of Deno.args) await printDigest(wanted); }
