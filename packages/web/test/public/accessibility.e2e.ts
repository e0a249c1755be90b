import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsInAllLooks } from "../axe.ts";
import { openSite, passTime, type Site, signInToDemo, stopClock, timerStarted } from "./open-site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const paths = [
  "/",
  "/login",
  "/login?message=login_required",
  "/request-demo",
  "/data-sources",
  "/connectors",
  "/chat-integrations",
  "/chat-integrations?tab=team_chat",
  "/chat-integrations?tab=api",
  "/terms-and-conditions",
  "/privacy-statement",
  "/no-such-page",
  "/set-up?token=x",
  "/reset",
  "/reset?token=x",
  "/invitation?token=x",
  "/verify?token=x",
];

describe("on a desktop and a phone, in both themes", () => {
  it("no page breaks a rule of axe or is wider than the screen", async () => {
    const page = await site.visit("/terms-and-conditions", { reducedMotion: "reduce" });
    const wrong: string[] = [];
    for (const path of paths) {
      await page.goto(`${site.address}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      wrong.push(...(await faultsInAllLooks(page, path)));
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

describe("with the keyboard alone", () => {
  it("one skips the navigation of the landing page", async () => {
    const page = await site.visit("/");
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to content");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/#main");
  });

  it("one signs in", async () => {
    const page = await site.visit("/login");
    await page.getByLabel("Email").focus();
    await page.keyboard.type("demo@parlance.app");
    await page.keyboard.press("Tab");
    await page.keyboard.type("demo123");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/dashboard");
  });

  it("one asks for a demo, and lands on the first field that is wrong", async () => {
    const page = await site.visit("/request-demo");
    await page.getByLabel("Email").focus();
    for (const value of ["ada@example.com", "Ada", "", "Engines", "", ""]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type("Sn");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("Last name is required").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("name")))
      .toBe("lastName");
    await page.keyboard.type("Lovelace");
    await page.keyboard.press("Enter");
    await page.getByText("Demo Request Submitted!").waitFor();
  });

  it("one searches and filters connectors, and answers the alert", async () => {
    const page = await site.visit("/connectors");
    await page.getByRole("searchbox").focus();
    await page.keyboard.type("sql");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.getByText("2 of 10 connectors").waitFor();
    await page.getByRole("button", { name: "Connect Now" }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("alertdialog").waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("OK");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.getByRole("alertdialog").count()).toBe(0);
  });
});

describe("tooltips", () => {
  it("open after 700 ms, and at once within 300 ms of another", async () => {
    const page = await site.visit("/login", { clock: true });
    await signInToDemo(page, site.address);
    const name = page.getByRole("img", { name: "Demo User" });
    const tooltip = page.getByRole("tooltip");
    const leave = async (): Promise<void> => {
      await page.mouse.move(400, 400, { steps: 20 });
      await tooltip.waitFor({ state: "detached" });
      await timerStarted(page, 300);
    };
    await name.waitFor();
    await stopClock(page);
    for (const pause of [0, 300]) {
      await passTime(page, pause);
      await name.hover();
      await timerStarted(page, 700);
      await passTime(page, 650);
      expect(await tooltip.count()).toBe(0);
      await passTime(page, 50);
      await tooltip.waitFor({ state: "attached" });
      await leave();
    }
    await passTime(page, 250);
    await name.hover();
    await tooltip.waitFor({ state: "attached" });
  });
});
