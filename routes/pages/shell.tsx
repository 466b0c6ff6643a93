import type { ReactNode } from "react";
import Header from "../../islands/Header.tsx";
import type { UserAnswer } from "../api/contract.ts";
import { Logo } from "../../islands/ui/Logo.tsx";
import { useWords } from "../../islands/words.ts";
import type { PageIslands } from "./render.tsx";

interface Props {
  islands: PageIslands;
  user: UserAnswer | null;
  path: string;
  children: ReactNode;
}

/** The header and the main part: the frame of every page but the landing page and the legal ones. */
export function shell({ islands, user, path, children }: Props): ReactNode {
  return (
    <>
      <header className="site-header">{islands.render("Header", Header, { user, path })}</header>
      <main id="main">{children}</main>
    </>
  );
}

/** The frame of pages that carry no script: the product's name, and nothing to press. */
export function PlainShell({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="site-header">
        <div className="header-inner">
          <a className="brand" href="/">
            <Logo /> Holdfast
          </a>
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
