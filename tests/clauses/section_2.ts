import {
  type Clause,
  CONSULTANT,
  CONVERSATION,
  DOCUMENT_VALUES,
  DOCUMENTS,
  JOURNEY_WORDS,
  LANDING,
  MARKDOWN,
  PAGES,
  REGISTRATION,
  SHARES,
  SIGN_IN,
  TASTE,
  VALUES,
  WHOLE,
  WORDS,
} from "./files.ts";

const HEADER = "signed out the header has Login and Get Started, signed in five links and the user menu";
const PHONE = "on a phone the menu is toggled and has the same items, and Logout leads to the landing page";
const LANDED = "the landing page has no header, and the specified sections, anchors and links";
const LOGIN =
  "the sign-in page has the specified fields, toggle and links, and submits only when both are filled";
const REGISTER = "the registration page has the specified fields and roles, and a link to sign in";
const NEWCOMER = "a newcomer's dashboard greets, counts, and offers a new foundation";
const TILE = "with a journey the dashboard's tile shows its percent, its phase and both ways on";
const LIST = "the journey list shows name, phase, percent, bar, date and a delete button";
const CHAT_WORDS = "the chat has the specified placeholder, hint, three rows and a time at each message";
const FOUNDATION =
  "the foundation page counts anchors, names agents, and leads to the journey while one is missing";
const COMPLETE = "a complete foundation says so and offers documents and consultation";
const CONSULT = "the consultant's page has the specified words, locked and unlocked";
const MAKING = "the documents page has the specified cards, options and empty state";
const STRANGER = "a stranger at a protected page is sent to /login, and Back does not lead there again";

