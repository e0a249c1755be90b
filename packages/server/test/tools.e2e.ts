import {
  type DataAnswer,
  dataAnswerSchema,
  defaultPreferences,
  type Preferences,
  type RunToolResponse,
  type StatsResponse,
  sentenceText,
  type ToolsResponse,
  toolKinds,
  toolsResponse,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, signInToDemo, uploadText } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

type Client = ReturnType<typeof makeClient>;
const readTools = async (client: Client): Promise<ToolsResponse> =>
  toolsResponse.parse(await (await client.get("/api/tools")).json());
const run = async (client: Client, tool: string, source: string | null = null) =>
  (await (await client.send(`/api/tools/${tool}/run`, { source })).json()) as RunToolResponse;
const stats = async (client: Client) => (await (await client.get("/api/stats")).json()) as StatsResponse;

const days = Array.from({ length: 90 }, (_, day) =>
  [new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10), day % 2 ? "North" : "South"].join(","),
);
const sales = `day,region,amount,pieces\n${days.map((row, index) => `${row},${100 + index},${1 + (index % 7)}`).join("\n")}\n`;

describe("the tools", () => {
  it("each put a question to the chosen source that it can read", async () => {
    const member = await app.addMember("viewer");
    const editor = await app.addMember("editor", member.workspaceId);
    const source = await uploadText(app.url, editor.token, "sales.csv", sales);
    const client = makeClient(app.url, member.token);
    for (const tool of toolKinds) {
      const ran = await run(client, tool, source.id);
      expect(ran).toMatchObject({ source: source.id });
      if (ran.does !== "ask" && ran.does !== "compose") continue;
      const answer = await client.send("/api/mcp/askdata", {
        question: ran.question,
        session_id: "",
        data_sources: [{ id: source.id }],
      });
      const body = await answer.json();
      expect([tool, ran.question, body.answer.outcome]).toEqual([tool, ran.question, "answered"]);
    }
  }, 60_000);

  it("count their runs, by tool and by day", async () => {
    const member = await app.addMember("editor");
    const client = makeClient(app.url, member.token);
    await uploadText(app.url, member.token, "sales.csv", sales);
    expect(
      (await readTools(client)).tools.every(({ usage, lastUsed }) => usage === 0 && lastUsed === null),
    ).toBe(true);
    await run(client, "forecast");
    await run(client, "forecast");
    const { tools, daily } = await readTools(client);
    expect(tools.find(({ id }) => id === "forecast")?.usage).toBe(2);
    expect(daily).toHaveLength(14);
    expect(daily.at(-1)?.runs).toBe(2);
  });

  it("count on from the samples in the demo workspace", async () => {
    const client = makeClient(app.url, (await signInToDemo(app.url)).access_token);
    const before = (await readTools(client)).tools.find(({ id }) => id === "forecast")?.usage ?? 0;
    expect(before).toBeGreaterThan(100);
    expect(await run(client, "forecast")).toMatchObject({ does: "ask", source: "retail_demo" });
    expect((await readTools(client)).tools.find(({ id }) => id === "forecast")?.usage).toBe(before + 1);
  });

  it("say what is missing", async () => {
    const member = await app.addMember("editor");
    const client = makeClient(app.url, member.token);
    expect((await client.send("/api/tools/forecast/run", {})).status).toBe(409);
    const source = await uploadText(app.url, member.token, "names.csv", "name,colour\nA,red\nB,blue\n");
    expect((await client.send("/api/tools/forecast/run", { source: source.id })).status).toBe(422);
    expect((await client.send("/api/tools/nothing/run", {})).status).toBe(400);
    const stranger = makeClient(app.url, (await app.addMember("admin")).token);
    expect((await stranger.send("/api/tools/profile/run", { source: source.id })).status).toBe(404);
  });
});

describe("the quick figures", () => {
  it("are fixed in the demo workspace and counted in a real one", async () => {
    const demo = makeClient(app.url, (await signInToDemo(app.url)).access_token);
    expect(await stats(demo)).toEqual({ insights: 847, activeQueries: 23, savedCharts: 12, alarms: [] });
    const member = await app.addMember("editor");
    const client = makeClient(app.url, member.token);
    expect(await stats(client)).toEqual({ insights: 0, activeQueries: 0, savedCharts: 0, alarms: [] });
    await uploadText(app.url, member.token, "sales.csv", sales);
    await client.send("/api/mcp/askdata", { question: "amount by region", session_id: "s" });
    await client.send("/api/charts", { conversation: "s", position: 1, title: "x" });
    const { insights, ...rest } = await stats(client);
    expect(insights).toBeGreaterThan(0);
    expect(rest).toEqual({ activeQueries: 1, savedCharts: 1, alarms: [] });
  });
});

