import type { common as english } from "../en/common.ts";
import type { Same } from "../same.ts";

export const common = {
  locale: "it-IT",
  page: {
    claim: "Holdfast: una strategia che non potrebbe essere di nessun altro",
    description:
      "Holdfast ti fa le domande e scrive una strategia di marca in quattro àncore, ogni frase con la sua prova.",
    skip: "Vai al contenuto",
  },
  footer: {
    legal: "Note legali",
    terms: "Condizioni",
    privacy: "Privacy",
  },
  header: {
    main: "Menu principale",
    menu: "Menu",
    dashboard: "Panoramica",
    journey: "Colloquio",
    anchors: "Àncore",
    consultant: "Consulente",
    documents: "Documenti",
    settings: "Impostazioni",
    logout: "Esci",
    login: "Accedi",
    getStarted: "Inizia",
    notices: "Avvisi",
  },
  failures: {
    noAnswer: "Errore di rete. Controlla la connessione.",
    expired: "La sessione è scaduta. Accedi di nuovo.",
    forbidden: "Accesso negato",
    notFound: "Non trovato",
    invalid: "I dati non vanno bene",
    tooMany: "Troppe richieste. Un po’ più piano, per favore.",
    server: "Errore del server. Riprova più tardi.",
    unexpected: "Si è verificato un errore imprevisto",
    noUser: "Sessione non valida",
    brokeOff: "La risposta si è interrotta. Quello che hai scritto è salvato.",
    connectionBroke: "La connessione è caduta. Quello che hai scritto è salvato.",
    nothingChanged: "Non è cambiato nulla",
  },
  showPassword: "Mostra",
  hidePassword: "Nascondi",
  copy: "Copia",
  copied: "Copiato",
  composer: {
    send: "Invia",
    stop: "Ferma",
    hint: "Invio spedisce, Maiusc+Invio: a capo",
  },
  message: {
    you: "Tu",
    edit: "Modifica",
    retry: "Riprova",
  },
} as const satisfies Same<typeof english>;
