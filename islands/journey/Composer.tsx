import { type KeyboardEvent, useEffect, useRef } from "react";
import type { QuestionAnswer } from "../../routes/api/contract.ts";
import { isThin } from "./thinness.ts";

interface Props {
  value: string;
  question: QuestionAnswer | null;
  isPending: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Where the founder writes. Enter sends, unless it ends the composition of a character. */
export function Composer({ value, question, isPending, onChange, onSend, onStop }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isPending) area.current?.focus({ preventScroll: true });
  }, [isPending]);

  function press(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!isPending) onSend();
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <p className="nudge" aria-live="polite">
        {isThin(value, question) &&
          "A rival could have written this. A name, a number or a reason makes it yours."}
      </p>
      <div className="composer-box">
        <textarea
          ref={area}
          rows={3}
          value={value}
          aria-label="Your answer"
          aria-describedby="composer-hint"
          placeholder="Share your thoughts about your solution, business, or the question posed..."
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
        {isPending
          ? <button type="button" className="button" onClick={onStop}>Stop</button>
          : <button type="submit" className="button button-main" disabled={value.trim() === ""}>Send</button>}
      </div>
      <p className="composer-hint" id="composer-hint">Press Enter to send, Shift+Enter for new line</p>
    </form>
  );
}
