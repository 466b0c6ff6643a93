import { useEffect, useState } from "react";
import type { UserAnswer } from "../routes/api/contract.ts";
import { checkSession, signOut } from "./account.ts";
import { showFlash } from "./toasts.ts";
import { Menu, X } from "./ui/icons.ts";
import { Logo } from "./ui/Logo.tsx";
import { Toasts } from "./ui/Toasts.tsx";
import { UserMenu } from "./ui/UserMenu.tsx";

interface Props {
  /** Null on pages for people who are not signed in. */
  user: UserAnswer | null;
  path: string;
}

const LINKS: [path: string, label: string][] = [
  ["/dashboard", "Dashboard"],
  ["/journey", "Journey"],
  ["/anchors", "Anchors"],
  ["/consultant", "Consultant"],
  ["/documents", "Documents"],
];

/** The header of every page but the landing page; it also keeps the session and shows the toasts. */
export default function Header({ user: first, path }: Props) {
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
          Menu
        </button>
        <nav id="site-menu" className={isOpen ? "site-menu is-open" : "site-menu"} aria-label="Main">
          {user
            ? (
              <>
                {LINKS.map(([to, label]) => (
                  <a key={to} href={to} aria-current={to === path ? "page" : undefined}>{label}</a>
                ))}
                <UserMenu name={user.full_name || user.email} onLogout={logOut} />
              </>
            )
            : (
              <>
                <a href="/login" aria-current={path === "/login" ? "page" : undefined}>Login</a>
                <a className="button button-main button-small" href="/register">Get Started</a>
              </>
            )}
        </nav>
      </div>
      <Toasts />
    </>
  );
}
