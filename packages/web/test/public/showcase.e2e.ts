import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  linkPath,
  openSite,
  passTime,
  type Site,
  signInToDemo,
  stopClock,
  timerStarted,
} from "./open-site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const tile = async (page: Page, label: string): Promise<string> => {
  const pair = page.locator("dl > div", { has: page.locator("dt", { hasText: new RegExp(`^${label}$`) }) });
  return pair.locator("dd").innerText();
};
const cards = (page: Page, kind: string) => page.locator(`[data-${kind}]`);
const filter = (page: Page, name: RegExp) => page.getByRole("button", { name });

describe("the way back", () => {
  it("leads home for visitors and to the dashboard for those who are signed in, and nothing else changes", async () => {
    const page = await site.visit("/data-sources");
    const paths = ["/data-sources", "/connectors", "/chat-integrations"];
    const content = async () => (await page.locator("#main").innerText()).replaceAll(/\s+/g, " ");
    const before: string[] = [];
    for (const path of paths) {
      await page.goto(`${site.address}${path}`);
      expect(await linkPath(page, "Back to Home")).toBe("/");
      before.push(await content());
    }
    await signInToDemo(page, site.address);
    for (const [at, path] of paths.entries()) {
      await page.goto(`${site.address}${path}`);
      expect(await linkPath(page, "Back to Dashboard")).toBe("/dashboard");
      await expect.poll(content).toBe(before[at]);
    }
  });
});

describe("data sources", () => {
  it("has its header, banner and links", async () => {
    const page = await site.visit("/data-sources");
    await page.getByText("Enterprise Security Active").waitFor();
    await page
      .getByText("All data sources encrypted • SOC2 Type II compliant • GDPR ready", { exact: true })
      .waitFor();
    const targets = [
      ["Sign In", "/login"],
      ["Get Started", "/login"],
      ["Connect New Source", "/connectors"],
    ] as const;
    for (const [name, path] of targets) expect(await linkPath(page, name)).toBe(path);
    expect(await linkPath(page, "Chat Integrations", "#main")).toBe("/chat-integrations");
  });

  it("counts sources, connections, millions of records, and issues in red", async () => {
    const page = await site.visit("/data-sources");
    await cards(page, "source").first().waitFor();
    const statuses = await page
      .locator("[data-status]")
      .evaluateAll((all) => all.map((one) => one.dataset.status));
    const records = (await cards(page, "source").locator("dl div:first-child dd").allInnerTexts()).map(
      (text) => Number(text.replaceAll(",", "")),
    );
    const total = records.reduce((sum, one) => sum + one, 0);
    expect(await tile(page, "Total Sources")).toBe("7");
    expect(await tile(page, "Connected")).toBe(String(statuses.filter((one) => one === "connected").length));
    expect(await tile(page, "Total Records")).toBe(`${(total / 1_000_000).toFixed(1)}M`);
    expect(await tile(page, "Issues")).toBe("1");
    const colours = await page
      .locator("dd")
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(colours[3]).not.toBe(colours[0]);
  });

  it("filters by seven buttons with counts", async () => {
    const page = await site.visit("/data-sources");
    await cards(page, "source").first().waitFor();
    const labels = ["All Sources", "Databases", "Cloud", "CRM", "Analytics", "APIs", "Files"];
    let sum = 0;
    for (const label of labels) {
      const button = filter(page, new RegExp(`^${label} \\d+$`));
      const count = Number((await button.innerText()).match(/\d+$/)?.[0]);
      await button.click();
      await expect.poll(() => cards(page, "source").count(), { message: label }).toBe(count);
      expect(await button.getAttribute("aria-pressed")).toBe("true");
      if (label !== "All Sources") sum += count;
    }
    expect(sum).toBe(7);
  });

  it("shows seven cards with all their facts, one in error and one pending, and their buttons do nothing", async () => {
    const page = await site.visit("/data-sources");
    await cards(page, "source").first().waitFor();
    expect(await cards(page, "source").count()).toBe(7);
    const statuses = await page
      .locator("[data-status]")
      .evaluateAll((all) => all.map((one) => one.dataset.status));
    for (const status of ["error", "pending"])
      expect(statuses.filter((one) => one === status)).toHaveLength(1);
    for (const card of await cards(page, "source").all()) {
      const text = await card.innerText();
      for (const fact of ["Records", "Last sync", "Region", "Encryption\nEnabled"])
        expect(text).toContain(fact);
      expect(await card.getByRole("list", { name: "Compliance" }).locator("li").count()).toBeGreaterThan(0);
    }
    const before = await page.locator("body").innerText();
    let calls = 0;
    page.on("request", () => {
      calls += 1;
    });
    const card = cards(page, "source").first();
    await card.getByRole("button", { name: "Configure" }).click();
    await card.getByRole("button", { name: "View Data" }).click();
    await card.getByRole("button", { name: /^Refresh/ }).click();
    expect([await page.locator("body").innerText(), calls]).toEqual([before, 0]);
  });

  it("colours health: connected green, syncing blue and turning, error red, pending yellow", async () => {
    const page = await site.visit("/data-sources");
    await cards(page, "source").first().waitFor();
    const hue = (status: string) =>
      page
        .locator(`[data-status=${status}]`)
        .first()
        .evaluate((badge) => {
          const [r = 0, g = 0, b = 0] = (getComputedStyle(badge).color.match(/\d+/g) ?? []).map(Number);
          const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
          const d = max - min || 1;
          const h = max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4;
          return h * 60;
        });
    expect(await hue("connected")).toBeGreaterThan(100);
    expect(await hue("connected")).toBeLessThan(160);
    expect(await hue("syncing")).toBeGreaterThan(200);
    expect(await hue("syncing")).toBeLessThan(250);
    expect(await hue("error")).toBeLessThan(20);
    expect(await hue("pending")).toBeGreaterThan(35);
    expect(await hue("pending")).toBeLessThan(60);
    const spins = await page
      .locator("[data-status=syncing] svg")
      .evaluate((icon) => getComputedStyle(icon).animationName);
    expect(spins).toBe("spin");
  });
});

