/** The ways in: signing in, registering, and a forgotten password. */
export const sign_in = {
  page: {
    tooEarly: "The page was not ready yet, so nothing was sent on. Please press the button once more.",
    login: {
      title: "Sign in",
      description: "Sign in to Holdfast: your strategic foundation is where you left it.",
      lead: "Your foundation is where you left it.",
      leadToInterview: "Sign in, and your interview opens where you left it.",
      newHere: "New here? {link}",
      create: "Create an account",
      agree: "By signing in you agree to the {terms} and the {privacy}.",
    },
    register: {
      title: "Create your account",
      description:
        "Create a Holdfast account: one hour of questions, four strategic anchors in your own words.",
      lead: "One hour of questions. Four anchors in your own words.",
      comesAlong: {
        one: "Your answer comes along: the interview goes on after it.",
        other: "Your {count} answers come along: the interview goes on after them.",
      },
      known: "Already have an account? {link}",
      signIn: "Sign in",
    },
    forgot: {
      title: "Reset your password",
      description: "Ask for a link to a new Holdfast password. It works once, and for one hour.",
      lead: "We send a link to your address. It works once, and for one hour.",
      leadWithoutMail:
        "This Holdfast has no mail server. Ask for a link here, then ask whoever runs it to hand it to you: it waits in the outbox of their administration page, works once, and for one hour.",
      back: "Back to sign in",
    },
    reset: {
      title: "Choose a new password",
      description: "Choose a new password for your Holdfast account.",
      lead: "Everyone signed in to this account is signed out when it changes.",
      again: "Ask for another link",
    },
    termsOfService: "Terms of Service",
    privacyPolicy: "Privacy Policy",
  },
  login: {
    remember: "Remember me",
    forgot: "Forgot password?",
    submit: "Sign in",
    running: "Signing in…",
    welcome: "Welcome back!",
    slowed: "Too many wrong codes. Please wait before the next one; it can take up to an hour.",
    failed: "Login failed",
    unexpected: "An error occurred during login",
  },
  code: {
    step: "Second step",
    recovery: "Recovery code",
    recoveryHint: "24 letters and digits. Each works once.",
    app: "Code from your authenticator app",
    appHint: "Six digits. A new one comes every 30 seconds.",
    useApp: "Use the app",
    useRecovery: "Use a recovery code",
    startOver: "Start over",
  },
  register: {
    confirmPassword: "Confirm password",
    agree: "I agree to the {terms} and the {privacy}",
    terms: "Terms of Service",
    privacy: "Privacy Policy",
    submit: "Create account",
    running: "Creating your account…",
    welcome: "Welcome to Holdfast! Your strategic journey begins now.",
    failed: "Registration failed",
    unexpected: "An error occurred during registration",
    notTakenOver: "Your first answers were not taken over: {reason}",
    writeAgain: "please write them once more",
    problems: {
      fullName: "Full name is required",
      email: "Email is required",
      noEmail: "Please enter a valid email",
      company: "Company name is required",
      password: "Password is required",
      mismatch: "Passwords do not match",
      terms: "Please accept the terms to go on",
    },
  },
  /** What is wrong with an answer to a sign-in (section 5). */
  answer: {
    noToken: "No access token in response",
    noLoginId: "Invalid login response: missing user ID. Backend must provide user.id or user_id",
    noRegistrationId:
      "Invalid registration response: missing user ID. Backend must provide user.id or user_id",
    placeholder: "Invalid user ID received: {id}. Each user must have a unique ID.",
  },
  forgot: {
    submit: "Send the link",
    submitWithoutMail: "Ask for a link",
    running: "Sending…",
    failed: "The request did not go through. Please try again.",
    sent: "If an account with this address exists, a link is on its way. It works once, and for one hour.",
    sentWithoutMail:
      "If an account with this address exists, its link waits in the administrator's outbox. Ask whoever runs this Holdfast to hand it to you within the hour.",
  },
  reset: {
    submit: "Change the password",
    running: "Changing…",
    changed: "Your password is changed. Please sign in.",
    failed: "The password was not changed. Please try again.",
  },
} as const;
