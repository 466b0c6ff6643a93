import {
  CHANGES,
  CHAT,
  type Clause,
  CONSULTANT,
  CONVERSATION,
  DOCUMENT_ROUTES,
  DOCUMENT_VALUES,
  DOCUMENTS,
  ERRORS,
  FAILURES,
  INTRUDERS,
  JOURNEYS,
  MAIL,
  MARKDOWN,
  PAGES,
  SIGN_IN,
  SIGN_IN_ANSWER,
  VALUES,
  WORDS,
} from "./files.ts";

const CATALOGUE = "an answer of %d with %o is told in the catalogue's words";
const LISTED = "opening, deleting and listing journeys that fail are told once each, in the specified words";
const DEFAULTS =
  "a failure is told by the server's detail, else by its message, else by its action's own words";
const TOASTS = "at most twenty toasts stand at once, an error for four seconds and a success for two";
const LOADED = "a failure of %s at %s with %d is told once, or not at all";
const NEWCOMER = "a newcomer's dashboard greets, counts, and offers a new foundation";
const LANDED = "the landing page has no header, and the specified sections, anchors and links";
const COMPLETE = "a complete foundation says so and offers documents and consultation";
const MADE = "a %s is made in steps that never go back, and can be downloaded";

/** Section 8, the error catalogue. Each failure is told by one toast. */
export const SECTION_8: Clause[] = [
  [
    "401: the token is removed and the user is redirected to /login with 'Session expired. Please login again.' (unless already on login).",
    ERRORS,
    "a 401 in the middle of the work goes to /login, and the token is gone",
  ],
  ["403: 'Access forbidden'.", ERRORS, CATALOGUE],
  ["404: 'Resource not found'.", ERRORS, CATALOGUE],
  [
    "422: if detail is a list, one toast per item, formatted as the second part of the field location followed by the message",
    ERRORS,
    CATALOGUE,
  ],
  ["422: if detail is a string, show it; otherwise 'Validation error'.", ERRORS, CATALOGUE],
  ["429: 'Too many requests. Please slow down.'", ERRORS, CATALOGUE],
  ["500: 'Server error. Please try again later.'", ERRORS, CATALOGUE],
  ["Other status: the detail text or 'An unexpected error occurred'.", ERRORS, CATALOGUE],
  [
    "Request sent but no response: 'Network error. Please check your connection.'",
    ERRORS,
    "no answer at all is told once, and as the network's",
  ],
  [
    "Login and register return the server's detail, else the error message, else 'Login failed' or 'Registration failed'.",
    WORDS,
    "the sign-in page has the specified fields, toggle and links, and submits only when both are filled",
  ],
  [
    "Toasts 'An error occurred during login' and 'An error occurred during registration' for unexpected failures.",
    WORDS,
    "an unexpected failure of sign-in and of registration is told in the specified words",
  ],
  [
    "The auth check reports 'Invalid user session'.",
    FAILURES,
    "a session of a placeholder id is told of, and signed out",
  ],
  ["Profile refresh default: 'Profile update failed'.", VALUES, DEFAULTS],
  [
    "Sign-in response rejections are listed in section 5.",
    SIGN_IN_ANSWER,
    "a sign-in answer without a token, a user or a user's own id is refused",
  ],
  ["'Failed to start journey'", VALUES, DEFAULTS],
  ["'Failed to resume journey'", FAILURES, LOADED],
  ["'Failed to send message'", VALUES, DEFAULTS],
  [
    "'Failed to load journey status'",
    WORDS,
    "while the journey's status is fetched the tile says so, and a failure is told",
  ],
  ["'Failed to load conversation history'", VALUES, DEFAULTS],
  [
    "'Failed to load anchors'",
    FAILURES,
    "anchors that cannot be read again while a model writes are told of once",
  ],
  ["'Failed to load journey'", CHAT, "an address of a journey that is not there says so, and shows the list"],
  ["'Consultant query failed'", VALUES, DEFAULTS],
  [
    "An exception: 'Failed to get consultant response. Please try again.'",
    FAILURES,
    "an answer of the consultant that cannot be read is told in the specified words, once",
  ],
  [
    "A 404 on status, history or anchors is treated as success with empty data.",
    JOURNEYS,
    "with no journey, status, history and anchors are 404 and the list is empty",
  ],
  [
    "Failure loading the journey list: the list is emptied. A 404 or 500 is silent; otherwise the toast is 'Failed to load your journeys'.",
    FAILURES,
    LISTED,
  ],
  [
    "Limit reached: toast 'You can only have {max} active journeys at a time'.",
    JOURNEYS,
    "fifty starts at once give exactly the three that are allowed",
  ],
  [
    "The start button is disabled with the note 'You've reached your limit of {max} active journeys. Complete or delete an existing journey to start a new one.'",
    CONVERSATION,
    "at the limit no other journey can be started, and a sentence says what to do",
  ],
  [
    "Delete: 'Journey deleted successfully'",
    CONVERSATION,
    "a journey is deleted after a question, and the list is loaded again",
  ],
  ["or 'Failed to delete journey'.", FAILURES, LISTED],
  ["Start or send failure: a toast with the error text returned.", ERRORS, CATALOGUE],
  ["Failure loading a selected journey: 'Failed to load the selected foundation'.", FAILURES, LISTED],
  [
    "A failure carrying an error field: a toast with that server text.",
    CONSULTANT,
    "a refusal is told in the server's words, and the question can be sent again",
  ],
  ["Success: 'PDF generation started! Check documents page for download.'", PAGES, COMPLETE],
  ["The foundation page's failure: 'Failed to generate PDF. Please try again.'", PAGES, COMPLETE],
  [
    "On the documents screen a failed start resets the generating flag.",
    FAILURES,
    "a failed start of a document is told once and the button works again",
  ],
  [
    "A failed status shows a red icon and a Retry button.",
    DOCUMENTS,
    "a document that failed says why, and Retry Generation goes on watching it",
  ],
  [
    "The text shown for a failed password-recovery request: not shown.",
    FAILURES,
    "without a mail server the forgotten-password page says whom to ask",
  ],
];

