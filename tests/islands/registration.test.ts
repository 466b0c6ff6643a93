import { expect, test } from "vitest";
import { checkRegistration, type Registration } from "../../islands/registration.ts";
import { ENGLISH } from "../helpers/english.ts";

const SAYS = { ...ENGLISH.sign_in.register.problems, short: ENGLISH.account.passwordTooShort };

const GOOD: Registration = {
  full_name: "Ada",
  email: "ada@example.com",
  company_name: "Ada & Co",
  role: "",
  password: "long enough",
  confirmPassword: "long enough",
  terms: true,
  waitlist: false,
};

test.each<[Partial<Registration>, string, string]>([
  [{ full_name: " " }, "full_name", "Full name is required"],
  [{ email: "" }, "email", "Email is required"],
  [{ email: "ada" }, "email", "Please enter a valid email"],
  [{ company_name: "" }, "company_name", "Company name is required"],
  [{ password: "", confirmPassword: "" }, "password", "Password is required"],
  [{ password: "1234567", confirmPassword: "1234567" }, "password", "Password must be at least 8 characters"],
  [{ confirmPassword: "other" }, "confirmPassword", "Passwords do not match"],
])("a registration with %o is refused at %s", (change, field, message) => {
  expect(checkRegistration({ ...GOOD, ...change }, SAYS)).toEqual({ [field]: message });
});

test("a registration without a role is taken, one without the terms is not", () => {
  expect(checkRegistration(GOOD, SAYS)).toEqual({});
  expect(Object.keys(checkRegistration({ ...GOOD, terms: false }, SAYS))).toEqual(["terms"]);
});

test("a password is counted in characters, not in code units", () => {
  const password = "🌊🌊🌊🌊🌊🌊🌊";
  expect(checkRegistration({ ...GOOD, password, confirmPassword: password }, SAYS).password).toBeDefined();
});
