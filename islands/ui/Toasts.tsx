import { CircleAlert, CircleCheck } from "./icons.ts";
import { resolveValue, useToaster } from "react-hot-toast/headless";
import { TOAST_LIMIT } from "../toasts.ts";
import { useWords } from "../words.ts";

/** The toasts, top-right, in a region that stands before the first of them. Pointing at them holds them. */
export function Toasts() {
  const { header } = useWords("common");
  const { toasts, handlers } = useToaster();
  return (
    <div
      className="toasts"
      role="log"
      aria-live="polite"
      aria-label={header.notices}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.filter((toast) => toast.visible).slice(0, TOAST_LIMIT).map((toast) => (
        <div key={toast.id} className={`toast toast-${toast.type}`}>
          {toast.type === "error" ? <CircleAlert aria-hidden /> : <CircleCheck aria-hidden />}
          <p>{resolveValue(toast.message, toast)}</p>
        </div>
      ))}
    </div>
  );
}
