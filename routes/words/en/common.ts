/** What stands on every page: the frame, the failures of section 8, and the parts that all screens are made of. */
export const common = {
  /** By which dates, numbers and plurals are written. */
  locale: "en-US",
  page: {
    claim: "Holdfast: a strategy that could be nobody else’s",
    description:
      "Holdfast interviews a founder and writes a brand strategy in four anchors, every sentence with its evidence.",
    skip: "Skip to content",
  },
  footer: {
    legal: "Legal",
    terms: "Terms",
    privacy: "Privacy",
  },
  header: {
    main: "Main",
    menu: "Menu",
    dashboard: "Dashboard",
    journey: "Journey",
    anchors: "Anchors",
    consultant: "Consultant",
    documents: "Documents",
    settings: "Settings",
    logout: "Logout",
    login: "Login",
    getStarted: "Get Started",
    notices: "Notices",
  },
  failures: {
    noAnswer: "Network error. Please check your connection.",
    expired: "Session expired. Please login again.",
    forbidden: "Access forbidden",
    notFound: "Resource not found",
    invalid: "Validation error",
    tooMany: "Too many requests. Please slow down.",
    server: "Server error. Please try again later.",
    unexpected: "An unexpected error occurred",
    noUser: "Invalid user session",
    brokeOff: "The answer broke off. What you wrote is saved.",
    connectionBroke: "The connection broke. What you wrote is saved.",
    nothingChanged: "Nothing was changed",
  },
  showPassword: "Show",
  hidePassword: "Hide",
  copy: "Copy",
  copied: "Copied",
  composer: {
    send: "Send",
    stop: "Stop",
    hint: "Press Enter to send, Shift+Enter for new line",
  },
  message: {
    you: "You",
    edit: "Edit",
    retry: "Retry",
  },
} as const;
