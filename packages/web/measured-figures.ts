import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const page = join(import.meta.dirname, "../../evaluation/README.md");
const id = "virtual:measured";

/**
 * The module `virtual:measured`: the figures that the landing page shows, read from the page that the evaluation writes,
 * so that they stand in one place. A build fails where one of them is not there any more.
 */
export function measuredFigures(): Plugin {
  return {
    name: "measured-figures",
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: async (source) =>
      source === `\0${id}`
        ? `export default ${JSON.stringify(readFigures(await readFile(page, "utf8")))};`
        : null,
  };
}

/** When, how many questions, the middle one's time, and an answer's time against the bare SQL's. */
function readFigures(text: string): Record<"when" | "questions" | "reading" | "againstSql", string> {
  const found = (name: string, pattern: RegExp): string => {
    const figure = pattern.exec(text)?.[1]?.trim();
    if (figure === undefined) throw new Error(`evaluation/README.md has no figure for “${name}”`);
    return figure;
  };
  const business = found("business questions", /^\| business-dev \|(.*)\|$/m).split("|");
  return {
    when: found("when", /^Measured in (\w+ \d{4})/m),
    questions: business[0]?.trim() ?? "",
    reading: (business[6]?.trim() ?? "").replace(/(\d)ms$/, "$1 ms"),
    againstSql: found("against the bare SQL", /^\| “total amount by country” [^|]*\|([^|]*)\|/m),
  };
}
