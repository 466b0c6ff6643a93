import type { common as english } from "../en/common.ts";
import type { Same } from "../same.ts";

export const common = {
  locale: "nl-NL",
  page: {
    claim: "Holdfast: een strategie die van niemand anders kan zijn",
    description:
      "Holdfast interviewt je en schrijft een merkstrategie in vier ankers, elke zin met zijn bewijs.",
    skip: "Naar de inhoud",
  },
  footer: {
    legal: "Juridisch",
    terms: "Voorwaarden",
    privacy: "Privacy",
  },
  header: {
    main: "Hoofdmenu",
    menu: "Menu",
    dashboard: "Overzicht",
    journey: "Interview",
    anchors: "Ankers",
    consultant: "Adviseur",
    documents: "Documenten",
    settings: "Instellingen",
    logout: "Uitloggen",
    login: "Inloggen",
    getStarted: "Beginnen",
    notices: "Meldingen",
  },
  failures: {
    noAnswer: "Netwerkfout. Controleer je verbinding.",
    expired: "Je sessie is verlopen. Log opnieuw in.",
    forbidden: "Geen toegang",
    notFound: "Niet gevonden",
    invalid: "De gegevens kloppen niet",
    tooMany: "Te veel verzoeken. Iets rustiger graag.",
    server: "Serverfout. Probeer het later nog eens.",
    unexpected: "Er ging onverwacht iets mis",
    noUser: "Ongeldige sessie",
    brokeOff: "Het antwoord brak af. Wat je schreef, is bewaard.",
    connectionBroke: "De verbinding viel weg. Wat je schreef, is bewaard.",
    nothingChanged: "Er is niets veranderd",
  },
  showPassword: "Tonen",
  hidePassword: "Verbergen",
  copy: "Kopiëren",
  copied: "Gekopieerd",
  composer: {
    send: "Verstuur",
    stop: "Stoppen",
    hint: "Enter verstuurt, Shift+Enter: nieuwe regel",
  },
  message: {
    you: "Jij",
    edit: "Wijzigen",
    retry: "Opnieuw",
  },
} as const satisfies Same<typeof english>;
