import { useEffect, useState } from "react";
import type { UserAnswer } from "../routes/api/contract.ts";
import { checkSession, signOut } from "./account.ts";
import { showFlash } from "./toasts.ts";
import { HeaderLinks } from "./ui/HeaderLinks.tsx";
import { Menu, X } from "./ui/icons.ts";
import { Logo } from "./ui/Logo.tsx";
import { Toasts } from "./ui/Toasts.tsx";
import { useWords } from "./words.ts";

interface Props {
  /** Null on pages for people who are not signed in. */
  user: UserAnswer | null;
  path: string;
  /** True where a link of ours was pressed to sign out. */
  isLeaving?: boolean;
}

/** The header of every page that has a script; it also keeps the session and shows the toasts. */
export default function Header({ user: first, path, isLeaving = false }: Props) {
  const { header } = useWords("common");
  const [user, setUser] = useState(first);
  const [isOpen, setOpen] = useState(false);

  useEffect(showFlash, []);
  useEffect(() => {
    if (isLeaving) void logOut();
    else if (first) checkSession().then((checked) => checked && setUser(checked));
  }, [first]);

  async function logOut() {
    setOpen(false);
    await signOut();
    location.assign("/");
  }

  return (
    <>
      <div className="header-inner">
        <a className="brand" href="/">
          <Logo />Holdfast
        </a>
        <button
          type="button"
          className="menu-toggle"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          {header.menu}
        </button>
        <nav id="site-menu" className={isOpen ? "site-menu is-open" : "site-menu"} aria-label={header.main}>
          <HeaderLinks
            user={user}
            path={path}
            logout={<button type="button" onClick={() => void logOut()}>{header.logout}</button>}
          />
        </nav>
      </div>
      <Toasts />
    </>
  );
}