describe("connectors", () => {
  it("has its header, hero and ten cards with their facts", async () => {
    const page = await site.visit("/connectors");
    await page.getByRole("heading", { level: 1, name: "Connect Your Data Sources in One Click" }).waitFor();
    expect(await page.locator("#main").innerText()).toContain("50+ pre-built connectors");
    expect(await linkPath(page, "Login")).toBe("/login");
    expect(await linkPath(page, "Get Started")).toBe("/quick-signup");
    await page.getByText("10 of 10 connectors", { exact: true }).waitFor();
    const all = await cards(page, "connector").all();
    expect(all).toHaveLength(10);
    for (const card of all) {
      const text = await card.innerText();
      expect(text).toMatch(/\d\d%/);
      expect(text).toMatch(/\d+ min/);
      expect(text).toMatch(/connection string|oauth|username password|api key/);
      expect(await card.getByRole("list", { name: "Data types" }).locator("li").count()).toBeGreaterThan(0);
      expect(await card.getByRole("list", { name: "Features" }).locator("li").count()).toBe(3);
      expect(await card.locator("svg").count()).toBeGreaterThan(0);
      const connected = (await card.getByRole("img", { name: "Connected" }).count()) === 1;
      const button = connected ? /^Configure/ : "Connect Now";
      expect(await card.getByRole("button", { name: button }).count()).toBe(1);
    }
    expect(await page.getByText("Pro", { exact: true }).count()).toBe(3);
  });

  it("searches whatever the case, in features too, and clears", async () => {
    const page = await site.visit("/connectors");
    const search = page.getByRole("searchbox", { name: "Search connectors" });
    await search.fill("SNOWFLAKE");
    await page.getByText("1 of 10 connectors", { exact: true }).waitFor();
    await search.fill("read-only session");
    await page.getByText("3 of 10 connectors", { exact: true }).waitFor();
    await search.fill("cobol");
    await page.getByText("No connectors found", { exact: true }).waitFor();
    await page.getByText("Try adjusting your search or filter criteria", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Clear search" }).click();
    await page.getByText("10 of 10 connectors", { exact: true }).waitFor();
    expect(await search.inputValue()).toBe("");
  });

  it("filters by chips with counts", async () => {
    const page = await site.visit("/connectors");
    await cards(page, "connector").first().waitFor();
    for (const chip of await page.locator("fieldset button").all()) {
      const count = Number((await chip.innerText()).match(/\d+$/)?.[0]);
      await chip.click();
      await page.getByText(`${count} of 10 connectors`, { exact: true }).waitFor();
      await expect.poll(() => cards(page, "connector").count()).toBe(count);
    }
  });

  it("connects a sample in two seconds, says what was done, and changes no flag", async () => {
    const page = await site.visit("/connectors", { clock: true });
    const card = cards(page, "connector").filter({ hasText: "MySQL" }).first();
    const button = card.getByRole("button");
    await button.waitFor();
    await stopClock(page);
    await button.click();
    await timerStarted(page, 2000);
    expect([await button.innerText(), await button.isDisabled()]).toEqual(["Connecting...", true]);
    await passTime(page, 1950);
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await passTime(page, 50);
    const alert = page.getByRole("alertdialog");
    await alert.waitFor();
    expect(await alert.locator("li").allInnerTexts()).toEqual([
      "Data source configured",
      "Schema detected",
      "Ready for queries",
    ]);
    await alert.getByRole("button", { name: "OK" }).click();
    await alert.waitFor({ state: "detached" });
    await passTime(page, 2500);
    expect(await button.innerText()).toBe("Connect Now");
    expect(await card.getByRole("img", { name: "Connected" }).count()).toBe(0);
  });

  it("does nothing for a connected sample", async () => {
    const page = await site.visit("/connectors");
    const card = cards(page, "connector").filter({ hasText: "PostgreSQL" }).first();
    await card.waitFor();
    const before = await page.locator("body").innerText();
    await card.getByRole("button", { name: /^Configure/ }).click();
    expect(await page.locator("body").innerText()).toBe(before);
  });
});

describe("chat integrations", () => {
  it("has its header, hero, and tabs with counts that add up to eleven", async () => {
    const page = await site.visit("/chat-integrations");
    await page
      .getByRole("heading", { level: 1, name: "Connect Parlance Everywhere Your Team Works" })
      .waitFor();
    for (const name of ["Sign In", "Get Started"]) expect(await linkPath(page, name)).toBe("/login");
    const labels = await page.getByRole("tab").allInnerTexts();
    expect(labels.map((label) => label.replace(/\s*\d+$/, ""))).toEqual([
      "Overview",
      "Team Chat",
      "Email",
      "Mobile",
      "APIs",
      "Webhooks",
    ]);
    const counts = labels.slice(1).map((label) => Number(label.match(/\d+$/)?.[0]));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(11);
    for (const [at, count] of counts.entries()) {
      await page
        .getByRole("tab")
        .nth(at + 1)
        .click();
      await expect.poll(() => cards(page, "integration").count()).toBe(count);
    }
  });

  it("recommends three to set up first and tells two stories", async () => {
    const page = await site.visit("/chat-integrations");
    const first = page.getByRole("region", { name: "Quick Setup Recommendations" });
    await first.waitFor();
    expect(await first.getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Team Chat",
      "Email Reports",
      "Mobile App",
    ]);
    expect(await page.getByRole("article").getByRole("heading").allInnerTexts()).toEqual([
      "A sales stand-up in team chat",
      "An executive on mobile",
    ]);
    await first.getByRole("button", { name: "Set up Email Reports" }).click();
    await page.getByRole("tab", { name: /^Email/, selected: true }).waitFor();
  });

  it("shows complexity, three features, numbered steps and a button on every card; five are active", async () => {
    const page = await site.visit("/chat-integrations");
    const active: string[] = [];
    for (const tab of ["team_chat", "email", "mobile", "api", "webhook"]) {
      await page.goto(`${site.address}/chat-integrations?tab=${tab}`);
      await cards(page, "integration").first().waitFor();
      for (const card of await cards(page, "integration").all()) {
        expect(await card.getByText(/^(Easy|Medium|Advanced)$/).count()).toBe(1);
        expect(await card.getByRole("list", { name: "Features" }).locator("li").count()).toBe(3);
        const steps = await card.getByRole("list", { name: "Setup steps" }).locator("li").allInnerTexts();
        for (const [at, step] of steps.entries()) expect(step).toMatch(new RegExp(`^${at + 1}\\.`));
        const isActive = (await card.getByRole("img", { name: "Active" }).count()) === 1;
        const button = isActive ? /^Configure/ : "Activate";
        expect(await card.getByRole("button", { name: button }).count()).toBe(1);
        if (isActive) active.push(await card.getByRole("heading").innerText());
      }
    }
    expect(active).toEqual(["Slack", "Email Reports", "Mobile App", "REST API", "Webhooks"]);
  });

  it("activates a sample in two seconds, says so in three lines, and changes no flag", async () => {
    const page = await site.visit("/chat-integrations?tab=email", { clock: true });
    const card = cards(page, "integration").filter({ hasText: "Email Alerts" });
    const button = card.getByRole("button", { name: /Activat/ });
    await button.waitFor();
    await stopClock(page);
    await button.click();
    await timerStarted(page, 2000);
    expect([await button.innerText(), await button.isDisabled()]).toEqual(["Activating...", true]);
    await passTime(page, 1950);
    expect(await page.getByRole("alertdialog").count()).toBe(0);
    await passTime(page, 50);
    const alert = page.getByRole("alertdialog");
    await alert.waitFor();
    expect(await alert.getByRole("heading").innerText()).toBe("Email Alerts activated successfully");
    expect(await alert.locator("li").allInnerTexts()).toEqual([
      "Integration configured",
      "Ready to receive queries",
      "Documentation available",
    ]);
    await alert.getByRole("button", { name: "OK" }).click();
    await alert.waitFor({ state: "detached" });
    await passTime(page, 2500);
    expect(await button.innerText()).toBe("Activate");
  });

  it("copies a key with a tick of two seconds, and shows it when the clipboard fails", async () => {
    const page = await site.visit("/chat-integrations?tab=api", { clock: true });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const copy = page.getByRole("button", { name: "Copy API key of REST API" });
    await copy.waitFor();
    await stopClock(page);
    await copy.click();
    const copied = page.getByRole("button", { name: "Copied API key of REST API" });
    await copied.waitFor();
    const key = await cards(page, "integration").first().locator("code").innerText();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
    await timerStarted(page, 2000);
    await passTime(page, 1950);
    expect(await copied.count()).toBe(1);
    await passTime(page, 50);
    await copied.waitFor({ state: "detached" });
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("no clipboard"));
    });
    await copy.click();
    await page.getByRole("alertdialog").getByText(`Copy this: ${key}`, { exact: true }).waitFor();
  });
});
