import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TestServer } from "../../../warehouses/test/database-servers.ts";
import { violations } from "../axe.ts";
import { openBrowser } from "../open-browser.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { databaseCases } from "./databases.ts";
import { setUpMember } from "./set-up-member.ts";
import { askIn, fillSettings, press, reach, wizardOf } from "./wizard-driver.ts";

for (const one of databaseCases)
  describe.skipIf(one.missing !== null)(`a real ${one.kind} through the wizard`, () => {
    let folder: string;
    let database: TestServer;
    let server: RunningServer;
    let browser: Browser;
    let page: Page;
    const figure = async (): Promise<string> =>
      (await one.figure(database, one.expected)).toLocaleString("en-US");

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
      database = await one.start();
      await database.administer(one.sql);
      server = await startServer(join(folder, "data"));
      browser = await openBrowser();
      page = await setUpMember(browser, server);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
      await database?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it("starts at the kind, with its own port, and is disabled without a name", async () => {
      await page.getByRole("button", { name: "Connect Your Data" }).click();
      await reach(page, "Where is your data?");
      expect(await violations(page, "wizard")).toEqual([]);
      await press(page, one.kind === "MySQL" ? /^MySQL/ : /^PostgreSQL/);
      await expect.poll(() => wizardOf(page).getByLabel("Port").inputValue()).toBe(one.port);
      expect(await wizardOf(page).getByRole("button", { name: "Test Connection" }).isDisabled()).toBe(true);
      await press(page, "Back");
      await reach(page, "Where is your data?");
      await press(page, one.kind === "MySQL" ? /^MySQL/ : /^PostgreSQL/);
    });

    it("says what is missing, and what to do about a refused login", async () => {
      await wizardOf(page).getByLabel("Connection name").fill(one.name);
      await press(page, "Test Connection");
      await wizardOf(page).getByText("Host is required").waitFor();
      await fillSettings(page, { ...one, login: { ...one.login, password: "wrong" } }, database);
      await wizardOf(page)
        .getByText(`refused the login of “${one.login.username}”. Check the user name and the password`)
        .waitFor();
      expect(await violations(page, "wizard")).toEqual([]);
    });

    it("lists datasets after a real test, and goes on with at least one of them", async () => {
      await fillSettings(page, one, database);
      await reach(page, "What to ask about");
      const next = wizardOf(page).getByRole("button", { name: "Continue" });
      expect(await next.isDisabled()).toBe(true);
      const dataset = wizardOf(page).getByRole("checkbox", { name: new RegExp(`^${one.dataset}`) });
      await dataset.check();
      await wizardOf(page)
        .getByText(new RegExp(`^${one.tables} of \\d+ tables$`))
        .waitFor();
      if (one.unreadable !== null) {
        await press(page, `Tables of ${one.dataset}`);
        const secret = wizardOf(page).getByRole("checkbox", { name: new RegExp(`^${one.unreadable}`) });
        expect(await secret.isDisabled()).toBe(true);
      }
      expect(await violations(page, "wizard")).toEqual([]);
      await next.click();
      await reach(page, "How the tables belong together");
    });

    it("shows each relationship with its evidence, to accept, reject and add", async () => {
      const cards = wizardOf(page).getByRole("list", { name: "Relationships" }).locator("> li");
      await cards.first().waitFor();
      const count = await cards.count();
      expect(count).toBeGreaterThanOrEqual(one.tables - 3);
      await cards.first().getByText("Keys found").waitFor();
      await cards.first().getByRole("button", { name: "Show sample values" }).click();
      await cards.first().getByText("Found on the far side").waitFor();
      await cards.last().getByRole("button", { name: "Reject" }).click();
      await press(page, "Accept all");
      await wizardOf(page)
        .getByText(`${count - 1} accepted, 1 rejected`)
        .waitFor();
      await cards.last().getByRole("button", { name: "Accept" }).click();
      await wizardOf(page).getByText(`${count} accepted, 0 rejected`).waitFor();
      expect(await violations(page, "wizard")).toEqual([]);
      await press(page, "Continue");
      await reach(page, "What the columns mean");
    });

    it("lets a table's meaning be corrected", async () => {
      const label = wizardOf(page).getByLabel("Label", { exact: true }).first();
      await label.fill("My first table");
      await label.press("Enter");
      await wizardOf(page).getByRole("heading", { name: "My first table" }).waitFor();
      await wizardOf(page).getByLabel("Table type").selectOption("unknown");
      await press(page, "Preview rows");
      await wizardOf(page).locator("tbody tr").first().waitFor();
      expect(await violations(page, "wizard")).toEqual([]);
      await press(page, "Continue");
      await reach(page, "What your words mean");
      await press(page, "Back");
      await wizardOf(page).getByRole("heading", { name: "My first table" }).waitFor();
      await press(page, "Continue");
    });

    it("reads a glossary, with what is wrong row by row and what stands for nothing", async () => {
      await reach(page, "What your words mean");
      await wizardOf(page).getByRole("button", { name: "Skip" }).waitFor();
      const file = wizardOf(page).getByLabel("Glossary file");
      await file.setInputFiles({ name: "terms.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
      await wizardOf(page).getByText("The glossary must be a CSV file.").waitFor();
      const { term, definition, synonyms, stands } = one.term;
      const csv = `term,definition,synonyms,category\n${term},${definition},${synonyms},Sales\nChurn,What left,,\n,Nothing,,\n`;
      await file.setInputFiles({ name: "terms.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
      await wizardOf(page).getByText("Row 3: It has no term.").waitFor();
      await wizardOf(page).getByText("2 terms, 1 read by definition alone").waitFor();
      await wizardOf(page).getByRole("listitem", { name: term }).locator("code").getByText(stands).waitFor();
      expect(await violations(page, "wizard")).toEqual([]);
      await press(page, "Complete");
      await reach(page, "Ready to ask");
      await page
        .locator("[data-sonner-toast]")
        .filter({ hasText: `Data source "${one.name}" connected successfully!` })
        .waitFor();
      await press(page, "Start asking");
    });

    it("answers with the term", async () => {
      const answer = await askIn(page, one.question);
      await expect.poll(() => answer.innerText(), { timeout: 30_000 }).toContain(await figure());
    });

    it("says that the database was lost in mid-query, and answers again when it is back", async () => {
      const held = await one.hold(database, one.held);
      await askIn(page, one.question);
      await expect.poll(() => held.waiting(), { timeout: 30_000 }).toBeGreaterThan(0);
      await database.kill();
      await held.release();
      await page
        .getByText(/was lost while the query ran/)
        .first()
        .waitFor({ timeout: 60_000 });
      await database.restart();
      const again = await askIn(page, one.question);
      await expect.poll(() => again.innerText(), { timeout: 60_000 }).toContain(await figure());
    });
  });