/** Section 9, business constants and limits. */
export const SECTION_9: Clause[] = [
  ["Default user_type | free", VALUES, "a user without the fields has the specified defaults"],
  [
    "Default max_journeys | 3 in the auth state; -1 unlimited",
    VALUES,
    "a user without the fields has the specified defaults",
  ],
  ["Default journeys_used | 0", VALUES, "a user without the fields has the specified defaults"],
  [
    "Free (non-premium) monthly limits | 3 strategic foundations",
    JOURNEYS,
    "a deleted journey frees its place but not the month's use, and the next month gives it back",
  ],
  [
    "Free (non-premium) monthly limits | 10 consultations",
    INTRUDERS,
    "fifty questions at once with ten allowed are exactly ten answers",
  ],
  [
    "Premium | Unlimited (shown as 'Unlimited' with an 'Unlimited Access' badge)",
    WORDS,
    "an admin's dashboard has the banner that leads to /admin, and no limits",
  ],
  [
    "Anchors for consultant unlock and foundation progress | 4",
    VALUES,
    "four anchors count for the foundation, five with the pitch deck for what is begun",
  ],
  [
    "Anchors counted in the client store progress | 5 (non-empty anchors / 5, rounded)",
    VALUES,
    "four anchors count for the foundation, five with the pitch deck for what is begun",
  ],
  [
    "Password minimum | 8 characters",
    "islands/registration.test.ts",
    "a registration with %o is refused at %s",
  ],
  [
    "Journey short id | first 8 characters",
    VALUES,
    "a journey without a name is called Brand Journey and the first eight characters of its id",
  ],
  [
    "Chat and consultant textarea | 3 rows",
    PAGES,
    "the chat has the specified placeholder, hint, three rows and a time at each message",
  ],
  [
    "Status poll interval | 2000 ms",
    DOCUMENTS,
    "a document is watched step by step, its percentage never falls, and it ends in the list",
  ],
  ["Toast durations | error 4 s, success 2 s; at most 20 toasts at once", VALUES, TOASTS],
  ["Request timeout | 180000 ms", VALUES, "a request is given up after three minutes"],
  [
    "Quick questions | 4 categories, 4 suggestions each",
    PAGES,
    "the consultant's page has the specified words, locked and unlocked",
  ],
  [
    "File size display | under 1 MB in KB (value times 1024, rounded); otherwise MB with 1 decimal",
    VALUES,
    "a file under one megabyte is told in whole KB, otherwise in MB with one decimal",
  ],
  [
    "Dates | en-US, short month (with time for documents)",
    VALUES,
    "a date is en-US with a short month, a day and a year",
  ],
  [
    "Confidence display | rounded percentage",
    CONSULTANT,
    "a finished founder picks a question, is answered as markdown with confidence, and clears the screen",
  ],
  [
    "Brand colour dots per document | at most 3",
    DOCUMENTS,
    "a document is watched step by step, its percentage never falls, and it ends in the list",
  ],
  [
    "Default picker colour | #6366f1",
    DOCUMENT_VALUES,
    "a picker shows the picked colour, else the brand's, else the default",
  ],
  [
    "Journey list query | active journeys only",
    JOURNEYS,
    "with no journey, status, history and anchors are 404 and the list is empty",
  ],
  [
    "Status call | accepts any HTTP status under 500",
    WORDS,
    "while the journey's status is fetched the tile says so, and a failure is told",
  ],
  [
    "Markdown link protocols allowed | http, https, irc, ircs, mailto, xmpp",
    MARKDOWN,
    "a link to %s is taken away",
  ],
  [
    "Landing claims | 60 minutes vs 6+ weeks; above $10K for traditional strategy; four anchors; four agents",
    WORDS,
    LANDED,
  ],
  ["Document sizes described | brand strategy 15-20 pages; pitch deck 12-15 slides", DOCUMENT_ROUTES, MADE],
  ["Local storage | the token under 'token'", SIGN_IN, "somebody signs in and out with the keyboard alone"],
  [
    "A foundation is counted in the month of its first answer",
    CHANGES,
    "a journey that was never answered costs nothing, and its first answer is charged once",
  ],
  ["Dashboard usage of both limits", WORDS, NEWCOMER],
  [
    "Mail of a recovery where a server is set up",
    MAIL,
    "with a mail server the link to a new password goes out by mail, once, and works",
  ],
];
