import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { violations } from "../axe.ts";
import { give } from "../give-files.ts";
import { ask, runDashboard } from "../open-dashboard.ts";
import { press, reach, wizardOf } from "./wizard-driver.ts";

const suite = runDashboard();
const may = "id,pier,fare\n1,North,10\n2,South,5\n3,South,7\n";
const june = "id,pier,fare\n1,North,20\n2,South,5\n3,South,9\n4,South,1\n";
const other = "id,pier,price\n1,North,20\n";

const configure = async (page: Page, name: string): Promise<Locator> => {
  await page.goto(`${suite.server.address}/data-sources`);
  const card = page.locator("[data-source]").filter({ hasText: name });
  await card.getByRole("button", { name: "Configure" }).click();
  const editor = page.getByRole("dialog", { name });
  await editor.waitFor();
  return editor;
};
const replace = (editor: Locator, name: string, text: string): Promise<void> =>
  editor
    .getByLabel("The newer file")
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });

describe("a source of files under Configure", () => {
  it("is renamed, gets newer data, and asks before anything is lost", async () => {
    const page = await suite.open();
    await give(page, "header", "drop", { "trips-may.csv": may });
    await press(page, "Upload");
    await reach(page, "Ready to ask");
    await press(page, "Start asking");
    const editor = await configure(page, "trips-may");
    const name = editor.getByLabel("Name", { exact: true });
    await name.fill("Trips");
    await name.press("Enter");
    await page.getByText("It is called “Trips” now.").waitFor();
    const renamed = page.getByRole("dialog", { name: "Trips" });
    const chosen = page.waitForEvent("filechooser");
    await renamed.getByRole("button", { name: "Replace trips-may.csv" }).press("Enter");
    await chosen;
    await replace(renamed, "trips-june.csv", june);
    await page.getByText("“trips-june.csv” took the place of “trips-may.csv”.").waitFor();
    await renamed.getByText("4 rows, 3 columns").waitFor();
    await renamed.getByRole("button", { name: "Replace trips-june.csv" }).click();
    await replace(renamed, "trips-july.csv", other);
    const question = renamed.getByRole("alert");
    await question.getByText("Nothing was replaced yet.").waitFor();
    await question.getByText("fare is gone").waitFor();
    expect(await violations(page, "replacing")).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await renamed.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
    await question.getByRole("button", { name: "Keep the data as it is" }).click();
    await renamed.getByText("4 rows, 3 columns").waitFor();
    await page.goto(`${suite.server.address}/dashboard`);
    const answer = await ask(page, "total fare by pier");
    expect(await answer.locator("tbody tr").allInnerTexts()).toEqual([
      expect.stringMatching(/North\s+\$?20/),
      expect.stringMatching(/South\s+\$?15/),
    ]);
  });
});

describe("the wizard that is closed midway", () => {
  it("asks before it drops what was entered, and closes at once where nothing was", async () => {
    const page = await suite.open();
    const openWizard = () => page.goto(`${suite.server.address}/dashboard?connect=postgresql`);
    await openWizard();
    await wizardOf(page).getByLabel("Host").waitFor();
    await page.keyboard.press("Escape");
    await wizardOf(page).waitFor({ state: "detached" });
    await openWizard();
    await wizardOf(page).getByLabel("Host").fill("db.example.com");
    await page.keyboard.press("Escape");
    const question = page.getByRole("alertdialog", { name: "Close without connecting?" });
    await question.waitFor();
    await page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    expect(await wizardOf(page).getByLabel("Host").inputValue()).toBe("db.example.com");
    await wizardOf(page).getByRole("button", { name: "Close" }).click();
    await question.getByRole("button", { name: "Close" }).click();
    await wizardOf(page).waitFor({ state: "detached" });
  });
});

it("a page that is loaded again before the first question asks for nothing that is not there", async () => {
  const page = await suite.open();
  const missing: string[] = [];
  page.on("response", (response) => {
    if (response.status() === 404) missing.push(response.url());
  });
  await page.reload();
  await page.locator("[data-message=system]").waitFor();
  await page.waitForLoadState("networkidle");
  expect(missing).toEqual([]);
});
