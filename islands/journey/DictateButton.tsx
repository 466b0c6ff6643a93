import { useWords } from "../words.ts";
import type { Dictation } from "./use_dictation.ts";

/** Speaks an answer into the field, where it is read before it is sent. */
export function DictateButton({ dictation, isDisabled }: { dictation: Dictation; isDisabled: boolean }) {
  const says = useWords("journey").dictation;
  const { isListening, start, stop } = dictation;
  return (
    <button
      type="button"
      className={isListening ? "button dictate is-listening" : "button dictate"}
      disabled={isDisabled}
      title={says.onDevice}
      onClick={isListening ? stop : start}
    >
      {isListening
        ? (
          <>
            {says.stop}
            <span className="visually-hidden">{says.listening}</span>
          </>
        )
        : says.speak}
    </button>
  );
}
