/** The letter to a founder who stopped in the middle. */
export const reminder = {
  subject: "Your next question for {company}: about {minutes} minutes are left",
  text: `Hello {name},

your interview for {company} is kept as you left it. The next question is:

    {question}

About {minutes} minutes are left, and you can stop again at any time. Go on at this question:

{goOn}

The link works once and for {days} days. Where you are not signed in, you sign in first.

{others} One click ends these letters:

{end}
`,
  isLast: "This is the last letter about this interview.",
  oneMore: "At most one more letter like this comes.",
} as const;
