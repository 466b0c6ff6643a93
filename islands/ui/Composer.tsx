import type { KeyboardEvent, ReactNode, RefObject } from "react";

interface Props {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  label: string;
  placeholder: string;
  isPending: boolean;
  onChange: (value: string) => void;
  onSend: () => void;
  onStop: () => void;
  /** What stands above the box. */
  children?: ReactNode;
}

/** Where the founder writes. Enter sends, unless it ends the composition of a character. */
export function Composer(props: Props) {
  const { area, value, label, placeholder, isPending, onChange, onSend, onStop, children } = props;

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
      {children}
      <div className="composer-box">
        <textarea
          ref={area}
          rows={3}
          value={value}
          aria-label={label}
          aria-describedby="composer-hint"
          placeholder={placeholder}
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
