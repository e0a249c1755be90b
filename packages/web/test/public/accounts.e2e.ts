import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn, mailTo as mailOf } from "../../../server/test/mails.ts";
import { openSite, passTime, type Site, stopClock, timerStarted } from "./open-site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const operator = { name: "Olga Operator", email: "olga@example.com", password: "correct horse battery" };

/** One sign-in for all tests: its storage is handed from page to page. */
let signedIn: Awaited<ReturnType<ReturnType<Page["context"]>["storageState"]>>;

const mailTo = (address: string, subject: string): Promise<string> => mailOf(site.folder, address, subject);
const logIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
};

describe("the first administrator", () => {
  it("is made by the printed link, which works once", async () => {
    const link = await site.setUpLink();
    const page = await site.visit(link);
    await page.getByRole("button", { name: "Create the account" }).click();
    for (const text of ["Enter your name", "Please enter a valid email address"])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByText("A password has at least 10 characters", { exact: true }).waitFor();
    await page.getByLabel("Your name").fill(operator.name);
    await page.getByLabel("Email").fill(operator.email);
    await page.getByLabel(/^Password/).fill(operator.password);
    await page.getByRole("button", { name: "Create the account" }).click();
    await page.waitForURL("**/dashboard");
    signedIn = await page.context().storageState();
    const again = await site.visit(link);
    await again.getByLabel("Your name").fill("Mallory");
    await again.getByLabel("Email").fill("mallory@example.com");
    await again.getByLabel(/^Password/).fill("a password of my own");
    await again.getByRole("button", { name: "Create the account" }).click();
    await again.getByText("This link has been used or is out of time.", { exact: false }).waitFor();
  });
});

