import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { measuredFigures } from "./measured-figures.ts";

/** The fonts of the first screen, as the style sheet names them. */
const families: Record<string, string> = { inter: "Inter Variable", newsreader: "Newsreader Variable" };

type Face = { family: string; file: string };

const modules = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;

/**
 * Makes `home.html`: the landing page as HTML with its style inside, so that its first paint needs one answer of the
 * server and no script. The scripts wait until the first picture is there, and bring it alive. Every page gets its fonts
 * by a script in its head.
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
      const fonts = `<script>${useFonts(await facesIn(join(folder, "assets")))}</script>`;
      const scripts = [...page.matchAll(modules)].flatMap(
        ([tag]) => /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [],
      );
      const filled = page
        .replace(modules, "")
        .replace(style?.[0] ?? "", () => `<style>${sheet}</style>`)
        .replace('<script src="/theme.js"></script>', () => `<script>${theme}</script>${fonts}`)
        .replace('<div id="root"></div>', () => `<div id="root">${landing}</div>`)
        .replace("</body>", () => `<script>${startLate(scripts)}</script></body>`);
      await writeFile(join(folder, "home.html"), filled);
      await writeFile(
        join(folder, "index.html"),
        page.replace("</title>", () => `</title>${fonts}`),
      );
    },
  };
}

/** The fonts' files among the assets of a build. */
async function facesIn(folder: string): Promise<Face[]> {
  return (await readdir(folder)).flatMap((name) => {
    const family = families[/^(\w+)-latin-wght-normal-.*\.woff2$/.exec(name)?.[1] ?? ""];
    return family === undefined ? [] : [{ family, file: `/assets/${name}` }];
  });
}

/** The landing page as HTML, by a build of its own for Node. */
async function renderLanding(): Promise<string> {
  const made = join(import.meta.dirname, "node_modules/.prerender");
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "warn",
    plugins: [react(), measuredFigures()],
    build: { ssr: "src/app/prerender.tsx", outDir: made, emptyOutDir: true, copyPublicDir: false },
  });
  const module = (await import(join(made, "prerender.js"))) as { renderLanding: () => string };
  return module.renderLanding();
}

/**
 * Uses the fonts where they come in time, so that text never jumps: the page waits up to a quarter of a second for them,
 * and does without them when they are later. On a slow network (a browser
 * that knows none has 100 ms) it waits for nothing and uses them from the next page on.
 */
const useFonts = (faces: Face[]): string => `{
  const root = document.documentElement;
  const { rtt = 50 } = navigator.connection ?? {};
  if (rtt >= 150) root.classList.add("fonts");
  else {
    root.classList.add("waiting");
    const show = () => root.classList.remove("waiting");
    setTimeout(show, 250);
    const loads = ${JSON.stringify(faces)}.map(({ family, file }) =>
      new FontFace(family, "url(" + file + ")", { weight: "100 900" }).load());
    Promise.all(loads).then((faces) => {
      if (root.classList.contains("waiting")) {
        for (const face of faces) document.fonts.add(face);
        root.classList.add("fonts");
      }
      show();
    }, show);
  }
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
