import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsInAllLooks, faultsOfDialog } from "../axe.ts";
import { openSite, type Site, type StorageState, signUp } from "./open-site.ts";

let site: Site;
let storageState: StorageState;
beforeAll(async () => {
  site = await openSite();
  storageState = await signUp(site);
  const page = await site.visit("/connectors", { storageState });
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem("access_token")}`;
    const form = new FormData();
    form.set("name", "stock");
    form.set("file", new File(["item,price\nLamp,20\nChair,75\n"], "stock.csv"));
    await fetch("/api/sources/upload", { method: "POST", body: form, headers: { authorization } });
  });
  await page.getByRole("button", { name: "Request Salesforce" }).click();
  await page.getByRole("button", { name: "Requested" }).waitFor();
  await page.context().close();
});
afterAll(() => site.close());

/** Pages of a member's own workspace, each with what shows that its data is there. */
const pages = [
  ["/data-sources", "Table: stock."],
  ["/connectors", "Requested"],
  ["/chat-integrations", "Quick Setup Recommendations"],
  ["/chat-integrations?tab=api", "Request REST API"],
  ["/account", "is not verified yet"],
  ["/admin/leads", "Salesforce"],
] as const;

describe("a member's own pages, wide and narrow, in both themes", () => {
  it("break no rule of axe and are no wider than the screen", async () => {
    const page = await site.visit("/no-such-page", { reducedMotion: "reduce", storageState });
    const wrong: string[] = [];
    for (const [path, shown] of pages) {
      await page.goto(`${site.address}${path}`);
      await page.getByText(shown).first().waitFor();
      wrong.push(...(await faultsInAllLooks(page, path)));
    }
    expect(wrong).toEqual([]);
  }, 240_000);
});

describe("the settings and the rows of a source", () => {
  it("break no rule of axe either", async () => {
    const page = await site.visit("/data-sources", { reducedMotion: "reduce", storageState });
    for (const [button, shown] of [
      ["Configure", "Remove this source"],
      ["View Data", "Lamp"],
    ] as const) {
      await page.getByRole("button", { name: button }).click();
      await page.getByRole("dialog").getByText(shown).waitFor();
      expect(await faultsOfDialog(page, button)).toEqual([]);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });
});

describe("the account", () => {
  it("is one click from the dashboard, and its address is verified by a mail", async () => {
    const page = await site.visit("/dashboard", { storageState });
    await page.getByRole("link", { name: "Olga Operator" }).click();
    await page.waitForURL("**/account");
    const verifications = async () =>
      (await site.mails()).filter(({ subject }) => subject === "Verify your address for Parlance");
    await expect.poll(async () => (await verifications()).length).toBe(1);
    await page.getByRole("button", { name: "Send it again" }).click();
    await page.getByText("Verification email sent to olga@example.com.", { exact: false }).waitFor();
    const [latest, first] = (await verifications()).map(
      ({ text }) => /http\S+token=[\w-]+/.exec(text)?.[0] ?? "",
    );
    await page.goto(first ?? "");
    await page.getByRole("heading", { name: "Your address is not verified" }).waitFor();
    await page.goto(latest ?? "");
    await page.waitForURL("**/login?verified=true");
    await page
      .getByText("Email verified successfully! You can now sign in to your account.", { exact: true })
      .waitFor();
    await page.goto(`${site.address}/account`);
    await page.getByRole("heading", { name: "Password" }).waitFor();
    expect(await page.getByText("is not verified yet").count()).toBe(0);
  });
});

describe("wide screens", () => {
  it.each([2560, 3840])("at %d px the pages grow with the screen and stay whole", async (width) => {
    const height = Math.round((width * 9) / 16);
    for (const path of ["/", "/login", "/connectors", "/no-such-page"]) {
      const page = await site.visit(path, { viewport: { width, height } });
      const heading = page.getByRole("heading", { level: 1 });
      await heading.waitFor();
      const box = await heading.boundingBox();
      const text = await page.locator("main p").first().boundingBox();
      expect(box?.y ?? height).toBeLessThan(height / 2);
      expect(text?.height ?? 0).toBeGreaterThanOrEqual(20);
      const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([path, excess]).toEqual([path, 0]);
      if (path === "/login" || path === "/no-such-page")
        expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(
          true,
        );
      await page.context().close();
    }
  });
});
