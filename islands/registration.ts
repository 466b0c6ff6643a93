/** What the form of /register holds, by field name. */
export interface Registration {
  full_name: string;
  email: string;
  company_name: string;
  role: string;
  password: string;
  confirmPassword: string;
  terms: boolean;
  /** True to be told when plans open. */
  waitlist?: boolean;
}

export type RegistrationErrors = Partial<Record<keyof Registration, string>>;

export const ROLE_OPTIONS: [value: string, label: string][] = [
  ["founder", "Founder"],
  ["ceo", "CEO"],
  ["cmo", "CMO"],
  ["marketing_director", "Marketing Director"],
  ["brand_manager", "Brand Manager"],
  ["consultant", "Consultant"],
  ["other", "Other"],
];

const PASSWORD_MIN = 8;
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The specification's checks (section 5), one sentence a field, in the order of the form. */
export function checkRegistration(form: Registration): RegistrationErrors {
  const errors: RegistrationErrors = {};
  if (form.full_name.trim() === "") errors.full_name = "Full name is required";
  if (form.email.trim() === "") errors.email = "Email is required";
  else if (!LOOKS_LIKE_EMAIL.test(form.email.trim())) errors.email = "Please enter a valid email";
  if (form.company_name.trim() === "") errors.company_name = "Company name is required";
  if (form.password === "") errors.password = "Password is required";
  else if ([...form.password].length < PASSWORD_MIN) {
    errors.password = "Password must be at least 8 characters";
  }
  if (form.confirmPassword !== form.password) errors.confirmPassword = "Passwords do not match";
  if (!form.terms) errors.terms = "Please accept the terms to go on";
  return errors;
}

export function readRegistration(element: HTMLFormElement): Registration {
  const data = new FormData(element);
  const text = (name: keyof Registration) => String(data.get(name) ?? "");
  return {
    full_name: text("full_name"),
    email: text("email"),
    company_name: text("company_name"),
    role: text("role"),
    password: text("password"),
    confirmPassword: text("confirmPassword"),
    terms: data.has("terms"),
    waitlist: data.has("waitlist"),
  };
}
