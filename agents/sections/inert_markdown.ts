/**
 * Words of others may look like a link, an image or an element: whoever opens the file must see them as they were written,
 * and load nothing. Nothing of ours in it is one of these.
 */
export function inertMarkdown(markdown: string): string {
  return markdown.replaceAll(/(\\*)(\](?=[(:[])|<(?=[a-z/!?]))/gi, (_, slashes: string, sign: string) => {
    const isEscaped = slashes.length % 2 === 1;
    return `${slashes}${isEscaped ? "" : "\\"}${sign}`;
  });
}
