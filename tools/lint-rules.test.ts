import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./run-process.ts";

type Case = readonly [file: string, imported: string];

/** One broken import for each row of the floors, at least. */
const forbidden: Case[] = [
  ["contract/src/a.ts", "react"],
  ["contract/src/b.ts", "@parlance/charts"],
  ["contract/src/b.test.ts", "@parlance/engine"],
  ["contract/src/api/c.ts", "../../../engine/src/ask.ts"],
  ["charts/src/bar/a.ts", "@parlance/engine"],
  ["engine/src/ask.ts", "@parlance/warehouses"],
  ["engine/src/sql/a.ts", "../semantics/check-query.ts"],
  ["engine/src/sql/b.ts", "@parlance/charts"],
  ["engine/src/sql/c.ts", "../ports.ts"],
  ["engine/src/semantics/a.ts", "../sql/plan-query.ts"],
  ["engine/src/analysis/trend/a.ts", "../../answer/compose-answer.ts"],
  ["engine/src/answer/a.ts", "../analysis/index.ts"],
  ["engine/src/understanding/a.ts", "../sql/plan-query.ts"],
  ["engine/src/understanding/b.ts", "../ask.ts"],
  ["warehouses/src/file/a.ts", "@parlance/charts"],
  ["warehouses/src/file/b.ts", "@parlance/engine/src/sql/plan-query.ts"],
  ["warehouses/src/file/c.ts", "../../../engine/src/sql/plan-query.ts"],
  ["server/src/a.ts", "@parlance/web"],
  ["server/src/http/ask/a.ts", "../../store/sources.ts"],
  ["cli/src/a.ts", "@parlance/server"],
  ["web/src/app/a.tsx", "@parlance/engine"],
  ["web/src/ui/a.tsx", "../blocks/chart-block.tsx"],
  ["web/src/ui/b.tsx", "../api/ask.ts"],
  ["web/src/blocks/a.tsx", "../pages/login/login-page.tsx"],
  ["web/src/blocks/b.tsx", "../api/ask.ts"],
  ["web/src/api/a.ts", "../ui/button.tsx"],
  ["web/src/pages/login/a.tsx", "../../app/router.tsx"],
  ["web/src/pages/login/b.tsx", "../dashboard/dashboard-page.tsx"],
  ["web/src/pages/dashboard/chat/c.tsx", "../../login/login-page.tsx"],
  ["web/src/pages/dashboard/chat/parts/d.tsx", "../../../login/login-page.tsx"],
];

/** Contract, charts, engine and web run anywhere: no Node module at run time (a type of Node's is none). */
const nodeModules: Case[] = [
  ["contract/src/d.ts", "node:fs"],
  ["charts/src/bar/d.ts", "node:path"],
  ["engine/src/sql/d.ts", "node:net"],
  ["web/src/blocks/d.tsx", "node:crypto"],
];

const allowed: Case[] = [
  ["contract/src/ok.ts", "zod"],
  ["contract/src/api/ok.ts", "../kinds.ts"],
  ["contract/src/ok.test.ts", "vitest"],
  ["charts/src/bar/ok.ts", "@parlance/contract"],
  ["charts/src/bar/ok.test.ts", "node:fs"],
  ["engine/src/ask-ok.ts", "./sql/plan-query.ts"],
  ["engine/src/sql/printing/ok.ts", "../plan-query.ts"],
  ["engine/src/sql/ok.ts", "@parlance/contract"],
  ["engine/src/understanding/ok.ts", "../ports.ts"],
  ["engine/src/understanding/parse/ok.ts", "../../semantics/check-query.ts"],
  ["warehouses/src/file/ok.ts", "@parlance/engine"],
  ["server/src/http/ask/ok.ts", "../../commands/ask.ts"],
  ["server/src/commands/ok.ts", "../store/sources.ts"],
  ["cli/src/ok.ts", "@parlance/warehouses"],
  ["web/src/app/ok.tsx", "../pages/login/login-page.tsx"],
  ["web/src/blocks/ok.tsx", "../ui/button.tsx"],
  ["web/src/pages/login/ok.tsx", "../../ui/button.tsx"],
  ["web/src/pages/dashboard/chat/ok.tsx", "../../../api/ask.ts"],
  ["web/src/pages/dashboard/chat/ok-too.tsx", "../chat-state.ts"],
];

