#!/usr/bin/env node
import { spawnSync } from "node:child_process";
import module, { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";

const main = new URL("../src/main.ts", import.meta.url);
const [major] = process.versions.node.split(".").map(Number);

/** A question runs through many small functions a few times each: V8 notes what they see from their first call on. */
const flag = "--no-lazy-feedback-allocation";

if (major >= 24) {
  module.enableCompileCache();
  setFlagsFromString(flag);
  await import(main.href);
} else {
  const node = createRequire(import.meta.url).resolve("node/bin/node");
  const { status } = spawnSync(node, [flag, fileURLToPath(main), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
}
