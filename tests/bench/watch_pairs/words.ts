/** What pages of each language say around their business; the first of each pair is for tuning, the second unseen. */
export interface Words {
  consent: string[];
  viewers: string[];
  count: string[];
  updated: string[];
  stock: string[];
  hiring: string[];
  holiday: string[];
  letter: string[];
  age: string[];
  failed: string[];
  robot: string[];
  login: string[];
}

export const WORDS: Record<string, Words> = {
  en: {
    consent: [
      "We use cookies to improve your visit. Accept all or choose.",
      "This site stores small files on your device. Essential only | Accept | Manage preferences",
    ],
    viewers: ["# people are looking at this right now", "# others viewed this page in the last hour"],
    count: ["Trusted by #,412 businesses", "#,870 happy customers and counting"],
    updated: ["Last updated: # March 2026", "Page reviewed on # April 2026"],
    stock: ["Only # left in stock", "# places left this week"],
    hiring: [
      "We are hiring a second pair of hands. Write to Sam.",
      "Join the team: one vacancy, three days a week.",
    ],
    holiday: [
      "Closed over Christmas, back on 3 January.",
      "We're closed on Good Friday and Easter Monday; orders go out again on Tuesday.",
    ],
    letter: [
      "Never miss an offer: join our newsletter and get 10% off your first order.",
      "Only the good stuff, once a month. Sign up for our letters.",
    ],
    age: ["# years of experience", "Family run for # years"],
    failed: [
      "503 Service Temporarily Unavailable",
      "Oops! Something went wrong on our end. Please try again in a few minutes.",
    ],
    robot: [
      "Checking your browser before accessing the site. Please complete the security check.",
      "Verify you are human by completing the action below.",
    ],
    login: [
      "Please sign in to continue. Email Password Forgot your password?",
      "Members only. Log in with your email address and password to see this page.",
    ],
  },
  de: {
    consent: ["Wir verwenden Cookies. Alle akzeptieren oder Einstellungen ändern.", ""],
    viewers: ["# Personen sehen sich das gerade an", ""],
    count: ["Schon #.300 Büros vertrauen uns", ""],
    updated: ["Stand: #. März 2026", ""],
    stock: ["Nur noch # Termine frei", ""],
    hiring: ["Wir suchen Verstärkung im Team Kreuzberg.", ""],
    holiday: ["Zwischen den Jahren bleibt unser Büro geschlossen, ab 2. Januar sind wir wieder da.", ""],
    letter: ["Nichts verpassen: Newsletter abonnieren.", ""],
    age: ["# Jahre Erfahrung", ""],
    failed: ["Die Seite ist vorübergehend nicht erreichbar. Bitte versuchen Sie es später noch einmal.", ""],
    robot: ["Bitte bestätigen Sie, dass Sie kein Roboter sind.", ""],
    login: ["Bitte melden Sie sich an. E-Mail Passwort Passwort vergessen?", ""],
  },
  fr: {
    consent: ["Nous utilisons des cookies. Tout accepter ou personnaliser.", ""],
    viewers: ["# personnes regardent cette page", ""],
    count: ["Déjà #\u202f200 élèves", ""],
    updated: ["Mis à jour le # mars 2026", ""],
    stock: ["Plus que # places", ""],
    hiring: ["Nous cherchons une professeure pour le mardi soir.", ""],
    holiday: ["Le studio est fermé du 24 décembre au 2 janvier.", ""],
    letter: ["Ne manquez rien : inscrivez-vous à la lettre.", ""],
    age: ["# ans d'expérience", ""],
    failed: ["Service momentanément indisponible. Merci de réessayer plus tard.", ""],
    robot: ["Veuillez confirmer que vous n'êtes pas un robot.", ""],
    login: ["Connectez-vous pour continuer. Adresse e-mail Mot de passe oublié ?", ""],
  },
  ja: {
    consent: ["当サイトではクッキーを使用しています。同意する", ""],
    viewers: ["現在#人が閲覧中", ""],
    count: ["累計#,200世帯にお届け", ""],
    updated: ["最終更新日 2026年3月#日", ""],
    stock: ["残り#箱", ""],
    hiring: ["スタッフを募集しています。", ""],
    holiday: ["年末年始は12月30日から1月4日まで休業いたします。", ""],
    letter: ["メールマガジンに登録する", ""],
    age: ["創業#年", ""],
    failed: ["ただいまメンテナンス中です。しばらくしてからもう一度お試しください。", ""],
    robot: ["ロボットではないことを確認してください。", ""],
    login: ["ログインしてください。メールアドレス パスワードを忘れた方", ""],
  },
  es: {
    consent: ["", "Usamos cookies propias y de terceros. Aceptar todas | Configurar"],
    viewers: ["", "# personas están viendo esta cesta"],
    count: ["", "Más de #.100 familias ya comen con nosotros"],
    updated: ["", "Actualizado el # de abril de 2026"],
    stock: ["", "Quedan # cestas para esta semana"],
    hiring: ["", "Buscamos repartidora o repartidor para los jueves."],
    holiday: ["", "Cerramos del 24 de diciembre al 2 de enero por vacaciones."],
    letter: ["", "No te pierdas nada: suscríbete al boletín."],
    age: ["", "# años de experiencia"],
    failed: ["", "Error 500. Algo ha salido mal, inténtalo de nuevo más tarde."],
    robot: ["", "Confirma que no eres un robot."],
    login: ["", "Inicia sesión para continuar. Correo electrónico Contraseña"],
  },
  nl: {
    consent: ["", "Wij gebruiken cookies. Alles accepteren of voorkeuren wijzigen"],
    viewers: ["", "# mensen bekijken dit nu"],
    count: ["", "Al #.250 fietsen gerepareerd"],
    updated: ["", "Laatst bijgewerkt op # april 2026"],
    stock: ["", "Nog # plekken vrij vandaag"],
    hiring: ["", "Wij zoeken een fietsenmaker (m/v) voor vier dagen."],
    holiday: ["", "Wij zijn gesloten van 25 december tot en met 1 januari."],
    letter: ["", "Mis geen enkele actie: meld u aan voor de nieuwsbrief."],
    age: ["", "# jaar ervaring"],
    failed: ["", "Er is iets misgegaan. Probeer het later opnieuw."],
    robot: ["", "Bevestig dat u geen robot bent."],
    login: ["", "Log in om verder te gaan. E-mailadres Wachtwoord vergeten?"],
  },
  it: {
    consent: ["", "Questo sito utilizza i cookie. Accetta tutti o personalizza"],
    viewers: ["", "# persone stanno guardando questa pagina"],
    count: ["", "Oltre #.500 case fotografate"],
    updated: ["", "Ultimo aggiornamento: # aprile 2026"],
    stock: ["", "Ancora # date libere questo mese"],
    hiring: ["", "Cerchiamo un assistente per il mercoledì."],
    holiday: ["", "Chiusi per ferie dal 10 al 24 agosto."],
    letter: ["", "Non perderti le novità: iscriviti alla newsletter."],
    age: ["", "# anni di esperienza"],
    failed: ["", "Sito in manutenzione. Riprova più tardi."],
    robot: ["", "Conferma di non essere un robot."],
    login: ["", "Accedi per continuare. Email Password dimenticata?"],
  },
  pt: {
    consent: ["", "Este site usa cookies. Aceitar todos ou gerir preferências"],
    viewers: ["", "# pessoas estão a ver esta página"],
    count: ["", "Mais de #.900 limpezas feitas"],
    updated: ["", "Atualizado em # de abril de 2026"],
    stock: ["", "Restam # vagas esta semana"],
    hiring: ["", "Procuramos colegas para Matosinhos."],
    holiday: ["", "Estamos fechados de 24 a 26 de dezembro."],
    letter: ["", "Não perca as novidades: subscreva a newsletter."],
    age: ["", "# anos de experiência"],
    failed: ["", "Serviço temporariamente indisponível. Tente mais tarde."],
    robot: ["", "Confirme que não é um robô."],
    login: ["", "Inicie sessão para continuar. E-mail Palavra-passe"],
  },
};
