import type { LoginResponse } from "@parlance/contract";
import type { Page, Request } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ask, goTo, runDashboard, send, stored } from "./open-dashboard.ts";
import { callAs, openAs, uploadAs } from "./sign-in.ts";

const suite = runDashboard();

const sent = (page: Page, path: string): Promise<Request> =>
  page.waitForRequest((request) => new URL(request.url()).pathname === path);

describe("the calls", () => {
  it("asks the warehouse service as specified, without a token", async () => {
    const page = await suite.open();
    const call = sent(page, "/ask-data");
    await send(page, "revenue by country");
    const request = await call;
    const body = request.postDataJSON();
    expect(body).toEqual({
      query: "revenue by country",
      session_id: body.session_id,
      user_grouping: "default",
      database: "retail_demo",
      include_context: true,
    });
    expect(body.session_id).toMatch(/^session_\d{13}[a-z0-9]+$/);
    expect(await request.headerValue("authorization")).toBeNull();
    await page.getByRole("article").waitFor();
  });

  it("asks the backend with the sources, the person and the counts, with the token", async () => {
    const source = await uploadAs(
      suite.server.address,
      suite.session,
      "sales.csv",
      "region,amount\nN,1\nS,2\n",
    );
    const page = await suite.open();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("userDataSources"))).toContain(source);
    const call = sent(page, "/api/mcp/askdata");
    await send(page, "amount by region");
    const request = await call;
    expect(request.postDataJSON()).toMatchObject({
      question: "amount by region",
      user_grouping: "default",
      data_sources: [{ id: source, type: "file", name: "sales" }],
      context: {
        user_id: "demo@parlance.app",
        client_version: "1.0.0",
        session_info: { total_sources: 1, file_sources: 1, database_sources: 0 },
      },
    });
    expect(await request.headerValue("authorization")).toBe(`Bearer ${suite.session.access_token}`);
    await page.getByRole("article").waitFor();
  });

  it("renews a session that ran out, and asks again", async () => {
    const page = await openAs(suite.browser, suite.server.address, {
      ...suite.session,
      access_token: "ran_out",
    });
    const renewed = sent(page, "/api/refresh");
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
    await renewed;
    await page.getByRole("region", { name: "Quick Stats" }).getByText("847").waitFor();
    expect(await page.evaluate(() => localStorage.getItem("access_token"))).not.toBe("ran_out");
  });

  it("checks the server again every ten seconds, and at once when the address changes", async () => {
    const page = await suite.open();
    await page.clock.install();
    await page.reload();
    await page.getByRole("button", { name: "Connection: MCP", exact: true }).waitFor();
    let checks = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname === "/health") checks += 1;
    });
    await page.clock.fastForward(10_000);
    await expect.poll(() => checks, { timeout: 5000 }).toBeGreaterThanOrEqual(1);
    expect(checks).toBeLessThanOrEqual(2);
    const changes = { mcp_server_url: `${suite.server.address}/`, userDataSources: '[{"id":"ds_1"}]' };
    for (const change of Object.entries(changes)) {
      const before = checks;
      await page.evaluate(([key, value]) => {
        localStorage.setItem(key, value);
        window.dispatchEvent(new StorageEvent("storage", { key }));
      }, change);
      await expect.poll(() => checks, { timeout: 5000 }).toBeGreaterThan(before);
    }
  });
});

