/** /try: the first questions, without an account. */
export const taste = {
  title: "Try the first questions",
  description: "Three questions of the interview, without an account: what is heard, and what is asked next.",
  first: "Try the first question",
  heard: "What was heard",
  lead: "Try the first question. No account, nothing is kept.",
  nothingKept: "No account, nothing is kept.",
  question: "In plain words, what does a customer get from your company?",
  conversation: "Conversation",
  answer: "Your answer",
  send: "Answer",
  blank: "Write something before sending.",
  tooLong: "Please keep it under {most} characters here: with an account there is no such limit.",
  left:
    "{questions} questions are left, about {minutes} minutes. With an account you go on from here: what you have written comes along.",
  thatWasThree: "That was three.",
  keep: "Keep these answers and go on",
  you: "You",
  read: "Read from your answer",
  noPages: "Pages are read once you have an account.",
} as const;
