import type { Locator, Page } from "playwright-core";
import type { TestServer } from "../../../warehouses/test/database-servers.ts";
import type { DatabaseCase } from "./databases.ts";

/** The open wizard. */
export const wizardOf = (page: Page): Locator => page.getByRole("dialog", { name: "Connect Your Data" });

/** Fills the settings' form of a database and tries them. */
export async function fillSettings(
  page: Page,
  { name, login }: DatabaseCase,
  { settings }: TestServer,
): Promise<void> {
  const wizard = wizardOf(page);
  await wizard.getByLabel("Connection name").fill(name);
  await wizard.getByLabel("Host").fill(String(settings.host));
  await wizard.getByLabel("Port").fill(String(settings.port));
  await wizard.getByLabel("Database", { exact: true }).fill(String(settings.database));
  await wizard.getByLabel("Username").fill(login.username);
  await wizard.getByLabel("Password").fill(login.password);
  await press(page, "Test Connection");
}

/** Waits until a step shows; reading a database may take a while. */
export const reach = (page: Page, title: string): Promise<void> =>
  wizardOf(page).getByRole("heading", { name: title }).waitFor({ timeout: 90_000 });

/** Presses a button of the wizard. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  wizardOf(page).getByRole("button", { name }).click();

/** Asks in the chat; the answer as a locator, there as soon as it has begun. */
export async function askIn(page: Page, question: string): Promise<Locator> {
  const answers = page.getByRole("article");
  const before = await answers.count();
  await page.getByLabel("Your question").fill(question);
  await page.getByLabel("Your question").press("Enter");
  return answers.nth(before);
}
