import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn, mailTo } from "../../server/test/mails.ts";
import { openBrowser } from "./open-browser.ts";
import { ask, field, goTo, send, toast } from "./open-dashboard.ts";
import { setUp } from "./set-up.ts";
import { type RunningServer, startServer } from "./start-server.ts";

let folder: string;
let server: RunningServer;
let browser: Browser;
let admin: Page;
let colleague: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
  server = await startServer(folder);
  browser = await openBrowser();
  admin = await newPage();
  colleague = await newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const newPage = async (): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1440, height: 1000 } })).newPage();

const months = ["2024-01", "2024-02", "2024-03", "2024-04"];
const sales = `day,region,amount\n${months
  .flatMap((month, at) => [`${month}-05,North,${100 + at}`, `${month}-06,South,${50 + at}`])
  .join("\n")}\n`;

/** Whether a server still takes requests: it stops before it has ended. */
const answers = ({ address }: RunningServer): Promise<boolean> =>
  fetch(`${address}/health`).then(
    () => true,
    () => false,
  );

/** Waits for something that another browser changed: two seconds, and what a loaded machine takes for twenty requests. */
async function withinTwoSeconds(shown: Locator): Promise<void> {
  const start = Date.now();
  await shown.page().evaluate(() => fetch("/health").then((response) => response.text()));
  await shown.waitFor({ timeout: 2000 + 20 * (Date.now() - start) });
}

