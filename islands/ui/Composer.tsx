import { type KeyboardEvent, type ReactNode, type RefObject, useRef } from "react";
import { useWords } from "../words.ts";
import { useFocusInSight } from "./use_focus_in_sight.ts";

interface Props {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  label: string;
  placeholder: string;
  isPending: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
  /** Null where there is nothing to stop: the reply comes by itself. */
  onStop: (() => void) | null;
  /** What stands in the box beside Send. */
  tool?: ReactNode;
  /** What stands above the box. */
  children?: ReactNode;
}

/** What browsers report for keys of an input method; Safari ends the composition before it reports its Enter. */
const INPUT_METHOD_KEY = 229;

/** Where the founder writes. Enter sends, unless it ends the composition of a character. */
export function Composer(props: Props) {
  const { area, value, label, placeholder, isPending, onChange, onSend, onStop, tool, children } = props;
  const { composer } = useWords("common");
  const form = useRef<HTMLFormElement>(null);

  useFocusInSight(form);

  function press(event: KeyboardEvent) {
    const isComposing = event.nativeEvent.isComposing || event.keyCode === INPUT_METHOD_KEY;
    if (event.key !== "Enter" || event.shiftKey || isComposing) return;
    event.preventDefault();
    if (!isPending) onSend();
  }

  return (
    <form
      ref={form}
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <div className="composer-box">
        <textarea
          ref={area}
          rows={3}
          dir="auto"
          value={value}
          aria-label={label}
          aria-describedby="composer-hint"
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={press}
        />
        <div className="composer-acts">
          {tool}
          {isPending && onStop !== null
            ? <button type="button" className="button" onClick={onStop}>{composer.stop}</button>
            : (
              <button
                type="submit"
                className="button button-main"
                disabled={isPending || value.trim() === ""}
              >
                {composer.send}
              </button>
            )}
        </div>
      </div>
      <p className="composer-hint" id="composer-hint">{composer.hint}</p>
    </form>
  );
}
