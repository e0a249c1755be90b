import {
  activityResponse,
  invitationResponse,
  inviteResponse,
  type LoginResponse,
  type TeamResponse,
  teamResponse,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, signInToDemo, uploadText } from "./client.ts";
import { mailTo } from "./mails.ts";
import { type RunningApp, runApp } from "./run-app.ts";

let app: RunningApp;
beforeAll(async () => {
  app = await runApp();
}, 60_000);
afterAll(() => app.stop());

type Client = ReturnType<typeof makeClient>;
const readTeam = async (client: Client): Promise<TeamResponse> =>
  teamResponse.parse(await (await client.get("/api/team")).json());
const open = () => makeClient(app.url, null);

async function inviteOne(client: Client, email: string, role = "Editor") {
  const made = await client.send("/api/team/invitations", { email, role });
  expect(made.status).toBe(201);
  return inviteResponse.parse(await made.json());
}

describe("a team", () => {
  it("is its members with what they really did", async () => {
    const admin = await app.addMember("admin");
    const viewer = await app.addMember("viewer", admin.workspaceId);
    const client = makeClient(app.url, admin.token);
    await client.send("/api/mcp/askdata", { question: "anything", session_id: "s" });
    const { members, stats, me, role } = await readTeam(client);
    expect([me, role]).toEqual([admin.userId, "Admin"]);
    expect(members.map(({ id, role, status }) => [id, role, status])).toEqual([
      [admin.userId, "Admin", "online"],
      [viewer.userId, "Viewer", "offline"],
    ]);
    expect(stats).toEqual({
      totalMembers: 2,
      activeMembers: 1,
      chartsShared: 0,
      totalQueries: 0,
      collaborationScore: 0,
    });
  });

  it("tells what was done, newest first: others' questions are counted and not quoted", async () => {
    const admin = await app.addMember("admin");
    const client = makeClient(app.url, admin.token);
    const viewer = await app.addMember("viewer", admin.workspaceId);
    const colleague = makeClient(app.url, viewer.token);
    await uploadText(app.url, admin.token, "sales.csv", "region,amount\nNorth,3\nSouth,2\n");
    for (const question of ["amount by region", "total amount"])
      await client.send("/api/mcp/askdata", { question, session_id: "s" });
    const of = { kind: "conversation", id: "s" };
    expect((await client.send("/api/shares", { of, expiresInDays: null })).status).toBe(201);
    await inviteOne(client, "grace@example.com");
    const deeds = async (who: Client) =>
      activityResponse
        .parse(await (await who.get("/api/team/activity")).json())
        .events.map(({ kind, what, count, isMe }) => [kind, what, count, isMe]);
    expect(await deeds(client)).toEqual([
      ["invited", "grace@example.com", 1, true],
      ["shared", "amount by region", 1, true],
      ["asked", "total amount", 2, true],
      ["connected", "sales", 1, true],
      ["joined", "Ada Lovelace", 1, false],
      ["joined", "Ada Lovelace", 1, true],
    ]);
    expect(await deeds(colleague)).toEqual([
      ["shared", null, 1, false],
      ["asked", null, 2, false],
      ["connected", "sales", 1, false],
      ["joined", "Ada Lovelace", 1, true],
      ["joined", "Ada Lovelace", 1, false],
    ]);
  });

  it("shows the samples in the demo workspace, which invites nobody", async () => {
    const client = makeClient(app.url, (await signInToDemo(app.url)).access_token);
    const { members, stats } = await readTeam(client);
    expect(members.map(({ role }) => role)).toEqual(["Admin", "Editor", "Editor", "Viewer", "Admin"]);
    expect([stats.totalMembers, stats.collaborationScore]).toEqual([members.length, 92]);
    const refused = await client.send("/api/team/invitations", { email: "a@example.com" });
    expect(refused.status).toBe(403);
  });

  it("gives roles that count on the next call of an open session", async () => {
    const admin = await app.addMember("admin");
    const other = await app.addMember("viewer", admin.workspaceId);
    const client = makeClient(app.url, admin.token);
    const share = () =>
      makeClient(app.url, other.token).send("/api/shares", {
        of: { kind: "conversation", id: "none" },
        expiresInDays: null,
      });
    expect((await share()).status).toBe(403);
    const path = `/api/team/members/${other.userId}`;
    expect((await client.change(path, { role: "Editor" })).status).toBe(204);
    expect((await share()).status).toBe(404);
    expect((await client.remove(path)).status).toBe(204);
    expect((await share()).status).toBe(401);
  });

  it("never loses its last administrator", async () => {
    const admin = await app.addMember("admin");
    const client = makeClient(app.url, admin.token);
    const path = `/api/team/members/${admin.userId}`;
    expect((await client.change(path, { role: "Viewer" })).status).toBe(403);
    expect((await client.remove(path)).status).toBe(403);
    expect((await readTeam(client)).members).toHaveLength(1);
  });

  it("is managed by administrators alone, each in their own workspace", async () => {
    const admin = await app.addMember("admin");
    const editor = makeClient(app.url, (await app.addMember("editor", admin.workspaceId)).token);
    const stranger = makeClient(app.url, (await app.addMember("admin")).token);
    const path = `/api/team/members/${admin.userId}`;
    expect((await editor.change(path, { role: "Viewer" })).status).toBe(403);
    expect((await editor.send("/api/team/invitations", { email: "x@example.com" })).status).toBe(403);
    expect((await stranger.change(path, { role: "Viewer" })).status).toBe(404);
    expect((await stranger.remove(path)).status).toBe(404);
  });
});

