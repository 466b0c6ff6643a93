/**
 * Draws the small pictures again: a page of a strategy in each template, as static/pictures/template-{name}.webp, and
 * the pages of Tidewatch's that the landing page shows, as static/pictures/strategy-{name}.webp.
 * Run by hand after a template changed; needs poppler's `pdftoppm` and ImageMagick's `convert`.
 */
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { buildFoundation } from "../../agents/foundation.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { TEMPLATES } from "../../pdf/templates.ts";
import { NOW } from "../helpers/case_state.ts";
import { inventedFounder } from "../helpers/founders.ts";
import { tidewatch } from "./fixtures.ts";
import { LANDING_PAGES, pageOf } from "./landing_pages.ts";

const FOUNDER = "pemberton";
const TEMPLATE_PAGE = 4;
const TEMPLATE_PIXELS = 360;
/** Wide enough to be read once a click has enlarged it; of A4’s height the renderer would round up. */
const LANDING_PIXELS = { pixels: 960, tall: 1358 };
const folder = new URL("../../static/pictures/", import.meta.url).pathname;
const scratch = await Deno.makeTempDir();

async function run(command: string, args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(command, { args, stderr: "piped" }).output();
  if (!success) throw new Error(`Could not run ${command}: ${new TextDecoder().decode(stderr)}`);
}

async function renderStrategy(foundation: Foundation, template: string): Promise<Uint8Array> {
  const request = { document: "brand_strategy" as const, template, colours: {}, foundation };
  return (await renderDocument(request, () => {})).bytes;
}

async function drawPage(
  bytes: Uint8Array,
  page: number,
  out: { name: string; pixels: number; tall?: number },
): Promise<void> {
  const file = `${scratch}/${out.name}`;
  await Deno.writeFile(`${file}.pdf`, bytes);
  const range = ["-f", `${page}`, "-l", `${page}`, "-singlefile"];
  const size = ["-scale-to-x", `${out.pixels}`, "-scale-to-y", `${out.tall ?? -1}`];
  await run("pdftoppm", [...range, ...size, "-png", `${file}.pdf`, file]);
  await run("convert", [`${file}.png`, "-quality", "76", `${folder}${out.name}.webp`]);
}

await Deno.mkdir(folder, { recursive: true });
const founder = buildFoundation({
  state: inventedFounder(FOUNDER),
  anchors: {},
  now: NOW,
  version: 1,
  mind: "Built-in strategist",
});
for (const { template_name } of TEMPLATES) {
  const name = `template-${template_name}`;
  await drawPage(await renderStrategy(founder, template_name), TEMPLATE_PAGE, {
    name,
    pixels: TEMPLATE_PIXELS,
  });
}
const example = tidewatch();
const printed = await renderStrategy(example, "professional");
for (const { name, title } of LANDING_PAGES) {
  await drawPage(printed, await pageOf(title, printed), { name: `strategy-${name}`, ...LANDING_PIXELS });
}
await Deno.remove(scratch, { recursive: true });
