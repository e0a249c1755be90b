import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { root, toolEnvironment } from "./run-process.ts";

dev();

/** `npm run dev`: the server, restarted on change, and Vite's server, which proxies to it. One ends, both end. */
function dev(): void {
  const environment = { ...toolEnvironment(), PORT: process.env.PORT ?? "8000" };
  const start = (command: string, arguments_: string[], cwd: string) =>
    spawn(command, arguments_, { cwd, env: environment, stdio: "inherit" });
  const children = [
    start(process.execPath, ["--watch", "packages/server/src/main.ts"], root),
    start("vite", [], join(root, "packages/web")),
  ];
  for (const child of children) {
    child.on("exit", (code) => stop(children, code ?? 0));
    child.on("error", (error) => {
      console.error(error.message);
      stop(children, 1);
    });
  }
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(children, 0));
}

function stop(children: ChildProcess[], code: number): void {
  process.exitCode ??= code;
  for (const child of children) if (child.exitCode === null) child.kill("SIGTERM");
}
