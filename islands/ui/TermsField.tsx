import { useId } from "react";

/** The terms checkbox, required. */
export function TermsField({ error }: { error: string | undefined }) {
  const id = useId();
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
        <span>
          I agree to the <a href="/terms">Terms of Service</a> and the <a href="/privacy">Privacy Policy</a>
        </span>
      </label>
      {error && <p className="field-error" id={id}>{error}</p>}
    </div>
  );
}
