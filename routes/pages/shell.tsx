import { type ReactNode, useContext } from "react";
import Header from "../../islands/Header.tsx";
import type { UserAnswer } from "../api/contract.ts";
import { HeaderLinks } from "../../islands/ui/HeaderLinks.tsx";
import { Menu } from "../../islands/ui/icons.ts";
import { Logo } from "../../islands/ui/Logo.tsx";
import { useWords } from "../../islands/words.ts";
import type { PageIslands } from "./render.tsx";
import { VisitorContext } from "./visitor.ts";

interface Props {
  islands: PageIslands;
  user: UserAnswer | null;
  path: string;
  /** True where the page signs out whoever has opened it. */
  isLeaving?: boolean;
  children: ReactNode;
}

/** The header and the main part: the frame of every page with a script. */
export function shell({ islands, user, path, isLeaving = false, children }: Props): ReactNode {
  return (
    <>
      <header className="site-header">{islands.render("Header", Header, { user, path, isLeaving })}</header>
      <main id="main">{children}</main>
    </>
  );
}

/** The frame of pages that carry no script: the same header, whose menu on a phone is a box that is ticked. */
export function PlainShell({ children }: { children: ReactNode }) {
  const { header } = useWords("common");
  const { user, path } = useContext(VisitorContext);
  return (
    <>
      <header className="site-header">
        <div className="header-inner">
          <a className="brand" href="/">
            <Logo /> Holdfast
          </a>
          <input type="checkbox" id="menu-open" className="menu-open" aria-controls="site-menu" />
          <label className="menu-toggle" htmlFor="menu-open">
            <Menu aria-hidden />
            {header.menu}
          </label>
          <nav id="site-menu" className="site-menu" aria-label={header.main}>
            <HeaderLinks user={user} path={path} logout={<a href="/logout">{header.logout}</a>} />
          </nav>
        </div>
      </header>
      <main id="main">{children}</main>
      <Footer />
    </>
  );
}

export function Footer() {
  const { footer } = useWords("common");
  return (
    <footer className="site-footer">
      <p>Holdfast</p>
      <nav aria-label={footer.legal}>
        <a href="/terms">{footer.terms}</a>
        <a href="/privacy">{footer.privacy}</a>
        <a href="/reference">API</a>
      </nav>
    </footer>
  );
}
