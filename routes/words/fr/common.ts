import type { common as english } from "../en/common.ts";
import type { Same } from "../same.ts";

export const common = {
  locale: "fr-FR",
  page: {
    claim: "Holdfast : une stratégie qui ne pourrait être celle de personne d’autre",
    description:
      "Holdfast vous interroge et écrit une stratégie de marque en quatre ancres, chaque phrase avec sa preuve.",
    skip: "Aller au contenu",
  },
  footer: {
    legal: "Infos légales",
    terms: "Conditions",
    privacy: "Confidentialité",
  },
  header: {
    main: "Menu principal",
    menu: "Menu",
    dashboard: "Aperçu",
    journey: "Entretien",
    anchors: "Ancres",
    consultant: "Conseiller",
    documents: "Documents",
    settings: "Réglages",
    logout: "Déconnexion",
    login: "Connexion",
    getStarted: "Commencer",
    notices: "Avis",
  },
  failures: {
    noAnswer: "Erreur réseau. Vérifiez votre connexion.",
    expired: "Votre session a expiré. Reconnectez-vous.",
    forbidden: "Accès refusé",
    notFound: "Introuvable",
    invalid: "Saisie non valide",
    tooMany: "Trop de requêtes. Un peu plus lentement, s’il vous plaît.",
    server: "Erreur du serveur. Réessayez plus tard.",
    unexpected: "Une erreur inattendue s’est produite",
    noUser: "Session non valide",
    brokeOff: "La réponse s’est interrompue. Ce que vous avez écrit est enregistré.",
    connectionBroke: "La connexion a été coupée. Ce que vous avez écrit est enregistré.",
    nothingChanged: "Rien n’a été modifié",
  },
  showPassword: "Afficher",
  hidePassword: "Masquer",
  copy: "Copier",
  copied: "Copié",
  composer: {
    send: "Envoyer",
    stop: "Arrêter",
    hint: "Entrée envoie, Maj+Entrée : nouvelle ligne",
  },
  message: {
    you: "Vous",
    edit: "Modifier",
    retry: "Réessayer",
  },
} as const satisfies Same<typeof english>;
