import type { AskEvent } from "@parlance/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClient, uploadText } from "./client.ts";
import { longQuestion, salesOfShops, untilStep } from "./long-analysis.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

it("a long analysis holds up no other question, and ends with the request that asked for it", async () => {
  const member = await app.addMember("editor");
  const client = makeClient(app.url, member.token);
  const source = await uploadText(app.url, member.token, "sales.csv", salesOfShops());
  const ask = (question: string, init: RequestInit = {}): Promise<Response> =>
    client.send(
      "/api/mcp/askdata",
      { question, session_id: "s_cancel", data_sources: [{ id: source.id }] },
      init,
    );
  const controller = new AbortController();
  const long = await ask(longQuestion, {
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
