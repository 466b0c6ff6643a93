import { inflateSync } from "node:zlib";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const NAME = 0x6e616d65;
// The PDF writer compares whole name tables at every run of text; an empty one is quickly compared.
const NO_NAMES = new Uint8Array([0, 0, 0, 0, 0, 6]);

/**
 * Unpacks a WOFF 1.0 font to plain OpenType without names. The PDF writer reads a glyph at a time, and from a packed font it
 * would unpack the whole outline table for each. Throws on anything that is not WOFF.
 */
export function unpackWoff(woff: Uint8Array): Uint8Array {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error("Could not unpack a font that is not WOFF");
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const offset = view.getUint32(entry + 4);
    const packed = woff.subarray(offset, offset + view.getUint32(entry + 8));
    const length = view.getUint32(entry + 12);
    const tag = view.getUint32(entry);
    const data = tag === NAME ? NO_NAMES : packed.length < length ? inflateSync(packed) : packed;
    return { tag, checksum: view.getUint32(entry + 16), data };
  });
  const padded = tables.map(({ data }) => Math.ceil(data.length / 4) * 4);
  const start = SFNT_HEADER + count * SFNT_ENTRY;
  const sfnt = new Uint8Array(start + padded.reduce((sum, length) => sum + length, 0));
  const out = new DataView(sfnt.buffer);
  const power = 2 ** Math.floor(Math.log2(Math.max(1, count)));
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  out.setUint16(6, power * 16);
  out.setUint16(8, Math.log2(power));
  out.setUint16(10, count * 16 - power * 16);
  let offset = start;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = SFNT_HEADER + index * SFNT_ENTRY;
    out.setUint32(entry, tag);
    out.setUint32(entry + 4, checksum);
    out.setUint32(entry + 8, offset);
    out.setUint32(entry + 12, data.length);
    sfnt.set(data, offset);
    offset += padded[index] ?? 0;
  }
  return sfnt;
}
