import { type AskEvent, type ConversationResponse, conversationResponse } from "@parlance/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeClient, readEvents, uploadText } from "./client.ts";
import { longQuestion, salesOfShops, untilStep } from "./long-analysis.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

/** A person with daily sales to ask about, in a conversation. */
async function analyst(conversation: string) {
  const member = await app.addMember("editor");
  const client = makeClient(app.url, member.token);
  const source = await uploadText(app.url, member.token, "sales.csv", salesOfShops());
  const ask = (question: string, request_id: string, init: RequestInit = {}): Promise<Response> =>
    client.send(
      "/api/mcp/askdata",
      { question, session_id: conversation, data_sources: [{ id: source.id }], request_id },
      init,
    );
  const read = async (): Promise<ConversationResponse> =>
    conversationResponse.parse(await (await client.get(`/api/conversations/${conversation}`)).json());
  /** Asks, and goes away while the result is analysed. */
  const leave = async (id: string): Promise<void> => {
    const controller = new AbortController();
    const headers = { accept: "text/event-stream" };
    await untilStep(await ask(longQuestion, id, { headers, signal: controller.signal }), "analysis");
    controller.abort();
  };
  const path = (id: string) => `/api/conversations/${conversation}/questions/${id}`;
  return { client, ask, read, leave, path };
}

it("an answer goes on when its asker goes, is listed and kept, and what is asked behind it comes after it", async () => {
  const { client, ask, read, leave, path } = await analyst("s_left");
  await leave("question-1");
  const meanwhile = await read();
  expect(meanwhile).toMatchObject({
    turns: [],
    running: [{ id: "question-1", question: longQuestion, step: "analysis" }],
  });
  const { conversations } = await (await client.get("/api/conversations?search=")).json();
  expect(conversations).toMatchObject([{ id: "s_left", title: longQuestion, turns: 0 }]);
  expect((await client.change("/api/conversations/s_left", { title: "Odd days" })).status).toBe(204);
  const listening = client.get(path("question-1"), { accept: "text/event-stream" });
  const [behind, events] = await Promise.all([
    ask("total amount", "question-2").then((response) => response.json()),
    listening.then((response) => readEvents<AskEvent>(response)),
  ]);
  expect(behind.metadata.turn).toBe(2);
  expect(events.at(-1)?.event).toMatchObject({ event: "answer", response: { metadata: { turn: 1 } } });
  const { conversation, turns, running } = await read();
  expect(conversation.title).toBe("Odd days");
  expect(running).toEqual([]);
  expect(turns.map(({ question, requestId, answer }) => [question, requestId, answer?.outcome])).toEqual([
    [longQuestion, "question-1", "answered"],
    ["total amount", "question-2", "answered"],
  ]);
});

it("a question that is asked again under its id is the same question", async () => {
  const { client, ask, read, path } = await analyst("s_again");
  const answers = await Promise.all(
    ["again-01", "again-01"].map(async (id) => (await ask("total amount", id)).json()),
  );
  const later = await (await ask("total amount", "again-01")).json();
  const heard = await (await client.get(path("again-01"))).json();
  expect([...answers, later, heard].map(({ metadata }) => metadata.turn)).toEqual([1, 1, 1, 1]);
  expect((await read()).turns).toHaveLength(1);
});

it("a question is cancelled by who asked it, and its conversation goes with it where it was the first", async () => {
  const { client, leave, path } = await analyst("s_cancelled");
  const other = makeClient(app.url, (await app.addMember("admin")).token);
  await leave("question-1");
  expect((await other.remove(path("question-1"))).status).toBe(204);
  expect((await other.get(path("question-1"))).status).toBe(404);
  expect((await client.get("/api/conversations/s_cancelled")).status).toBe(200);
  expect((await client.remove(path("question-1"))).status).toBe(204);
  await expect.poll(async () => (await client.get("/api/conversations/s_cancelled")).status).toBe(404);
  expect((await client.get(path("question-1"))).status).toBe(404);
});
