import { useEffect, useState } from "react";
import type { ShareAnswer } from "../../routes/api/contract.ts";
import { call } from "../api.ts";
import { showError, showSuccess } from "../toasts.ts";
import { useWords } from "../words.ts";

interface Props {
  journeyId: string;
  onEnd: () => void;
}

/** The read-only link of a foundation: made when this opens, and ended from here. */
export function SharePanel({ journeyId, onEnd }: Props) {
  const { share: says } = useWords("anchors");
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    call<ShareAnswer>("/journey/share", { method: "POST", body: { session_id: journeyId } })
      .then((share) => isShown && setUrl(share.url))
      .catch(() => isShown && onEnd());
    return () => {
      isShown = false;
    };
  }, [journeyId]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url ?? "");
      showSuccess(says.copied);
    } catch {
      showError(says.notCopied);
    }
  }

  async function end(): Promise<void> {
    try {
      await call(`/journey/share?session_id=${encodeURIComponent(journeyId)}`, { method: "DELETE" });
      showSuccess(says.ended);
      onEnd();
    } catch {
      // The toast of the catalogue has said it, and the link still stands.
    }
  }

  return (
    <div className="share" role="group" aria-label={says.title}>
      <p>{says.about}</p>
      <input
        type="text"
        readOnly
        aria-label={says.link}
        value={url ?? says.making}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="anchor-actions">
        <button type="button" className="button button-small" disabled={!url} onClick={() => void copy()}>
          {says.copy}
        </button>
        <button type="button" className="button button-small" disabled={!url} onClick={() => void end()}>
          {says.end}
        </button>
      </p>
    </div>
  );
}
