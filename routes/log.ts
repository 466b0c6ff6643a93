const LEVELS = ["debug", "info", "warn", "error"] as const;
type LogLevel = typeof LEVELS[number];
type LogFields = Record<string, string | number | boolean | null | undefined>;

/** One JSON line an event. Fields never carry a password, a token or anything a person typed. */
export type Log = (level: LogLevel, event: string, fields?: LogFields) => void;

/** A log that drops what is below `least` and hands each line to `write`. */
export function createLog(least: LogLevel, write: (line: string) => void): Log {
  return function log(level, event, fields = {}) {
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    write(JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }));
  };
}