describe("an invitation", () => {
  it("goes out by mail, becomes an account, and serves once", async () => {
    const admin = await app.addMember("admin");
    const client = makeClient(app.url, admin.token);
    const { token, invitation } = await inviteOne(client, "New.One@example.com");
    expect(invitation).toMatchObject({ email: "new.one@example.com", role: "Editor" });
    expect(await mailTo(app.composition.services.settings.dataFolder, "new.one@example.com")).toContain(
      "Analytical Engines",
    );
    const path = `/api/invitations/${token}`;
    expect(invitationResponse.parse(await (await open().get(path)).json())).toEqual({
      workspace: "Analytical Engines",
      inviter: "Ada Lovelace",
      email: "new.one@example.com",
      role: "Editor",
      hasAccount: false,
    });
    expect((await open().send(path, { name: "", password: "short" })).status).toBe(400);
    const accepted = await open().send(path, { name: "New One", password: "a long password" });
    const session = (await accepted.json()) as LoginResponse;
    expect(session).toMatchObject({ name: "New One", isDemo: false });
    const { members, invitations } = await readTeam(client);
    expect(members.map(({ name, role }) => [name, role])).toContainEqual(["New One", "Editor"]);
    expect(invitations).toEqual([]);
    expect((await open().get(path)).status).toBe(410);
    expect((await open().send(path, { name: "Again", password: "a long password" })).status).toBe(410);
  });

  it("asks someone who has an account for its password", async () => {
    const first = makeClient(app.url, (await app.addMember("admin")).token);
    const second = makeClient(app.url, (await app.addMember("admin")).token);
    const one = await inviteOne(first, "both@example.com");
    await open().send(`/api/invitations/${one.token}`, { name: "Both", password: "a long password" });
    const two = await inviteOne(second, "both@example.com", "Viewer");
    const path = `/api/invitations/${two.token}`;
    expect((await (await open().get(path)).json()).hasAccount).toBe(true);
    expect((await open().send(path, { password: "another password" })).status).toBe(401);
    expect((await open().send(path, { password: "a long password" })).status).toBe(200);
    expect((await readTeam(second)).members.map(({ email }) => email)).toContain("both@example.com");
  });

  it("can be withdrawn, and a second one to the address ends the first", async () => {
    const client = makeClient(app.url, (await app.addMember("admin")).token);
    const first = await inviteOne(client, "x@example.com");
    const second = await inviteOne(client, "x@example.com", "Viewer");
    expect((await open().get(`/api/invitations/${first.token}`)).status).toBe(410);
    expect((await client.remove(`/api/team/invitations/${second.invitation.id}`)).status).toBe(204);
    expect((await open().get(`/api/invitations/${second.token}`)).status).toBe(410);
    expect((await client.remove(`/api/team/invitations/${second.invitation.id}`)).status).toBe(404);
  });

  it("ends after seven days", async () => {
    const client = makeClient(app.url, (await app.addMember("admin")).token);
    const { token } = await inviteOne(client, "late@example.com");
    const { services } = app.composition;
    const { now } = services;
    services.now = () => new Date(Date.now() + 8 * 86_400_000);
    const { status } = await open().get(`/api/invitations/${token}`);
    services.now = now;
    expect(status).toBe(410);
  });

  it("is not sent to a member, nor to what is no address", async () => {
    const admin = await app.addMember("admin");
    const client = makeClient(app.url, admin.token);
    expect((await client.send("/api/team/invitations", { email: admin.email })).status).toBe(400);
    expect((await client.send("/api/team/invitations", { email: "nobody" })).status).toBe(400);
  });
});
