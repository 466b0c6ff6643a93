import type { Page } from "playwright";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import type { Visitor } from "./browser.ts";
import { type Person, signUp } from "./server.ts";
import { openStage, type Stage } from "./stage.ts";

const ANSWER = "A berth plan and dues collection for 23 small marinas in Denmark and the Netherlands.";

/** A stage with somebody new, somebody in the middle of a journey, and somebody whose foundation stands. */
export interface People {
  stage: Stage;
  newcomer: Person;
  active: Person;
  finished: Person;
  /** Somebody who is not signed in, at a page. */
  stranger(path: string): Promise<Visitor>;
  /** A page as one of them sees it. */
  as(person: Person, path: string): Promise<Page>;
}

/** Starts the program and a browser, with an administrator's address. */
export async function openPeople(): Promise<People> {
  const stage = await openStage({ ADMIN_EMAIL: "admin@example.com" });
  const [newcomer, active, finished] = await Promise.all([
    signUp(stage),
    signUp(stage, { full_name: "Mara Lind" }),
    signUp(stage, { company_name: "Tidewatch" }),
  ]);
  for (const person of [active, finished]) {
    const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
    await person.post("/api/journey/continue", { session_id, message: ANSWER });
  }
  await finished.post("/api/journey/finish", {});

  async function stranger(path: string): Promise<Visitor> {
    const visitor = await stage.visitor();
    await visitor.visit(path);
    return visitor;
  }

  async function as(person: Person, path: string): Promise<Page> {
    const visitor = await stage.visitorAs(person);
    await visitor.visit(path);
    return visitor.page;
  }

  return { stage, newcomer, active, finished, stranger, as };
}

/** Waits until every one of these texts stands on the page, each exactly as it is written here. */
export async function stands(page: Page, texts: string[]): Promise<void> {
  for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor({ timeout: 10_000 });
}
