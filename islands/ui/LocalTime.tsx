import { useSyncExternalStore } from "react";
import { useWords } from "../words.ts";

interface Props {
  iso: string;
  options: Intl.DateTimeFormatOptions;
}

/** A time in the reader's own clock. The server does not know it, so it writes UTC and the browser corrects it. */
export function LocalTime({ iso, options }: Props) {
  const { locale } = useWords("common");
  const zone = useSyncExternalStore(subscribe, localZone, serverZone);
  return <time dateTime={iso}>{formatFor(locale, zone, options).format(new Date(iso))}</time>;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes as long as writing sixty times with it; kinds of them are few. */
function formatFor(
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, timeZone, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

function subscribe() {
  return () => {};
}

let zone: string | undefined;

/** Asked for by every time on the page, and it takes as long as writing thirty. */
function localZone(): string {
  return zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function serverZone(): string {
  return "UTC";
}