/** Section 2, screens and routes. */
export const SECTION_2: Clause[] = [
  ["/ | public landing page, no header", WORDS, LANDED],
  ["/login | public", WORDS, LOGIN],
  ["/register | public", WORDS, REGISTER],
  ["/dashboard, /journey, /anchors, /consultant, /documents | signed in", WORDS, STRANGER],
  [
    "An unauthenticated visitor to a protected route is redirected to /login, replacing the history entry.",
    WORDS,
    STRANGER,
  ],
  [
    "Authentication is checked when the app starts.",
    SIGN_IN,
    "a session that has ended elsewhere ends here with a sentence",
  ],
  ["Links also point to /forgot-password, /terms, /privacy, /settings and /admin.", WORDS, LOGIN],
  ["Logo and product name link to /.", WORDS, HEADER],
  [
    "Signed in: links to Dashboard, Journey, Anchors, Consultant and Documents, plus a user menu showing the full name, else the email.",
    WORDS,
    HEADER,
  ],
  ["The menu has Settings (/settings) and Logout.", WORDS, HEADER],
  ["Logout signs out, goes to /, and closes the mobile menu.", WORDS, PHONE],
  ["Signed out: a Login link and a Get Started button to /register.", WORDS, HEADER],
  ["Mobile has a toggled menu with the same items.", WORDS, PHONE],
  [
    "Toasts appear top-right.",
    WHOLE,
    "a founder registers, is interviewed, reads four anchors, asks the consultant and downloads the PDF",
  ],
  ["header navigation with in-page anchors: What You Get, Framework, Advantage, Pricing", WORDS, LANDED],
  ["'Most Business Builders Miss Their Greatest Opportunity'", WORDS, LANDED],
  ["the Four Strategic Anchors (anchor id what-you-get)", WORDS, LANDED],
  ["a '60 Minutes. 4 Agents.' feature list", WORDS, LANDED],
  [
    "a framework and journey section showing the master agent, four agents and four steps (intelligent discovery, truth anchor analysis, complete brand system, professional deliverables)",
    WORDS,
    LANDED,
  ],
  ["a Strategic Advisor section", LANDING, "the landing page says all it has to say in at most 900 words"],
  ["a philosophy section (advantage)", WORDS, LANDED],
  ["pricing ('Choose Your Journey', a Join Waitlist button)", WORDS, LANDED],
  [
    "/register from 'Discover Your Strategic Advantage', 'Join Waitlist', 'Begin Your Truth-Anchored Journey' and 'Join Early Access Waitlist'",
    SIGN_IN,
    "the landing and legal pages carry no script and work without it",
  ],
  ["Fields: email and password, with a show/hide password toggle.", WORDS, LOGIN],
  ["A 'Remember me' checkbox that is not sent anywhere.", WORDS, LOGIN],
  ["Links to /forgot-password, /register, /terms and /privacy.", WORDS, LOGIN],
  ["The submit button is disabled while the request runs or while either field is empty.", WORDS, LOGIN],
  [
    "Success: toast 'Welcome back!' and go to /dashboard.",
    SIGN_IN,
    "somebody signs in and out with the keyboard alone",
  ],
  [
    "Failure: the server's error or 'Login failed'.",
    SIGN_IN,
    "a wrong password is told in the server's words, and what was typed stays",
  ],
  [
    "An unexpected failure shows 'An error occurred during login'.",
    WORDS,
    "an unexpected failure of sign-in and of registration is told in the specified words",
  ],
  [
    "Fields: full_name, email, company_name, optional role (dropdown), password, confirmPassword, and a required terms checkbox.",
    WORDS,
    REGISTER,
  ],
  [
    "Success: a welcome toast naming the product, followed by 'Your strategic journey begins now.', then go to /dashboard.",
    WHOLE,
    "a founder registers, is interviewed, reads four anchors, asks the consultant and downloads the PDF",
  ],
  [
    "An unexpected failure shows 'An error occurred during registration'.",
    WORDS,
    "an unexpected failure of sign-in and of registration is told in the specified words",
  ],
  ["A link leads to /login.", WORDS, REGISTER],
  ["Greeting with the user's first name ('there' if none).", WORDS, NEWCOMER],
  [
    "Two usage cards: strategic foundations this month and strategic consultations this month.",
    WORDS,
    NEWCOMER,
  ],
  [
    "Admin users see a banner linking to /admin.",
    WORDS,
    "an admin's dashboard has the banner that leads to /admin, and no limits",
  ],
  ["Four tiles lead to /journey, /anchors, /consultant and /documents.", WORDS, NEWCOMER],
  [
    "With no session it reads 'Strategic Foundation Discovery' and 'Start new strategic foundation'.",
    WORDS,
    NEWCOMER,
  ],
  [
    "With a session it reads 'Your Strategic Foundations' and shows an 'Active Journey' panel with percent complete, the phase name (underscores replaced by spaces, default 'Discovery') and 'Continue journey / or start new'.",
    WORDS,
    TILE,
  ],
  [
    "While status is fetched it reads 'Loading journey status...'.",
    WORDS,
    "while the journey's status is fetched the tile says so, and a failure is told",
  ],
  ["A 'Recent Activity' panel is only a placeholder with empty-state text.", WORDS, NEWCOMER],
  [
    "On load it restores the journey status and any persisted session. If the persisted session has messages, it loads the conversation history and shows the chat.",
    CONVERSATION,
    "a message that is sent stands at once, is answered, and both stand after a reload",
  ],
  ["Otherwise it shows the journey selection list.", PAGES, LIST],
  ["Title 'Your Brand Strategy Journeys'.", PAGES, LIST],
  [
    "Active journey cards show name, current-phase label and icon, progress percent with a bar, and the last-updated date (en-US, short month, day, year).",
    PAGES,
    LIST,
  ],
  [
    "A hover-revealed delete button sits on each card.",
    CONVERSATION,
    "a journey is deleted after a question, and the list is loaded again",
  ],
  ["Button 'Start Your First Journey' when there are none, otherwise 'Start New Journey'.", PAGES, LIST],
  [
    "With no journeys an explainer card 'Your Four Anchor Journey' describes the four anchors.",
    CONVERSATION,
    "somebody without journeys is told what the four anchors are",
  ],
  [
    "When the limit is reached the start button is disabled with a note (section 8).",
    CONVERSATION,
    "at the limit no other journey can be started, and a sentence says what to do",
  ],
  [
    "Selecting a card loads that journey and its history, then shows the chat.",
    "e2e/chat_ways.test.ts",
    "each chat has an address, and Back leads to what stood there before",
  ],
  [
    "Message list, a typing indicator while a reply is pending, and a 3-row text area.",
    CONVERSATION,
    "while an answer is awaited the screen says what is done, and Stop gives the box back",
  ],
  [
    "Placeholder: 'Share your thoughts about your solution, business, or the question posed...'.",
    PAGES,
    CHAT_WORDS,
  ],
  ["Hint: 'Press Enter to send, Shift+Enter for new line'.", PAGES, CHAT_WORDS],
  [
    "User messages are plain text. Assistant messages render double asterisks as bold, single asterisks as italic, and line breaks as breaks.",
    JOURNEY_WORDS,
    "bold, italics and line breaks are shown, markup of any other kind is text",
  ],
  ["Each message shows a time if it has a timestamp.", PAGES, CHAT_WORDS],
  [
    "The view auto-scrolls to the newest message.",
    CONVERSATION,
    "whoever scrolls up is left there while the talk grows, and taken down again on request",
  ],
  [
    "The send button is disabled while a reply is pending or the input is blank.",
    CONVERSATION,
    "Shift+Enter makes a line, an Enter that ends a composition sends nothing, blanks cannot be sent",
  ],
  ["Title 'Your Strategic Foundation'.", PAGES, FOUNDATION],
  ["A progress card with 'n/4 anchors completed' and a rounded percent.", PAGES, FOUNDATION],
  [
    "Four selectable anchor cards. Selecting one expands a detail panel and selecting it again collapses it.",
    PAGES,
    FOUNDATION,
  ],
  [
    "The panel has 'Refine' and 'Share' buttons that have no behaviour.",
    SHARES,
    "Share makes a link that a stranger can read, and End sharing closes it for everybody",
  ],
  [
    "The panel lists the anchor's sections, or an 'anchor hasn't been developed yet' message with a 'Continue Strategic Analysis' link to /journey.",
    PAGES,
    FOUNDATION,
  ],
  ["With fewer than 4 anchors complete, a prompt with a link to /journey is shown.", PAGES, FOUNDATION],
  [
    "With all 4 complete it shows 'Strategic Foundation Complete!', a 'Generate Strategy Documents' button and a 'Strategic Consultation' link to /consultant.",
    PAGES,
    COMPLETE,
  ],
  [
    "Anchor cards show a derived status: Not Started, In Progress or Complete.",
    VALUES,
    "an anchor without content is Not Started, completed content is Complete, any other In Progress",
  ],
  [
    "truth = Strategic Analysis Agent; expression = Brand Development Agent; attention = Launch Strategy Agent; evolution = Growth Planning Agent",
    PAGES,
    FOUNDATION,
  ],
  [
    "With fewer than 4 anchors complete, a locked page titled Strategic Consultant Mode lists the four anchors, green when complete. Buttons: Continue Journey (/journey) and View Progress (/anchors).",
    PAGES,
    CONSULT,
  ],
  [
    "With all four complete, it shows a chat headed with the company name and the text All anchors complete.",
    PAGES,
    CONSULT,
  ],
  ["The empty state is a welcome with four info cards.", PAGES, CONSULT],
  ["Input is a 3-row textarea.", PAGES, CONSULT],
  [
    "Replies render as markdown, with a timestamp and a confidence percentage when present.",
    CONSULTANT,
    "a finished founder picks a question, is answered as markdown with confidence, and clears the screen",
  ],
  [
    "A side panel has collapsible Quick Questions in four categories: Strategy Implementation, Brand Expression, Go-to-Market, Leadership & Culture. Each has 4 suggestions, and clicking one fills the input.",
    PAGES,
    CONSULT,
  ],
  [
    "Quick Actions: Clear History (empties the local chat), Review Anchors (/anchors), Download PDFs (/documents).",
    PAGES,
    CONSULT,
  ],
  [
    "A Brand Colors card with a Customize/Hide toggle. Customizable keys: primary, secondary, accent, text, background.",
    PAGES,
    MAKING,
  ],
  [
    "The default picker colour is #6366f1.",
    DOCUMENT_VALUES,
    "a picker shows the picked colour, else the brand's, else the default",
  ],
  ["A Template Style picker.", PAGES, MAKING],
  [
    "A Generate Documents card with two options: Brand Strategy PDF (described as 15-20 pages) and Investor Pitch Deck (described as 12-15 slides).",
    PAGES,
    MAKING,
  ],
  [
    "Each shows a status, a percentage, the current step, and a Retry Generation button on failure.",
    DOCUMENTS,
    "a document that failed says why, and Retry Generation goes on watching it",
  ],
  [
    "A 'Your Documents' list shows name, size, page count, generation date and up to 3 brand colour dots, with a Download button.",
    DOCUMENTS,
    "a document is watched step by step, its percentage never falls, and it ends in the list",
  ],
  [
    "With no documents and no status it shows a 'No documents yet' empty state with two generate buttons.",
    PAGES,
    MAKING,
  ],
  ["role is optional", REGISTRATION, "a registration without a role is taken, one without the terms is not"],
  [
    "Starting or continuing a journey from the dashboard",
    TASTE,
    "a new account's first tile opens the first question with one click, ready to be answered",
  ],
  [
    "Markdown links and pictures of replies",
    MARKDOWN,
    "a picture is shown as a link, and raw HTML not at all",
  ],
];
