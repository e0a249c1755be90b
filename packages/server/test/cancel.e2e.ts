import type { AskEvent } from "@parlance/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClient, uploadText } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

/** Daily sales of 40 shops, with weeks and noise: a search for anomalies takes many seconds. */
function sales(): string {
  const rows = Array.from({ length: 40 * 240 }, (_, index) => {
    const [day, shop] = [Math.floor(index / 40), index % 40];
    const noise = Math.sin(index * 12.9898) * 43758.5453;
    const amount = 100 + (day % 7 > 4 ? 25 : 0) + 20 * (noise - Math.floor(noise)) + (day > 150 ? shop : 0);
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    return `${date},Shop ${shop},${amount.toFixed(2)}`;
  });
  return `day,shop,amount\n${rows.join("\n")}\n`;
}

/** Reads events until one of `step` has come, or all of them. */
async function untilStep(response: Response, step: string): Promise<void> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  while (!text.includes(`"${step}"`)) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return;
    text += decoder.decode(value, { stream: true });
  }
}

it("a long analysis holds up no other question, and ends with the request that asked for it", async () => {
  const member = await app.addMember("editor");
  const client = makeClient(app.url, member.token);
  const source = await uploadText(app.url, member.token, "sales.csv", sales());
  const ask = (question: string, init: RequestInit = {}): Promise<Response> =>
    client.send(
      "/api/mcp/askdata",
      { question, session_id: "s_cancel", data_sources: [{ id: source.id }] },
      init,
    );
  const controller = new AbortController();
  const long = await ask("find anomalies in daily amount by shop", {
    headers: { accept: "text/event-stream" },
    signal: controller.signal,
  });
  await untilStep(long, "analysis" satisfies Extract<AskEvent, { event: "progress" }>["step"]);
  const meanwhile = await (await ask("total amount")).json();
  expect(meanwhile.answer.outcome).toBe("answered");
  controller.abort();
  const spent = async (): Promise<number> => {
    const before = process.cpuUsage();
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1e6;
  };
  await expect.poll(spent, { timeout: 15_000, interval: 50 }).toBeLessThan(0.1);
  const { turns } = await (await client.get("/api/conversations/s_cancel")).json();
  expect(turns.map(({ question }: { question: string }) => question)).toEqual(["total amount"]);
}, 60_000);
