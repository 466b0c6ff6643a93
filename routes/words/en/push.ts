/** Devices that are told when something matters. */
export const push = {
  here: {
    looking: "Looking whether they are on here…",
    insecure: "Browsers allow this only where the address begins with https. Ask whoever runs this Holdfast.",
    unsupported:
      "This browser cannot do it, or not in a private window. Current versions of Firefox, Chrome, Edge and Safari on a computer can, and Firefox and Chrome on Android.",
    denied:
      "This browser blocks notifications from Holdfast. Open its settings for this site, at the sign before the address, set notifications to Allow, and look again.",
    off: "Notifications are off on this device.",
    settingUp: "Setting it up. If your browser asks, choose Allow.",
    ending: "Ending it…",
    on: "Notifications are on for this device.",
  },
  lookAgain: "Look again",
  tell: "Turn on notifications here",
  stop: "Turn off notifications here",
  tryAgain: "Try again",
  notAnswered: "Your browser's question was closed without an answer. Try again and choose Allow.",
  noService:
    "Your browser's push service did not take it. In a private window it never does; elsewhere check that you are online, and try again.",
  notLoaded: "Your devices did not load.",
  notChanged: "Nothing was changed. Please try again.",
  ended: "Notifications are now off here",
  otherEnded: "Notifications are now off for {device}",
  devices: {
    title: "Notifications",
    about:
      "When something matters (a change that two readings agree on, a trend, a review that is due), your device shows its heading, at most once a day, even while Holdfast is closed. They stay on until you turn them off, sign out there, or change your password elsewhere.",
    others: "Your other devices",
    since: "On since {since}",
    sinceAndLast: "On since {since}, last one on {last}",
    failed: ". {failure} It is tried again.",
    end: "Turn off",
    telling: "notifications for {device}",
  },
} as const;
