import { lazy, Suspense } from "react";

/** The markdown reader is loaded with the first reply, not with the page. */
const Markdown = lazy(() => import("./SafeMarkdown.tsx"));

/** A consultant's words; plain until the reader of markdown has arrived. */
export function Reply({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="plain">{text.replaceAll("**", "")}</p>}>
      <Markdown text={text} />
    </Suspense>
  );
}
