/** /consultant: locked, or a chat that answers from the foundation. */
export const consultant = {
  page: {
    title: "Strategic Consultant",
    company: "your company",
  },
  locked: {
    title: "Strategic Consultant Mode",
    lead: "The consultant answers from your own foundation, so it opens when all four anchors are complete.",
    complete: "Complete",
    open: "Still open",
    goOn: "Continue Journey",
    progress: "View Progress",
  },
  chat: {
    complete: "All anchors complete",
    title: "Consultation",
    question: "Your question",
    placeholder: "Ask about a decision, a channel, a sentence...",
    left: "{left} of {of} consultations left this month",
    used: "All {of} consultations of this month are used; the next ones open on {again}",
    consultant: "Strategic Consultant",
    confidence: "Confidence {percent}%",
    reading: "Reading your foundation…",
    stopped: "Stopped. The answer is kept in the consultant's memory.",
    failed: "Consultant query failed",
    unexpected: "Failed to get consultant response. Please try again.",
  },
  welcome: {
    title: "What do you want to decide about {company}?",
    cards: {
      knows: {
        title: "It knows your foundation",
        text: "Every answer names the decisions and the numbers of yours that it rests on.",
      },
      remembers: {
        title: "It remembers",
        text:
          "Earlier questions and answers count. In Settings you can read, correct, pause and delete them.",
      },
      disagrees: {
        title: "It disagrees",
        text: "Ask for something you decided against, and it says so before it answers.",
      },
      sure: {
        title: "It says how sure it is",
        text: "The confidence is computed from what was said and sourced, never felt.",
      },
    },
  },
  side: {
    questions: "Quick Questions",
    actions: "Quick Actions",
    clear: "Clear History",
    anchors: "Review Anchors",
    documents: "Download PDFs",
  },
} as const;
