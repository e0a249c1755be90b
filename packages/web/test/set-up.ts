import type { Page } from "playwright-core";

/** Makes the first administrator by the printed link; the page ends on the dashboard. */
export async function setUp(
  page: Page,
  link: string,
  { name = "Grace Hopper", email = "grace@example.com", password = "a long password" } = {},
): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Create the account" }).click();
  await page.waitForURL("**/dashboard");
}
