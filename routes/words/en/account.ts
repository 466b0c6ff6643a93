/** What is asked of a person, at registration and in Settings. */
export const account = {
  fullName: "Full name",
  email: "Email",
  company: "Company name",
  role: "Role (optional)",
  chooseRole: "Choose a role",
  roles: {
    founder: "Founder",
    ceo: "CEO",
    cmo: "CMO",
    marketing_director: "Marketing Director",
    brand_manager: "Brand Manager",
    consultant: "Consultant",
    other: "Other",
  },
  waitlist: "Write to me when paid plans open",
  password: "Password",
  newPassword: "New password",
  ownPassword: "Your password",
  passwordHint: "At least 8 characters",
  passwordTooShort: "Password must be at least 8 characters",
} as const;