const cycles: Record<string, string> = {
  "value-one.ts": 'import { two } from "./value-two.ts";\nexport const one = () => two;\n',
  "value-two.ts": 'import { one } from "./value-one.ts";\nexport const two = () => one;\n',
  "type-one.ts": 'import type { Two } from "./type-two.ts";\nexport type One = { two: Two | null };\n',
  "type-two.ts": 'import type { One } from "./type-one.ts";\nexport type Two = { one: One | null };\n',
};

/** Contract, charts and engine are pure: they print nothing and read no environment. */
const impure: Record<string, readonly [source: string, rule: string]> = {
  "contract/src/e.ts": ['console.error("here");\n', "lint/suspicious/noConsole"],
  "charts/src/bar/e.ts": ["export const it = process.env.DEBUG;\n", "lint/style/noProcessEnv"],
  "engine/src/understanding/parse/e.ts": ['console.log("here");\n', "lint/suspicious/noConsole"],
  "engine/src/sql/e.ts": ["export const it = process.env.DEBUG;\n", "lint/style/noProcessEnv"],
};

const folder = mkdtempSync(join(tmpdir(), "parlance-lint-"));
const kinds = {
  value: (imported: string) => `import * as thing from "${imported}";\n\nexport const it = thing;\n`,
  type: (imported: string) => `import type { Thing } from "${imported}";\n\nexport type It = Thing;\n`,
  again: (imported: string) => `export * from "${imported}";\n`,
};
let found = new Map<string, string[]>();

beforeAll(() => {
  for (const name of ["biome.json", ".gitignore"]) cpSync(join(root, name), join(folder, name));
  for (const [kind, source] of Object.entries(kinds)) {
    for (const [file, imported] of [...forbidden, ...nodeModules, ...allowed])
      write(named(file, kind), source(imported));
  }
  for (const [file, source] of Object.entries(cycles)) write(`server/src/${file}`, source);
  for (const [file, [source]] of Object.entries(impure)) write(file, source);
  found = lint();
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(forbidden)("%s may not import %s", (file) => {
  for (const kind of Object.keys(kinds)) {
    expect(found.get(named(file, kind)), kind).toContain("lint/style/noRestrictedImports");
  }
});

test.each(nodeModules)("%s may not run %s", (file) => {
  expect(found.get(named(file, "value"))).toContain("lint/correctness/noNodejsModules");
});

test.each(Object.entries(impure))("%s is pure", (file, [, rule]) => {
  expect(found.get(file)).toContain(rule);
});

test.each(allowed)("%s may import %s", (file) => {
  for (const kind of Object.keys(kinds)) expect(found.get(named(file, kind)) ?? [], kind).toEqual([]);
});

test.each(Object.keys(cycles))("the cycle through %s is found", (file) => {
  expect(found.get(`server/src/${file}`)).toContain("lint/suspicious/noImportCycles");
});

/** `sql/a.ts` as `sql/a.value.ts`; what follows the first dot (`.test.ts`) stays at the end. */
function named(file: string, kind: string): string {
  return file.replace(/\.(?=(test\.)?tsx?$)/, `.${kind}.`);
}

function write(file: string, source: string): void {
  const path = join(folder, "packages", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
}

/** Runs the linter over the temporary tree: the rules that each file breaks, as the repository's biome.json has them. */
function lint(): Map<string, string[]> {
  const biome = join(root, "node_modules/.bin/biome");
  const options = ["--reporter=json", "--max-diagnostics=none", "--vcs-enabled=false"];
  const { stdout, stderr } = spawnSync(biome, ["lint", ...options, "packages"], {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const json = stdout.slice(stdout.indexOf("{"));
  if (json === "") throw new Error(stderr);
  const report: { diagnostics: { category: string; location: { path: unknown } }[] } = JSON.parse(json);
  const result = new Map<string, string[]>();
  for (const { category, location } of report.diagnostics) {
    const path = typeof location.path === "string" ? location.path : JSON.stringify(location.path);
    const file = path.replace(/^.*?packages\//, "").replace(/"\}?$/, "");
    result.set(file, [...(result.get(file) ?? []), category]);
  }
  return result;
}
