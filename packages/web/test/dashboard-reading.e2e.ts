import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, goTo, runDashboard, toast } from "./open-dashboard.ts";
import { callAs, demoSession, openAs } from "./sign-in.ts";

const suite = runDashboard();

describe("the reading of a question", () => {
  it("is asked for where there are several, one press away", async () => {
    const page = await suite.open();
    const asked = await ask(page, "best stores");
    await asked.getByText("I can read this in more than one way. Which do you mean?").waitFor();
    const choices = asked.getByRole("button").filter({ hasText: /by store name/ });
    expect(await choices.count()).toBeGreaterThanOrEqual(2);
    const sentence = await choices.first().innerText();
    await choices.first().click();
    await page.getByRole("article").waitFor();
    expect(await page.locator("[data-message=user]").allInnerTexts()).toEqual(["best stores", sentence]);
  });

  it("is edited by days of a calendar", async () => {
    const page = await suite.open();
    await ask(page, "revenue by month in 2024");
    await page.getByRole("button", { name: /^Change: .*2024/ }).click();
    const editor = page.getByRole("dialog");
    expect(await editor.getByLabel("From").inputValue()).toBe("2024-01-01");
    expect(await editor.getByLabel("To").inputValue()).toBe("2024-12-31");
    await editor.getByLabel("To").fill("2023-12-31");
    expect(await editor.getByRole("button", { name: "Take these days" }).isDisabled()).toBe(true);
    await editor.getByLabel("From").fill("2024-02-01");
    await editor.getByLabel("To").fill("2024-04-30");
    await editor.getByRole("button", { name: "Take these days" }).click();
    const edited = page.getByRole("article").nth(1);
    await expect.poll(() => edited.locator("tbody tr").count()).toBe(3);
    await edited.getByRole("button", { name: /: Feb 2024 – Apr 2024$/ }).waitFor();
  });

  it("is edited by menus of the data's own columns and values", async () => {
    const page = await suite.open();
    await ask(page, "revenue by category");
    await page.getByRole("button", { name: "Change: category" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Subcategory", exact: true }).click();
    const second = page.getByRole("article").nth(1);
    await second.getByRole("columnheader", { name: "Subcategory" }).waitFor();
    await ask(page, "number of orders with status cancelled");
    await page
      .getByRole("button", { name: /^Change: .*cancelled/i })
      .last()
      .click();
    const editor = page.getByRole("dialog");
    await editor.getByRole("button", { name: "completed" }).waitFor();
    expect(await editor.getByRole("button", { pressed: true }).innerText()).toBe("cancelled");
    await editor.getByRole("button", { name: "completed" }).click();
    const edited = page.getByRole("article").nth(3);
    await edited.getByRole("button", { name: /^Change: .*completed/i }).waitFor();
  });

  it("loses a part when it is left out", async () => {
    const page = await suite.open();
    await ask(page, "revenue by month in 2024");
    const rows = (at: number) => page.getByRole("article").nth(at).locator("tbody tr").count();
    expect(await rows(0)).toBe(12);
    await page.getByRole("button", { name: /^Change: .*2024/ }).click();
    await page.getByRole("button", { name: "Leave this out" }).click();
    await page.getByRole("article").nth(1).waitFor();
    await page.getByText("Show more of 36 rows").waitFor();
  });
});

describe("what carries an answer", () => {
  it("every number of its sentence opens the cell that it comes from", async () => {
    const page = await suite.open();
    const answer = await ask(page, "top 5 products by revenue");
    const numbers = await answer.getByRole("article").locator("p").first().getByTitle("Show the rows").all();
    expect(numbers.length).toBeGreaterThanOrEqual(2);
    for (const number of numbers) {
      await number.click();
      const marked = answer.locator("tbody [data-marked]");
      await expect.poll(() => marked.allInnerTexts()).toEqual([await number.innerText()]);
    }
  });

  it("says what its confidence means, and how it came about", async () => {
    const page = await suite.open({ permissions: ["clipboard-read", "clipboard-write"] });
    const answer = await ask(page, "revenue by category");
    await explained(
      page,
      answer.getByRole("button", { name: /confidence$/ }),
      /% of readings with this score are right/,
    );
    await answer.getByText("How I got this").click();
    for (const fact of [
      "Read as",
      "Source",
      "Rows found",
      "Time",
      "Answered",
      "Counted as now",
      "Fingerprint",
    ])
      await answer.locator("dt").filter({ hasText: fact }).waitFor();
    const scanned = answer.locator("dt", { hasText: "Rows scanned" }).locator("+ dd");
    expect(await scanned.innerText()).toMatch(/^[\d,]{4,} rows of order_lines/);
    await answer.getByRole("button", { name: "Copy SQL" }).click();
    const sql = await answer.locator("pre").innerText();
    expect(sql).toMatch(/^SELECT/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(sql.trimEnd());
  });

  it("says that it is verified where a member vouches for it", async () => {
    await expect
      .poll(async () => (await vouchedIn(await demoSession(suite.server.address))).length, {
        timeout: 60_000,
      })
      .toBe(3);
    const session = await demoSession(suite.server.address);
    const page = await openAs(suite.browser, suite.server.address, session);
    const answer = await ask(page, "revenue by quarter");
    const badge = answer.getByRole("button", { name: "Verified", exact: true });
    await explained(page, badge, "Maya Lindqvist vouches for this reading.");
    await goTo(page, "AI Tools");
    await page.getByRole("button", { name: "Accuracy" }).click();
    const dialog = page.getByRole("dialog", { name: "Accuracy of this workspace" });
    await dialog.getByRole("button", { name: "Run them all" }).click();
    await expect
      .poll(() => dialog.getByText("Read the same", { exact: true }).count(), { timeout: 30_000 })
      .toBe(3);
  });

  it("keeps to what this workspace set and verified, in the demo too", async () => {
    const page = await suite.open();
    const calls: string[] = [];
    page.on("request", (request) => {
      if (/ask-?data$/.test(request.url())) calls.push(new URL(request.url()).pathname);
    });
    const total = await ask(page, "total revenue");
    expect(await total.getByRole("article").getAttribute("aria-label")).toMatch(
      /is \$\d+,\d{3},\d{3}\.\d\d\./,
    );
    const asked = await ask(page, "revenue by country");
    await asked.getByLabel("Wrong answer").click();
    const meant = page.getByRole("dialog", { name: "What did you mean?" });
    await meant.getByRole("button", { name: "Total revenue by stores country" }).click();
    await page.getByRole("article").nth(2).waitFor();
    await page.getByLabel("Verify").last().click();
    await toast(page, "Verified for everyone here").waitFor();
    const again = await ask(page, "Revenue by country?");
    await again.getByRole("button", { name: "Verified", exact: true }).waitFor();
    await again.getByRole("button", { name: "Change: stores country" }).waitFor();

    await again.getByLabel("Wrong answer").click();
    await meant.getByLabel("What you meant").fill("revenue by category");
    await meant.getByRole("button", { name: "Send and ask again" }).click();
    await page.getByRole("button", { name: "Always read “Revenue by country?” like this" }).click();
    await toast(page, "“Revenue by country?” is read so from now on").waitFor();
    const anew = await ask(page, "revenue by country");
    await anew.getByRole("button", { name: "Change: category" }).waitFor();

    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByText("31 December 2024").waitFor();
    await page.getByLabel("Numbers and dates").selectOption("de-DE");
    await page.getByLabel("Currency").selectOption("EUR");
    await page.getByLabel("Fiscal year starts in").selectOption("April");
    await page.getByRole("button", { name: "Save workspace settings" }).click();
    await toast(page, "Workspace settings saved").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "New Chat" }).click();
    const fiscal = await ask(page, "revenue by fiscal quarter");
    expect(await fiscal.locator("tbody tr").last().innerText()).toMatch(
      /Q3 FY2025\s+2\.\d{3}\.\d{3},\d\d\s€/,
    );
    const [plain, own] = ["/ask-data", "/api/mcp/askdata"];
    expect(calls).toEqual([plain, plain, own, own, plain, own, own]);
  });
});

/** Rests the pointer on something until it is explained; an answer that still grows may scroll it away from under the pointer. */
async function explained(page: Page, target: Locator, text: string | RegExp): Promise<void> {
  const tip = page.getByRole("tooltip").getByText(text);
  const rest = async (): Promise<boolean> => {
    await page.mouse.move(0, 0);
    await target.hover();
    return tip.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(rest, { timeout: 30_000 }).toBe(true);
}

async function vouchedIn(session: Awaited<ReturnType<typeof demoSession>>): Promise<unknown[]> {
  const response = await callAs(suite.server.address, session, "GET", "/api/trust");
  return ((await response.json()) as { verified: unknown[] }).verified;
}
