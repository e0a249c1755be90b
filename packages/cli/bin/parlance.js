#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const main = new URL("../src/main.ts", import.meta.url);
const [major] = process.versions.node.split(".").map(Number);

if (major >= 24) {
  await import(main.href);
} else {
  const node = createRequire(import.meta.url).resolve("node/bin/node");
  const { status } = spawnSync(node, [fileURLToPath(main), ...process.argv.slice(2)], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}
