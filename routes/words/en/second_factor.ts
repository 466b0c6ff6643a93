/** Two-step sign-in in Settings. */
export const second_factor = {
  title: "Two-step sign-in",
  about:
    "Besides your password, sign-in asks for six digits that an authenticator app on your phone shows. A stolen password then opens nothing.",
  looking: "Looking how you sign in…",
  notLoaded: "How you sign in did not load.",
  tryAgain: "Try again",
  setUp: "Set it up",
  slowed: "Too many wrong tries. Please wait a while before the next one.",
  notChanged: "Nothing was changed. Please try again.",
  isOn: "Two-step sign-in is on. Other browsers are signed out.",
  isOff: "Two-step sign-in is off. Other browsers are signed out.",
  scan: "Scan this with an authenticator app, or {link}. Then enter the six digits that it shows.",
  openHere: "open it in one on this device",
  qr: "QR code for an authenticator app; the key below is the same",
  typeKey: "Type the key instead",
  code: "Code from the app",
  switchOn: "Switch it on",
  cancel: "Cancel",
  recovery: {
    keep: "Keep these recovery codes.",
    about:
      "If your phone is lost, each of them opens your account once. They are not shown again, and any from before no longer work.",
    codes: "Recovery codes",
    save: "Save as a file",
    kept: "I have kept them",
  },
  onSince: "On since {date}.",
  noneLeft: "No recovery code is left.",
  codesLeft: {
    one: "{count} recovery code is left.",
    other: "{count} recovery codes are left.",
  },
  few: "Make new ones before you need them.",
  newCodes: "Make new recovery codes",
  switchOff: "Switch it off",
} as const;
