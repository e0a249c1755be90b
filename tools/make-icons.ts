import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Browser } from "playwright-core";
import { openBrowser } from "../packages/web/test/open-browser.ts";
import { openWithFonts } from "../packages/web/test/public/open-site.ts";
import { startServer } from "../packages/web/test/start-server.ts";

const folder = resolve(import.meta.dirname, "../packages/web/public");

/** Icons by file name: side in pixels, and how much of it the mark takes. Maskable ones keep a safe margin. */
const icons = [
  { file: "icon-32.png", side: 32, share: 1 },
  { file: "apple-touch-icon.png", side: 180, share: 1 },
  { file: "icon-192.png", side: 192, share: 1 },
  { file: "icon-512.png", side: 512, share: 1 },
  { file: "icon-maskable-512.png", side: 512, share: 0.7 },
] as const;

/** Draws the icons from favicon.svg and the social picture from the landing page: `npm run icons` after a build. */
async function makeIcons(): Promise<void> {
  const browser = await openBrowser();
  const mark = await readFile(join(folder, "favicon.svg"), "utf8");
  try {
    for (const icon of icons) await drawIcon(browser, mark, icon);
    await takeSocialPicture(browser);
  } finally {
    await browser.close();
  }
}

async function drawIcon(browser: Browser, mark: string, { file, side, share }: (typeof icons)[number]) {
  const page = await browser.newPage({ viewport: { width: side, height: side } });
  const ground = share === 1 ? "transparent" : "#0b7a75";
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><div style="width:${share * 100}%;line-height:0">${mark}</div></body>`,
  );
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(join(folder, file), png);
  await page.close();
}

/** The top of the landing page, without its navigation. */
async function takeSocialPicture(browser: Browser): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), "parlance-icons-"));
  const server = await startServer(data);
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, reducedMotion: "reduce" });
    await openWithFonts(page, server.address);
    await page.addStyleTag({
      content: "aside[aria-label=Announcement], header nav, header .ml-auto { display: none !important }",
    });
    await page.waitForLoadState("networkidle");
    await writeFile(join(folder, "social.png"), await page.screenshot());
  } finally {
    await server.stop();
    await rm(data, { recursive: true, force: true });
  }
}

await makeIcons();
