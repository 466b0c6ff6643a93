/**
 * Whether a file is a sound PDF, without qpdf: it is on few machines, and the builds of it for npm are one person's
 * each. Our files are of the plainest kind, one table of offsets and no packed objects, so that reading them strictly
 * is little work, and anything else in them is a fault. What `qpdf --check` refuses of a damaged file is refused here.
 */
import { Buffer } from "node:buffer";
import { inflateSync } from "node:zlib";
import { type Dictionary, isName, isReference, type Value, ValueReader } from "./pdf_values.ts";

/** What no document of ours may hold: programs, files, forms, and anything that acts when it is opened. */
const FORBIDDEN = new Set([
  "JavaScript",
  "JS",
  "EmbeddedFiles",
  "EmbeddedFile",
  "Launch",
  "OpenAction",
  "AA",
  "AcroForm",
  "RichMedia",
  "SubmitForm",
  "ImportData",
  "GoToR",
]);

interface File {
  text: string;
  objects: Map<number, Value>;
  trailer: Dictionary;
}

function dictionaryOf(value: Value | undefined): Dictionary {
  return value instanceof Map ? value : new Map();
}

function readObject(text: string, { number, offset }: { number: number; offset: number }): Value {
  const opening = `${number} 0 obj`;
  if (!text.startsWith(opening, offset)) throw new Error(`object ${number} is not at byte ${offset}`);
  const reader = new ValueReader(text, offset + opening.length);
  const value = reader.value();
  if (reader.skip("stream\n")) {
    const length = Number(dictionaryOf(value).get("Length"));
    const data = text.slice(reader.at, reader.at + length);
    reader.at += length;
    if (!reader.skip("endstream")) {
      throw new Error(`the stream of object ${number} is not ${length} bytes long`);
    }
    const filter = dictionaryOf(value).get("Filter");
    if (isName(filter) && filter.name === "FlateDecode") {
      inflateSync(Uint8Array.from(data, (sign) => sign.charCodeAt(0)));
    }
  }
  if (!reader.skip("endobj")) throw new Error(`object ${number} does not end at byte ${reader.at}`);
  return value;
}

/** Bytes as a text with one sign for each. */
export function signsOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}

function readFile(bytes: Uint8Array): File {
  const text = signsOf(bytes);
  if (!/^%PDF-1\.[3-7]\n/.test(text)) throw new Error("no header");
  const [, start] = /startxref\n(\d+)\n%%EOF\n?$/.exec(text) ?? [];
  if (start === undefined) throw new Error("no end of file");
  const [heading, size] = /^xref\n0 (\d+)\n/.exec(text.slice(Number(start))) ?? [];
  if (heading === undefined) throw new Error(`no table of objects at byte ${start}`);
  const table = Number(start) + heading.length;
  const objects = new Map<number, Value>();
  for (let number = 0; number < Number(size); number += 1) {
    const entry = text.slice(table + number * 20, table + (number + 1) * 20);
    const [, offset, kind] = /^(\d{10}) \d{5} ([nf]) \n$/.exec(entry) ?? [];
    if (offset === undefined || kind !== (number === 0 ? "f" : "n")) {
      throw new Error(`no entry for object ${number}`);
    }
    if (number > 0) objects.set(number, readObject(text, { number, offset: Number(offset) }));
  }
  const reader = new ValueReader(text, table + Number(size) * 20);
  if (!reader.skip("trailer")) throw new Error("no trailer");
  return { text, objects, trailer: dictionaryOf(reader.value()) };
}

/** Every value of a value, itself included, with the key or place under which it stands. */
function* walk(value: Value, key: string): Generator<[key: string, value: Value]> {
  yield [key, value];
  if (Array.isArray(value)) { for (const each of value) yield* walk(each, key); }
  else if (value instanceof Map) { for (const [name, each] of value) yield* walk(each, name); }
}

function valueFaults({ objects, trailer }: File): string[] {
  const values = [...objects.values(), trailer].flatMap((value) => [...walk(value, "")]);
  return values.flatMap(([key, value]) => {
    if (FORBIDDEN.has(key) || (isName(value) && FORBIDDEN.has(value.name))) return [`${key} is not allowed`];
    if (isReference(value) && !objects.has(value.object)) {
      return [`nothing is object ${value.object}, named by ${key}`];
    }
    return [];
  });
}

function pageFaults({ objects, trailer }: File): string[] {
  const follow = (value: Value | undefined) =>
    dictionaryOf(isReference(value) ? objects.get(value.object) : value);
  const pages = follow(follow(trailer.get("Root")).get("Pages"));
  const kids = pages.get("Kids");
  const leaves = (Array.isArray(kids) ? kids : []).map(follow);
  const isPage = (leaf: Dictionary) => {
    const type = leaf.get("Type");
    return isName(type) && type.name === "Page" && leaf.has("Contents") &&
      follow(leaf.get("Parent")) === pages;
  };
  const isCounted = leaves.length > 0 && pages.get("Count") === leaves.length;
  return isCounted && leaves.every(isPage) ? [] : ["the pages are not those of the page tree"];
}

/** Fonts that are not wholly in the file, or whose letters cannot be read back. */
function fontFaults({ objects }: File): string[] {
  const all = [...objects.values()].filter((value) => value instanceof Map);
  const typed = (type: string) =>
    all.filter((value) => {
      const name = value.get("Type");
      return isName(name) && name.name === type;
    });
  const bare = typed("FontDescriptor").filter((each) => !each.has("FontFile2") && !each.has("FontFile3"));
  const fonts = typed("Font");
  const composed = fonts.filter((font) => font.has("DescendantFonts"));
  const undescribed = fonts.filter((font) => !font.has("DescendantFonts") && !font.has("FontDescriptor"));
  return [
    ...(composed.length === 0 ? ["no font"] : []),
    ...bare.map(() => "a font is not embedded"),
    ...undescribed.map(() => "a font of the reader's machine is used"),
    ...composed.filter((font) => !font.has("ToUnicode")).map(() => "letters of a font cannot be read back"),
  ];
}

/** What is wrong with a file as a PDF; nothing of a sound one. */
export function structureFaults(bytes: Uint8Array): string[] {
  try {
    const file = readFile(bytes);
    return [...valueFaults(file), ...pageFaults(file), ...fontFaults(file)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
