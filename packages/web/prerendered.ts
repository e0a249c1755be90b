import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

/** The fonts of the first screen. */
const seenFirst = /^(newsreader|inter)-latin-wght-normal-.*\.woff2$/;
const modules = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Makes `home.html`: the landing page as HTML with its style inside, so that its first paint needs one answer of the
 * server and no script. The scripts wait until the first picture is there, and bring it alive.
 */
export function prerendered(): Plugin {
  return {
    name: "prerendered",
    apply: "build",
    closeBundle: async () => {
      const folder = join(import.meta.dirname, "dist");
      const page = await readFile(join(folder, "index.html"), "utf8");
      const style = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(page);
      const sheet = await readFile(join(folder, style?.[1] ?? ""), "utf8");
      const theme = await readFile(join(folder, "theme.js"), "utf8");
      const landing = await renderLanding();
      const assets = await readdir(join(folder, "assets"));
      const fonts = assets.filter((name) => seenFirst.test(name)).map((name) => `/assets/${name}`);
      const scripts = [...page.matchAll(modules)].flatMap(
        ([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [],
      );
      const filled = page
        .replace(modules, "")
        .replace(style?.[0] ?? "", () => `<style>${sheet}</style>`)
        .replace('<script src="/theme.js"></script>', () => `<script>${theme}${preloadFonts(fonts)}</script>`)
        .replace('<div id="root"></div>', () => `<div id="root">${landing}</div>`)
        .replace("</body>", () => `<script>${startLate(scripts)}</script></body>`);
      await writeFile(join(folder, "home.html"), filled);
    },
  };
}

/** The landing page as HTML, by a build of its own for Node. */
async function renderLanding(): Promise<string> {
  const made = join(import.meta.dirname, "node_modules/.prerender");
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    plugins: [react()],
    build: { ssr: "src/app/prerender.tsx", outDir: made, emptyOutDir: true, copyPublicDir: false },
  });
  const module = (await import(join(made, "prerender.js"))) as { renderLanding: () => string };
  return module.renderLanding();
}

/** Asks for the fonts at once, but not where they could only come too late to be used and would hold up the rest. */
const preloadFonts = (files: string[]): string => `{
  const { downlink = 10, rtt = 50 } = navigator.connection ?? {};
  for (const href of downlink < 3 || rtt > 300 ? [] : ${JSON.stringify(files)})
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href }));
}`;

/** Fetches the scripts, the entry first, once the first picture that is seen is there, failed, or keeps one waiting. */
const startLate = (files: string[]): string => `{
  const picture = [...document.querySelectorAll("main img")].find((one) => one.offsetParent !== null);
  const start = () => {
    for (const href of ${JSON.stringify(files)})
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
    import(${JSON.stringify(files[0])});
  };
  if (!picture || picture.complete) start();
  else {
    for (const kind of ["load", "error"]) picture.addEventListener(kind, start, { once: true });
    setTimeout(start, 3000);
  }
}`;
