import { type Share, type SharedConversation, sharedConversationSchema } from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanUp } from "../src/commands/clean-up.ts";
import { makeClient, signInToDemo } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

const newClient = async () => makeClient(app.url, (await signInToDemo(app.url)).access_token);
const anyone = () => makeClient(app.url, null);

async function shareOne(client: Awaited<ReturnType<typeof newClient>>, session: string, days: number | null) {
  await client.send("/api/mcp/askdata", { question: "revenue by country", session_id: session });
  const made = await client.send("/api/shares", {
    of: { kind: "conversation", id: session },
    expiresInDays: days,
  });
  expect(made.status).toBe(201);
  return (await made.json()) as Share;
}
const open = async (id: string): Promise<SharedConversation> =>
  sharedConversationSchema.parse(await (await anyone().get(`/api/shared/${id}`)).json());

describe("a shared conversation", () => {
  it("opens for anyone, as the messages that were there", async () => {
    const client = await newClient();
    const share = await shareOne(client, "s_share", 30);
    await client.send("/api/mcp/askdata", { question: "a secret later question", session_id: "s_share" });
    const { messages, shared_by, title, expires_at } = await open(share.id);
    expect([shared_by, title]).toEqual(["Demo User", "revenue by country"]);
    expect(Date.parse(expires_at ?? "") - Date.now()).toBeGreaterThan(29 * 86_400_000);
    expect(messages.map(({ type, content }) => [type, content.length > 0])).toEqual([
      ["user", true],
      ["bot", true],
    ]);
    expect(messages[1]).toMatchObject({ toolUsed: "AI Chat Analytics", hasChart: true });
    expect(messages[1]?.answer?.outcome).toBe("answered");
  });

  it("has an id that nobody guesses, and is not kept by caches or found by crawlers", async () => {
    const client = await newClient();
    const ids = [await shareOne(client, "s_1", null), await shareOne(client, "s_2", null)].map(
      ({ id }) => id,
    );
    for (const id of ids) expect(id).toMatch(/^[\w-]{22}$/);
    expect(new Set(ids).size).toBe(2);
    const { headers } = await anyone().get(`/api/shared/${ids[0]}`);
    expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual(["no-store", "noindex"]);
  });

  it("ends when its owner says so, and when its time is over; both look like a link that never was", async () => {
    const client = await newClient();
    const [revoked, expired] = [await shareOne(client, "s_3", null), await shareOne(client, "s_4", 1)];
    const other = await newClient();
    expect((await other.remove(`/api/shares/${revoked.id}`)).status).toBe(404);
    expect((await client.remove(`/api/shares/${revoked.id}`)).status).toBe(204);
    const { services } = app.composition;
    const { now } = services;
    services.now = () => new Date(Date.now() + 2 * 86_400_000);
    const answers = await Promise.all(
      [revoked.id, expired.id, "AAAAAAAAAAAAAAAAAAAAAA"].map((id) => anyone().get(`/api/shared/${id}`)),
    );
    services.now = now;
    await cleanUp({ ...services, now: () => new Date(Date.now() + 0.9 * 86_400_000) });
    expect((await anyone().get(`/api/shared/${expired.id}`)).status).toBe(200);
    await cleanUp({ ...services, now: () => new Date(Date.now() + 1.1 * 86_400_000) });
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(bodies).size).toBe(1);
    expect((await anyone().get(`/api/shared/${expired.id}`)).status).toBe(404);
  });

  it("has a picture of its chart for other pages, as long as the link lives", async () => {
    const client = await newClient();
    const { id } = await shareOne(client, "s_picture", null);
    const picture = await anyone().get(`/api/shared/${id}/picture.svg?theme=dark`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(picture.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const svg = await picture.text();
    expect(svg).toMatch(/^<svg /);
    expect(svg).toContain("Germany");
    expect(svg).not.toMatch(/<script/i);
    await client.remove(`/api/shares/${id}`);
    expect((await anyone().get(`/api/shared/${id}/picture.svg`)).status).toBe(404);
  });

  it("is listed for its owner alone", async () => {
    const client = await newClient();
    const { id } = await shareOne(client, "s_5", null);
    const list = async (who: typeof client) =>
      ((await (await who.get("/api/shares")).json()) as { shares: Share[] }).shares.map((share) => share.id);
    expect(await list(client)).toEqual([id]);
    expect(await list(await newClient())).toEqual([]);
  });

  it("needs something of one's own to show, and the rights of an editor", async () => {
    const client = await newClient();
    const of = (kind: string, id: string) => ({ of: { kind, id }, expiresInDays: null });
    expect((await client.send("/api/shares", of("conversation", "s_share"))).status).toBe(404);
    expect((await client.send("/api/shares", of("chart", "none"))).status).toBe(404);
    expect((await client.send("/api/shares", of("everything", "x"))).status).toBe(400);
    const viewer = makeClient(app.url, (await app.addMember("viewer")).token);
    expect((await viewer.send("/api/shares", of("conversation", "s"))).status).toBe(403);
  });
});