describe("a real workspace", () => {
  it("is set up by the link that the first start printed, which serves once", async () => {
    const link = await server.setUpLink();
    await setUp(admin, link);
    expect(await admin.getByRole("img", { name: "Grace Hopper" }).innerText()).toBe("GH");
    await colleague.goto(link);
    await colleague.getByLabel("Your name").fill("Eve");
    await colleague.getByLabel("Email").fill("eve@example.com");
    await colleague.getByLabel(/^Password/).fill("a long password");
    await colleague.getByRole("button", { name: "Create the account" }).click();
    await colleague.getByText("This link has been used or is out of time.").waitFor();
  });

  it("guides to a source a second and a half after a question without one", async () => {
    await admin.getByRole("button", { name: "Connect Your Data" }).waitFor();
    await field(admin).fill("revenue by country");
    const started = Date.now();
    await field(admin).press("Enter");
    await admin.getByText("Connect a data source or upload a file first").waitFor();
    expect(Date.now() - started).toBeGreaterThanOrEqual(1500);
    await admin.getByRole("button", { name: "Connect a data source" }).click();
    await admin
      .getByLabel("Choose files")
      .setInputFiles({ name: "sales.csv", mimeType: "text/csv", buffer: Buffer.from(sales) });
    expect(await admin.getByLabel("Name").inputValue()).toBe("sales");
    await admin.getByRole("button", { name: "Upload" }).click();
    await toast(admin, 'Data source "sales" connected successfully!').waitFor({ timeout: 60_000 });
    await admin.getByRole("button", { name: "Start asking" }).click();
    await admin.getByRole("button", { name: "Ask it now" }).waitFor();
  });

  it("counts its own figures and keeps its own charts", async () => {
    const stats = admin.getByRole("region", { name: "Quick Stats" });
    expect(await stats.innerText()).toMatch(/Saved Charts\s*0/);
    const answer = await ask(admin, "amount by region");
    expect(await answer.locator("tbody tr").count()).toBe(2);
    await admin.getByLabel("Save chart").click();
    await admin.getByLabel("Name").fill("Regions");
    await admin.getByRole("radio", { name: /Team charts/ }).check();
    await admin.getByRole("button", { name: "Save", exact: true }).click();
    await expect.poll(() => stats.innerText()).toMatch(/Active Queries\s*1[\s\S]*Saved Charts\s*1/);
  });

  it("invites by mail; the link makes an account with the role that was given", async () => {
    await goTo(admin, "Team Collaboration");
    await admin.getByRole("button", { name: "Invite Member" }).click();
    await admin.getByLabel("Email").fill("ada@example.com");
    await admin.getByRole("button", { name: "Send Invitation" }).click();
    await toast(admin, "Invitation sent successfully!").waitFor();
    await admin.getByRole("region", { name: "Invitations" }).getByText("ada@example.com").waitFor();
    await colleague.goto(linkIn(await mailTo(folder, "ada@example.com", "invites you")));
    await colleague.getByText("Grace Hopper invites you as Viewer.").waitFor();
    await colleague.getByLabel("Your name").fill("Ada Lovelace");
    await colleague.getByLabel(/^Password/).fill("another long password");
    await colleague.getByRole("button", { name: "Accept the invitation" }).click();
    await colleague.waitForURL("**/dashboard");
  });

  it("shows a change in one browser in the other within two seconds", async () => {
    await withinTwoSeconds(admin.getByRole("region", { name: "Members" }).getByText("Ada Lovelace"));
    const activity = admin.getByRole("region", { name: "Activity" }).getByRole("listitem");
    await withinTwoSeconds(activity.filter({ hasText: "Ada Lovelace joined the workspace" }));
    await activity.filter({ hasText: "You asked “amount by region”" }).waitFor();
    await activity.filter({ hasText: "You saved the chart “Regions”" }).waitFor();
    await goTo(colleague, "Chart Library");
    const card = colleague.getByRole("listitem", { name: "Regions" });
    await card.waitFor();
    await goTo(admin, "Chart Library");
    await admin.getByRole("listitem", { name: "Regions" }).getByRole("button", { name: "Pin" }).click();
    await withinTwoSeconds(card.getByText("Pinned"));
  });

  it("gives a role that counts in an open session at once", async () => {
    const card = colleague.getByRole("listitem", { name: "Regions" });
    await card.getByRole("button", { name: "View" }).waitFor();
    for (const name of ["Unpin", "Share", "More about Regions"])
      expect([name, await card.getByRole("button", { name }).count()]).toEqual([name, 0]);
    await colleague.getByRole("link", { name: /data sources?$/ }).click();
    await colleague.getByRole("button", { name: "View Data" }).first().waitFor();
    await expect.poll(() => colleague.getByRole("button", { name: /^(Configure|Refresh)/ }).count()).toBe(0);
    await colleague.goBack();
    await card.waitFor();
    await goTo(admin, "Team Collaboration");
    await admin.getByLabel("Role of Ada Lovelace").selectOption("Editor");
    await toast(admin, "Ada Lovelace is Editor now").waitFor();
    await card.getByRole("button", { name: "Unpin" }).click();
    await toast(colleague, "Unpinned").waitFor();
    await goTo(colleague, "Team Collaboration");
    expect(await colleague.getByRole("button", { name: "Invite Member" }).count()).toBe(0);
  });

  it("keeps a chart's last figures when its source is gone, and says so", async () => {
    const card = admin.getByRole("listitem", { name: "Regions" });
    await goTo(admin, "Chart Library");
    await admin.evaluate(async () => {
      const headers = { authorization: `Bearer ${localStorage.getItem("access_token")}` };
      const { sources } = await (await fetch("/api/sources", { headers })).json();
      await fetch(`/api/sources/${sources[0].id}`, { method: "DELETE", headers });
    });
    await card.getByRole("button", { name: "More about Regions" }).click();
    await admin.getByRole("menuitem", { name: "Refresh now" }).click();
    await card.getByText(/Not refreshed: .*removed/).waitFor();
    await card.locator("canvas").waitFor();
  });

  it("signs a member out who was removed", async () => {
    await goTo(admin, "Team Collaboration");
    await admin.getByRole("button", { name: "Remove Ada Lovelace" }).click();
    await admin.getByRole("button", { name: "Keep it" }).click();
    await admin.getByRole("button", { name: "Remove Ada Lovelace" }).click();
    await admin.getByRole("button", { name: "Remove member" }).click();
    await toast(admin, "Ada Lovelace was removed").waitFor();
    await colleague.waitForURL("**/login?message=login_required", { timeout: 10_000 });
  });

  it("goes on in demo mode when the server has gone, and with real answers when it is back", async () => {
    const port = new URL(server.address).port;
    if (!(await answers(server))) server = await startServer(folder, { PORT: port });
    const page = await newPage();
    await page.goto(`${server.address}/login`);
    await page.getByRole("button", { name: "Use it" }).click();
    await page.getByRole("button", { name: "Login" }).click();
    await page.waitForURL("**/dashboard");
    await ask(page, "revenue by country");
    const gone = server.stop();
    while (await answers(server)) await setTimeout(20);
    await send(page, "orders by month");
    await page.getByText("MCP Server Unavailable").waitFor();
    await page.getByRole("region", { name: "Demo answer" }).waitFor();
    await page.getByRole("button", { name: "Connection: Demo" }).waitFor();
    await gone;
    server = await startServer(folder, { PORT: port });
    await page.getByRole("button", { name: "Connection: MCP", exact: true }).waitFor();
    const answer = await ask(page, "orders by month");
    expect(await answer.locator("tbody tr").count()).toBeGreaterThan(5);
    await page.reload();
    await page.getByText("MCP Server Unavailable").waitFor();
    expect(await page.getByRole("article").count()).toBe(3);
  });
});
