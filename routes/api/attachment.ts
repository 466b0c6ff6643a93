const MAX_NAME = 80;

/** A file name for any brand: no path, no control or bidi character, at most 80 code points before `suffix`. */
export function fileNameOf(brand: string, suffix: string): string {
  const plain = brand.toWellFormed().normalize("NFC").replace(/[\p{C}<>:"/\\|?*]+/gu, " ").replace(
    /\s+/g,
    " ",
  );
  const name = [...plain].slice(0, MAX_NAME).join("").replace(/^[. ]+|[. ]+$/g, "");
  return `${name || "Holdfast"} ${suffix}`;
}

/** A Content-Disposition value after RFC 6266: plain ASCII for old readers, the real name for the others. */
export function attachment(fileName: string): string {
  const ascii = fileName.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^A-Za-z0-9 ._-]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(/['()*]/g, percentEncode);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

function percentEncode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