describe("search", () => {
  it("finds conversations, charts, sources, columns of one's own workspace", async () => {
    const member = await app.addMember("editor");
    const client = makeClient(app.url, member.token);
    await uploadText(app.url, member.token, "sales figures.csv", sales);
    await client.send("/api/mcp/askdata", { question: "amount by region", session_id: "s" });
    await client.send("/api/charts", { conversation: "s", position: 1, title: "Regional amounts" });
    const kinds = async (text: string, who = client): Promise<string[]> => {
      const { hits } = await (await who.get(`/api/search?text=${encodeURIComponent(text)}`)).json();
      return hits.map((hit: { kind: string; label: string }) => `${hit.kind} ${hit.label}`);
    };
    expect(await kinds("region")).toEqual([
      "conversation amount by region",
      "chart Regional amounts",
      "column Region",
    ]);
    expect(await kinds("sales fig")).toEqual(["source sales figures"]);
    expect(await kinds("%")).toEqual([]);
    const stranger = makeClient(app.url, (await app.addMember("admin")).token);
    expect(await kinds("region", stranger)).toEqual([]);
  });
});

describe("the preferences", () => {
  it("are read by all and changed by administrators", async () => {
    const admin = await app.addMember("admin");
    const viewer = makeClient(app.url, (await app.addMember("viewer", admin.workspaceId)).token);
    const client = makeClient(app.url, admin.token);
    const wanted = { ...defaultPreferences, timeZone: "Europe/Berlin", now: "data" };
    expect((await client.put("/api/preferences", { ...wanted, fiscalYearStart: 13 })).status).toBe(400);
    expect((await viewer.put("/api/preferences", wanted)).status).toBe(403);
    expect((await client.put("/api/preferences", { ...wanted, timeZone: "Mars" })).status).toBe(400);
    expect((await client.put("/api/preferences", wanted)).status).toBe(200);
    expect(await (await viewer.get("/api/preferences")).json()).toEqual({
      preferences: wanted,
      mayChange: false,
      mayEdit: false,
    });
  });

  it("move what counts as now to the end of the data", async () => {
    const admin = await app.addMember("admin");
    const client = makeClient(app.url, admin.token);
    await uploadText(app.url, admin.token, "sales.csv", sales.replaceAll("2026-", "2019-"));
    await client.put("/api/preferences", { ...defaultPreferences, now: "data" });
    const answer = await client.send("/api/mcp/askdata", { question: "amount last month", session_id: "" });
    const body = await answer.json();
    expect(body.answer.evidence.now.slice(0, 10)).toBe("2019-03-31");
  });

  it("change what is computed and how it is written: weeks, fiscal quarters, numbers, money", async () => {
    const admin = await app.addMember("admin");
    const client = makeClient(app.url, admin.token);
    const csv =
      "day,amount\n2024-04-30,1200.5\n2024-05-04,1\n2024-05-05,10\n2024-05-11,100\n2024-07-31,1000\n2024-08-01,5000\n";
    await uploadText(app.url, admin.token, "sales.csv", csv);
    const ask = async (question: string): Promise<DataAnswer> => {
      const asked = await client.send("/api/mcp/askdata", { question, session_id: "" });
      const { answer } = await asked.json();
      return dataAnswerSchema.parse(answer);
    };
    const own: Preferences = {
      ...defaultPreferences,
      now: "data",
      weekStart: "sunday",
      fiscalYearStart: 2,
      locale: "de-DE",
      currency: "EUR",
    };
    expect((await ask("amount by week")).table.rows.slice(0, 2)).toEqual([
      ["2024-04-29", 1211.5],
      ["2024-05-06", 100],
    ]);
    await client.put("/api/preferences", own);
    const weeks = await ask("amount by week");
    expect(weeks.table.rows.slice(0, 2)).toEqual([
      ["2024-04-28", 1201.5],
      ["2024-05-05", 110],
    ]);
    const quarters = await ask("amount by quarter");
    expect(quarters.table.rows).toEqual([
      ["2024-02-01", 1200.5],
      ["2024-05-01", 1111],
      ["2024-08-01", 5000],
    ]);
    expect(quarters.table.columns[0]).toMatchObject({ grain: "quarter", fiscalYearStart: 2 });
    const last = await ask("total amount last quarter");
    expect(last.table.rows).toEqual([[1111]]);
    expect(sentenceText(last.headline)).toMatch(/1\.111\s€/);
    expect(last.reading.sentence).toContain("from 2024-05-01 to before 2024-08-01 (last fiscal quarter)");
    expect((await ask("total amount in FY2025")).table.rows).toEqual([[7311.5]]);
    expect(last.evidence.conventions).toMatchObject({ locale: "de-DE", fiscalYearStart: 2 });
  });
});
