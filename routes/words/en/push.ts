/** Devices that are told when something matters. */
export const push = {
  here: {
    looking: "Looking whether this device is told…",
    insecure: "Browsers allow this only where the address begins with https. Ask whoever runs this Holdfast.",
    unsupported:
      "This browser cannot do it, or not in a private window. Current versions of Firefox, Chrome, Edge and Safari on a computer can, and Firefox and Chrome on Android.",
    denied:
      "This browser blocks notifications from Holdfast. Open its settings for this site, at the sign before the address, set notifications to Allow, and look again.",
    off: "This device is not told.",
    settingUp: "Setting it up. If your browser asks, choose Allow.",
    ending: "Ending it…",
    on: "This device is told.",
  },
  lookAgain: "Look again",
  tell: "Tell this device when something matters",
  stop: "Stop telling this device",
  tryAgain: "Try again",
  notAnswered: "Your browser's question was closed without an answer. Try again and choose Allow.",
  noService:
    "Your browser's push service did not take it. In a private window it never does; elsewhere check that you are online, and try again.",
  notLoaded: "Your devices did not load.",
  notChanged: "Nothing was changed. Please try again.",
  ended: "This device is no longer told",
  otherEnded: "{device} is no longer told",
  devices: {
    title: "Devices that are told",
    about:
      "When something matters (a change that two readings agree on, a trend, a review that is due), a device shows its heading, at most once a day, even while Holdfast is closed. A device is told until you end it, sign out there, or change your password elsewhere.",
    others: "Your other devices",
    since: "Told since {since}",
    sinceAndLast: "Told since {since}, last on {last}",
    failed: ". {failure} It is tried again.",
    end: "End",
    telling: "telling {device}",
  },
} as const;