describe("early access", () => {
  it("goes from the form over the operator's page and the mail into a workspace of the company", async () => {
    const visitor = await site.visit("/request-demo");
    await visitor.getByLabel("Email").fill("grace@example.com");
    await visitor.getByLabel("First name").fill("Grace");
    await visitor.getByLabel("Last name").fill("Hopper");
    await visitor.getByLabel("Company").fill("Compilers Ltd");
    await visitor.getByLabel("Cloud data platform", { exact: true }).selectOption("gcp");
    await visitor.getByRole("button", { name: "REQUEST DEMO" }).click();
    await visitor.getByText("Demo Request Submitted!").waitFor();
    await mailTo("olga@example.com", "Early access: Grace Hopper, Compilers Ltd");

    const page = await site.visit("/admin/leads", { storageState: signedIn });
    await page.getByText("Compilers Ltd", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Invite grace@example.com" }).click();
    await page.getByText("Invitation sent to grace@example.com").waitFor();
    await page.getByText("invited", { exact: true }).waitFor();
    await page.getByRole("region", { name: "Mail" }).getByText("grace@example.com").first().waitFor();

    const invited = await site.visit(
      linkIn(await mailTo("grace@example.com", "invites you to Compilers Ltd")),
    );
    await invited.getByRole("heading", { name: "Join Compilers Ltd" }).waitFor();
    expect(await invited.locator("main").innerText()).toContain("Olga Operator invites you as Admin");
    await invited.getByLabel("Your name").fill("Grace Hopper");
    await invited.getByLabel(/^Password/).fill("a ship in port is safe");
    await invited.getByRole("button", { name: "Accept the invitation" }).click();
    await invited.waitForURL("**/dashboard");
    await invited.goto(`${site.address}/account`);
    await invited.getByText("grace@example.com, Admin in Compilers Ltd").waitFor();
    await invited.goto(`${site.address}/admin/leads`);
    await invited.getByRole("alert").first().waitFor();

    const replay = await site.visit(linkIn(await mailTo("grace@example.com", "invites you")));
    await replay.getByRole("heading", { name: "This link does not work any more" }).waitFor();
    await page.reload();
    await page.getByText("joined", { exact: true }).waitFor();
  });
});

describe("a forgotten password", () => {
  it("is replaced by a link from a mail, and the old one does not work any more", async () => {
    const page = await site.visit("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
    await page.getByLabel("Email").fill("grace@example.com");
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.locator("[data-notice=success]").waitFor();
    await page.goto(linkIn(await mailTo("grace@example.com", "Set a new password")));
    await page.getByRole("textbox", { name: /^New password/ }).fill("ships are built for more");
    await page.getByRole("button", { name: "Set the password" }).click();
    await page.getByText("Your password was changed. Sign in with the new one.").waitFor();
    await logIn(page, "grace@example.com", "a ship in port is safe");
    await page.getByText("Invalid email or password.").waitFor();
    await logIn(page, "grace@example.com", "ships are built for more");
    await page.waitForURL("**/dashboard");
  });
});

describe("a member's own workspace", () => {
  it("shows its sources with buttons that do what they say", async () => {
    const page = await site.visit("/data-sources", { storageState: signedIn });
    await page.getByRole("heading", { name: "No data source yet" }).waitFor();
    await uploadCsv(page);
    await page.reload();
    const card = page.locator("[data-source]");
    await card.waitFor();
    expect(await card.count()).toBe(1);
    expect(await card.innerText()).toContain("Table: stock.");
    await card.getByRole("button", { name: "View Data" }).click();
    await page.getByRole("dialog").getByText("Lamp").waitFor({ timeout: 20_000 });
    expect(await page.getByRole("dialog").locator("tbody tr").count()).toBe(3);
    await page.keyboard.press("Escape");
    await card.getByRole("button", { name: /^Refresh/ }).click();
    await page.getByText("is reachable").waitFor({ timeout: 20_000 });
    await card.getByRole("button", { name: "Configure" }).click();
    await page.getByRole("button", { name: "Remove this source" }).click();
    await page.getByRole("button", { name: "Remove “stock”" }).click();
    await page.getByRole("heading", { name: "No data source yet" }).waitFor();
  });

  it("opens the wizard for connectors that exist and takes requests for those that do not", async () => {
    const page = await site.visit("/connectors", { storageState: signedIn });
    const card = (name: string) => page.locator("[data-connector]").filter({ hasText: name }).first();
    await card("PostgreSQL").waitFor();
    expect(await card("PostgreSQL").getByRole("link", { name: "Connect Now" }).getAttribute("href")).toBe(
      "/dashboard?connect=postgresql",
    );
    await card("Salesforce").getByText("Not available yet.").waitFor();
    await card("Salesforce").getByRole("button", { name: "Request Salesforce" }).click();
    await card("Salesforce").getByRole("button", { name: "Requested" }).waitFor();
    await page.reload();
    await card("Salesforce").getByRole("button", { name: "Requested" }).waitFor();
    await page.goto(`${site.address}/admin/leads`);
    await page.getByText("Salesforce").waitFor();
  });

  it("says that integrations cannot be activated yet, and shows no sample key", async () => {
    const page = await site.visit("/chat-integrations?tab=api", { storageState: signedIn });
    await page.getByRole("note").waitFor();
    const card = page.locator("[data-integration]").first();
    await card.getByText("Not active. It cannot be activated yet.").waitFor();
    expect(await page.locator("code").count()).toBe(0);
    expect(await card.getByRole("img", { name: "Active" }).count()).toBe(0);
  });

  it("toasts bottom-right, 356 px wide, 14 px apart, by Alt+T, for 4000 ms, at most three at once", async () => {
    const page = await site.visit("/connectors", { storageState: signedIn, clock: true });
    await page.mouse.move(5, 5);
    await stopClock(page);
    for (const name of ["Shopify", "Stripe", "QuickBooks", "Google Analytics 4"])
      await page.getByRole("button", { name: `Request ${name}` }).click();
    const toasts = async () => {
      await passTime(page, 10);
      return page.locator("[data-sonner-toast]").count();
    };
    await expect.poll(toasts).toBe(4);
    const list = page.locator("[data-sonner-toaster]");
    expect(await list.getAttribute("data-x-position")).toBe("right");
    expect(await list.getAttribute("data-y-position")).toBe("bottom");
    const style = await list.evaluate((box) => {
      const { getPropertyValue } = getComputedStyle(box);
      return [
        getPropertyValue.call(getComputedStyle(box), "--width"),
        getPropertyValue.call(getComputedStyle(box), "--gap"),
      ];
    });
    expect(style.map((value) => value.trim())).toEqual(["356px", "14px"]);
    expect(await page.locator("section[aria-label*='Notifications']").getAttribute("aria-label")).toContain(
      "alt+T",
    );
    expect(await page.locator("[data-sonner-toast][data-visible=true]").count()).toBe(3);
    await timerStarted(page, 4000);
    await passTime(page, 5000);
    await expect.poll(() => page.locator("[data-sonner-toast][data-visible=true]").count()).toBeLessThan(3);
  });

  it("asks again three times, after one, two and four seconds, before it gives up", async () => {
    const page = await site.visit("/terms-and-conditions", { storageState: signedIn, clock: true });
    let calls = 0;
    let release: () => void = () => undefined;
    const stopped = new Promise<void>((done) => {
      release = done;
    });
    await page.route("**/api/sources", async (route) => {
      calls += 1;
      await stopped;
      await route.fulfill({
        status: 500,
        contentType: "application/json",
        body: '{"detail":"Out of order.","failure":null}',
      });
    });
    await page.goto(`${site.address}/data-sources`);
    await expect.poll(() => calls).toBe(1);
    await stopClock(page);
    release();
    for (const [before, wait] of [1000, 2000, 4000].entries()) {
      await timerStarted(page, wait);
      await passTime(page, wait - 50);
      expect(calls).toBe(before + 1);
      await passTime(page, 50);
      await expect.poll(() => calls).toBe(before + 2);
    }
    const alerts = async () => {
      await passTime(page, 10);
      return page.getByRole("alert").getByText("Out of order.").count();
    };
    await expect.poll(alerts).toBe(1);
    await passTime(page, 60_000);
    expect(calls).toBe(4);
  });
});

/** Uploads a small file as the dashboard does. */
async function uploadCsv(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const form = new FormData();
    form.set("name", "stock");
    form.set("file", new File(["item,price,count\nLamp,20,3\nChair,75,1\nTable,180,2\n"], "stock.csv"));
    const authorization = `Bearer ${localStorage.getItem("access_token")}`;
    const response = await fetch("/api/sources/upload", {
      method: "POST",
      body: form,
      headers: { authorization },
    });
    return response.status;
  });
  expect(status).toBe(201);
}
