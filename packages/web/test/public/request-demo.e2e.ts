import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkPath, openSite, passTime, type Site, stopClock, timerStarted } from "./open-site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const SUCCESS =
  "Thank you for your interest in Parlance. Our team will contact you within 24 hours to schedule your personalized demo.";

async function fill(page: Page, changes: Record<string, string> = {}): Promise<void> {
  const values = {
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    company: "Analytical Engines",
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) await page.locator(`input[name=${name}]`).fill(value);
}
const send = (page: Page) => page.getByRole("button", { name: "REQUEST DEMO" }).click();
const platform = (page: Page) => page.getByLabel("Cloud data platform", { exact: true });
const pending = (page: Page) => page.evaluate(() => localStorage.getItem("pending_leads"));

describe("the form that asks for a demo", () => {
  it("has its fields, links and ten platforms", async () => {
    const page = await site.visit("/request-demo");
    const email = page.getByLabel("Email");
    await email.waitFor();
    for (const label of ["Email", "First name", "Last name", "Company"])
      expect(await page.getByLabel(label).getAttribute("required")).not.toBeNull();
    for (const label of ["Phone", "Job title"])
      expect(await page.getByLabel(label).getAttribute("required")).toBeNull();
    expect(await email.getAttribute("type")).toBe("email");
    expect(await page.getByLabel("Phone").getAttribute("type")).toBe("tel");
    const [first, last] = [
      await page.getByLabel("First name").boundingBox(),
      await page.getByLabel("Last name").boundingBox(),
    ];
    expect([first?.y, (first?.x ?? 0) < (last?.x ?? 0)]).toEqual([last?.y, true]);
    const values = await platform(page).evaluate((select) =>
      [...(select as HTMLSelectElement).options].map(({ value }) => value).filter((value) => value !== ""),
    );
    expect(values).toEqual(
      "aws gcp azure snowflake databricks bigquery redshift postgresql mysql other".split(" "),
    );
    for (const [name, path] of [
      ["Terms and Conditions", "/terms-and-conditions"],
      ["Privacy Statement", "/privacy-statement"],
    ] as const) {
      const link = page.getByRole("link", { name });
      expect([await link.getAttribute("href"), await link.getAttribute("target")]).toEqual([path, "_blank"]);
    }
    expect(await linkPath(page, "Back to Home")).toBe("/");
  });

  it("asks for another platform only when “other” is chosen, and forgets it with another choice", async () => {
    const page = await site.visit("/request-demo");
    const other = page.locator("input[name=customCloudPlatform]");
    await platform(page).waitFor();
    expect(await other.count()).toBe(0);
    await platform(page).selectOption("other");
    await other.fill("Teradata");
    await platform(page).selectOption("aws");
    expect(await other.count()).toBe(0);
    await platform(page).selectOption("other");
    expect(await other.inputValue()).toBe("");
  });

  it("says under each field what is wrong, in red, and sends nothing", async () => {
    const page = await site.visit("/request-demo");
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/leads")) calls += 1;
    });
    await send(page);
    const texts = [
      "Email is required",
      "First name is required",
      "Last name is required",
      "Company name is required",
      "Please select a cloud platform",
    ];
    for (const text of texts) await page.getByText(text, { exact: true }).waitFor();
    const field = page.locator("input[name=email]");
    const colours = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const probe = document.createElement("i");
      probe.style.color = root.getPropertyValue("--loss");
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    await expect.poll(() => field.evaluate((box) => getComputedStyle(box).borderTopColor)).toBe(colours);
    const message = page.getByText("Email is required", { exact: true });
    expect(await message.evaluate((line) => getComputedStyle(line).color)).toBe(colours);
    await field.fill("a");
    await message.waitFor({ state: "detached" });
    expect(calls).toBe(0);
  });

  it("keeps the rules of each field", async () => {
    const page = await site.visit("/request-demo");
    await platform(page).selectOption("other");
    await fill(page, {
      email: "ada@example",
      firstName: " A ",
      lastName: "L",
      company: "E",
      phone: "0123456789",
      jobTitle: "x",
    });
    await send(page);
    const texts = [
      "Please enter a valid email address",
      "First name must be at least 2 characters",
      "Last name must be at least 2 characters",
      "Company name must be at least 2 characters",
      "Please enter a valid phone number",
      "Job title must be at least 2 characters",
      "Please specify your cloud platform",
    ];
    for (const text of texts) await page.getByText(text, { exact: true }).waitFor();
    await page.locator("input[name=customCloudPlatform]").fill("T");
    await send(page);
    await page.getByText("Cloud platform name must be at least 2 characters", { exact: true }).waitFor();
  });

  it("sends the lead, thanks, and leads home after three seconds", async () => {
    const page = await site.visit("/request-demo", { clock: true });
    await fill(page, { phone: "+1 (415) 555-0134" });
    await platform(page).selectOption("other");
    await page.locator("input[name=customCloudPlatform]").fill("Teradata");
    await stopClock(page);
    const sent = page.waitForRequest("**/api/leads");
    await send(page);
    expect((await sent).postDataJSON()).toEqual({
      email: "ada@example.com",
      first_name: "Ada",
      last_name: "Lovelace",
      company: "Analytical Engines",
      phone: "+1 (415) 555-0134",
      job_title: null,
      cloud_platform: "Teradata",
    });
    for (const text of ["Demo Request Submitted!", SUCCESS, "Redirecting to home page..."])
      await page.getByText(text, { exact: true }).waitFor();
    await timerStarted(page, 3000);
    await passTime(page, 2950);
    expect(new URL(page.url()).pathname).toBe("/request-demo");
    await passTime(page, 50);
    await page.waitForURL(`${site.address}/`);
    await expect.poll(() => pending(page)).toBeNull();
  });

  it("thanks as well when the lead cannot be sent, keeps it, and sends it on a later visit", async () => {
    const page = await site.visit("/request-demo");
    const logged = page.waitForEvent("console", (message) => message.type() === "error");
    await page.route("**/api/leads", (route) => route.abort());
    await fill(page, { email: "late@example.com" });
    await platform(page).selectOption("aws");
    await send(page);
    await page.getByText("Demo Request Submitted!").waitFor();
    await logged;
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await pending(page)).toContain("late@example.com");
    await page.waitForURL(`${site.address}/`);
    await page.unroute("**/api/leads");
    const sent = page.waitForRequest("**/api/leads");
    await page.reload();
    expect((await sent).postDataJSON()).toMatchObject({ email: "late@example.com", cloud_platform: "aws" });
    await expect.poll(() => pending(page)).toBeNull();
    const subjects = async () => (await site.mails()).filter(({ to }) => to === "late@example.com").length;
    await expect.poll(subjects).toBe(1);
  });

  it("never shows what the server refused, and logs the detail", async () => {
    const page = await site.visit("/request-demo");
    await page.route("**/api/leads", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: '{"detail":"Out of paper."}' }),
    );
    const logged = page.waitForEvent("console", (message) => message.text().includes("Out of paper."));
    await fill(page);
    await platform(page).selectOption("gcp");
    await send(page);
    await page.getByText("Demo Request Submitted!").waitFor();
    await logged;
  });
});
