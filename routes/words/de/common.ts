import type { common as english } from "../en/common.ts";
import type { Same } from "../same.ts";

export const common = {
  locale: "de-DE",
  page: {
    claim: "Holdfast: eine Strategie, die sonst niemandem gehören kann",
    description:
      "Holdfast befragt Gründer und schreibt eine Markenstrategie in vier Ankern, jeden Satz mit seinem Beleg.",
    skip: "Zum Inhalt",
  },
  footer: {
    legal: "Rechtliches",
    terms: "Bedingungen",
    privacy: "Datenschutz",
  },
  header: {
    main: "Hauptmenü",
    menu: "Menü",
    dashboard: "Übersicht",
    journey: "Interview",
    anchors: "Anker",
    consultant: "Berater",
    documents: "Dokumente",
    settings: "Einstellungen",
    logout: "Abmelden",
    login: "Anmelden",
    getStarted: "Beginnen",
    notices: "Hinweise",
  },
  failures: {
    noAnswer: "Netzwerkfehler. Bitte prüfe deine Verbindung.",
    expired: "Die Anmeldung ist abgelaufen. Bitte melde dich neu an.",
    forbidden: "Zugriff verweigert",
    notFound: "Nicht gefunden",
    invalid: "Die Angaben passen nicht",
    tooMany: "Zu viele Anfragen. Bitte etwas langsamer.",
    server: "Fehler auf dem Server. Bitte versuch es später noch einmal.",
    unexpected: "Ein unerwarteter Fehler ist aufgetreten",
    noUser: "Ungültige Anmeldung",
    brokeOff: "Die Antwort ist abgebrochen. Was du geschrieben hast, ist gespeichert.",
    connectionBroke: "Die Verbindung ist abgerissen. Was du geschrieben hast, ist gespeichert.",
    nothingChanged: "Es wurde nichts geändert",
  },
  showPassword: "Zeigen",
  hidePassword: "Verbergen",
  copy: "Kopieren",
  copied: "Kopiert",
  composer: {
    send: "Senden",
    stop: "Anhalten",
    hint: "Eingabe sendet, Umschalt+Eingabe: neue Zeile",
  },
  message: {
    you: "Du",
    edit: "Ändern",
    retry: "Noch einmal",
  },
} as const satisfies Same<typeof english>;
