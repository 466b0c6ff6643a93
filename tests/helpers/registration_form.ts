import type { Page } from "playwright";
import type { REGISTRATION } from "./server.ts";

/** Fills what the registration page asks of everybody and agrees to the terms; a role is chosen where one is given. */
export async function fillRegistration(
  page: Page,
  { full_name, email, company_name, password, role }:
    & Omit<typeof REGISTRATION, "role">
    & Partial<Pick<typeof REGISTRATION, "role">>,
): Promise<void> {
  await page.getByLabel("Full name").fill(full_name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Company name").fill(company_name);
  if (role !== undefined) await page.getByLabel("Role (optional)").selectOption(role);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("checkbox", { name: /I agree/ }).check();
}
