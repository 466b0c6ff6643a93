import type { Dictation } from "./use_dictation.ts";

/** Speaks an answer into the field, where it is read before it is sent. */
export function DictateButton({ dictation, isDisabled }: { dictation: Dictation; isDisabled: boolean }) {
  const { isListening, start, stop } = dictation;
  return (
    <button
      type="button"
      className={isListening ? "button dictate is-listening" : "button dictate"}
      disabled={isDisabled}
      title="Understood on this device: no sound leaves it"
      onClick={isListening ? stop : start}
    >
      {isListening
        ? (
          <>
            Stop<span className="visually-hidden">listening</span>
          </>
        )
        : "Speak"}
    </button>
  );
}
