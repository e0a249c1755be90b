import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser, Page } from "playwright-core";
import { openBrowser } from "../packages/web/test/open-browser.ts";
import { ask, field, goTo, send } from "../packages/web/test/open-dashboard.ts";
import { openWithFonts } from "../packages/web/test/public/open-site.ts";
import { callAs, demoSession, openAs } from "../packages/web/test/sign-in.ts";
import { startServer } from "../packages/web/test/start-server.ts";

/** A state of the dashboard: how to get there from the open dashboard, or the path that shows it. */
type State = {
  name: string;
  path?: string;
  signedOut?: boolean;
  stored?: Record<string, string>;
  reach?: (page: Page) => Promise<unknown>;
};

const openSettings = (page: Page): Promise<void> => page.getByRole("button", { name: "Settings" }).click();
const cut = (page: Page): Promise<unknown> => page.route(/ask-?data$/, (route) => route.abort());

const states: State[] = [
  { name: "chat-new" },
  { name: "chat-answer", reach: (page) => ask(page, "top 5 products by revenue") },
  {
    name: "chat-tall",
    stored: { conversation_tall: "true" },
    reach: async (page) => {
      await ask(page, "revenue by category and month in 2024");
      await ask(page, "revenue by category");
    },
  },
  {
    name: "chat-wide-table",
    stored: { conversation_tall: "true" },
    reach: async (page) => {
      await ask(page, "list orders in December 2024");
      await page.getByRole("table").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "chat-marked",
    stored: { conversation_tall: "true" },
    reach: async (page) => {
      await ask(page, "top 5 products by revenue");
      await page.getByTitle("Show the rows").first().click();
    },
  },
  {
    name: "chat-verified",
    reach: async (page) => {
      await ask(page, "revenue by quarter");
      await page.getByRole("button", { name: "Verified", exact: true }).hover();
    },
  },
  {
    name: "chat-forecast",
    stored: { conversation_tall: "true" },
    reach: (page) => ask(page, "Forecast revenue for the next 3 months"),
  },
  {
    name: "chat-save",
    reach: async (page) => {
      await ask(page, "revenue by category");
      await page.getByLabel("Save chart").click();
    },
  },
  { name: "chat-trend", reach: (page) => ask(page, "revenue by month in 2024") },
  {
    name: "chat-how",
    reach: async (page) => {
      await ask(page, "revenue by country");
      await page.getByText("How I got this").last().click();
      await page.locator("pre").last().scrollIntoViewIfNeeded();
    },
  },
  {
    name: "chat-chip",
    reach: async (page) => {
      await ask(page, "revenue by month in 2024");
      await page.getByRole("log").evaluate((list) => list.scrollTo(0, 0));
      await page
        .getByRole("button", { name: /^Change: .*2024/ })
        .last()
        .click();
    },
  },
  { name: "chat-clarification", reach: (page) => ask(page, "best stores") },
  {
    name: "chat-history",
    reach: async (page) => {
      await ask(page, "revenue by category");
      await page.getByRole("button", { name: "New Chat" }).click();
      await ask(page, "orders by month in 2024");
    },
  },
  { name: "chat-declined", reach: (page) => ask(page, "how many spaceships") },
  { name: "chat-nothing", reach: (page) => ask(page, "products with unit cost above 1000000") },
  {
    name: "chat-loading",
    reach: async (page) => {
      await page.route(/ask-?data$/, () => undefined);
      await send(page, "revenue by country");
      await page.locator("[data-message=bot][role=status]").waitFor();
    },
  },
  {
    name: "chat-demo-mode",
    reach: async (page) => {
      await cut(page);
      await send(page, "revenue by country");
      await page.getByRole("region", { name: "Demo answer" }).waitFor();
    },
  },
  {
    name: "chat-suggestions",
    reach: async (page) => {
      await field(page).pressSequentially("revenue by ");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    name: "chat-feedback",
    reach: async (page) => {
      await ask(page, "revenue by country");
      await page.getByLabel("Wrong answer").click();
    },
  },
  {
    name: "chat-share",
    reach: async (page) => {
      await ask(page, "revenue by country");
      await page.getByRole("button", { name: "Share" }).click();
    },
  },
  {
    name: "chat-share-link",
    reach: async (page) => {
      await ask(page, "revenue by country");
      await page.getByRole("button", { name: "Share" }).click();
      await page.getByRole("button", { name: "Create link and copy it" }).click();
      await page.getByRole("button", { name: "Revoke" }).waitFor();
    },
  },
  {
    name: "chat-conversations",
    reach: async (page) => {
      await ask(page, "revenue by category");
      const history = page.getByRole("button", { name: "History" });
      if (await history.isVisible()) await history.click();
      await page.getByRole("button", { name: "More about revenue by category" }).last().click();
    },
  },
  {
    name: "chat-delete",
    reach: async (page) => {
      await ask(page, "revenue by category");
      const history = page.getByRole("button", { name: "History" });
      if (await history.isVisible()) await history.click();
      await page.getByRole("button", { name: "More about revenue by category" }).last().click();
      await page.getByRole("menuitem", { name: "Delete…" }).click();
    },
  },
  {
    name: "chat-edit-question",
    reach: async (page) => {
      await ask(page, "revenue by category");
      await page.getByRole("log").evaluate((list) => list.scrollTo(0, 0));
      await page.locator("[data-message=user]").hover();
      await page.getByRole("button", { name: "Edit the question" }).click();
    },
  },
  {
    name: "chat-cancelled",
    reach: async (page) => {
      await page.route(/ask-?data$/, () => undefined);
      await send(page, "revenue by country");
      await page.getByRole("button", { name: "Cancel" }).click();
      await page.getByText("Cancelled.").waitFor();
    },
  },
  {
    name: "library-nothing",
    reach: async (page) => {
      await goTo(page, "Chart Library");
      await page.getByLabel("Find a chart").fill("zebra");
    },
  },
  {
    name: "library-error",
    reach: async (page) => {
      await page.route("**/api/charts", (route) => route.fulfill({ status: 500, body: "{}" }));
      await goTo(page, "Chart Library");
      await page.getByText("The charts could not be read").waitFor();
    },
  },
  ...(["Set an alert…", "Rename", "Links and picture…", "Delete…", "Edit chart…"] as const).map(
    (item): State => ({
      name: `library-${item.split(" ")[0]?.toLowerCase().replaceAll("…", "")}`,
      reach: async (page) => {
        await goTo(page, "Chart Library");
        await page.getByRole("button", { name: "More about Top products by revenue" }).click();
        await page.getByRole("menuitem", { name: item }).click();
        await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().waitFor();
      },
    }),
  ),
  {
    name: "settings-tested",
    reach: async (page) => {
      await openSettings(page);
      await page.getByRole("button", { name: "Test Connection" }).click();
      await page.getByText(/endpoints responding/).waitFor();
    },
  },
  {
    name: "connect",
    reach: (page) =>
      page
        .getByRole("button", { name: /BigQuery Connected|Connect data/ })
        .locator("visible=true")
        .click(),
  },
  {
    name: "search-nothing",
    reach: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("zebra crossing");
      await page.waitForTimeout(800);
    },
  },
  {
    name: "library-menu",
    reach: async (page) => {
      await goTo(page, "Chart Library");
      await page.getByRole("button", { name: "More about Top products by revenue" }).click();
    },
  },
  {
    name: "library",
    reach: async (page) => {
      await goTo(page, "Chart Library");
      await page.getByRole("main").locator("canvas").first().waitFor();
      await page.waitForTimeout(2500);
    },
  },
  { name: "tools", reach: (page) => goTo(page, "AI Tools") },
  {
    name: "tool-profile",
    reach: async (page) => {
      await goTo(page, "AI Tools");
      await page.getByRole("listitem", { name: "Data Profile" }).getByRole("button", { name: "Run" }).click();
      await page.getByRole("dialog").getByText(/rows,/).first().waitFor();
    },
  },
  {
    name: "accuracy",
    reach: async (page) => {
      await goTo(page, "AI Tools");
      await page.getByRole("button", { name: "Accuracy" }).click();
    },
  },
  { name: "team", reach: (page) => goTo(page, "Team Collaboration") },
  {
    name: "team-invite",
    reach: async (page) => {
      await goTo(page, "Team Collaboration");
      await page.getByRole("button", { name: "Invite Member" }).click();
    },
  },
  { name: "settings", reach: openSettings },
  {
    name: "search",
    reach: async (page) => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("revenue");
      await page
        .getByText(/Saved by/)
        .first()
        .waitFor();
    },
  },
  { name: "keys", reach: (page) => page.locator("body").press("?") },
  { name: "welcome", path: "/dashboard?onboarding=true&industry=retail&useCase=reporting" },
  { name: "personalise", path: "/dashboard?welcome=true&needsISQ=true" },
  { name: "first-source", path: "/dashboard?onboarding=source" },
  { name: "shared", path: "shared" },
  { name: "shared-signed-out", path: "shared", signedOut: true },
  {
    name: "shared-missing",
    path: "/shared-chat/nothing",
    signedOut: true,
    reach: (page) => page.getByText("Conversation not found.").waitFor(),
  },
  {
    name: "shared-error",
    path: "/terms-and-conditions",
    signedOut: true,
    reach: async (page) => {
      await page.route("**/api/shared/**", (route) => route.fulfill({ status: 500, body: "{}" }));
      await page.goto(`${new URL(page.url()).origin}/shared-chat/anything`);
      await page.getByText(/^Error:/).waitFor();
    },
  },
];

