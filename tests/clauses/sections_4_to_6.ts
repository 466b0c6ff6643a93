import {
  ACCOUNTS,
  ADMIN,
  CHANGES,
  CHAT,
  type Clause,
  CONSULTANT,
  CONVERSATION,
  DOCUMENT_ROUTES,
  DOCUMENTS,
  ERRORS,
  FORGERIES,
  JOURNEY_WORDS,
  JOURNEYS,
  LOSSES,
  PAGES,
  REGISTRATION,
  SIGN_IN,
  SIGN_IN_ANSWER,
  VALUES,
  WHOLE,
  WORDS,
} from "./files.ts";

const PHASES = "the phase %s is called %s";
const PROGRESS = "while %o is answered the screen says %o";
const REFUSED = "a registration with %o is refused at %s";
const REJECTED = "a sign-in answer without a token, a user or a user's own id is refused";
const STRANGER = "a stranger at a protected page is sent to /login, and Back does not lead there again";
const WATCHED = "a document is watched step by step, its percentage never falls, and it ends in the list";
const FAILED = "a document that failed says why, and Retry Generation goes on watching it";
const FOUNDER =
  "a founder registers, is interviewed, reads four anchors, asks the consultant and downloads the PDF";

/** Section 4, states and transitions. */
export const SECTION_4: Clause[] = [
  [
    "Logged out becomes logged in on successful login or registration: token stored, bearer header set, isAuthenticated true.",
    WHOLE,
    FOUNDER,
  ],
  [
    "Logged in becomes logged out on logout (the server call is best-effort and the token is removed regardless)",
    SIGN_IN,
    "somebody signs in and out with the keyboard alone",
  ],
  ["or on any 401 response", ERRORS, "a 401 in the middle of the work goes to /login, and the token is gone"],
  [
    "If registration returns no token, the client tries to log in with the same credentials.",
    WORDS,
    "a registration that hands out no token is followed by a login with the same credentials",
  ],
  [
    "A loading flag is on during login and register.",
    WORDS,
    "the sign-in page has the specified fields, toggle and links, and submits only when both are filled",
  ],
  ["On start, with no stored token isAuthenticated is false.", WORDS, STRANGER],
  [
    "The session is valid only if the user id exists and is not the placeholder 'authenticated_user' or 'current_user'.",
    VALUES,
    "a session is valid only with an id that is no placeholder",
  ],
  [
    "An invalid session or an error clears the stored token, removes the auth header and sets the user logged out.",
    SIGN_IN,
    "a session that has ended elsewhere ends here with a sentence",
  ],
  [
    "No session becomes session active after start, resume, history load or loading a specific journey.",
    CHAT,
    "each chat has an address, and Back leads to what stood there before",
  ],
  [
    "The phase at start is conversation_initiation.",
    JOURNEYS,
    "a journey starts with a question, and its answer is heard",
  ],
  ["conversation_initiation: Getting Started", VALUES, PHASES],
  ["truth_anchor_analysis: Truth Anchor", VALUES, PHASES],
  ["expression_anchor_analysis: Expression Anchor", VALUES, PHASES],
  ["attention_anchor_analysis: Attention Anchor", VALUES, PHASES],
  ["evolution_anchor_analysis: Evolution Anchor", VALUES, PHASES],
  ["pitch_deck_creation: Pitch Deck", VALUES, PHASES],
  ["complete: Complete", VALUES, PHASES],
  ["any other value: In Progress", VALUES, PHASES],
  [
    "Page flow: loading, then journey selection or chat. Starting or continuing a journey switches to the chat.",
    CHAT,
    "each chat has an address, and Back leads to what stood there before",
  ],
  [
    "A temporary progress assistant message is shown and removed when the reply or an error arrives.",
    CONVERSATION,
    "while an answer is awaited the screen says what is done, and Stop gives the box back",
  ],
  ["website, http or www: 'Analyzing your website...'", JOURNEY_WORDS, PROGRESS],
  ["competitor or market: 'Researching market insights...'", JOURNEY_WORDS, PROGRESS],
  ["brand or strategy: 'Developing strategic insights...'", JOURNEY_WORDS, PROGRESS],
  ["otherwise: 'Processing your message...'", JOURNEY_WORDS, PROGRESS],
  [
    "no content is Not Started; content with completed true is Complete; content otherwise is In Progress",
    VALUES,
    "an anchor without content is Not Started, completed content is Complete, any other In Progress",
  ],
  [
    "Progress on the foundation page is completed anchors divided by 4.",
    VALUES,
    "four anchors count for the foundation, five with the pitch deck for what is begun",
  ],
  [
    "In the client anchor store, progress is recomputed on anchor updates as the number of non-empty anchors out of 5, as a rounded percentage.",
    VALUES,
    "four anchors count for the foundation, five with the pitch deck for what is begun",
  ],
  [
    "locked while fewer than 4 anchors are complete; chat when all 4 are complete",
    CONSULTANT,
    "before four anchors are complete the consultant is locked, and says what is missing",
  ],
  ["PDF generation status values: queued, processing, completed, failed.", DOCUMENTS, WATCHED],
  ["The user starts generation, then the status is polled every 2 seconds.", DOCUMENTS, WATCHED],
  [
    "On completed, polling stops, the download details are fetched and the document is added to the list.",
    DOCUMENTS,
    WATCHED,
  ],
  [
    "On failed, polling stops and a Retry option appears. A retry that succeeds restarts the polling.",
    DOCUMENTS,
    FAILED,
  ],
  [
    "A generate button is disabled while its own document type is generating.",
    DOCUMENT_ROUTES,
    "the same order twice at once is one document",
  ],
  [
    "The default template style is professional.",
    PAGES,
    "the documents page has the specified cards, options and empty state",
  ],
  [
    "Toast notifications auto-dismiss.",
    "e2e/specified_failures.test.ts",
    "opening, deleting and listing journeys that fail are told once each, in the specified words",
  ],
];

