import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBigquery, startSnowflake, wholesale } from "../../../warehouses/test/database-servers.ts";
import { openBrowser } from "../open-browser.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { setUpMember } from "./set-up-member.ts";
import { askIn, press, reach, wizardOf } from "./wizard-driver.ts";

const { tables } = wholesale();
const { privateKey } = generateKeyPairSync("rsa", {
  modulusLength: 2048,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const account = { client_email: "robot@test-project.iam.gserviceaccount.com", private_key: privateKey };

/** A service far away that a local server stands in for, and what its form wants. */
const cases = [
  {
    kind: "BigQuery",
    variable: "BIGQUERY_ENDPOINT",
    start: () => startBigquery(tables),
    filled: { "Project ID": "test-project", Dataset: "shop", "Service account key": JSON.stringify(account) },
    initial: { Dataset: "" },
    advanced: { Location: "", "Time zone": "UTC", "Gigabytes that one query may read": "10" },
    wrong: [
      ["Project ID", "My Project!", "must be a project's id, such as my-project-123"],
      ["Dataset", "my-data", "must be a dataset's name: letters, digits and underscores"],
      ["Service account key", "{}", "must be the JSON key file of a service account"],
    ],
    refuse: { status: 401 },
    accept: { status: null },
    last: {},
    refused: /Enter new ones/,
  },
  {
    kind: "Snowflake",
    variable: "SNOWFLAKE_ENDPOINT",
    start: () => startSnowflake(tables),
    filled: {
      Account: "myorg-account1",
      Warehouse: "WH",
      Database: "DB",
      Schema: "shop",
      Username: "reader",
    },
    initial: { Schema: "PUBLIC" },
    advanced: { Role: "", "Time zone": "UTC" },
    wrong: [
      ["Account", "myorg.snowflakecomputing.com", "must be the part before .snowflakecomputing.com"],
      ["Account", "https://myorg", "must be an account identifier, such as myorg-account123"],
    ],
    refuse: {},
    accept: {},
    last: { Password: "secret" },
    refused: /refused the login of “reader”/,
  },
];

for (const one of cases)
  describe(`${one.kind} through the wizard`, () => {
    let folder: string;
    let service: Awaited<ReturnType<typeof one.start>>;
    let server: RunningServer;
    let browser: Browser;
    let page: Page;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "parlance-e2e-"));
      service = await one.start();
      server = await startServer(join(folder, "data"), { [one.variable]: service.url });
      browser = await openBrowser();
      page = await setUpMember(browser, server);
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
      await service?.stop();
      await rm(folder, { recursive: true, force: true });
    });
    const field = (label: string): Locator => wizardOf(page).getByLabel(label, { exact: true });
    const fill = async (values: object): Promise<void> => {
      for (const [label, value] of Object.entries(values)) await field(label).fill(String(value));
    };

    it("starts with the form's own defaults, and names every field that is missing", async () => {
      await page.getByRole("button", { name: "Connect Your Data" }).click();
      await reach(page, "Where is your data?");
      await press(page, new RegExp(`^${one.kind}`));
      for (const [label, value] of Object.entries(one.initial))
        await expect.poll(() => field(label).inputValue()).toBe(value);
      expect(await wizardOf(page).getByRole("button", { name: "Test Connection" }).isDisabled()).toBe(true);
      await wizardOf(page).getByLabel("Connection name").fill("Far away");
      await press(page, "Test Connection");
      for (const label of Object.keys(one.filled).filter(
        (name) => !(name in one.initial) || name === "Dataset",
      ))
        await wizardOf(page).getByText(`${label} is required`).waitFor();
      await wizardOf(page).getByText("Advanced").click();
      for (const [label, value] of Object.entries(one.advanced))
        await expect.poll(() => field(label).inputValue()).toBe(value);
      const { violations } = await new AxeBuilder({ page }).exclude("[data-sonner-toaster]").analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });

    it("says what is wrong with each field", async () => {
      for (const [label = "", wrong = "", message = ""] of one.wrong) {
        await fill(one.filled);
        await field(label).fill(wrong);
        await press(page, "Test Connection");
        await wizardOf(page).getByText(message).first().waitFor();
      }
    });

    it("says what to do about credentials that are not taken", async () => {
      service.behave(one.refuse);
      await fill(one.filled);
      await press(page, "Test Connection");
      await wizardOf(page).getByText(one.refused).first().waitFor({ timeout: 60_000 });
      service.behave(one.accept);
    });

    it("goes on to a source that answers", async () => {
      await fill(one.last);
      await press(page, "Test Connection");
      await reach(page, "What to ask about");
      await wizardOf(page).getByRole("checkbox", { name: /^shop/ }).check();
      await press(page, "Continue");
      await reach(page, "How the tables belong together");
      await wizardOf(page).getByRole("list", { name: "Relationships" }).locator("> li").first().waitFor();
      await press(page, "Continue");
      await reach(page, "What the columns mean");
      await press(page, "Continue");
      await reach(page, "What your words mean");
      await press(page, "Skip");
      await reach(page, "Ready to ask");
      await press(page, "Start asking");
      const answer = await askIn(page, "how many orders are there?");
      await expect.poll(() => answer.innerText(), { timeout: 60_000 }).toContain("400");
    });
  });
