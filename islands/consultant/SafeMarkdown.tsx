import ReactMarkdown, { type Components } from "react-markdown";

const PROTOCOLS = ["http:", "https:", "irc:", "ircs:", "mailto:", "xmpp:"];

const components: Components = {
  a: ({ href, children }) =>
    href ? <a href={href} target="_blank" rel="noreferrer nofollow">{children}</a> : <>{children}</>,
  // A picture is fetched from wherever the text says; a link only when the reader asks.
  img: ({ src, alt }) =>
    typeof src === "string" && src !== ""
      ? <a href={src} target="_blank" rel="noreferrer nofollow">{alt || src}</a>
      : <>{alt}</>,
};

/** Markdown with the six link protocols of the specification, no raw HTML, and pictures as links. */
export default function SafeMarkdown({ text }: { text: string }) {
  return (
    <div className="markdown">
      <ReactMarkdown components={components} urlTransform={allowedUrl}>{text}</ReactMarkdown>
    </div>
  );
}

/** The address itself, or nothing where its protocol is not one of the six. */
export function allowedUrl(address: string): string {
  return URL.canParse(address) && PROTOCOLS.includes(new URL(address).protocol) ? address : "";
}
