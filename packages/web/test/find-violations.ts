import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/**
 * What breaks a rule of axe in a page, or in one part of it: the rule and the element, a line each. `colours` judges
 * only what a theme can change. Toasts come and go and are left out. No page has frames of other sites, so axe may
 * sum up in the page itself (its "legacy" mode), several times faster than in a blank page of its own.
 */
export async function findViolations(
  page: Page,
  { within = "body", colours = false }: { within?: string; colours?: boolean } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(within).exclude("[data-sonner-toaster]").setLegacyMode();
  const { violations } = await (colours
    ? axe.withRules(["color-contrast", "link-in-text-block"])
    : axe
  ).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** What breaks a rule of axe on a whole page in either theme, or makes it wider than the screen. Needs reduced motion. */
export async function findPageFaults(page: Page): Promise<string[]> {
  const found = await findViolations(page);
  await page.evaluate(() => document.documentElement.classList.toggle("dark"));
  found.push(...(await findViolations(page, { colours: true })).map((line) => `in the other theme ${line}`));
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return excess > 0 ? [...found, `${excess} px too wide`] : found;
}
