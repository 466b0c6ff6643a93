/** The package's own types do not describe its CommonJS export. */
interface Robots {
  isAllowed(url: string, userAgent?: string): boolean | undefined;
}
export default function robotsParser(url: string, contents: string): Robots;
