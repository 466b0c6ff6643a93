import JSZip from "jszip";

const SLIDE = /^ppt\/slides\/slide\d+\.xml$/;
const NOTES = /^ppt\/notesSlides\/notesSlide\d+\.xml$/;
const TIMES = /(<dcterms:(?:created|modified) [^>]*>)[^<]*/g;

/**
 * The same file with what its library leaves to the moment or does wrong: dates are the foundation's, so that the
 * same foundation gives the same bytes; each line of the notes is a paragraph; no two shapes of a slide share an id.
 */
export async function repack(bytes: Uint8Array, date: Date): Promise<Uint8Array> {
  const from = await JSZip.loadAsync(bytes);
  const to = new JSZip();
  for (const [path, file] of Object.entries(from.files)) {
    if (file.dir) continue;
    const xml = settled(path, await file.async("string"), date);
    to.file(path, xml, { date, createFolders: false });
  }
  return await to.generateAsync({ type: "uint8array", compression: "DEFLATE", platform: "DOS" });
}

function settled(path: string, xml: string, date: Date): string {
  if (path === "docProps/core.xml") {
    return xml.replace(TIMES, `$1${date.toISOString().replace(/\.\d+Z$/, "Z")}`);
  }
  if (SLIDE.test(path)) return numbered(xml);
  return NOTES.test(path) ? withParagraphs(xml) : xml;
}

function numbered(xml: string): string {
  let id = 0;
  return xml.replace(/(<p:cNvPr id=")\d+"/g, (_, start) => `${start}${++id}"`);
}

function withParagraphs(xml: string): string {
  return xml.replace(
    /<a:p><a:r>(<a:rPr[^>]*\/>)<a:t>([^<]*)<\/a:t><\/a:r>/,
    (_, style, text: string) =>
      text.split(/\r?\n/).map((line) => `<a:p><a:r>${style}<a:t>${line}</a:t></a:r>`).join("</a:p>"),
  );
}
