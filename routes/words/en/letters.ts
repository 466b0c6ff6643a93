/** What is sent: letters by mail, and what a device shows. */
export const letters = {
  newPassword: {
    subject: "Choose a new password for Holdfast",
    text: `Hello {name},

somebody asked for a new password for your account. If it was you, choose one within {minutes} minutes:

{link}

If it was not you, nothing has changed and nothing needs to be done.
`,
  },
  confirmAddress: {
    subject: "Confirm your new address for Holdfast",
    text: `Hello {name},

your Holdfast account is to have this address from now on. If it was you who asked, confirm it within {minutes} minutes:

{link}

If it was not you, nothing changes and nothing needs to be done.
`,
  },
  addressToChange: {
    subject: "Somebody asked to change the address of your Holdfast account",
    text: `Hello {name},

your account is to move from this address to another one. Nothing has changed yet: that needs a link which was sent there.

If it was not you, change your password now. That ends the link: {settings}
`,
  },
  addressChanged: {
    subject: "The address of your Holdfast account was changed",
    text: `Hello,

your Holdfast account has another address now, and everybody was signed out of it. This one opens it no longer.

If it was not you, write to whoever runs this Holdfast at once.
`,
  },
  advisor: {
    reviewDue: "your quarterly review is due",
    changes: {
      one: "one change on the pages you watch",
      other: "{count} changes on the pages you watch",
    },
    trends: {
      one: "one trend of your trade",
      other: "{count} trends of your trade",
    },
    and: ", and ",
    review:
      "Your quarterly review is due: at most five questions on what was measured. Begin it at {address}",
    where: "  where:  {about}",
    before: "  before: {before} ({date})",
    now: "  now:    {after} ({date})",
    youSaid: "  you:    “{words}”",
    advice: "  {advice} {why}",
    notThere: "not on the page",
    gone: "no longer on the page",
    more: "And {count} more.",
    trend: "Trend: {words}",
    onward: "Decide, or ignore it for a time: {address}",
    ending: `At most one such letter comes a week. One click ends these letters:

{end}`,
  },
  /** On a locked screen anybody reads: no word of a page or of the founder stands in it. */
  notice: {
    change: "Two readings agree. See what it bears on.",
    review: "Your quarterly review is due",
    reviewAbout: "At most five questions on what was measured.",
    trend: "A trend of your trade: {words}",
    trendAbout: "Two houses write of it. See what it would change.",
    more: {
      one: "{body} And one thing more.",
      other: "{body} And {count} things more.",
    },
  },
} as const;
