import { spawn } from "node:child_process";
import { delimiter, dirname, join } from "node:path";

/** The repository's root folder, where every tool runs. */
export const root = dirname(import.meta.dirname);

/** A program of `node_modules/.bin` or of the machine, with its arguments. */
export type Program = { command: string; arguments: string[] };

/** How a program ended: its exit code (1 when a signal ended it) and what it wrote, if that was kept. */
export type Outcome = { code: number; output: string };

/** Runs a program in the root folder to its end; `show` passes its output on as it comes, `keep` collects it. */
export function runProcess(program: Program, output: "show" | "keep"): Promise<Outcome> {
  const child = spawn(program.command, program.arguments, {
    cwd: root,
    env: toolEnvironment(),
    stdio: output === "show" ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }));
  });
}

/** The environment in which the repository's own programs, its pinned Node among them, are found first. */
export function toolEnvironment(): NodeJS.ProcessEnv {
  const bin = join(root, "node_modules/.bin");
  return { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` };
}
