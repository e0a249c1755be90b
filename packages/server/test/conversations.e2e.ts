import {
  type AskResponse,
  adoptResponse,
  type ConversationResponse,
  type ConversationsResponse,
  conversationResponse,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, signInToDemo } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

const newClient = async () => makeClient(app.url, (await signInToDemo(app.url)).access_token);
type Client = Awaited<ReturnType<typeof newClient>>;

const ask = async (client: Client, session: string, question: string) =>
  (await (
    await client.send("/api/mcp/askdata", { question, session_id: session, data_sources: [] })
  ).json()) as AskResponse;
const read = async (client: Client, id: string, query = ""): Promise<ConversationResponse> =>
  conversationResponse.parse(await (await client.get(`/api/conversations/${id}${query}`)).json());
const list = async (client: Client, search = ""): Promise<ConversationsResponse["conversations"]> =>
  (await (await client.get(`/api/conversations?search=${encodeURIComponent(search)}`)).json()).conversations;

const readingOf = (answer: AskResponse["answer"]) =>
  answer.outcome === "answered" ? answer.reading.query : answer.outcome;

describe("a conversation on the server", () => {
  it("holds each question with its whole answer, in order, and says where each turn stands", async () => {
    const client = await newClient();
    const first = await ask(client, "s_one", "total revenue by category");
    const second = await ask(client, "s_one", "top 5 products by revenue");
    expect([first.metadata.turn, second.metadata.turn]).toEqual([1, 2]);
    const { conversation, turns, earlier } = await read(client, "s_one");
    expect(conversation).toMatchObject({ id: "s_one", title: "total revenue by category", turns: 2 });
    expect(earlier).toBe(false);
    expect(turns.map(({ question }) => question)).toEqual([
      "total revenue by category",
      "top 5 products by revenue",
    ]);
    expect(turns.map(({ answer }) => answer)).toEqual([first.answer, second.answer]);
  });

  it("goes on with the question before: another period takes the place of its own", async () => {
    const client = await newClient();
    const periods = async (question: string): Promise<string[]> => {
      const { answer } = await ask(client, "s_goes_on", question);
      if (answer.outcome !== "answered") throw new Error(answer.outcome);
      const labels = answer.reading.chips.filter(({ kind }) => kind === "period").map(({ label }) => label);
      return labels.map((label) => /\((.*)\)/.exec(label)?.[1] ?? label);
    };
    expect(await periods("revenue in 2023 by category")).toEqual(["2023"]);
    expect(await periods("and in 2024?")).toEqual(["2024"]);
  });

  it("reads a question that an answer offered by itself, as it was offered", async () => {
    const client = await newClient();
    const { answer } = await ask(client, "s_offered", "top 5 promotions by revenue");
    const offered = answer.outcome === "answered" ? answer.followUps : [];
    const monthly = offered.find((question) => question.startsWith("Monthly")) ?? "";
    const { answer: next } = await ask(client, "s_offered", monthly);
    const alone = await ask(client, "s_alone", monthly);
    expect(next).toMatchObject({ outcome: "answered", question: monthly });
    expect(readingOf(next)).toEqual(readingOf(alone.answer));
  });

  it("asks back what a follow-up goes on from where the turn before was not answered, but for small talk", async () => {
    const client = await newClient();
    const outcomes: string[] = [];
    for (const question of [
      "revenue in 2023 by category",
      "how many spaceships landed",
      "and in 2024?",
      "revenue in 2023 by category",
      "thank you",
      "and in 2024?",
    ])
      outcomes.push((await ask(client, "s_between", question)).answer.outcome);
    expect(outcomes).toEqual(["answered", "declined", "clarification", "answered", "declined", "answered"]);
  });

  it("is read a page at a time, from the end, and from where a screen left off", async () => {
    const client = await newClient();
    for (const question of ["revenue", "hello", "revenue by country"]) await ask(client, "s_page", question);
    const last = await read(client, "s_page", "?limit=2");
    expect([last.turns.map(({ position }) => position), last.earlier]).toEqual([[2, 3], true]);
    const before = await read(client, "s_page", "?before=2&limit=2");
    expect([before.turns.map(({ position }) => position), before.earlier]).toEqual([[1], false]);
    const after = await read(client, "s_page", "?after=2");
    expect(after.turns.map(({ position }) => position)).toEqual([3]);
  });

  it("is listed last touched first, found by its questions, named and deleted", async () => {
    const client = await newClient();
    await ask(client, "s_a", "revenue by country");
    await ask(client, "s_b", "100% discounts_?");
    await ask(client, "s_a", "orders by month");
    expect((await list(client)).map(({ id }) => id)).toEqual(["s_a", "s_b"]);
    expect((await list(client, "BY MONTH")).map(({ id }) => id)).toEqual(["s_a"]);
    expect((await list(client, "100%")).map(({ id }) => id)).toEqual(["s_b"]);
    expect((await list(client, "%")).map(({ id }) => id)).toEqual(["s_b"]);
    expect(await list(client, "nothing of the kind")).toEqual([]);
    expect((await client.change("/api/conversations/s_a", { title: " Countries " })).status).toBe(204);
    expect((await list(client, "countries")).map(({ title }) => title)).toEqual(["Countries"]);
    expect((await client.change("/api/conversations/s_a", { title: " " })).status).toBe(400);
    expect((await client.remove("/api/conversations/s_a")).status).toBe(204);
    expect((await client.get("/api/conversations/s_a")).status).toBe(404);
  });

  it("takes over what its session asked the warehouse service, once", async () => {
    const client = await newClient();
    const open = makeClient(app.url, null);
    await open.send("/ask-data", { query: "revenue by country", session_id: "s_open" });
    const adopt = async () =>
      adoptResponse.parse(await (await client.send("/api/conversations/s_open/adopt", {})).json()).position;
    expect(await adopt()).toBe(1);
    expect(await adopt()).toBeNull();
    await ask(client, "s_open", "and in 2023?");
    await open.send("/ask-data", { query: "and only stores?", session_id: "s_open" });
    expect(await adopt()).toBe(3);
    const { turns } = await read(client, "s_open");
    expect(turns.map(({ question }) => question)).toEqual([
      "revenue by country",
      "and in 2023?",
      "and only stores?",
    ]);
    expect(turns[0]?.answer?.outcome).toBe("answered");
    expect((await client.send("/api/conversations/s_unknown/adopt", {})).status).toBe(200);
  });

  it("branches before a question", async () => {
    const client = await newClient();
    for (const question of ["revenue", "revenue by country", "orders"])
      await ask(client, "s_trunk", question);
    const made = await client.send("/api/conversations/s_trunk/branch", { id: "s_branch", before: 3 });
    expect(await made.json()).toMatchObject({ id: "s_branch", turns: 2 });
    await ask(client, "s_branch", "orders by month");
    expect((await read(client, "s_branch")).turns.map(({ question }) => question)).toEqual([
      "revenue",
      "revenue by country",
      "orders by month",
    ]);
    expect((await read(client, "s_trunk")).turns).toHaveLength(3);
  });

  it("keeps what the reader meant", async () => {
    const client = await newClient();
    await ask(client, "s_said", "revenue");
    const said = { verdict: "wrong", meant: "net of returns" };
    expect((await client.put("/api/conversations/s_said/turns/1/feedback", said)).status).toBe(204);
    expect((await read(client, "s_said")).turns[0]?.feedback).toEqual(said);
    expect((await client.put("/api/conversations/s_said/turns/9/feedback", said)).status).toBe(404);
    expect((await client.put("/api/conversations/s_said/turns/1/feedback", { verdict: "?" })).status).toBe(
      400,
    );
  });

  it("draws an answer as it was changed by hand, in what is saved of it and asked after it too", async () => {
    const client = await newClient();
    await ask(client, "s_drawn", "revenue by category");
    const look = { title: "Where it comes from", top: 3 };
    const path = "/api/conversations/s_drawn/turns/1/chart";
    expect((await client.put(path, { kind: "pareto", look })).status).toBe(204);
    const { answer } = (await read(client, "s_drawn")).turns[0] ?? {};
    expect(answer).toMatchObject({ chart: { kind: "pareto", look } });
    const saved = await client.send("/api/charts", {
      conversation: "s_drawn",
      position: 1,
      title: "Saved",
      library: "user",
    });
    expect(await saved.json()).toMatchObject({ answer: { chart: { kind: "pareto", look } } });
    const next = await ask(client, "s_drawn", "only 2023");
    expect(next.answer).toMatchObject({ chart: { kind: "pareto", look } });
    expect((await client.put(path, { kind: "pareto", look: { font: "x" } })).status).toBe(400);
    const elsewhere = "/api/conversations/s_drawn/turns/9/chart";
    expect((await client.put(elsewhere, { kind: "bar", look: {} })).status).toBe(404);
  });

  it("draws the answer before in another way when it is asked to, one wish upon the other", async () => {
    const client = await newClient();
    const chartAfter = async (question: string) => {
      const { answer } = await ask(client, "s_asked", question);
      return answer.outcome === "answered" ? answer.chart : null;
    };
    expect(await chartAfter("revenue by category")).toMatchObject({ kind: "bar" });
    const reference = { value: 1_000_000, label: "Target" };
    const title = "Our categories";
    expect(await chartAfter("add a target line at 1 million and call it Our categories")).toMatchObject({
      kind: "bar",
      look: { reference, title },
    });
    expect(await chartAfter("use a dark blue on a log scale")).toMatchObject({
      look: { reference, title, colours: { "": "navy" }, scale: "log" },
    });
    expect(await chartAfter("make it a pareto chart")).toMatchObject({ kind: "pareto", look: { title } });
    expect((await chartAfter("number of orders by month"))?.look).toBeUndefined();
  });

  it("counts changes for other screens", async () => {
    const client = await newClient();
    const revision = async () => (await (await client.get("/api/changes")).json()).revision as number;
    const before = await revision();
    await ask(client, "s_change", "revenue");
    expect(await revision()).toBeGreaterThan(before);
  });

  it("is nobody else's, in another workspace or in the same", async () => {
    const owner = await newClient();
    await ask(owner, "s_mine", "revenue");
    const colleague = await app.addMember("editor");
    const same = await app.addMember("admin", colleague.workspaceId);
    await makeClient(app.url, colleague.token).send("/api/mcp/askdata", {
      question: "x",
      session_id: "s_his",
    });
    for (const client of [await newClient(), makeClient(app.url, same.token)]) {
      for (const id of ["s_mine", "s_his"]) {
        const path = `/api/conversations/${id}`;
        const statuses = [
          await client.get(path),
          await client.change(path, { title: "Stolen" }),
          await client.remove(path),
          await client.send(`${path}/branch`, { id: "s_thief", before: 9 }),
          await client.put(`${path}/turns/1/feedback`, { verdict: "right", meant: null }),
        ].map(({ status }) => status);
        expect(statuses).toEqual([404, 404, 404, 404, 404]);
      }
      expect(await list(client)).toEqual([]);
    }
    expect((await list(owner)).map(({ title }) => title)).toEqual(["revenue"]);
  });
});
