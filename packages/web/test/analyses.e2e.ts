import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { plantedFacts } from "../../../examples/retail_demo/planted-facts.ts";
import { runDashboard, send } from "./open-dashboard.ts";

const suite = runDashboard();
const { outage, stockOut } = plantedFacts;

/** Sends a question and waits for its answer; an analysis of years of days takes its time on a slow machine. */
async function analysed(page: Page, question: string): Promise<Locator> {
  await send(page, question);
  const answer = page
    .locator("[data-message=bot]")
    .filter({ has: page.getByLabel("Copy", { exact: true }) })
    .first();
  await answer.waitFor({ timeout: 90_000 });
  return answer;
}

/** A day as answers write it. */
const dayName = (date: string): string =>
  new Date(date).toLocaleString("en-US", { dateStyle: "long", timeZone: "UTC" });

describe("analyses find what is planted in the retail demo", () => {
  it("says which segment made the revenue fall in the month of the stock-out", async () => {
    const page = await suite.open();
    const answer = await analysed(page, "why did revenue change in September 2024?");
    const text = await answer.innerText();
    expect(text).toMatch(/total revenue fell by/i);
    expect(text).toContain(`Category ${stockOut.category}, Region ${stockOut.region}`);
    await answer.locator("canvas").waitFor();
  });

  it("forecasts three months with intervals and says how well that did before", async () => {
    const page = await suite.open();
    const answer = await analysed(page, "forecast revenue for the next 3 months");
    const text = await answer.innerText();
    expect(text).toMatch(/total revenue is expected to be \$[\d,.]+ in March 2025/i);
    expect(text).toContain("nineteen times in twenty");
    expect(text).toMatch(/the error is [\d.]+\s?% smaller than by repeating the last cycle/);
    await answer.locator("canvas").waitFor();
  });

  it("finds the day of the outage, and where it was, among the daily orders", async () => {
    const page = await suite.open();
    const answer = await analysed(page, "find anomalies in daily orders");
    expect(await answer.innerText()).toMatch(
      new RegExp(`Channel ${outage.channel} was unusually low on ${dayName(outage.date)}`),
    );
    await answer.locator("canvas").waitFor();
  });
});
