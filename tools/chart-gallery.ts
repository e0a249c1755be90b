import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ChartKind, chartKinds } from "@parlance/contract";
import { themes } from "../packages/charts/src/draw/theme.ts";
import { drawExample } from "../packages/charts/src/gallery/draw-example.ts";
import { examples } from "../packages/charts/src/gallery/examples.ts";

/** Writes a page with every kind of chart in both themes: `npm run gallery`, then open the file that it names. */
const folder = join(import.meta.dirname, "../dist/gallery");
const size = { locale: "en-US", width: 460, height: 280 };
const sections = (["light", "dark"] as const).map((theme) => {
  const { surface, text } = themes[theme];
  const pictures = chartKinds
    .filter(isDrawn)
    .map(
      (kind) =>
        `<figure><figcaption>${kind}</figcaption>${image(drawExample(kind, examples()[kind], { ...size, theme }))}</figure>`,
    );
  return `<section style="background:${surface};color:${text}">${pictures.join("")}</section>`;
});

/** A table is a part of the page, not a picture. */
function isDrawn(kind: ChartKind): boolean {
  return kind !== "table";
}

/** Each picture is a document of its own: names of clips are only unique within one. */
function image(svg: string): string {
  return `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}">`;
}

const style =
  "body{margin:0;font:13px system-ui}section{display:flex;flex-wrap:wrap;gap:16px;padding:24px}figure{margin:0}figcaption{padding-bottom:4px;opacity:.6}";
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><meta charset="utf-8"><title>Charts</title><style>${style}</style>${sections.join("")}`,
);
process.stdout.write(`${join(folder, "index.html")}\n`);
