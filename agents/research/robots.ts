// @ts-types="./robots_parser.d.ts"
import robotsParser from "robots-parser";
import { type Fetcher, HttpFailure } from "./fetcher.ts";
import { ReadingFailure } from "./reading_failure.ts";
import { USER_AGENT } from "./request.ts";

/**
 * Throws ReadingFailure where the site's robots.txt keeps Holdfast out. As RFC 9309 has it: no file (4xx)
 * lets everyone in, a file that fails (5xx) lets nobody in.
 */
export async function obeyRobots(url: URL, fetcher: Fetcher, signal: AbortSignal): Promise<void> {
  const address = new URL("/robots.txt", url);
  const rules = await readRules(address, fetcher, signal);
  if (robotsParser(address.href, rules).isAllowed(url.href, USER_AGENT) === false) {
    throw new ReadingFailure(
      `The website ${url.host} asks programs not to read this page, and Holdfast keeps to that.`,
    );
  }
}

async function readRules(address: URL, fetcher: Fetcher, signal: AbortSignal): Promise<string> {
  try {
    const { body } = await fetcher({ url: address, want: "robots", signal });
    return new TextDecoder().decode(body);
  } catch (error) {
    if (error instanceof HttpFailure && error.status < 500) return "";
    throw error;
  }
}
