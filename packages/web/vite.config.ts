import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { measuredFigures } from "./measured-figures.ts";
import { prerendered } from "./prerendered.ts";

const server = `http://localhost:${process.env.PORT ?? "8000"}`;
const paths = ["/api", "/ask-data", "/askdata", "/health", "/status", "/ping", "/vector-stats"];

/** What every public page shows: one file instead of a dozen small ones. */
const siteParts =
  /web\/src\/(ui\/(brand|button|class-names|link-button|mark|theme-toggle|themed-picture|use-page-meta|use-rotation|use-theme)|blocks\/site\/(footer|page-header|pause-button|section|skip-link)|content\/site)\.|node_modules\/(clsx|tailwind-merge|class-variance-authority)\/|lucide-react\/dist\/esm\/(createLucideIcon|Icon|defaultAttributes|shared|icons\/(arrow-right|check|trending-up|moon|sun)\.)/;

export default defineConfig({
  plugins: [react(), tailwindcss(), measuredFigures(), steadyFonts(), compressed(), prerendered()],
  server: { proxy: Object.fromEntries(paths.map((path) => [path, server])) },
  build: {
    target: "es2022",
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "site", test: siteParts }] } } },
  },
});

/** A font that comes late waits for the next page: text never jumps. */
function steadyFonts(): Plugin {
  return {
    name: "steady-fonts",
    apply: "build",
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css"))
          file.source = String(file.source).replaceAll(/font-display:\s*swap/g, "font-display:optional");
    },
  };
}

/** Puts a Brotli and a gzip twin beside every script and style sheet; the server sends the one that a browser takes. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle: async ({ dir = "dist" }) => {
      const folder = join(dir, "assets");
      const texts = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const text = await readFile(join(folder, name));
          await writeFile(join(folder, `${name}.br`), await promisify(brotliCompress)(text));
          await writeFile(join(folder, `${name}.gz`), await promisify(gzip)(text));
        }),
      );
    },
  };
}
