import { describe, expect, it } from "vitest";
import { ask, runDashboard, stored } from "./open-dashboard.ts";
import { openAs } from "./sign-in.ts";

const suite = runDashboard();

describe("the onboarding", () => {
  it("welcomes by industry in three steps and is done for good", async () => {
    const page = await openAs(suite.browser, suite.server.address, suite.session, {
      path: "/dashboard?onboarding=true&industry=retail&useCase=reporting",
    });
    const dialog = page.getByRole("dialog");
    await dialog.getByText("Parlance for Retail & E-commerce").waitFor();
    expect(await dialog.innerText()).toContain("33%");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("dialog", { name: "Suggested Queries" }).waitFor();
    expect(await dialog.innerText()).toContain("67%");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("dialog", { name: "Quick Setup Actions" }).waitFor();
    expect(await dialog.innerText()).toContain("100%");
    await dialog.getByRole("button", { name: "Get Started" }).click();
    await page.waitForURL(`${suite.server.address}/dashboard`);
    expect(await stored(page, "onboarding_completed")).toBe("true");
    await page.goto(`${suite.server.address}/dashboard?onboarding=true&industry=retail`);
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  it("can be skipped at once", async () => {
    const page = await openAs(suite.browser, suite.server.address, suite.session, {
      path: "/dashboard?onboarding=true&industry=other",
    });
    await page.getByText("Welcome to Parlance").waitFor();
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.waitForURL(`${suite.server.address}/dashboard`);
    expect(await stored(page, "onboarding_completed")).toBe("true");
  });

  it("personalises with at least one choice, or is skipped without", async () => {
    const path = "/dashboard?welcome=true&needsISQ=true";
    const page = await openAs(suite.browser, suite.server.address, suite.session, { path });
    await page.getByRole("button", { name: "Continue Without" }).waitFor();
    await page.getByRole("button", { name: "Financial Services" }).click();
    await page.getByRole("button", { name: "Personalize My Experience" }).click();
    await page.waitForURL(`${suite.server.address}/dashboard`);
    const user = JSON.parse((await stored(page, "demo_user")) ?? "{}");
    expect(user).toMatchObject({ industry: "finance", useCase: null, needsISQ: false });
    expect(Date.parse(user.profiledAt)).not.toBeNaN();
    await page.getByRole("button", { name: "Average account balance by segment" }).waitFor();
    const offered = new Set<string>();
    for (const industry of ["tech", "finance", "healthcare", "retail", "manufacturing", "other"]) {
      await page.evaluate((user) => localStorage.setItem("demo_user", JSON.stringify(user)), {
        ...user,
        industry,
      });
      await page.reload();
      await page.locator("[data-message=system]").waitFor();
      const texts = await page.locator("[data-message=system]").getByRole("button").allInnerTexts();
      expect(texts).toHaveLength(4);
      offered.add(texts.join());
    }
    expect(offered.size).toBe(6);
    await page.goto(`${suite.server.address}${path}`);
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
    expect(await page.getByRole("dialog").count()).toBe(0);
    const other = await openAs(suite.browser, suite.server.address, suite.session, { path });
    await other.getByRole("button", { name: "Continue Without" }).click();
    await other.waitForURL(`${suite.server.address}/dashboard`);
    const skipped = JSON.parse((await stored(other, "demo_user")) ?? "{}");
    expect(skipped.needsISQ).toBe(false);
    expect(Date.parse(skipped.skippedProfilingAt)).not.toBeNaN();
  });

  it("connects a first source: select, configure, complete", async () => {
    const page = await openAs(suite.browser, suite.server.address, suite.session, {
      path: "/dashboard?onboarding=source",
    });
    await page.getByRole("button", { name: "PostgreSQL" }).click();
    expect(await page.getByLabel("Port").inputValue()).toBe("5432");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await page.getByRole("button", { name: "MySQL" }).click();
    expect(await page.getByLabel("Port").inputValue()).toBe("3306");
    const test = page.getByRole("button", { name: "Test Connection" });
    expect(await test.isDisabled()).toBe(true);
    await page.getByLabel("Connection name").fill("Shop");
    const started = Date.now();
    await test.click();
    expect(await page.getByRole("button", { name: "Testing Connection..." }).isDisabled()).toBe(true);
    await page.getByRole("button", { name: "Start Analyzing Data" }).click();
    expect(Date.now() - started).toBeGreaterThan(1900);
    const sources = JSON.parse((await stored(page, "userDataSources")) ?? "[]");
    expect(sources).toMatchObject([{ type: "mysql", name: "Shop", status: "connected" }]);
    expect(sources[0].id).toMatch(/^ds_\d+$/);
    await ask(page, "revenue by country");
    expect(await page.getByRole("article").count()).toBe(1);
  });
});
