import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../words.ts";
import { ChevronDown } from "./icons.ts";

interface Props {
  name: string;
  /** What signs out. */
  logout: ReactNode;
}

/** The user's name, behind it Settings and Logout. Works before and without script, as details do. */
export function UserMenu({ name, logout }: Props) {
  const { header } = useWords("common");
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function close(event: Event) {
      const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
      const isOutside = event.type === "pointerdown" && !menu.current?.contains(event.target as Node);
      if ((isEscape || isOutside) && menu.current) menu.current.open = false;
    }
    document.addEventListener("pointerdown", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("pointerdown", close);
      document.removeEventListener("keydown", close);
    };
  }, []);

  return (
    <details className="user-menu" ref={menu}>
      <summary>
        <span>{name}</span>
        <ChevronDown aria-hidden />
      </summary>
      <div className="user-menu-items">
        <a href="/settings">{header.settings}</a>
        {logout}
      </div>
    </details>
  );
}