/** Section 5, validation rules. */
export const SECTION_5: Clause[] = [
  ["full_name required: 'Full name is required'", REGISTRATION, REFUSED],
  ["email required: 'Email is required'", REGISTRATION, REFUSED],
  ["must look like {email}: 'Please enter a valid email'", REGISTRATION, REFUSED],
  ["company_name required: 'Company name is required'", REGISTRATION, REFUSED],
  ["password required: 'Password is required'", REGISTRATION, REFUSED],
  ["at least 8 characters: 'Password must be at least 8 characters'", REGISTRATION, REFUSED],
  ["confirmPassword must equal password: 'Passwords do not match'", REGISTRATION, REFUSED],
  [
    "Editing a field clears its error.",
    SIGN_IN,
    "a form with mistakes names them at their fields and takes the reader to the first",
  ],
  [
    "role is optional. The terms checkbox is required.",
    REGISTRATION,
    "a registration without a role is taken, one without the terms is not",
  ],
  [
    "Login: email and password are required; submit is disabled until both are filled.",
    WORDS,
    "the sign-in page has the specified fields, toggle and links, and submits only when both are filled",
  ],
  ["A response with no access token is rejected: 'No access token in response'.", SIGN_IN_ANSWER, REJECTED],
  [
    "A response with no user id is rejected: 'Invalid login response: missing user ID. Backend must provide user.id or user_id'",
    SIGN_IN_ANSWER,
    REJECTED,
  ],
  [
    "Placeholder ids are rejected with 'Invalid user ID received: {id}. Each user must have a unique ID.'",
    SIGN_IN_ANSWER,
    REJECTED,
  ],
  [
    "Sending needs an active session, otherwise 'No active journey session. Please start a new journey.'",
    "e2e/specified_failures.test.ts",
    "sending without an active session is told in the specified words",
  ],
  [
    "A chat message must be non-blank after trimming and cannot be sent while a reply is pending.",
    CONVERSATION,
    "Shift+Enter makes a line, an Enter that ends a composition sends nothing, blanks cannot be sent",
  ],
  [
    "The text is trimmed before sending and the input is cleared on send.",
    CONVERSATION,
    "a message that is sent stands at once, is answered, and both stand after a reload",
  ],
  ["There is no length limit.", JOURNEYS, "a message of %i bytes is stored whole"],
  [
    "creation is blocked when max_journeys is not -1 and the active journey count has reached it",
    CONVERSATION,
    "at the limit no other journey can be started, and a sentence says what to do",
  ],
  [
    "Delete asks for confirmation: 'Are you sure you want to delete this journey? This action cannot be undone.'",
    CONVERSATION,
    "a journey is deleted after a question, and the list is loaded again",
  ],
  [
    "The PDF button is ignored while a generation is already in progress.",
    DOCUMENT_ROUTES,
    "the same order twice at once is one document",
  ],
  [
    "Custom colours are sent only if at least one was changed; otherwise null.",
    DOCUMENTS,
    "only colours that were changed are sent, and a faint pair is warned about at once",
  ],
  [
    "Consultant: the same rule as a chat message; trimmed, non-empty, no reply pending.",
    CONSULTANT,
    "a finished founder picks a question, is answered as markdown with confidence, and clears the screen",
  ],
];

/** Section 6, roles and permissions. */
export const SECTION_6: Clause[] = [
  [
    "Signed out: only the landing page, login and register are open. Protected routes redirect to /login.",
    WORDS,
    STRANGER,
  ],
  ["Signed in: dashboard, journey, anchors, consultant, documents.", WHOLE, FOUNDER],
  [
    "user_type 'free' is the default. Other values are ordinary users.",
    ACCOUNTS,
    "registering answers 201 with a token, the person and a page cookie that scripts cannot read",
  ],
  [
    "'admin' users see the dashboard banner and the link to /admin.",
    WORDS,
    "an admin's dashboard has the banner that leads to /admin, and no limits",
  ],
  [
    "subscription_tier premium means unlimited foundations and consultations. All other tiers are limited (see section 9).",
    ADMIN,
    "an admin makes an account premium, and it is unlimited at once",
  ],
  [
    "The consultant is gated on all 4 anchors being complete.",
    CONSULTANT,
    "before four anchors are complete the consultant is locked, and says what is missing",
  ],
  [
    "Active journeys are capped per user by max_journeys (-1 unlimited).",
    JOURNEYS,
    "fifty starts at once give exactly the three that are allowed",
  ],
  [
    "The job role chosen at registration is a profile field with no permissions.",
    ADMIN,
    "nobody can be made an admin over the wire",
  ],
  [
    "Whether the server enforces the limits: not shown.",
    CHANGES,
    "a journey that was never answered costs nothing, and its first answer is charged once",
  ],
  ["A token ends where it is ended", FORGERIES, "a token ends with logout, on the page too"],
  [
    "A sign-in that ends in the middle loses nothing",
    LOSSES,
    "a sign-in that ends in the middle leads to /login, and what was written is there afterwards",
  ],
];
