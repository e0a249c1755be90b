import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  linkPath,
  openSite,
  passTime,
  type Site,
  stopClock,
  timerStarted,
  timers,
  untilChange,
} from "./open-site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe("the landing page", () => {
  it("is marked as coming soon, with the claims of its operator", async () => {
    const page = await site.visit("/");
    await page.getByRole("link", { name: "Coming Soon - Early Access Available" }).waitFor();
    const text = await page.locator("body").innerText();
    const claims = ["Trusted by 1000+ companies", "SOC2", "GDPR", "ISO 27001", "99.9% uptime"];
    const reach = ["50+", "auto-sync", "5000+", "automation service", "50+ checkout steps", "200+ machines"];
    for (const claim of [...claims, ...reach]) expect(text).toContain(claim);
    expect(text).toMatch(/Dashboards update themselves/);
    for (const word of ["plain language", "forecast", "Anomaly detection", "Recommendations"])
      expect(text.toLowerCase()).toContain(word.toLowerCase());
  });

  it("leads in by its navigation, hero and closing call", async () => {
    const page = await site.visit("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.locator("header").getByRole("button", { name: "Toggle theme" }).count()).toBe(1);
    const targets = [
      ["Login", "/login"],
      ["Try Demo", "/login"],
      ["Try Interactive Demo", "/login"],
      ["Request Early Access", "/request-demo"],
      ["Request Custom Demo", "/request-demo"],
      ["Start Your Journey", "/login"],
    ] as const;
    for (const [name, path] of targets) expect([name, await linkPath(page, name)]).toEqual([name, path]);
  });

  it("has every link of the footer, plain API documentation, a theme toggle and the 2024 copyright", async () => {
    const page = await site.visit("/");
    const footer = page.locator("footer");
    await footer.waitFor();
    const targets = [
      ["Dashboard", "/login"],
      ["Request Demo", "/request-demo"],
      ["Data Sources", "/data-sources"],
      ["Connectors", "/connectors"],
      ["Chat Integrations", "/chat-integrations"],
      ["Help Center", "/help"],
      ["Contact Support", "/contact"],
      ["Privacy Policy", "/privacy"],
      ["Terms of Service", "/terms"],
    ] as const;
    for (const [name, path] of targets) expect(await linkPath(page, name, "footer")).toBe(path);
    expect(await footer.getByRole("link", { name: "API Documentation" }).count()).toBe(0);
    expect(await footer.getByText("API Documentation").count()).toBe(1);
    expect(await footer.getByRole("button", { name: "Toggle theme" }).count()).toBe(1);
    expect(await footer.innerText()).toMatch(/© 2024/);
  });

  it("moves through four steps of 2500 ms: done, active, pending", async () => {
    const page = await site.visit("/", { clock: true });
    const states = () =>
      page.locator("[data-step]").evaluateAll((steps) => steps.map((step) => step.getAttribute("data-step")));
    await page.locator("[data-step]").first().waitFor();
    const titles = await page.locator("[data-step]").allInnerTexts();
    const names = ["Ask Question", "AI Understanding", "Generate Insights", "Share Results"];
    for (const [at, name] of names.entries()) expect(titles[at]).toContain(name);
    await page.mouse.move(5, 5);
    await stopClock(page);
    const orders = {
      0: ["active", "pending", "pending", "pending"],
      1: ["done", "active", "pending", "pending"],
      2: ["done", "done", "active", "pending"],
      3: ["done", "done", "done", "active"],
    } as const;
    const at = async () => {
      const now = String(await states());
      return Object.values(orders).findIndex((order) => String(order) === now);
    };
    await untilChange(page, states);
    const first = await at();
    for (const offset of [1, 2, 3, 4]) {
      expect(await untilChange(page, states)).toBe(2500);
      expect(await at()).toBe((first + offset) % 4);
    }
  });

  it("shows six stories on two pages of three cards that take turns every 4000 ms", async () => {
    const page = await site.visit("/", { clock: true });
    const shown = () =>
      page.locator("[data-dot]").evaluateAll((dots) => dots.map((dot) => dot.getAttribute("data-state")));
    await page.locator("[data-story]").first().waitFor();
    expect(await page.locator("[data-story]").count()).toBe(6);
    expect(await page.locator("[data-track] [role=tabpanel]").count()).toBe(2);
    expect(await page.locator("[data-track] [role=tabpanel]").first().locator("[data-story]").count()).toBe(
      3,
    );
    await page.mouse.move(5, 5);
    await stopClock(page);
    await untilChange(page, shown);
    const before = await shown();
    expect(await untilChange(page, shown)).toBe(4000);
    expect(await shown()).toEqual(before.toReversed());
    const duration = await page
      .locator("[data-track]")
      .evaluate((track) => getComputedStyle(track).transitionDuration);
    expect(duration).toBe("0.7s");
    const heights = await page
      .locator("[data-story]")
      .evaluateAll((cards) => cards.map((card) => card.clientHeight + 2));
    expect(new Set(heights)).toEqual(new Set([420]));
  });

  it("keeps each story whole on a phone, too", async () => {
    const page = await site.visit("/", { viewport: { width: 360, height: 740 } });
    await page.locator("[data-story]").first().waitFor();
    const excess = await page
      .locator("[data-story]")
      .evaluateAll((cards) => cards.map((card) => card.scrollHeight - card.clientHeight));
    expect(excess).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it("tells each story with challenge, solution, result and a headline metric, whole in its card", async () => {
    const page = await site.visit("/");
    await page.locator("[data-story]").first().waitFor();
    const industries = [
      "E-commerce",
      "Healthcare",
      "Manufacturing",
      "Financial services",
      "Logistics",
      "Education",
    ];
    const cards = page.locator("[data-story]");
    for (const [at, industry] of industries.entries()) {
      const card = cards.nth(at);
      expect(await card.textContent()).toContain(industry);
      expect(await card.locator("li").count()).toBeGreaterThanOrEqual(3);
      expect(await card.evaluate((box) => box.scrollHeight <= box.clientHeight + 1)).toBe(true);
    }
  });

  it("holds what moves under the pointer, under the focus, when paused and for reduced motion", async () => {
    const page = await site.visit("/", { clock: true });
    const active = () => page.locator("[data-dot][data-state=active]").getAttribute("aria-label");
    const step = () => page.locator("[data-step=active]").innerText();
    const stories = 4000;
    const steps = 2500;
    const rests = (rotation: number) => expect.poll(() => timers(page)).not.toContain(rotation);
    await page.mouse.move(2, 2);
    await stopClock(page);
    await timerStarted(page, stories);
    await page.locator("[data-story]").first().hover();
    await rests(stories);
    const held = await active();
    await passTime(page, 9000);
    expect(await active()).toBe(held);
    await page.mouse.move(2, 2);
    await timerStarted(page, stories);
    await passTime(page, stories);
    expect(await active()).not.toBe(held);
    await page.locator("[data-step=active] button").focus();
    await rests(steps);
    const focused = await step();
    await passTime(page, 9000);
    expect(await step()).toBe(focused);
    await page.getByRole("button", { name: "Pause the stories" }).click();
    await page.mouse.move(2, 2);
    await page.locator("body").press("Escape");
    await timerStarted(page, steps);
    const paused = await active();
    await passTime(page, 9000);
    expect(await active()).toBe(paused);
    const still = await site.visit("/", { clock: true, reducedMotion: "reduce" });
    await stopClock(still);
    const first = await still.locator("[data-step=active]").innerText();
    await passTime(still, 9000);
    expect(await timers(still)).not.toContain(stories);
    expect(await still.locator("[data-step=active]").innerText()).toBe(first);
  });
});

describe("the theme", () => {
  it("is dark by default, toggled by hand, kept under its key, and a class of the root", async () => {
    const page = await site.visit("/", { colorScheme: "light" });
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains("dark"));
    const stored = () => page.evaluate(() => localStorage.getItem("theme"));
    expect([await isDark(), await stored()]).toEqual([true, null]);
    await page.locator("header").getByRole("button", { name: "Toggle theme" }).click();
    await expect.poll(async () => [await isDark(), await stored()]).toEqual([false, "light"]);
    await page.goto(`${site.address}/connectors`);
    expect(await isDark()).toBe(false);
    await page.locator("header").getByRole("button", { name: "Toggle theme" }).click();
    await expect.poll(async () => [await isDark(), await stored()]).toEqual([true, "dark"]);
  });
});
