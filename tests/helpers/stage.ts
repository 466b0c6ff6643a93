import type { Browser, BrowserContext } from "playwright";
import type { Given, Holdfast } from "../../main.ts";
import { newVisitor, type Screen, sharedBrowser, signInVisitor, startSite, type Visitor } from "./browser.ts";
import { type Case, caseFolder, readCase } from "./player.ts";
import type { Person } from "./server.ts";
import { serveSites, type SiteServer } from "./site_server.ts";

/** The real program, with a browser in front of it. */
export interface Stage {
  origin: string;
  adminLink: string | null;
  visitor(screen?: Screen): Promise<Visitor>;
  /** A visitor who is signed in as this person. */
  visitorAs(person: Person, screen?: Screen): Promise<Visitor>;
  close(): Promise<void>;
}

/** A stage on which a founder of `tests/cases` can be played: their websites are up, and may be read. */
export interface CaseStage extends Stage {
  site: SiteServer;
  founder: Case;
}

/** Starts the program, built, and a browser where none runs. Throws a sentence where there is no browser. */
export async function openStage(
  environment: Record<string, string> = {},
  given: Given = {},
): Promise<Stage> {
  const holdfast = await startSite(environment, given);
  return stageOf(holdfast, await browserOrStop(holdfast));
}

/** Serves a case's websites, and opens a stage whose program may read them. */
export async function openCaseStage(
  name: string,
  environment: Record<string, string> = {},
): Promise<CaseStage> {
  const site = await serveSites(`${caseFolder(name)}/sites`);
  const stage = await openStage({ RESEARCH_ALLOW_HOSTS: site.hostPort, ...environment });
  async function close(): Promise<void> {
    await stage.close();
    await site.close();
  }
  return { ...stage, site, founder: await readCase(name, site.origin), close };
}

async function browserOrStop(holdfast: Holdfast): Promise<Browser> {
  try {
    return await sharedBrowser();
  } catch (error) {
    await holdfast.stop();
    throw error;
  }
}

function stageOf(holdfast: Holdfast, browser: Browser): Stage {
  const { origin, adminLink } = holdfast;
  const profiles: BrowserContext[] = [];

  async function visitor(screen?: Screen): Promise<Visitor> {
    const somebody = await newVisitor(browser, origin, screen);
    profiles.push(somebody.context);
    return somebody;
  }

  async function visitorAs(person: Person, screen?: Screen): Promise<Visitor> {
    const somebody = await visitor(screen);
    await signInVisitor(somebody, person);
    return somebody;
  }

  async function close(): Promise<void> {
    await Promise.all(profiles.map((profile) => profile.close()));
    await holdfast.stop();
  }

  return { origin, adminLink, visitor, visitorAs, close };
}
