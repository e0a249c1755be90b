import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const page = join(import.meta.dirname, "README.md");

/** Puts lines between the page's `<!-- name -->` and `<!-- /name -->` marks, in place of what stood there. */
export function writeFigures(name: string, lines: string[]): void {
  const text = readFileSync(page, "utf8");
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`README.md has no ${start} … ${end}`);
  writeFileSync(page, `${text.slice(0, from + start.length)}\n${lines.join("\n")}\n${text.slice(to)}`);
}
