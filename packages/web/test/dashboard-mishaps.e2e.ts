import { describe, expect, it } from "vitest";
import { give } from "./give-files.ts";
import { ask, goTo, runDashboard, send, stored, toast } from "./open-dashboard.ts";
import { callAs, demoSession, openAs } from "./sign-in.ts";

const suite = runDashboard();

describe("what does not belong to one", () => {
  it("another workspace's conversation is an empty one, and nothing of it is told", async () => {
    const owner = await suite.open();
    await ask(owner, "revenue by country");
    const id = await stored(owner, "conversation_id");
    const stranger = await demoSession(suite.server.address);
    const page = await openAs(suite.browser, suite.server.address, stranger, {
      stored: { conversation_id: String(id) },
    });
    await page.locator("[data-message=system]").waitFor();
    expect(await page.locator("[data-message=user], [data-message=bot]").count()).toBe(0);
    const paths = [
      ["GET", `/api/conversations/${id}`],
      ["PATCH", `/api/conversations/${id}`],
      ["DELETE", `/api/conversations/${id}`],
    ] as const;
    for (const [method, path] of paths) {
      const body = { GET: undefined, PATCH: { title: "mine" }, DELETE: {} }[method];
      const response = await callAs(suite.server.address, stranger, method, path, body);
      expect([method, response.status]).toEqual([method, 404]);
      expect(await response.text()).not.toContain("revenue");
    }
    await ask(page, "orders by month");
    await owner.reload();
    await owner.getByRole("article").waitFor();
    expect(await owner.locator("[data-message=user]").allInnerTexts()).toEqual(["revenue by country"]);
  });

  it("a share link that is not one, whatever stands in it", async () => {
    const page = await openAs(suite.browser, suite.server.address, null, { path: "/login" });
    for (const id of ["AAAAAAAAAAAAAAAAAAAAAA", "..%2F..%2Fetc", "x".repeat(2000), "' OR 1=1 --"]) {
      await page.goto(`${suite.server.address}/shared-chat/${id}`);
      await page.getByText("Conversation not found.").waitFor();
      await page.getByRole("main").getByRole("link", { name: "Back to Dashboard" }).waitFor();
    }
    await page.goto(`${suite.server.address}/shared-chat/%00`);
    await page.getByText("Oops! Page not found").waitFor();
  });
});

describe("messages that are none", () => {
  it("are refused with a reason, by whatever way they come", async () => {
    const { server, session } = suite;
    const asked = async (question: unknown): Promise<[number, string]> => {
      const body = { question, session_id: "session_1", data_sources: [] };
      const response = await callAs(server.address, session, "POST", "/api/mcp/askdata", body);
      const { detail = "" } = (await response.json()) as { detail?: string };
      return [response.status, detail];
    };
    expect(await asked("x".repeat(501))).toEqual([400, expect.stringContaining("at most 500 characters")]);
    for (const broken of ["   ", 5, null, { a: 1 }, "a\u0000b", "\ud800"]) {
      const [status, detail] = await asked(broken);
      expect([JSON.stringify(broken), status]).toEqual([JSON.stringify(broken), 400]);
      expect(detail).not.toBe("");
    }
    const page = await suite.open();
    await page.route(/ask-?data$/, (route) =>
      route.fulfill({
        status: 400,
        json: {
          detail: "A question has at most 500 characters",
          failure: { code: "invalid-request", issues: [] },
        },
      }),
    );
    await page.getByLabel("Your question").fill("revenue");
    await page.getByLabel("Your question").press("Enter");
    await page.locator("[data-message=bot]").getByText("A question has at most 500 characters").waitFor();
    expect(await page.locator("[data-message=user]").innerText()).toContain("revenue");
  });
});

describe("a browser that does not help", () => {
  it("refuses its clipboard, or has none: what was to be copied is shown", async () => {
    const page = await suite.open();
    const answer = await ask(page, "revenue by country");
    for (const [before, clipboard] of ["refuses", "is missing"].entries()) {
      await page.evaluate((state) => {
        const writeText = () => Promise.reject(new Error("refused"));
        const value = state === "refuses" ? { writeText } : undefined;
        Object.defineProperty(navigator, "clipboard", { value, configurable: true });
      }, clipboard);
      await answer.getByLabel("Copy", { exact: true }).click();
      await toast(page, /^Copy this: .*revenue/i)
        .nth(before)
        .waitFor();
    }
  });

  it.each(["2019-01-01T00:00:00Z", "2045-01-01T00:00:00Z"])("has a clock that says %s", async (time) => {
    const page = await openAs(suite.browser, suite.server.address, suite.session, { path: "/login" });
    await page.clock.setFixedTime(new Date(time));
    await page.goto(`${suite.server.address}/dashboard`);
    const answer = await ask(page, "revenue by country");
    await answer.getByRole("article").waitFor();
    await page.reload();
    await page.getByRole("article").waitFor();
    expect(new URL(page.url()).pathname).toBe("/dashboard");
    await goTo(page, "Team Collaboration");
    await page.getByRole("region", { name: "Members" }).getByText("Maya Lindqvist").waitFor();
    expect(await page.getByRole("main").innerText()).not.toMatch(/NaN|Invalid|in \d+ years/);
  });

  it("takes what is typed along into the next visit, and into no other conversation", async () => {
    const page = await suite.open();
    await page.getByLabel("Your question").fill("half a quest");
    await page.reload();
    await expect.poll(() => page.getByLabel("Your question").inputValue()).toBe("half a quest");
    await page.getByRole("button", { name: "New Chat" }).click();
    await expect.poll(() => page.getByLabel("Your question").inputValue()).toBe("");
  });

  it("hands files over by drop or paste, wherever on the page; text that is dropped is text", async () => {
    const page = await suite.open();
    const sales = { "sales.csv": "city,sales\nRome,3\n" };
    const both = { ...sales, "cities.csv": "city,country\nRome,Italy\n" };
    const named = page.getByLabel("Name", { exact: true });
    expect(await give(page, "textarea", "drop", {})).toBe(true);
    expect(await give(page, "textarea", "paste", {})).toBe(true);
    await give(page, "header", "dragover", both);
    await page.getByText("Drop files to ask them").waitFor();
    for (const [selector, gesture, files, name] of [
      ["header", "drop", both, "sales and 1 more"],
      ["textarea", "paste", sales, "sales"],
      ["main", "paste", both, "sales and 1 more"],
    ] as const) {
      expect(await give(page, selector, gesture, files)).toBe(false);
      await named.waitFor();
      expect(await named.inputValue()).toBe(name);
      await page.keyboard.press("Escape");
      await named.waitFor({ state: "detached" });
    }
    expect(await page.getByText("Drop files to ask them").count()).toBe(0);
  });

  it("is loaded anew in the middle of an answer: the question is asked again, once", async () => {
    const page = await suite.open();
    await page.route(/ask-?data$/, () => undefined);
    await send(page, "revenue by country");
    await page.locator("[data-message=bot][role=status]").waitFor();
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.reload();
    await page.getByRole("article").waitFor();
    await page.reload();
    await page.getByRole("article").waitFor();
    expect(await page.locator("[data-message=user]").allInnerTexts()).toEqual(["revenue by country"]);
  });
});
