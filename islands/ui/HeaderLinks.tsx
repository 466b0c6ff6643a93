import type { ReactNode } from "react";
import type { UserAnswer } from "../../routes/api/contract.ts";
import { useWords } from "../words.ts";
import { UserMenu } from "./UserMenu.tsx";

interface Props {
  /** Null for people who are not signed in. */
  user: UserAnswer | null;
  path: string;
  /** What signs out, at the end of the user's menu. */
  logout: ReactNode;
}

const PAGES = ["dashboard", "journey", "anchors", "consultant", "documents"] as const;

/** Where one can go from the header of every page but the landing page (specification, section 2). */
export function HeaderLinks({ user, path, logout }: Props) {
  const { header } = useWords("common");
  const current = (to: string) => path === to ? "page" : undefined;
  if (user === null) {
    return (
      <>
        <a href="/login" aria-current={current("/login")}>{header.login}</a>
        <a className="button button-main button-small" href="/register">{header.getStarted}</a>
      </>
    );
  }
  return (
    <>
      {PAGES.map((page) => (
        <a key={page} href={`/${page}`} aria-current={current(`/${page}`)}>{header[page]}</a>
      ))}
      <UserMenu name={user.full_name || user.email} logout={logout} />
    </>
  );
}
