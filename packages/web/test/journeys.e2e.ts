import { describe, expect, it } from "vitest";
import { ask, field, goTo, runDashboard, send, toast } from "./open-dashboard.ts";
import { setUp } from "./set-up.ts";
import { openAs } from "./sign-in.ts";

const suite = runDashboard();

const sales = ["2023-12", "2024-01", "2024-03", "2024-04", "2024-06", "2024-07"]
  .map((month, at) => `${month}-10,${at % 2 === 0 ? "North" : "South"},${1000 * (at + 1)}`)
  .join("\n");
const upload = {
  name: "sales.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(`day,region,amount\n${sales}\n`),
};

describe("an analyst", () => {
  it("asks, follows up, edits a chip, saves, pins, shares, and a visitor reads it signed out", async () => {
    const page = await suite.open({ permissions: ["clipboard-read", "clipboard-write"] });
    await ask(page, "revenue in 2023 by category");
    await send(page, "and in 2024?");
    const second = page.getByRole("article").nth(1);
    await second.getByRole("button", { name: /^Change: .*2024/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Last quarter", exact: true }).click();
    const third = page.getByRole("article").nth(2);
    await third.getByRole("button", { name: /^Change: .*last quarter/ }).waitFor();
    const sentence = await third.getAttribute("aria-label");
    await page.getByLabel("Save chart").last().click();
    await page.getByLabel("Name").fill("Categories of last quarter");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await toast(page, "Saved to the chart library").waitFor();
    await goTo(page, "Chart Library");
    const card = page.getByRole("listitem", { name: "Categories of last quarter" });
    await card.getByRole("button", { name: "Pin", exact: true }).click();
    await card.getByText("Pinned").waitFor();
    await card.getByRole("button", { name: "Share" }).click();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain("/shared-chat/");
    const link = await copied();
    const visitor = await openAs(suite.browser, suite.server.address, null, { path: new URL(link).pathname });
    await visitor.getByRole("heading", { name: "Categories of last quarter" }).waitFor();
    expect(await visitor.getByRole("article").getAttribute("aria-label")).toBe(sentence);
    expect(await visitor.getByRole("button", { name: /^Change:/ }).count()).toBe(0);
    expect(await visitor.getByLabel("Your question").count()).toBe(0);
  });
});

describe("a new user", () => {
  it("goes from the set-up link through the onboarding to a first answer, by their own calendar", async () => {
    const page = await openAs(suite.browser, suite.server.address, null, { path: "/login" });
    await setUp(page, await suite.server.setUpLink());
    await page.goto(`${suite.server.address}/dashboard?onboarding=true&industry=retail&useCase=reporting`);
    const dialog = page.getByRole("dialog");
    for (const name of ["Continue", "Continue", "Get Started"])
      await dialog.getByRole("button", { name, exact: true }).click();
    await page.waitForURL(`${suite.server.address}/dashboard`);
    await page.getByRole("button", { name: "Connect Your Data" }).click();
    await page.getByLabel("Choose files").setInputFiles(upload);
    await page.getByRole("button", { name: "Upload" }).click();
    await page.getByRole("button", { name: "Start asking" }).click({ timeout: 60_000 });
    const first = await ask(page, "amount by quarter");
    expect(await first.locator("tbody tr").first().innerText()).toMatch(/Q4 2023\s+1,000/);

    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Fiscal year starts in").selectOption("April");
    await page.getByLabel("Numbers and dates").selectOption("de-DE");
    await page.getByLabel("Currency").selectOption("EUR");
    await page.getByLabel("Weeks start on").selectOption("Sunday");
    await page.getByRole("button", { name: "Save workspace settings" }).click();
    await toast(page, "Workspace settings saved").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    const fiscal = await ask(page, "amount by fiscal quarter");
    expect(await fiscal.locator("tbody tr").first().innerText()).toMatch(/Q3 FY2024\s+1\.000\s€/);
    const year = await ask(page, "total amount in FY2024");
    expect(await year.getByRole("article").getAttribute("aria-label")).toMatch(/6\.000\s€/);
    await year.getByRole("button", { name: /^Change: .*Apr\.? 2023 – März? 2024/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "This fiscal year", exact: true }).waitFor();
    await page.reload();
    await page.getByRole("article").nth(2).waitFor();
    expect(await field(page).inputValue()).toBe("");
  });
});