describe("failures", () => {
  it("gives up after ten seconds of silence", async () => {
    const page = await suite.open();
    await page.route(/ask-?data$/, () => undefined);
    const limits = await page.evaluateHandle(() => {
      const started: string[] = [];
      const { timeout } = AbortSignal;
      AbortSignal.timeout = (milliseconds) => {
        started.push(`warehouse ${milliseconds}`);
        return timeout.call(AbortSignal, milliseconds / 20);
      };
      const later = window.setTimeout;
      window.setTimeout = ((run: () => void, milliseconds = 0) => {
        if (milliseconds !== 10_000) return later(run, milliseconds);
        started.push(`backend ${milliseconds}`);
        return later(run, milliseconds / 20);
      }) as typeof window.setTimeout;
      return started;
    });
    await send(page, "revenue by country");
    await page
      .getByText("MCP Server Timeout - The analysis is taking longer than expected.")
      .waitFor({ timeout: 20_000 });
    // The look at the server's health, every ten seconds, waits as long and may fall in between.
    expect([...new Set(await limits.jsonValue())].toSorted()).toEqual(["backend 10000", "warehouse 10000"]);
  });

  it("shows any other failure as an analysis error, with a demo answer", async () => {
    const page = await suite.open();
    await page.route(/ask-?data$/, (route) => route.fulfill({ status: 500, body: "{}" }));
    await send(page, "revenue by country");
    await page.getByText("Analysis Error - Switching to demo mode.").waitFor();
    const demo = page.getByRole("region", { name: "Demo answer" });
    await demo.getByText("How I got this").click();
    await expect.poll(() => demo.innerText()).toMatch(/Rows found\s*\d+/);
    expect(await demo.innerText()).toMatch(/Confidence\s*9[2-9] %/);
    expect(await page.locator("[data-message=bot]").innerText()).toContain("npm start");
  });

  it("says what to do when even the demo answer fails", async () => {
    const page = await suite.open();
    await page.route(/ask-?data$/, (route) => route.abort());
    await page.evaluate(() => {
      Math.random = () => Number.NaN;
    });
    await send(page, "revenue by country");
    await page
      .getByText(
        "I encountered an error processing your question. Please try again or connect a data source to get started.",
      )
      .waitFor();
    await page.getByRole("button", { name: "Connect a data source" }).waitFor();
  });

  it("cancels, and keeps the question", async () => {
    const page = await suite.open();
    await page.route(/ask-?data$/, () => undefined);
    await send(page, "revenue by country");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByText("Cancelled.").waitFor();
    expect(await page.locator("[data-message=user]").innerText()).toContain("revenue by country");
  });

  it("says when nothing was found, and when something is not in the data", async () => {
    const page = await suite.open();
    await send(page, "products with unit cost above 1000000");
    await page.getByText("No results found for the query.").first().waitFor();
    await page.getByText("No data returned", { exact: true }).waitFor();
    await page.getByText("Try rephrasing your question.").waitFor();
    expect(await page.getByRole("button", { name: "Export" }).count()).toBe(0);
    await send(page, "how many spaceships");
    const answer = page.locator("[data-message=bot]").last();
    await answer
      .getByText(/I can't answer this from your data|nothing called/)
      .first()
      .waitFor();
  });

  it("survives storage that was tampered with, or is full", async () => {
    const page = await suite.open({
      stored: {
        userDataSources: '{"not":"a list"}',
        conversation_drafts: "[[[",
        conversation_notices: '{"conversation":5}',
        recent_questions: '[1,{"x":2},"revenue"]',
        conversation_id: "../../etc",
        mcp_server_url: "javascript:alert(1)",
      },
    });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await send(page, "revenue by country");
    await page.getByRole("article").waitFor();
    await page.getByRole("button", { name: "Connection: MCP", exact: true }).waitFor();
  });

  it("leads to the login when the session has ended elsewhere", async () => {
    const page = await suite.open();
    const other = await page.context().newPage();
    await other.goto(`${suite.server.address}/dashboard`);
    await other.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL("**/login?message=login_required");
  });
});

describe("the conversation", () => {
  it("edits a question in a branch of its own", async () => {
    const page = await suite.open();
    for (const question of ["revenue by country", "revenue by category"]) {
      const before = await page.getByRole("article").count();
      await send(page, question);
      await page.getByRole("article").nth(before).waitFor();
    }
    await page.locator("[data-message=user]").last().hover();
    await page.getByRole("button", { name: "Edit the question" }).last().click();
    await page.getByLabel("Edited question").fill("orders by month in 2024");
    await page.getByLabel("Edited question").press("Enter");
    await expect.poll(() => page.getByRole("article").last().locator("tbody tr").count()).toBe(12);
    expect(await page.locator("[data-message=user]").allInnerTexts()).toEqual([
      "revenue by country",
      "orders by month in 2024",
    ]);
    const list = page.getByRole("complementary", { name: "Conversations" });
    await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  });

  it("asks a follow-up by one press", async () => {
    const page = await suite.open();
    await send(page, "top 5 products by revenue");
    const first = page.getByRole("article").first();
    await first.waitFor();
    const bot = page.locator("[data-message=bot]").first();
    const [ask] = await bot.getByText("Ask next").locator("..").getByRole("button").all();
    await ask?.click();
    await expect.poll(() => page.locator("[data-message=user]").count()).toBe(2);
  });

  it("goes on while another tab is in view, and says when it is done", async () => {
    const page = await suite.open();
    await page.route("**/ask-data", async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await send(page, "revenue by country");
    await goTo(page, "AI Tools");
    const toast = page.locator("[data-sonner-toast]").filter({ hasText: "Answered: revenue by country" });
    await toast.waitFor();
    await toast.getByRole("button", { name: "Show" }).click();
    await page.getByRole("article").waitFor();
  });
});

describe("an answer to a page that is out of view", () => {
  it("is told by the system once a person allowed it, and not after they took it back", async () => {
    const page = await suite.open({ permissions: ["notifications"] });
    await page.evaluate(() => {
      const told: { text: string; press: () => void }[] = [];
      class Recorded {
        static permission = "granted";
        static requestPermission = () => Promise.resolve("granted");
        onclick: () => void = () => undefined;
        constructor(_title: string, { body }: { body: string }) {
          told.push({ text: body, press: () => this.onclick() });
        }
        close = () => undefined;
      }
      Object.assign(window, { Notification: Recorded, told });
      Object.defineProperty(document, "hidden", { get: () => true });
    });
    const told = (): Promise<string[]> =>
      page.evaluate(() => (Reflect.get(window, "told") as { text: string }[]).map(({ text }) => text));
    const wish = async (wanted: boolean): Promise<void> => {
      await page.getByRole("button", { name: "Settings" }).click();
      await page.getByLabel(/^Tell me when an answer is ready/).setChecked(wanted);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    await ask(page, "revenue by country");
    expect(await told()).toEqual([]);
    await wish(true);
    await ask(page, "revenue by category");
    await goTo(page, "AI Tools");
    expect(await told()).toEqual(["revenue by category"]);
    await page.evaluate(() => (Reflect.get(window, "told") as { press: () => void }[])[0]?.press());
    await page.getByRole("heading", { name: "AI Chat Analytics" }).waitFor();
    expect(await stored(page, "answer_notifications")).toBe("on");
    await wish(false);
    await ask(page, "orders by month");
    expect(await told()).toHaveLength(1);
  });

  it("is offered to be told where it takes its time", async () => {
    const page = await suite.open({ permissions: ["notifications"] });
    await page.evaluate(() => {
      const Recorded = { permission: "default", requestPermission: () => Promise.resolve("granted") };
      Object.assign(window, { Notification: Recorded });
    });
    await page.route(/ask-?data$/, () => undefined);
    await send(page, "revenue by country");
    await page.getByRole("button", { name: "Tell me when it is ready" }).click();
    await expect.poll(() => stored(page, "answer_notifications")).toBe("on");
  });
});

/** Runs in the page: by how much what is in view moves with each step up, whatever is drawn above it meanwhile. */
async function movedBy(
  list: Element,
  { steps, pixels }: { steps: number; pixels: number },
): Promise<number[]> {
  const moves: number[] = [];
  const { top, bottom } = list.getBoundingClientRect();
  const topOf = (element: Element | undefined): number => element?.getBoundingClientRect().top ?? Number.NaN;
  for (let step = 0; step < steps; step++) {
    const seen = [...list.querySelectorAll("[data-entry]")].find(
      (entry) => topOf(entry) < bottom && entry.getBoundingClientRect().bottom > top,
    );
    const before = topOf(seen);
    list.scrollBy(0, -pixels);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    moves.push(Math.round(topOf(seen) - before));
  }
  return moves;
}

describe("a long conversation", () => {
  it("is read a page at a time, from its end", async () => {
    const id = "session_1700000000000long";
    for (let turn = 1; turn <= 33; turn++)
      await callAs(suite.server.address, suite.session, "POST", "/api/mcp/askdata", {
        question: `hello ${turn}`,
        session_id: id,
        data_sources: [],
      });
    const page = await suite.open({ stored: { conversation_id: id } });
    const questions = page.locator("[data-message=user]");
    await questions.filter({ hasText: "hello 33" }).waitFor();
    expect(await questions.filter({ hasText: "hello 3" }).count()).toBeGreaterThan(0);
    expect(await questions.filter({ hasText: /hello 1$/ }).count()).toBe(0);
    const list = page.getByRole("log");
    expect(await list.evaluate(movedBy, { steps: 12, pixels: 90 })).toEqual(Array(12).fill(90));
    await list.evaluate((element) => element.scrollTo(0, 0));
    await page.getByRole("button", { name: "Earlier messages" }).waitFor({ state: "detached" });
    // What was in view stays there: the messages before came above it.
    expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
    await list.evaluate((element) => element.scrollTo(0, 0));
    await questions.filter({ hasText: /hello 1$/ }).waitFor();
    expect((await questions.first().innerText()).trim()).toBe("hello 1");
  });
});

describe("trust", () => {
  it("verifies an answer, which carries a badge, and runs the verified questions as a suite", async () => {
    const page = await suite.open();
    await send(page, "revenue by country");
    await page.getByRole("article").waitFor();
    await page.getByRole("button", { name: "Verify" }).click();
    await page.getByRole("button", { name: "Verified", exact: true }).waitFor();
    await page.getByRole("button", { name: "Good answer" }).click();
    await goTo(page, "AI Tools");
    await page.getByRole("button", { name: "Accuracy" }).click();
    const dialog = page.getByRole("dialog", { name: "Accuracy of this workspace" });
    await dialog.getByRole("button", { name: "Run them all" }).click();
    const own = dialog.getByRole("listitem").filter({ hasText: "revenue by country" });
    await own.getByText("Read the same").waitFor();
    await expect.poll(() => dialog.innerText()).toMatch(/Judged right\s*100 %/);
    await own.getByRole("button", { name: "Remove" }).click();
    await own.waitFor({ state: "detached" });
  });
});

describe("the browser's own demo mode", () => {
  it("shows the samples in every tab and answers as a demo", async () => {
    const local: LoginResponse = {
      ...suite.session,
      access_token: `demo_token_${Date.now()}`,
      refresh_token: "",
    };
    const page = await openAs(suite.browser, suite.server.address, local);
    await goTo(page, "Chart Library");
    await expect
      .poll(() => page.getByRole("region", { name: "Chart Library" }).getByRole("listitem").count())
      .toBe(12);
    await goTo(page, "AI Tools");
    await expect.poll(() => page.getByRole("list", { name: "Tools" }).getByRole("listitem").count()).toBe(12);
    await goTo(page, "Team Collaboration");
    await page.getByRole("region", { name: "Members" }).getByText("Maya Lindqvist").waitFor();
    await goTo(page, "AI Chat Analytics");
    await page.route(/ask-?data$/, (route) => route.abort());
    await send(page, "revenue by country");
    await page.getByRole("region", { name: "Demo answer" }).waitFor();
  });
});
