import { useEffect, useRef, useState } from "react";
import { elementInAddress } from "./addresses.ts";

/** How far above the newest message a reader may be and still be taken along. */
const TOLERANCE_PX = 160;
/** What the header covers, and a little air. */
const HEADER_PX = 136;

/**
 * Keeps the newest message in view while the page grows, from its first line on, until the reader scrolls up;
 * `jump` takes them back down. Who comes by an address that names a message stays there, and so does who is at work
 * on what stands in a message.
 */
export function useFollow(...growth: unknown[]) {
  const follows = useRef(true);
  const [isBehind, setBehind] = useState(false);

  useEffect(() => {
    const asked = elementInAddress();
    if (asked !== null) {
      follows.current = false;
      asked.scrollIntoView();
    }
    let before = scrollY;
    function look() {
      // Only a reader scrolls up: what grows above the newest message moves it down, and leaves the page where it is.
      const isNear = scrollY > newestAt() - TOLERANCE_PX;
      if (isNear || scrollY < before) follows.current = isNear;
      before = scrollY;
      if (follows.current) setBehind(false);
    }
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);

  useEffect(() => {
    const list = document.querySelector(".messages");
    if (list === null) return;
    // What was read of an answer comes after the reply to it, and would push the reply out of sight.
    const grown = new ResizeObserver(() => {
      if (follows.current && !list.contains(document.activeElement)) toNewest();
    });
    grown.observe(list);
    return () => grown.disconnect();
  }, []);

  useEffect(() => {
    if (follows.current) toNewest();
    else setBehind(true);
  }, growth);

  function jump() {
    follows.current = true;
    setBehind(false);
    toNewest();
  }
  return { isBehind, jump };
}

/** Where the page stands when the newest message is at its top, or at its end when that comes first. */
function newestAt(): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const newest = document.querySelector(".messages > li:last-child");
  const top = newest ? newest.getBoundingClientRect().top + scrollY - HEADER_PX : 0;
  return Math.max(0, Math.min(top, scrollHeight - clientHeight));
}

function toNewest(): void {
  scrollTo({ top: newestAt(), behavior: "instant" });
}
