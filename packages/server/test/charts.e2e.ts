import {
  chartsResponse,
  type DataSource,
  type SavedChart,
  savedChartSchema,
  statsResponse,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refreshDueCharts } from "../src/commands/refresh-due-charts.ts";
import { makeClient, signInToDemo, uploadText } from "./client.ts";
import { mailsIn } from "./mails.ts";
import { type RunningApp, runApp, type TestMember } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

const csv = "region,amount\nNorth,10\nSouth,20\nNorth,5\nSouth,7\n";
type Client = ReturnType<typeof makeClient>;
const list = async (client: Client): Promise<SavedChart[]> =>
  chartsResponse.parse(await (await client.get("/api/charts")).json()).charts;
const read = async (response: Response): Promise<SavedChart> => savedChartSchema.parse(await response.json());

type Saved = { member: TestMember; client: Client; source: DataSource; chart: SavedChart };

/** A chart saved by an editor of a workspace of their own, or of the colleague's, over the source that is there. */
async function saved(library: "user" | "team", colleague?: Saved): Promise<Saved> {
  const member = await app.addMember("editor", colleague?.member.workspaceId);
  const client = makeClient(app.url, member.token);
  const source = colleague?.source ?? (await uploadText(app.url, member.token, "sales.csv", csv));
  await client.send("/api/mcp/askdata", { question: "amount by region", session_id: "s_chart" });
  const made = await client.send("/api/charts", {
    conversation: "s_chart",
    position: 1,
    title: "Amount by region",
    library,
  });
  expect(made.status).toBe(201);
  return { member, client, source, chart: await read(made) };
}

