import { useId } from "react";
import { fillNodes, useWords } from "../words.ts";

/** The terms checkbox, required. */
export function TermsField({ error }: { error: string | undefined }) {
  const id = useId();
  const { agree, terms, privacy } = useWords("sign_in").register;
  const links = { terms: <a href="/terms">{terms}</a>, privacy: <a href="/privacy">{privacy}</a> };
  return (
    <div className="field">
      <label className="check">
        <input
          type="checkbox"
          name="terms"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{fillNodes(agree, links)}</span>
      </label>
      {error && <p className="field-error" id={id}>{error}</p>}
    </div>
  );
}
