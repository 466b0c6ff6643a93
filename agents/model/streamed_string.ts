/**
 * Reads one top-level string property out of JSON that is still arriving. Each call takes the JSON so far and
 * gives the part of the property's text that is new; escapes that are cut in half wait for their rest.
 */
function streamedString(property: string): (jsonSoFar: string) => string {
  let given = 0;
  return (json) => {
    const { text } = partialText(json, property);
    const fresh = text.slice(given);
    given = Math.max(given, text.length);
    return fresh;
  };
}

/** New words of one of several properties. */
export interface StreamedWords {
  property: string;
  text: string;
}

/** The same for several properties in the order in which they are shown: each waits until the one before it has ended. */
export function streamedStrings(properties: readonly string[]): (jsonSoFar: string) => StreamedWords[] {
  const streams = properties.map((property) => ({ property, next: streamedString(property) }));
  let at = 0;
  return (json) => {
    const words: StreamedWords[] = [];
    for (let stream = streams[at]; stream !== undefined; stream = streams[++at]) {
      const text = stream.next(json);
      if (text !== "") words.push({ property: stream.property, text });
      if (!partialText(json, stream.property).isWhole) break;
    }
    return words;
  };
}

interface PartialText {
  text: string;
  /** True once the property's closing quotation mark has come. */
  isWhole: boolean;
}

function partialText(json: string, property: string): PartialText {
  const start = valueStart(json, property);
  if (start === null) return { text: "", isWhole: false };
  let end = start;
  while (end < json.length && json[end] !== '"') end += json[end] === "\\" ? 2 : 1;
  const raw = json.slice(start, Math.min(end, json.length)).replace(/\\(?:u[0-9a-fA-F]{0,3})?$/, "");
  const whole = raw.replace(/(?:\\u[dD][89abAB][0-9a-fA-F]{2}|[\uD800-\uDBFF])$/, "").replace(
    /[\n\r\t]/g,
    " ",
  );
  const isWhole = end < json.length;
  try {
    const text: unknown = JSON.parse(`"${whole}"`);
    return { text: typeof text === "string" ? text : "", isWhole };
  } catch {
    return { text: "", isWhole };
  }
}

/** Where the property's text begins: a key at depth one, so that the same word deeper down is passed over. */
function valueStart(json: string, property: string): number | null {
  const key = JSON.stringify(property);
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const sign = json[at];
    if (sign === "{" || sign === "[") depth += 1;
    else if (sign === "}" || sign === "]") depth -= 1;
    else if (sign === '"') {
      if (depth === 1 && json.startsWith(key, at)) {
        const match = /^\s*:\s*"/.exec(json.slice(at + key.length, at + key.length + 20));
        if (match) return at + key.length + match[0].length;
      }
      at += 1;
      while (at < json.length && json[at] !== '"') at += json[at] === "\\" ? 2 : 1;
    }
  }
  return null;
}