describe("a saved chart", () => {
  it("keeps the answer's query, rows and conversation", async () => {
    const { client, chart } = await saved("user");
    expect(chart).toMatchObject({
      title: "Amount by region",
      tool: "AI Chat Analytics",
      savedBy: "Ada Lovelace",
      avatar: "AL",
      conversation: "s_chart",
      isPinned: false,
      mine: true,
    });
    expect(chart.answer?.outcome === "answered" && chart.answer.table.rows.length).toBe(2);
    expect((await list(client)).map(({ id }) => id)).toEqual([chart.id]);
  });

  it("is pinned, named, put into a folder and deleted", async () => {
    const { client, chart } = await saved("user");
    const changed = await read(
      await client.change(`/api/charts/${chart.id}`, { isPinned: true, title: "Regions", folder: "Sales" }),
    );
    expect(changed).toMatchObject({ isPinned: true, title: "Regions", folder: "Sales" });
    expect((await client.change(`/api/charts/${chart.id}`, { title: " " })).status).toBe(400);
    expect((await client.remove(`/api/charts/${chart.id}`)).status).toBe(204);
    expect(await list(client)).toEqual([]);
  });

  it("is drawn in another way, which a refresh keeps", async () => {
    const { client, chart } = await saved("user");
    const look = { title: "Where it is sold", sort: "smallest" };
    const wish = { chart: { kind: "donut", look }, folder: "Sales" };
    const changed = await read(await client.change(`/api/charts/${chart.id}`, wish));
    expect(changed).toMatchObject({ folder: "Sales", answer: { chart: { kind: "donut", look } } });
    const again = await read(await client.send(`/api/charts/${chart.id}/refresh`, {}));
    expect(again).toMatchObject({ failure: null, answer: { chart: { kind: "donut", look } } });
    const wrong = { chart: { kind: "cake", look } };
    expect((await client.change(`/api/charts/${chart.id}`, wrong)).status).toBe(400);
  });

  it("refreshes on demand, and by itself when its time has come", async () => {
    const { client, chart } = await saved("user");
    const refreshed = await read(await client.send(`/api/charts/${chart.id}/refresh`, {}));
    expect(Date.parse(refreshed.refreshedAt ?? "")).toBeGreaterThan(Date.parse(chart.refreshedAt ?? ""));
    await client.change(`/api/charts/${chart.id}`, { refreshMinutes: 60 });
    const { services } = app.composition;
    expect(await refreshDueCharts(services)).toBe(0);
    const later = new Date(Date.now() + 61 * 60_000);
    expect(await refreshDueCharts({ ...services, now: () => later })).toBe(1);
    const [after] = await list(client);
    expect(after?.refreshedAt).toBe(later.toISOString());
    expect(after?.failure).toBeNull();
  });

  it("moves on with the calendar: last month is another one a month later", async () => {
    const member = await app.addMember("editor");
    const client = makeClient(app.url, member.token);
    const now = new Date();
    const month = (offset: number): Date =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 10));
    const rows = [-1, 0, 1].map((offset) => `${month(offset).toISOString().slice(0, 10)},${100 + offset}`);
    await uploadText(app.url, member.token, "sales.csv", `day,amount\n${rows.join("\n")}\n`);
    await client.send("/api/mcp/askdata", { question: "total amount last month", session_id: "s_moves" });
    const made = await read(
      await client.send("/api/charts", {
        conversation: "s_moves",
        position: 1,
        title: "Last",
        library: "user",
      }),
    );
    const figure = ({ answer }: SavedChart) => answer?.outcome === "answered" && answer.table.rows[0]?.[0];
    expect(figure(made)).toBe(99);
    await client.change(`/api/charts/${made.id}`, { refreshMinutes: 60 });
    await refreshDueCharts({ ...app.composition.services, now: () => month(1) });
    const [later] = await list(client);
    expect(later?.failure).toBeNull();
    expect(later && figure(later)).toBe(100);
  });

  it("keeps its last answer and says so when its source is gone", async () => {
    const { client, source, chart } = await saved("user");
    await client.remove(`/api/sources/${source.id}`);
    const refreshed = await read(await client.send(`/api/charts/${chart.id}/refresh`, {}));
    expect(refreshed.failure).toEqual({ code: "not-found", what: "data source" });
    expect(refreshed.answer).toEqual(chart.answer);
  });

  it("is seen by the team where it stands on the team's shelf, and changed by its editors alone", async () => {
    const own = await saved("user");
    const shared = await saved("team", own);
    const viewer = makeClient(app.url, (await app.addMember("viewer", own.member.workspaceId)).token);
    expect((await list(viewer)).map(({ id, mine }) => [id, mine])).toEqual([[shared.chart.id, false]]);
    expect((await viewer.change(`/api/charts/${shared.chart.id}`, { isPinned: true })).status).toBe(403);
    expect((await own.client.change(`/api/charts/${shared.chart.id}`, { isPinned: true })).status).toBe(200);
    expect((await own.client.get("/api/charts")).status).toBe(200);
  });

  it("is nobody else's", async () => {
    const { chart } = await saved("team");
    const stranger = makeClient(app.url, (await app.addMember("admin")).token);
    const path = `/api/charts/${chart.id}`;
    const statuses = [
      await stranger.change(path, { isPinned: true }),
      await stranger.remove(path),
      await stranger.send(`${path}/refresh`, {}),
      await stranger.send("/api/charts", { conversation: "s_chart", position: 1, title: "x" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect(await list(stranger)).toEqual([]);
  });

  it("stands in every demo workspace as twelve samples, each of which computes", async () => {
    const client = makeClient(app.url, (await signInToDemo(app.url)).access_token);
    const samples = await list(client);
    expect(samples).toHaveLength(12);
    expect(samples.slice(0, 3).map(({ isPinned }) => isPinned)).toEqual([true, true, false]);
    for (const { id, question } of samples) {
      const computed = await read(await client.send(`/api/charts/${id}/refresh`, {}));
      expect([question, computed.failure, computed.answer?.outcome]).toEqual([question, null, "answered"]);
    }
  }, 60_000);
});

describe("an alert on a saved chart", () => {
  it("tells once what came to hold, by mail and in the figures, and again when it held no longer", async () => {
    const member = await app.addMember("editor");
    const client = makeClient(app.url, member.token);
    const now = new Date();
    const month = (offset: number): Date =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 10));
    const north = [10, 21, 22, 5, 30];
    const rows = north.flatMap((amount, at) => {
      const day = month(at - 1)
        .toISOString()
        .slice(0, 10);
      return [`${day},North,${amount}`, `${day},South,27`];
    });
    await uploadText(app.url, member.token, "sales.csv", `day,region,amount\n${rows.join("\n")}\n`);
    await client.send("/api/mcp/askdata", {
      question: "total amount by region last month",
      session_id: "s_alert",
    });
    const turn = { conversation: "s_alert", position: 1 };
    const chart = await read(
      await client.send("/api/charts", { ...turn, title: "Regions", library: "team" }),
    );
    const alert = { kind: "above", value: 20 };
    const set = await read(await client.change(`/api/charts/${chart.id}`, { alert, refreshMinutes: 1440 }));
    expect([set.alert, set.alarm]).toEqual([alert, null]);

    const { services } = app.composition;
    const mails = () => mailsIn(services.settings.dataFolder);
    const told: (string | null)[] = [];
    const sent: number[] = [];
    for (const offset of [1, 2, 3, 4]) {
      await refreshDueCharts({ ...services, now: () => month(offset) });
      told.push((await list(client))[0]?.alarm?.text ?? null);
      sent.push((await mails()).filter(({ to }) => to === member.email).length);
    }
    // South stood above the bound before the alert was set.
    expect(told).toEqual(["North: 21", "North: 21", "North: 21", "North: 30"]);
    expect(sent).toEqual([1, 1, 1, 2]);
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: member.email, subject: "Alert: Regions" });
    expect(mail?.text).toContain("North: 30.");
    const { alarms } = statsResponse.parse(await (await client.get("/api/stats")).json());
    expect(alarms.map(({ title, text }) => [title, text])).toEqual([["Regions", "North: 30"]]);
    const off = await read(await client.change(`/api/charts/${chart.id}`, { alert: null }));
    expect([off.alert, off.alarm]).toEqual([null, null]);
  });
});
