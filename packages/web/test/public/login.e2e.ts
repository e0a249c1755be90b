import type { Page, Route } from "playwright-core";
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

const submit = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: /^Log/ }).click();
};
const notice = (page: Page) => page.locator("[data-notice]");
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const refuse = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: "application/json", body: JSON.stringify(body) });

describe("the login page", () => {
  it("has the form, required fields and its two links", async () => {
    const page = await site.visit("/login");
    for (const label of ["Email", "Password"]) {
      const field = page.getByLabel(label);
      await field.waitFor();
      expect(await field.getAttribute("required")).not.toBeNull();
    }
    expect(await linkPath(page, "Request Early Access")).toBe("/request-demo");
    expect(await linkPath(page, "Back to home")).toBe("/");
  });

  it.each([
    [
      "message=verification_sent&email=ada@example.com",
      "info",
      "Verification email sent to ada@example.com. Please check your inbox and click the verification link.",
    ],
    ["verified=true", "success", "Email verified successfully! You can now sign in to your account."],
    ["message=login_required", "info", "Please sign in to access the dashboard."],
  ])("tells what ?%s says, as %s", async (query, kind, text) => {
    const page = await site.visit(`/login?${query}`);
    await notice(page).waitFor();
    expect([await notice(page).getAttribute("data-notice"), await notice(page).innerText()]).toEqual([
      kind,
      text,
    ]);
  });

  it("checks in the specified order, before any call", async () => {
    const page = await site.visit("/login");
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().includes("/api/login")) calls += 1;
    });
    const cases = [
      ["", "", "Email and password are required."],
      ["nowhere", "", "Email and password are required."],
      ["no where@x.y", "123", "Please enter a valid email address."],
      ["ada@example.com", "12345", "Password must be at least 6 characters long."],
    ] as const;
    for (const [email, password, text] of cases) {
      await submit(page, email, password);
      await page.getByText(text, { exact: true }).waitFor();
      expect(await notice(page).getAttribute("data-notice")).toBe("error");
    }
    expect(calls).toBe(0);
  });

  it("is busy while it sends, tells success, and leads to the dashboard after a second, replacing history", async () => {
    const page = await site.visit("/", { clock: true });
    await page.goto(`${site.address}/login`);
    await page.getByRole("button", { name: "Use it" }).click();
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    let sent: unknown = null;
    await page.route("**/api/login", async (route) => {
      sent = route.request().postDataJSON();
      await held;
      await route.continue();
    });
    await page.getByRole("button", { name: "Login" }).click();
    expect(await page.getByRole("button", { name: "Logging in..." }).isDisabled()).toBe(true);
    await stopClock(page);
    release();
    await page.locator("[data-notice=success]").waitFor();
    expect(sent).toEqual({ email: "demo@parlance.app", password: "demo123" });
    await timerStarted(page, 1000);
    await passTime(page, 950);
    expect(new URL(page.url()).pathname).toBe("/login");
    await passTime(page, 50);
    await page.waitForURL("**/dashboard");
    expect((await stored(page, "access_token"))?.length).toBeGreaterThan(20);
    expect(JSON.parse((await stored(page, "user_data")) ?? "")).toMatchObject({
      email: "demo@parlance.app",
      name: "Demo User",
      isDemo: true,
      connection: { type: "bigquery" },
    });
    for (const key of ["refresh_token", "demo_user"]) expect(await stored(page, key)).not.toBeNull();
    await page.goBack();
    await page.waitForURL(`${site.address}/`);
  });

  it.each([
    ["a refusal", refuse(401, { detail: "No.", failure: null })],
    ["a refusal without detail", refuse(500, {})],
    ["a network that is gone", (route: Route) => route.abort()],
  ])("answers %s with one sentence", async (_, handler) => {
    const page = await site.visit("/login");
    await page.route("**/api/login", handler);
    await submit(page, "ada@example.com", "some password");
    await page.getByText("Invalid email or password.", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: "Login" }).isEnabled()).toBe(true);
    expect(await stored(page, "access_token")).toBeNull();
  });

  it("lets the demo account in without a server, after another second, with a token of the browser's own", async () => {
    const page = await site.visit("/login", { clock: true });
    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("button", { name: "Use it" }).click();
    await stopClock(page);
    await page.getByRole("button", { name: "Login" }).click();
    await timerStarted(page, 1000);
    await passTime(page, 950);
    expect([await stored(page, "access_token"), await notice(page).count()]).toEqual([null, 0]);
    await passTime(page, 50);
    await page.locator("[data-notice=success]").waitFor();
    await timerStarted(page, 1000);
    await passTime(page, 1000);
    await page.waitForURL("**/dashboard");
    expect(await stored(page, "access_token")).toMatch(/^demo_token_/);
    expect(JSON.parse((await stored(page, "user_data")) ?? "")).toMatchObject({
      name: "Demo User",
      isDemo: true,
      connection: { type: "bigquery", dataset_id: "retail_demo" },
    });
    const status = await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem("access_token")}`;
      return authorization;
    });
    const refused = await fetch(`${site.address}/api/sources`, { headers: { authorization: status } });
    expect(refused.status).toBe(401);
  });

  it("lists two accounts that never succeed", async () => {
    const page = await site.visit("/login");
    for (const email of ["test@parlance.app", "admin@parlance.app"]) {
      await page.getByText(email).waitFor();
      await submit(page, email, "demo123");
      await page.getByText("Invalid email or password.", { exact: true }).waitFor();
    }
    expect(await stored(page, "access_token")).toBeNull();
  });
});

describe("the guard of the dashboard", () => {
  it("wants both a token and a demo user, else leads to the login", async () => {
    const page = await site.visit("/dashboard");
    await page.getByText("Please sign in to access the dashboard.").waitFor();
    expect(page.url()).toBe(`${site.address}/login?message=login_required`);
    await page.evaluate(() => localStorage.setItem("access_token", "x"));
    await page.goto(`${site.address}/dashboard`);
    await page.waitForURL("**/login?message=login_required");
  });

  it("attaches the token to calls, and logging out forgets it and leads home", async () => {
    const page = await site.visit("/login");
    const before = ["/api/login", "/api/oidc"];
    const call = page.waitForRequest((request) => {
      const { pathname } = new URL(request.url());
      return pathname.startsWith("/api/") && !before.includes(pathname);
    });
    await signInToDemo(page, site.address);
    const token = await stored(page, "access_token");
    expect((await call).headers().authorization).toBe(`Bearer ${token}`);
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(`${site.address}/`);
    for (const key of ["access_token", "user_data", "demo_user"]) expect(await stored(page, key)).toBeNull();
  });
});
