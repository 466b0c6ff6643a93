/** Small pages that say one thing: what a link in a letter opens, and what is not there. */
export const notices = {
  dashboard: "Go to the dashboard",
  frontPage: "Front page",
  notFound: {
    title: "There is nothing at this address",
    text: "It may have moved, or it was never here. Nothing of yours is lost.",
  },
  sharedNoMore: {
    title: "This link opens nothing any more",
    text: "Whoever shared it has ended it, or a part of the address is missing. Ask them for a new one.",
  },
  broken: {
    title: "Something broke on our side",
    text: "What you have written is kept. Load the page again; if it breaks again, try in a few minutes.",
  },
  signOut: {
    title: "Logout",
    leaving: "You are being signed out in this browser. Nothing of yours is lost.",
    asks:
      "Nobody was signed out: Logout was not pressed on a page of ours. It stands in the menu with your name.",
  },
  nothingToRead: {
    title: "Nothing to read yet",
    heading: "There is nothing to read yet",
    text: "A document can be read once all four anchors of its journey are complete.",
    journey: "Continue Journey",
    documents: "Strategic Documents",
  },
  newAddress: {
    title: "Your new address",
    description: "Confirm the new address of a Holdfast account.",
    ended: "This link is no longer valid. Sign in and ask for a new one in Settings.",
    asks: "Your account is to have the address {email}.",
    done: "Your address is {email} from now on. Every browser was signed out: sign in with the new address.",
    refused: "{reason}. Nothing was changed.",
    hint: "Everybody is signed out of the account when it changes, you too.",
    change: "Change to this address",
    signIn: "Sign in",
  },
  endLetters: {
    description: "End letters of a Holdfast account.",
    title: "Letters",
    unknown:
      "This link belongs to no account. You can switch reminders off in Settings, and the advisor's letters on its page.",
    again: "{link} has a switch for them.",
    reminders: {
      heading: "Reminders",
      asks: "Are the letters that remind you of an interview to end?",
      button: "End the reminders",
      ended:
        "You are not reminded any more when you stop in the middle of an interview. Your interviews are kept.",
      page: "Settings",
    },
    advisor: {
      heading: "The advisor's letters",
      asks: "Are the advisor's letters to end?",
      button: "End the advisor's letters",
      ended:
        "The advisor writes you no more letters. Pages are still read, and what changed stands on its page.",
      page: "The advisor's page",
    },
  },
  nextQuestion: {
    title: "Your next question",
    description: "Go on with a Holdfast interview where it was left.",
    ended:
      "This link is no longer valid. A letter's link works once and for two weeks, and a newer letter ends it. Nothing is lost: your interview is where you left it.",
    somebodyElse:
      "Somebody else is signed in here. Sign out, then open the link in your letter again: it still works.",
    minutes: "About {minutes} minutes are left of the interview for {company}.",
    goOn: "Go on",
    hint: "Where you are not signed in, you sign in first.",
    dashboard: "To the dashboard",
  },
} as const;
