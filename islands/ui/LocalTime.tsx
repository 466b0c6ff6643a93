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
  const text = new Intl.DateTimeFormat(locale, { ...options, timeZone: zone }).format(new Date(iso));
  return <time dateTime={iso}>{text}</time>;
}

function subscribe() {
  return () => {};
}

function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function serverZone(): string {
  return "UTC";
}
