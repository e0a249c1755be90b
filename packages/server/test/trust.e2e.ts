import {
  type AskResponse,
  type PreferencesResponse,
  readingKey,
  type TrustResponse,
  trustResponse,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "../src/policies/roles.ts";
import { makeClient, uploadText } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

const csv =
  "day,region,amount,pieces\n2024-02-03,North,10,1\n2024-02-14,South,20,2\n2024-03-05,North,5,3\n2024-03-20,South,7,4\n";

async function start(role: Role = "editor") {
  const member = await app.addMember(role);
  const client = makeClient(app.url, member.token);
  const source = await uploadText(app.url, member.token, "sales.csv", csv);
  const ask = async (question: string, rest: object = {}): Promise<AskResponse> =>
    (await (
      await client.send("/api/mcp/askdata", { question, session_id: "s", ...rest })
    ).json()) as AskResponse;
  const trust = async (): Promise<TrustResponse> =>
    trustResponse.parse(await (await client.get("/api/trust")).json());
  const verify = (position: number) => client.send("/api/verified", { conversation: "s", position });
  return { member, client, source, ask, trust, verify };
}
const rowsOf = ({ answer }: AskResponse) => (answer.outcome === "answered" ? answer.table.rows : null);

describe("a verified question", () => {
  it("is matched before anything else, whatever its case and closing mark", async () => {
    const { ask, verify, trust } = await start();
    const right = await ask("pieces by region");
    if (right.answer.outcome !== "answered") throw new Error(right.answer.outcome);
    await ask("Our usual table", { query: right.answer.reading.query });
    expect((await verify(2)).status).toBe(201);
    expect(rowsOf(await ask("our  usual TABLE?"))).toEqual(rowsOf(right));
    expect((await trust()).verified.map(({ question, verifiedBy }) => [question, verifiedBy])).toEqual([
      ["Our usual table", "Ada Lovelace"],
    ]);
  });

  it("stands for other words where someone said anew what these had meant", async () => {
    const { client, ask, trust } = await start();
    await ask("our usual table");
    const right = await ask("pieces by region");
    const body = { conversation: "s", position: 2, words: " Our usual table " };
    expect((await client.send("/api/verified", body)).status).toBe(201);
    expect(rowsOf(await ask("our usual table"))).toEqual(rowsOf(right));
    expect((await trust()).verified.map(({ question }) => question)).toEqual(["Our usual table"]);
    expect((await client.send("/api/verified", { ...body, words: " " })).status).toBe(400);
  });

  it("runs as a suite: its words are read anew and the rows compared", async () => {
    const { client, ask, verify } = await start();
    const usual = await ask("amount by region");
    if (usual.answer.outcome !== "answered") throw new Error(usual.answer.outcome);
    await ask("pieces by region", { query: usual.answer.reading.query });
    await ask("zxqv", { query: usual.answer.reading.query });
    for (const position of [1, 2, 3]) await verify(position);
    const run = trustResponse.parse(await (await client.send("/api/verified/run", {})).json());
    expect(Object.fromEntries(run.verified.map(({ question, outcome }) => [question, outcome]))).toEqual({
      "amount by region": "same",
      "pieces by region": "other",
      zxqv: "unanswered",
    });
    expect(run.verified.every(({ ranAt }) => ranAt !== null)).toBe(true);
  });

  it("stays one when a period of it has moved on", async () => {
    const { client, ask, verify, trust } = await start("admin");
    const { preferences } = (await (await client.get("/api/preferences")).json()) as PreferencesResponse;
    await client.put("/api/preferences", { ...preferences, now: "data" });
    const then = await ask("amount last month");
    await verify(1);
    await client.put("/api/preferences", { ...preferences, now: "clock" });
    const now = await ask("amount last month");
    if (then.answer.outcome !== "answered" || now.answer.outcome !== "answered")
      throw new Error("Not answered");
    expect(then.answer.reading.sentence).not.toBe(now.answer.reading.sentence);
    const [verified] = (await trust()).verified;
    if (verified === undefined) throw new Error("Not verified");
    expect(readingKey(now.answer.reading.query)).toBe(readingKey(verified.query));
    const run = trustResponse.parse(await (await client.send("/api/verified/run", {})).json());
    expect(run.verified[0]?.outcome).toBe("same");
  });

  it("says when its source is gone, and can be taken back", async () => {
    const { client, source, ask, verify, trust } = await start();
    await ask("amount by region");
    await verify(1);
    await client.remove(`/api/sources/${source.id}`);
    const run = trustResponse.parse(await (await client.send("/api/verified/run", {})).json());
    const [verified] = run.verified;
    expect(verified?.outcome).toBe("changed");
    expect((await client.remove(`/api/verified/${verified?.id}`)).status).toBe(204);
    expect((await client.remove(`/api/verified/${verified?.id}`)).status).toBe(404);
    expect((await trust()).verified).toEqual([]);
  });

  it("is made by editors, of their own answers, for their own workspace", async () => {
    const { member, ask, verify } = await start();
    await ask("amount by region");
    const viewer = makeClient(app.url, (await app.addMember("viewer", member.workspaceId)).token);
    const stranger = makeClient(app.url, (await app.addMember("admin")).token);
    const body = { conversation: "s", position: 1 };
    expect((await viewer.send("/api/verified", body)).status).toBe(403);
    expect((await stranger.send("/api/verified", body)).status).toBe(404);
    expect((await verify(9)).status).toBe(404);
    await verify(1);
    const seen = trustResponse.parse(await (await stranger.get("/api/trust")).json());
    expect(seen).toEqual({ verified: [], answers: 0, judgedRight: 0, judgedWrong: 0, reliability: [] });
  });
});

describe("trust", () => {
  it("counts what readers said, by confidence", async () => {
    const { client, ask, trust } = await start();
    for (const question of ["amount by region", "pieces by region"]) await ask(question);
    const say = (position: number, verdict: string) =>
      client.put(`/api/conversations/s/turns/${position}/feedback`, { verdict, meant: null });
    await say(1, "right");
    await say(2, "wrong");
    const { answers, judgedRight, judgedWrong, reliability } = await trust();
    expect([answers, judgedRight, judgedWrong]).toEqual([2, 1, 1]);
    expect(reliability.reduce((sum, bin) => sum + bin.answers, 0)).toBe(2);
  });
});