/**
 * Takes every state of the dashboard in both themes on a phone and a desktop, after a build:
 * `node tools/take-dashboard-screenshots.ts <folder> [state…]`.
 */
async function takeDashboardScreenshots(folder: string, wanted: string[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const data = await mkdtemp(join(tmpdir(), "parlance-pictures-"));
  const server = await startServer(data);
  const browser = await openBrowser();
  try {
    for (const width of [390, 1440])
      for (const state of states.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
        await take(browser, server.address, state, { width, folder }).catch((error: unknown) =>
          console.error(state.name, width, String(error).split("\n")[0]),
        );
  } finally {
    await browser.close();
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** One state at one width: reached in the dark theme, then taken in both. */
async function take(
  browser: Browser,
  address: string,
  state: State,
  { width, folder }: { width: number; folder: string },
): Promise<void> {
  const session = await demoSession(address);
  const path = state.path === "shared" ? await sharedPath(address, session) : (state.path ?? "/dashboard");
  const page = await openAs(browser, address, state.signedOut === true ? null : session, {
    path: "/terms-and-conditions",
    stored: { theme: "dark", ...state.stored },
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: "reduce",
  });
  page.setDefaultTimeout(15_000);
  await openWithFonts(page, `${address}${path}`);
  await page.locator("h1").first().waitFor();
  await state.reach?.(page);
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => document.documentElement.classList.toggle("dark", name === "dark"), theme);
    await page.waitForTimeout(800);
    await page.screenshot({ path: join(folder, `${state.name}-${width}-${theme}.png`) });
  }
  await page.context().close();
}

async function sharedPath(
  address: string,
  session: Awaited<ReturnType<typeof demoSession>>,
): Promise<string> {
  for (const question of ["top 5 products by revenue", "how many spaceships"])
    await callAs(address, session, "POST", "/api/mcp/askdata", {
      question,
      session_id: "s_shared",
      data_sources: [],
    });
  const made = await callAs(address, session, "POST", "/api/shares", {
    of: { kind: "conversation", id: "s_shared" },
  });
  const { id } = (await made.json()) as { id: string };
  return `/shared-chat/${id}`;
}

const [folder = "screenshots", ...wanted] = process.argv.slice(2);
await takeDashboardScreenshots(resolve(folder), wanted);
