import { type RefObject, useEffect } from "react";

/** Pixels between what has the focus and what stands over the page. */
const AIR_PX = 16;
/** What stays where it is while the page moves under it. */
const ABOVE = ".site-header, .heard";

/**
 * Keeps whatever takes the focus out from behind `box`, which covers the foot of the page, and the bars above. Browsers
 * bring the caret of a field into sight, and stop there. Under a pointer nothing may move: its click would miss.
 */
export function useFocusInSight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let isTabbing = false;
    const press = ({ key }: KeyboardEvent) => void (isTabbing = key === "Tab");
    const point = () => void (isTabbing = false);
    function look({ target }: FocusEvent) {
      if (!isTabbing) return;
      if (!(target instanceof HTMLElement) || box.current === null) return;
      if (box.current.contains(target) || target.closest(ABOVE) !== null) return;
      const { top, bottom } = target.getBoundingClientRect();
      const least = foot(target) + AIR_PX;
      const most = box.current.getBoundingClientRect().top - AIR_PX;
      // The head of what is higher than the room between them is what counts.
      if (top < least) scrollBy(0, top - least);
      else if (bottom > most) scrollBy(0, Math.min(bottom - most, top - least));
    }
    document.addEventListener("keydown", press);
    document.addEventListener("pointerdown", point);
    document.addEventListener("focusin", look);
    return () => {
      document.removeEventListener("keydown", press);
      document.removeEventListener("pointerdown", point);
      document.removeEventListener("focusin", look);
    };
  }, []);
}

/** Where the bars end that stand over an element's column. */
function foot(element: HTMLElement): number {
  const { left } = element.getBoundingClientRect();
  const bars = [...document.querySelectorAll(ABOVE)].map((bar) => bar.getBoundingClientRect());
  return Math.max(0, ...bars.filter((bar) => bar.left <= left && left < bar.right).map((bar) => bar.bottom));
}
