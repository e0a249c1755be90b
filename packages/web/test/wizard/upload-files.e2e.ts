import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { faultsOfDialog } from "../axe.ts";
import { give } from "../give-files.ts";
import { ask, runDashboard } from "../open-dashboard.ts";
import { queryCsv } from "../query-csv.ts";
import { press, reach, wizardOf } from "./wizard-driver.ts";

const suite = runDashboard();
const folder = mkdtempSync(join(tmpdir(), "parlance-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const table = (header: string, rows: number, row: (at: number) => unknown[]): string =>
  `${[header, ...Array.from({ length: rows }, (_, at) => row(at + 1).join(","))].join("\n")}\n`;
const files = {
  "harbour_trips.csv": table("trip_id,boat_id,fare", 400, (at) => [at, (at * 7) % 30 || 30, (at * 13) % 97]),
  "harbour_boats.csv": table("boat_id,boat,pier_id", 30, (at) => [at, `Boat ${at}`, (at % 4) + 1]),
  "harbour_piers.csv": table("pier_id,pier", 4, (at) => [at, ["North", "East", "South", "West"][at - 1]]),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
const path = (name: keyof typeof files): string => join(folder, name);

const listed = (page: Page): Promise<string[]> =>
  wizardOf(page).getByRole("region", { name: "Chosen files" }).getByRole("listitem").allInnerTexts();
const upload = (page: Page) => wizardOf(page).getByRole("button", { name: "Upload" });

describe("several files", () => {
  it("dropped together are one source, whose tables a question joins", async () => {
    const page = await suite.open();
    await give(page, "header", "drop", files);
    await reach(page, "What to call it");
    expect((await listed(page)).map((text) => text.split("\n")[0])).toEqual(Object.keys(files));
    expect(await page.getByLabel("Name", { exact: true }).inputValue()).toBe("harbour");
    await press(page, "Upload");
    await reach(page, "Ready to ask");
    const found = wizardOf(page).getByRole("region", { name: "How the tables belong together" });
    await expect
      .poll(() => found.getByRole("listitem").allInnerTexts())
      .toEqual([
        expect.stringMatching(/harbour_boats\.pier_id\s+harbour_piers\.pier_id/),
        expect.stringMatching(/harbour_trips\.boat_id\s+harbour_boats\.boat_id/),
      ]);
    await found.getByRole("button", { name: "Check and correct" }).click();
    const editor = page.getByRole("dialog", { name: "harbour" });
    await editor.getByRole("listitem", { name: /harbour_trips.boat_id/ }).waitFor();
    await editor.getByRole("button", { name: "Close" }).click();
    await press(page, "Start asking");
    expect(await page.getByRole("link", { name: "1 data source" }).getAttribute("href")).toBe(
      "/data-sources",
    );
    const answer = await ask(page, "total fare by pier");
    const expected = await queryCsv(
      path("harbour_trips.csv"),
      `SELECT pier, SUM(fare) FROM data JOIN '${path("harbour_boats.csv")}' USING (boat_id)
       JOIN '${path("harbour_piers.csv")}' USING (pier_id) GROUP BY 1 ORDER BY 2 DESC`,
    );
    const rows = await answer.locator("tbody tr").allInnerTexts();
    expect(
      rows.map((text) =>
        text
          .split(/\s+/)
          .filter((cell) => cell !== "")
          .slice(0, 2),
      ),
    ).toEqual(expected.map(([pier, fare]) => [pier, `$${Number(fare).toLocaleString("en-US")}`]));
    await page.getByRole("link", { name: "1 data source" }).click();
    await expect.poll(() => page.locator("[data-source] h2").allInnerTexts()).toEqual(["harbour"]);
  });

  it("are chosen one after the other, taken out again, and refused with a reason", async () => {
    const page = await suite.open({ reducedMotion: "reduce" });
    await page
      .getByRole("button", { name: /Connected|Connect Your Data/ })
      .first()
      .click();
    const field = wizardOf(page).locator("input[type=file]");
    await field.setInputFiles(path("harbour_trips.csv"));
    await reach(page, "What to call it");
    await field.setInputFiles([path("harbour_boats.csv"), path("harbour_piers.csv")]);
    await give(page, "[role=dialog]", "drop", { "pier.png": "no table", "harbour_piers.csv": "other" });
    const refused = wizardOf(page).getByRole("alert");
    expect(await refused.innerText()).toMatch(/“pier.png” is of no kind[\s\S]*Another “harbour_piers.csv”/);
    expect(await faultsOfDialog(page, "chosen files")).toEqual([]);
    await wizardOf(page).getByRole("button", { name: "Remove harbour_boats.csv" }).press("Enter");
    expect(await listed(page)).toHaveLength(2);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Remove harbour_piers.csv");
    const name = page.getByLabel("Name", { exact: true });
    await name.fill(" ");
    expect(await upload(page).isDisabled()).toBe(true);
    await name.fill("Piers");
    for (const each of ["harbour_piers.csv", "harbour_trips.csv"])
      await wizardOf(page)
        .getByRole("button", { name: `Remove ${each}` })
        .click();
    expect(await upload(page).isDisabled()).toBe(true);
    await field.setInputFiles(path("harbour_piers.csv"));
    expect(await name.inputValue()).toBe("Piers");
    expect(await upload(page).isDisabled()).toBe(false);
  });

  it("fail whole at one that cannot be read, which can be taken out", async () => {
    const page = await suite.open();
    await give(page, "header", "drop", { ...files, "broken.xlsx": "PK no workbook" });
    await press(page, "Upload");
    await wizardOf(page).getByRole("alert").filter({ hasText: "“broken.xlsx”" }).waitFor();
    await press(page, "Remove broken.xlsx");
    await press(page, "Upload");
    await reach(page, "Ready to ask");
    expect(await wizardOf(page).getByRole("heading", { name: /rows$/ }).allInnerTexts()).toEqual([
      "harbour_boats 30 rows",
      "harbour_piers 4 rows",
      "harbour_trips 400 rows",
    ]);
  });

  it("tell how much of them is sent, and can be called off on the way", async () => {
    const page = await suite.open();
    const network = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 500_000 };
    await network.send("Network.emulateNetworkConditions", slow);
    await give(page, "header", "drop", {
      "boats.csv": table("boat_id,boat", 200_000, (at) => [at, `Boat ${at}`]),
    });
    await press(page, "Upload");
    const status = wizardOf(page).getByRole("status");
    await expect.poll(() => status.innerText()).toMatch(/Sending the file…\s+([1-9]|1\d) %/);
    const remove = wizardOf(page).getByRole("button", { name: "Remove boats.csv" });
    await press(page, "Cancel");
    await remove.waitFor();
    await press(page, "Upload");
    await status.getByText(/^Sending the file/).waitFor();
    await page.keyboard.press("Escape");
    await remove.waitFor();
    expect(await upload(page).isDisabled()).toBe(false);
  });
});
