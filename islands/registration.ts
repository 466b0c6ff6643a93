import type { ScreenWords } from "../routes/words/words.ts";
import type { FieldProblems } from "./api.ts";

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

/** What is said of each field that is wrong. */
type Problems = ScreenWords["sign_in"]["register"]["problems"] & { short: string };

const PASSWORD_MIN = 8;
const LOOKS_LIKE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The specification's checks (section 5), one sentence a field, in the order of the form. */
export function checkRegistration(form: Registration, says: Problems): FieldProblems {
  const errors: Partial<Record<keyof Registration, string>> = {};
  if (form.full_name.trim() === "") errors.full_name = says.fullName;
  if (form.email.trim() === "") errors.email = says.email;
  else if (!LOOKS_LIKE_EMAIL.test(form.email.trim())) errors.email = says.noEmail;
  if (form.company_name.trim() === "") errors.company_name = says.company;
  if (form.password === "") errors.password = says.password;
  else if ([...form.password].length < PASSWORD_MIN) errors.password = says.short;
  if (form.confirmPassword !== form.password) errors.confirmPassword = says.mismatch;
  if (!form.terms) errors.terms = says.terms;
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
