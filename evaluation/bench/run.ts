import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFigures } from "../write-figures.ts";
import { benchAsk } from "./bench-ask.ts";
import { benchDashboard } from "./bench-dashboard.ts";
import { benchImport } from "./bench-import.ts";
import { benchPoints } from "./bench-points.ts";
import { benchServer } from "./bench-server.ts";
import { benchUnderstanding } from "./bench-understanding.ts";
import { benchWarehouse } from "./bench-warehouse.ts";
import { benchWeb } from "./bench-web.ts";
import type { Figure } from "./figure.ts";

/** Every bench by its name on the command line; each may leave files in the folder that it is given. */
const benches: Record<string, (folder: string) => Figure[] | Promise<Figure[]>> = {
  import: benchImport,
  ask: benchAsk,
  understanding: benchUnderstanding,
  server: benchServer,
  web: benchWeb,
  dashboard: benchDashboard,
  points: benchPoints,
  warehouse: () => benchWarehouse(),
};

process.exitCode = await run(process.argv.slice(2));

/** `npm run bench`: all of them, into evaluation/README.md; `npm run bench -- ask web`: those alone, printed. */
async function run(chosen: string[]): Promise<number> {
  const unknown = chosen.filter((name) => !(name in benches));
  if (unknown.length > 0) {
    process.stderr.write(
      `No bench “${unknown.join(", ")}”. There are: ${Object.keys(benches).join(", ")}.\n`,
    );
    return 2;
  }
  const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
  try {
    const figures: Figure[] = [];
    for (const [name, bench] of Object.entries(benches))
      if (chosen.length === 0 || chosen.includes(name)) figures.push(...(await bench(folder)));
    const lines = [
      "| what | figure | mark |",
      "|---|--:|--:|",
      ...figures.map(({ what, value, mark }) => `| ${what} | ${value} | ${mark} |`),
    ];
    if (chosen.length === 0) writeFigures("speed", lines);
    process.stdout.write(`${lines.join("\n")}\n`);
    return 0;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
