import { useEffect, useState } from "react";
import type { UserAnswer } from "../routes/api/contract.ts";
import { checkSession, signOut } from "./account.ts";
import { showFlash } from "./toasts.ts";
import { Menu, X } from "./ui/icons.ts";
import { Logo } from "./ui/Logo.tsx";
import { Toasts } from "./ui/Toasts.tsx";
import { UserMenu } from "./ui/UserMenu.tsx";
import { useWords } from "./words.ts";

interface Props {
  /** Null on pages for people who are not signed in. */
  user: UserAnswer | null;
  path: string;
}

const PAGES = ["dashboard", "journey", "anchors", "consultant", "documents"] as const;

/** The header of every page but the landing page; it also keeps the session and shows the toasts. */
export default function Header({ user: first, path }: Props) {
  const { header } = useWords("common");
  const [user, setUser] = useState(first);
  const [isOpen, setOpen] = useState(false);

  useEffect(showFlash, []);
  useEffect(() => {
    if (first) checkSession().then((checked) => checked && setUser(checked));
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
          {user
            ? (
              <>
                {PAGES.map((page) => (
                  <a key={page} href={`/${page}`} aria-current={path === `/${page}` ? "page" : undefined}>
                    {header[page]}
                  </a>
                ))}
                <UserMenu name={user.full_name || user.email} onLogout={logOut} />
              </>
            )
            : (
              <>
                <a href="/login" aria-current={path === "/login" ? "page" : undefined}>{header.login}</a>
                <a className="button button-main button-small" href="/register">{header.getStarted}</a>
              </>
            )}
        </nav>
      </div>
      <Toasts />
    </>
  );
}
