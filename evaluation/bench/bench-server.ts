import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openAsBlob, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Figure } from "./figure.ts";
import { generatedCsv, salesCsv } from "./sales-csv.ts";

const root = resolve(import.meta.dirname, "../..");
const delayProbe = resolve(import.meta.dirname, "delay-probe.ts");

/** A started server: memory when idle and at its peak during imports, and the event loop's delay under fifty questions at once. */
export async function benchServer(folder: string): Promise<Figure[]> {
  const child = spawn(process.execPath, ["--import", delayProbe, ...serveArguments()], {
    cwd: root,
    env: { ...process.env, PORT: "0", DATA_DIR: join(folder, "server") },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  try {
    const address = await readyAddress(child);
    await new Promise((done) => setTimeout(done, 3000));
    const idle = memory(child, "VmRSS");
    await upload(address, await salesCsv(folder));
    const afterSmall = memory(child, "VmHWM");
    const large = join(folder, "large.csv");
    await generatedCsv(large, 1_130_000);
    await upload(address, large);
    const afterLarge = memory(child, "VmHWM");
    const delay = await delayUnderLoad(child, address);
    return [
      { what: "server idle, resident", value: `${idle} MB`, mark: "< 450 MB" },
      { what: "peak during the 46 MB import", value: `${afterSmall} MB`, mark: "< 1,000 MB" },
      { what: "peak during a 100 MB import", value: `${afterLarge} MB`, mark: "< 1,000 MB" },
      {
        what: "event-loop delay p99, 50 questions at once",
        value: `${delay.toFixed(1)} ms`,
        mark: "< 50 ms",
      },
    ];
  } finally {
    child.kill("SIGTERM");
    await once(child, "exit");
  }
}

/** What `npm run serve` gives to Node. */
function serveArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: { serve: string };
  };
  return scripts.serve.split(" ").slice(1);
}

async function readyAddress(child: ChildProcess): Promise<string> {
  for (;;) {
    const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
    const address = /ready at (http:\S+)/.exec(chunk.toString())?.[1];
    if (address !== undefined) return address;
  }
}

/** Megabytes of the server's process, by Linux' account. */
function memory(child: ChildProcess, field: "VmRSS" | "VmHWM"): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

async function upload(address: string, path: string): Promise<void> {
  const login = await post(address, "/api/login", { email: "demo@parlance.app", password: "demo123" });
  const { access_token } = (await login.json()) as { access_token: string };
  const form = new FormData();
  form.set("name", "bench");
  form.set("file", await openAsBlob(path), "bench.csv");
  const response = await fetch(`${address}/api/sources/upload`, {
    method: "POST",
    body: form,
    headers: { authorization: `Bearer ${access_token}` },
  });
  const text = await response.text();
  if (!text.includes('"connected"')) throw new Error(text.slice(-500));
}

const post = (address: string, path: string, body: unknown): Promise<Response> =>
  fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function delayUnderLoad(child: ChildProcess, address: string): Promise<number> {
  child.send("reset");
  const questions = [
    "top 5 products by revenue",
    "monthly revenue in 2024",
    "revenue by country",
    "how many orders",
    "average unit price by category",
  ];
  await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const response = await post(address, "/ask-data", {
        query: questions[index % questions.length],
        session_id: `bench-${index}`,
      });
      await response.text();
    }),
  );
  const answer = once(child, "message");
  child.send("report");
  const [p99] = (await answer) as [number];
  return p99;
}
