import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const server = `http://localhost:${process.env.PORT ?? "8000"}`;
const paths = ["/api", "/ask-data", "/askdata", "/health", "/status", "/ping", "/vector-stats"];

export default defineConfig({
  plugins: [react(), tailwindcss(), compressed()],
  server: { proxy: Object.fromEntries(paths.map((path) => [path, server])) },
  build: { target: "es2022", chunkSizeWarningLimit: 700 },
});

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
