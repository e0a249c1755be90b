import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkPath, openSite, type Site } from "./open-site.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const documents = [
  {
    path: "/terms-and-conditions",
    title: "Terms and Conditions",
    sections: [
      /acceptance/i,
      /service description/i,
      /accounts/i,
      /data usage/i,
      /acceptable use/i,
      /intellectual property/i,
      /subscription and payment/i,
      /warranties/i,
      /liability/i,
      /termination/i,
      /changes/i,
      /contact/i,
    ],
  },
  {
    path: "/privacy-statement",
    title: "Privacy Statement",
    sections: [
      /information we collect/i,
      /use/i,
      /process/i,
      /shar/i,
      /retention/i,
      /rights/i,
      /marketing/i,
      /cookies/i,
      /international transfers/i,
      /children under 13/i,
      /changes/i,
      /contact/i,
    ],
  },
];

describe.each(documents)("$title", ({ path, title, sections }) => {
  it("has twelve complete sections in their order, its date, and its links", async () => {
    const page = await site.visit(path);
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    expect(await page.locator("#main").innerText()).toContain("January 1, 2025");
    const headings = await page.locator("article h2").allInnerTexts();
    expect(headings).toHaveLength(12);
    for (const [at, pattern] of sections.entries()) {
      expect(headings[at]).toMatch(pattern);
      expect(headings[at]).toMatch(new RegExp(`^${at + 1}\\. `));
    }
    for (const section of await page.locator("article section").all())
      expect((await section.innerText()).split(/\s+/).length).toBeGreaterThan(60);
    expect(await linkPath(page, "Login")).toBe("/login");
    expect(await linkPath(page, "Back to Home")).toBe("/");
  });
});

describe("an address without a page", () => {
  it("shows 404, says so, logs the path, and leads home", async () => {
    const page = await site.visit("/");
    const logged = page.waitForEvent("console", (message) => message.text().includes("/no/such/page"));
    await page.goto(`${site.address}/no/such/page`);
    await page.getByRole("heading", { name: "404" }).waitFor();
    await page.getByText("Oops! Page not found", { exact: true }).waitFor();
    await logged;
    await page.getByRole("link", { name: "Return to Home" }).click();
    await page.waitForURL(`${site.address}/`);
  });

  it.each([
    ["/help", "/login"],
    ["/contact", "/request-demo"],
    ["/privacy", "/privacy-statement"],
    ["/terms", "/terms-and-conditions"],
    ["/quick-signup", "/request-demo"],
  ])("%s is one, and links to %s", async (path, wanted) => {
    const page = await site.visit(path);
    await page.getByRole("heading", { name: "404" }).waitFor();
    const links = await page
      .locator("main a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([wanted, "/"]);
  });
});

describe("the router", () => {
  it("says what went wrong under its heading when a page itself fails", async () => {
    const page = await site.visit("/login");
    await page.route("**/assets/connectors-*.js", (route) => route.abort());
    await page.goto(`${site.address}/connectors`);
    await page.getByRole("heading", { name: "Unexpected Application Error!" }).waitFor();
  });
});

describe("every page", () => {
  it("has a title, a description, icons, a manifest and a picture for those who unfold links", async () => {
    const titles = new Set<string>();
    const page = await site.visit("/");
    const paths = ["/", "/login", "/request-demo", "/data-sources", "/connectors", "/chat-integrations"];
    for (const path of [...paths, "/terms-and-conditions", "/privacy-statement"]) {
      await page.goto(`${site.address}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      titles.add(await page.title());
      expect(
        (await page.locator('meta[name="description"]').getAttribute("content"))?.length,
      ).toBeGreaterThan(30);
    }
    expect(titles.size).toBe(8);
    const files = [
      "/favicon.svg",
      "/icon-32.png",
      "/apple-touch-icon.png",
      "/site.webmanifest",
      "/social.png",
    ];
    for (const file of files) {
      const response = await fetch(`${site.address}${file}`);
      expect([file, response.status]).toEqual([file, 200]);
      expect(response.headers.get("content-type")).not.toContain("html");
    }
    expect(await page.locator('meta[property="og:image"]').getAttribute("content")).toBe("/social.png");
  });
});
