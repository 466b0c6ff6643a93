import { useState } from "react";
import { useWords } from "../words.ts";

const SAID_FOR_MS = 2000;

/** Copies a reply as plain text. */
export function CopyButton({ text }: { text: string }) {
  const words = useWords("common");
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    await navigator.clipboard.writeText(text.replaceAll("**", ""));
    setCopied(true);
    setTimeout(setCopied, SAID_FOR_MS, false);
  }

  return (
    <button type="button" className="quiet copy" onClick={() => void copy()}>
      {isCopied ? words.copied : words.copy}
    </button>
  );
}
