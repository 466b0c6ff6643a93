/**
 * Decodes a text by its byte order mark, header, XML declaration or meta tag; else as UTF-8 where valid, else
 * windows-1252.
 */
export function decodeText(bytes: Uint8Array, contentType: string): string {
  const declared = byteOrderMark(bytes) ?? charsetIn(contentType) ?? charsetInText(bytes);
  const decoder = decoderFor(declared);
  if (decoder) return decoder.decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return null;
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(text)?.[1] ?? null;
}

/** The first 1,024 bytes, as HTML prescribes. */
function charsetInText(bytes: Uint8Array): string | null {
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, 1024));
  const inXml = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1];
  if (inXml !== undefined) return inXml;
  const meta = start.match(/<meta\b[^>]*charset[^>]*>/i)?.[0];
  return meta === undefined ? null : charsetIn(meta);
}

function decoderFor(label: string | null): TextDecoder | null {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
}
