import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { faultsInAllLooks, faultsOfDialog } from "./axe.ts";
import { ask, goTo, runDashboard, send } from "./open-dashboard.ts";
import { callAs } from "./sign-in.ts";

const suite = runDashboard();
const still = { reducedMotion: "reduce" } as const;

/** What stands over the page, checked and closed. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults = await faultsOfDialog(page, name);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  return faults;
}

describe("axe finds nothing, wide and narrow, in both themes", () => {
  it("in the chat and what opens over it", async () => {
    const page = await suite.open(still);
    const faults = await faultsInAllLooks(page, "new chat");
    await ask(page, "best stores");
    const answer = await ask(page, "Monthly revenue in 2024");
    await answer.getByText("How I got this").click();
    await answer.getByRole("button", { name: "Evidence" }).first().click();
    faults.push(...(await faultsInAllLooks(page, "answer")));
    const openers = {
      chip: answer.getByRole("button", { name: /^Change: / }).first(),
      "edit chart": answer.getByRole("button", { name: "Edit chart" }),
      "save chart": answer.getByLabel("Save chart"),
      "wrong answer": answer.getByLabel("Wrong answer"),
      share: page.getByRole("button", { name: "Share" }),
    };
    for (const [name, opener] of Object.entries(openers)) {
      await opener.click();
      if (name === "share") {
        await page.getByRole("button", { name: "Create link and copy it" }).click();
        await page.getByRole("button", { name: "Revoke" }).waitFor();
      }
      faults.push(...(await faultsOf(page, name)));
    }
    await page.setViewportSize({ width: 1000, height: 900 });
    await page.getByRole("button", { name: "History" }).click();
    faults.push(...(await faultsOf(page, "history")));
    expect(faults).toEqual([]);
  }, 240_000);

  it("in the other tabs and their dialogs", async () => {
    const page = await suite.open(still);
    const faults: string[] = [];
    for (const tab of ["Chart Library", "AI Tools", "Team Collaboration"]) {
      await goTo(page, tab);
      await page.getByRole("heading", { name: tab, level: 1 }).waitFor();
      faults.push(...(await faultsInAllLooks(page, tab)));
    }
    await page.getByRole("button", { name: "Invite Member" }).click();
    faults.push(...(await faultsOf(page, "invite")));
    await goTo(page, "AI Tools");
    await page.getByRole("button", { name: "Accuracy" }).click();
    await page.getByText("Run them all").waitFor();
    faults.push(...(await faultsOf(page, "accuracy")));
    await page.getByRole("listitem", { name: "Data Profile" }).getByRole("button", { name: "Run" }).click();
    await page.getByRole("dialog").getByText(/rows,/).first().waitFor();
    faults.push(...(await faultsOf(page, "profile")));
    await goTo(page, "Chart Library");
    const opened = {
      Rename: "textbox",
      "Edit chart…": "img",
      "Links and picture…": "combobox",
      "Delete…": "heading",
    } as const;
    for (const [item, shown] of Object.entries(opened)) {
      await page.getByRole("button", { name: "More about Revenue by category" }).click();
      await page.getByRole("menuitem", { name: item }).click();
      await page.getByRole("dialog").getByRole(shown).first().waitFor();
      faults.push(...(await faultsOf(page, item)));
    }
    await page.getByRole("button", { name: "Settings" }).click();
    faults.push(...(await faultsOf(page, "settings")));
    await page.keyboard.press("Control+k");
    await page.keyboard.type("rev");
    await page
      .getByRole("dialog")
      .getByText(/Saved by/)
      .first()
      .waitFor();
    faults.push(...(await faultsOf(page, "search")));
    await page.locator("body").press("?");
    faults.push(...(await faultsOf(page, "keys")));
    expect(faults).toEqual([]);
  }, 240_000);

  it("in the first visits, in demo mode and in a shared conversation", async () => {
    const page = await suite.open(still);
    const faults: string[] = [];
    const at = async (path: string): Promise<void> => {
      await page.goto(`${suite.server.address}${path}`);
    };
    await at("/dashboard?welcome=true&needsISQ=true");
    await page.getByRole("dialog").waitFor();
    faults.push(...(await faultsOfDialog(page, "personalise")));
    await at("/dashboard?onboarding=source");
    await page.getByRole("button", { name: "Skip", exact: true }).waitFor();
    faults.push(...(await faultsInAllLooks(page, "first source")));
    await at("/dashboard?onboarding=true&industry=retail&useCase=reporting");
    await page.getByRole("dialog").waitFor();
    faults.push(...(await faultsOfDialog(page, "welcome")));
    await page.getByRole("button", { name: "Skip for now" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.route(/ask-?data$/, (route) => route.abort());
    await send(page, "revenue by country");
    await page.getByRole("region", { name: "Demo answer" }).waitFor();
    faults.push(...(await faultsInAllLooks(page, "demo answer")));
    await at("/shared-chat/nothing");
    await page.getByText("Conversation not found.").waitFor();
    faults.push(...(await faultsInAllLooks(page, "no shared conversation")));
    await at(`/shared-chat/${await share()}`);
    await page.getByRole("article").first().waitFor();
    faults.push(...(await faultsInAllLooks(page, "shared conversation")));
    expect(faults).toEqual([]);
  }, 240_000);
});

describe("without a mouse", () => {
  it("asks, edits a reading, saves the chart and finds it again", async () => {
    const page = await suite.open();
    const press = async (...keys: string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const tabTo = async (name: RegExp, key = "Tab"): Promise<void> => {
      for (let step = 0; step < 60; step++) {
        const label = await page.evaluate(() => {
          const element = document.activeElement;
          return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
        });
        if (name.test(label)) return;
        await press(key);
      }
      throw new Error(`Nothing called ${name} was reached`);
    };
    await tabTo(/^Your question$/);
    await page.keyboard.type("top 5 products by revenue");
    await press("Enter");
    await page.getByRole("article").waitFor();
    await tabTo(/^Change: top 5/, "Shift+Tab");
    await press("Enter");
    await expect.poll(() => page.getByLabel("How many").evaluate(isFocused)).toBe(true);
    await press("Control+a");
    await page.keyboard.type("4");
    await press("Enter");
    await expect.poll(() => page.getByRole("article").last().locator("tbody tr").count()).toBe(4);
    await tabTo(/^Save chart$/);
    await press("Enter");
    await page.getByRole("dialog").getByLabel("Name").fill("Best four");
    await press("Enter");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await press("Control+k");
    // At once, as a paste does: all that the list held goes with it, and something is selected all the same.
    await page.keyboard.insertText("best four");
    await page.getByRole("dialog").getByText("Saved by Demo User").first().waitFor();
    const selected = page.getByRole("dialog").locator("[data-selected=true]");
    await expect.poll(() => selected.count()).toBe(1);
    for (let step = 0; step < 5 && !(await selected.innerText()).includes("Saved by"); step++)
      await press("ArrowDown");
    await press("Enter");
    await page.locator("[data-sonner-toast]").filter({ hasText: "Opening “Best four”" }).waitFor();
    await page.locator("body").press("?");
    await page.getByRole("dialog", { name: "Keyboard" }).waitFor();
    await press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  });
});

const isFocused = (element: Element): boolean => element === document.activeElement;

/** A conversation with an answer and a reasoned no, shared; the link's id. */
async function share(): Promise<string> {
  const { server, session } = suite;
  for (const question of ["revenue by quarter", "how many spaceships"])
    await callAs(server.address, session, "POST", "/api/mcp/askdata", {
      question,
      session_id: "s_shared",
      data_sources: [],
    });
  const made = await callAs(server.address, session, "POST", "/api/shares", {
    of: { kind: "conversation", id: "s_shared" },
  });
  return ((await made.json()) as { id: string }).id;
}
