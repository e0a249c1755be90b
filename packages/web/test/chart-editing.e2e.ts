import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, field, goTo, runDashboard } from "./open-dashboard.ts";

const suite = runDashboard();

/** The answer's chart in words, which change when it is drawn anew. */
const described = (answer: Locator): Locator => answer.locator("[role=img]");

async function openSheet(page: Page, answer: Locator): Promise<Locator> {
  await answer.getByRole("button", { name: "Edit chart" }).click();
  const sheet = page.getByRole("dialog", { name: "Edit chart" });
  await sheet.waitFor();
  return sheet;
}

const changeSent = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/chart") && response.status() === 204);

describe("a chart can be changed by hand", () => {
  it("is switched to another kind that fits, edited, and still so after a reload", async () => {
    const page = await suite.open();
    const answer = await ask(page, "monthly revenue by category");
    await answer.locator("canvas").waitFor();
    await answer.getByRole("button", { name: /^Chart type/ }).click();
    expect(await page.getByRole("menuitemradio").allInnerTexts()).toEqual(
      expect.arrayContaining(["Line", "Stacked bars", "Area", "Heat map", "Small charts"]),
    );
    await page.getByRole("menuitemradio", { name: "Stacked bars" }).click();
    await answer.locator("[role=img][aria-label*='Stacked bar chart']").waitFor();
    const sheet = await openSheet(page, answer);
    await sheet.getByLabel("Title").fill("Sales of the categories");
    await sheet.getByLabel("Only the largest").fill("3");
    await sheet.getByLabel("Parts").selectOption("share");
    const sent = changeSent(page);
    await sheet.getByRole("button", { name: "purple", exact: true }).click();
    await sent;
    const label = await described(answer).getAttribute("aria-label");
    expect(label).toMatch(/^Sales of the categories\. Stacked bar chart.*The largest 3 of 8 are shown/);
    await page.reload();
    await field(page).waitFor();
    await page.locator("[role=img][aria-label^='Sales of the categories. Stacked bar chart']").waitFor();
  });

  it("is edited in the library, where it is kept", async () => {
    const page = await suite.open();
    await goTo(page, "Chart Library");
    const card = page.getByRole("listitem", { name: "Revenue by category" });
    await card.locator("canvas").waitFor();
    await card.getByRole("button", { name: "More about Revenue by category" }).click();
    await page.getByRole("menuitem", { name: "Edit chart…" }).click();
    const editor = page.getByRole("dialog", { name: "Edit chart" });
    await editor.locator("canvas").waitFor();
    await editor.getByRole("button", { name: /^Chart type/ }).click();
    await page.getByRole("menuitemradio", { name: "Pareto" }).click();
    const kept = page.waitForResponse(
      (response) => response.request().method() === "PATCH" && response.status() === 200,
    );
    await editor.getByLabel("Title").fill("Where it is sold");
    await editor.locator("[role=img][aria-label^='Where it is sold. Pareto']").waitFor();
    await kept;
    await page.keyboard.press("Escape");
    await editor.waitFor({ state: "detached" });
    await page.reload();
    await goTo(page, "Chart Library");
    await card.locator("[role=img][aria-label*='Pareto']").waitFor();
  });

  it("is edited at a phone's width while it stays in view", async () => {
    const page = await suite.open({ viewport: { width: 390, height: 844 } });
    const answer = await ask(page, "revenue by category");
    await answer.locator("canvas").waitFor();
    const sheet = await openSheet(page, answer);
    await sheet.getByLabel("Reference line at").fill("100000");
    await answer.locator("[role=img][aria-label*='A line at $100,000']").waitFor();
    const bounds = await sheet.boundingBox();
    expect(bounds?.height).toBeLessThan(844 / 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.keyboard.press("Escape");
    await sheet.waitFor({ state: "detached" });
    expect(await answer.getByRole("button", { name: "Edit chart" }).isVisible()).toBe(true);
  });
});
