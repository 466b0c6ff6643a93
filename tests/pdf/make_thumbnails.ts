/**
 * Draws the small pictures of the templates again: a page of a strategy in each, as static/pictures/template-{name}.webp.
 * Run by hand after a template changed; needs poppler's `pdftoppm` and ImageMagick's `convert`.
 */
import { buildFoundation } from "../../agents/foundation.ts";
import { renderDocument } from "../../pdf/render.tsx";
import { TEMPLATES } from "../../pdf/templates.ts";
import { inventedFounder } from "../helpers/founders.ts";
import { NOW } from "../helpers/case_state.ts";

const FOUNDER = "pemberton";
const PAGE = "4";
const PIXELS_WIDE = "360";

async function run(command: string, args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(command, { args, stderr: "piped" }).output();
  if (!success) throw new Error(`Could not run ${command}: ${new TextDecoder().decode(stderr)}`);
}

const folder = new URL("../../static/pictures/", import.meta.url).pathname;
const scratch = await Deno.makeTempDir();
await Deno.mkdir(folder, { recursive: true });
const state = inventedFounder(FOUNDER);
const foundation = buildFoundation({ state, anchors: {}, now: NOW, version: 1, mind: "Built-in strategist" });
for (const { template_name } of TEMPLATES) {
  const { bytes } = await renderDocument(
    { document: "brand_strategy", template: template_name, colours: {}, foundation },
    () => {},
  );
  const page = `${scratch}/${template_name}`;
  await Deno.writeFile(`${page}.pdf`, bytes);
  const range = ["-f", PAGE, "-l", PAGE, "-singlefile", "-scale-to-x", PIXELS_WIDE, "-scale-to-y", "-1"];
  await run("pdftoppm", [...range, "-png", `${page}.pdf`, page]);
  await run("convert", [`${page}.png`, "-quality", "82", `${folder}template-${template_name}.webp`]);
}
await Deno.remove(scratch, { recursive: true });
