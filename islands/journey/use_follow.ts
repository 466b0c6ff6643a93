import { useEffect, useRef, useState } from "react";

const NEAR_END_PX = 160;

/** Keeps the page at its end while it grows, until the reader scrolls up; `jump` takes them back down. */
export function useFollow(...growth: unknown[]) {
  const follows = useRef(true);
  const [isBehind, setBehind] = useState(false);

  useEffect(() => {
    function look() {
      follows.current = isNearEnd();
      if (follows.current) setBehind(false);
    }
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);

  useEffect(() => {
    if (follows.current) toEnd();
    else setBehind(true);
  }, growth);

  function jump() {
    follows.current = true;
    setBehind(false);
    toEnd();
  }
  return { isBehind, jump };
}

function isNearEnd(): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollHeight - clientHeight - scrollTop < NEAR_END_PX;
}

function toEnd(): void {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
}
