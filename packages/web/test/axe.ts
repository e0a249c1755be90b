import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

const widths = { narrow: 360, wide: 1440 } as const;

/**
 * What is wrong with a page as it stands, without loading it again: every rule of axe, narrow and wide; the contrast in
 * the other theme too, where only colours differ; and what is wider than the screen. The page needs reduced motion, and
 * is left wide, in the theme that it had.
 */
export async function faultsInAllLooks(page: Page, where: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (excess > 0) faults.push(`${where}, ${name}: ${excess} px too wide`);
    faults.push(...(await violations(page, `${where}, ${name}`)));
  }
  faults.push(...(await contrastInOtherTheme(page, where, "body")));
  return faults;
}

/** What is wrong with the open dialog, by every rule of axe, and its contrast in the other theme. */
export async function faultsOfDialog(page: Page, where: string): Promise<string[]> {
  await page.getByRole("dialog").waitFor();
  return [
    ...(await violations(page, where, null, "[role=dialog]")),
    ...(await contrastInOtherTheme(page, where, "[role=dialog]")),
  ];
}

async function contrastInOtherTheme(page: Page, where: string, within: string): Promise<string[]> {
  const turn = (): Promise<unknown> =>
    page.evaluate(() => document.documentElement.classList.toggle("dark")).then(() => settled(page));
  await turn();
  const faults = await violations(page, `${where}, other theme`, ["color-contrast"], within);
  await turn();
  return faults;
}

/** What breaks a rule of axe. It is put into the page at the first run, which takes longer than the run itself. */
export async function violations(
  page: Page,
  where: string,
  rules: string[] | null = null,
  within = "body",
): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window)))
    await new AxeBuilder({ page }).setLegacyMode(true).withRules("document-title").analyze();
  const found = await page.evaluate(
    async ([only, part]) => {
      const context = { include: [[part]], exclude: [["[data-sonner-toaster]"]] };
      const options = { resultTypes: ["violations"], ...(only === null ? {} : { runOnly: only }) };
      const axe: { run: (where: object, how: object) => Promise<AxeRun> } = Reflect.get(window, "axe");
      return (await axe.run(context, options)).violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id} at ${html}`),
      );
    },
    [rules, within] as const,
  );
  return found.map((fault) => `${where}: ${fault}`);
}

type AxeRun = { violations: { id: string; nodes: { html: string }[] }[] };

/** What was set has been laid out and painted. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
