import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeFigures } from "../write-figures.ts";
import { benchAsk } from "./bench-ask.ts";
import { benchDashboard } from "./bench-dashboard.ts";
import { benchImport } from "./bench-import.ts";
import { benchServer } from "./bench-server.ts";
import { benchUnderstanding } from "./bench-understanding.ts";
import { benchWeb } from "./bench-web.ts";

const folder = await mkdtemp(join(tmpdir(), "parlance-bench-"));
try {
  const figures = [
    ...(await benchImport(folder)),
    ...(await benchAsk(folder)),
    ...benchUnderstanding(),
    ...(await benchServer(folder)),
    ...(await benchWeb(folder)),
    ...(await benchDashboard(folder)),
  ];
  const lines = [
    "| what | figure | mark |",
    "|---|--:|--:|",
    ...figures.map(({ what, value, mark }) => `| ${what} | ${value} | ${mark} |`),
  ];
  writeFigures("speed", lines);
  process.stdout.write(`${lines.join("\n")}\n`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
