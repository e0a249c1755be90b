import {
  type AccountResponse,
  invitationResponse,
  type LeadsResponse,
  loginResponse,
  type MailResponse,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, signInToDemo } from "../../../test/client.ts";
import { addMember, type OpenApp, openApp, setUpOperator } from "../../../test/open-app.ts";
import { invite } from "../../commands/account/invite.ts";
import { findAccess } from "../../commands/sessions.ts";
import type { Role } from "../../policies/roles.ts";

let app: OpenApp;
let operator: string;
beforeAll(async () => {
  app = await openApp({ publicUrl: "https://parlance.example" });
  operator = await setUpOperator(app);
}, 60_000);
afterAll(() => app.close());

const open = () => makeClient(app.url, null);
const as = (token: string) => makeClient(app.url, token);
const look = (token: string) => open().send("/api/account/invitation", { token });
const accept = (given: object) =>
  open().send("/api/account/accept", { password: "a long password", ...given });
const account = async (token: string): Promise<AccountResponse> =>
  (await as(token).get("/api/account")).json();

/** Invites into the operator's workspace. */
async function invited(email: string, role: Role) {
  const access = await findAccess(app.composition.services, operator);
  if (access === null) throw new Error("the operator is signed out");
  const workspace = { id: access.workspaceId, name: access.workspaceName };
  return invite(app.composition.services, access, { email, role, workspace });
}

describe("an invitation to a workspace", () => {
  it("says what it is for, makes an account with the role, and serves once", async () => {
    const { token, mailError, link } = await invited("Ed@Example.com", "editor");
    expect(mailError).toBeNull();
    expect(link).toBe(`https://parlance.example/invitation?token=${token}`);
    expect(invitationResponse.parse(await (await look(token)).json())).toEqual({
      email: "ed@example.com",
      workspace: "Olga Operator’s workspace",
      inviter: "Olga Operator",
      role: "Editor",
      hasAccount: false,
    });
    const session = loginResponse.parse(await (await accept({ token, name: "Ed" })).json());
    const { workspace } = await account(operator);
    expect(await account(session.access_token)).toMatchObject({
      name: "Ed",
      email: "ed@example.com",
      role: "Editor",
      isDemo: false,
      isOperator: false,
      workspace,
    });
    expect((await look(token)).status).toBe(410);
    expect((await accept({ token, name: "Eve", password: "another long one" })).status).toBe(410);
    const signIn = await open().send("/api/login", { email: "ed@example.com", password: "a long password" });
    expect(signIn.status).toBe(200);
  });

  it("wants a name and a password of ten characters from a new account, and is kept meanwhile", async () => {
    const { token } = await invited("new@example.com", "viewer");
    const refused = await accept({ token, name: " ", password: "short" });
    expect(refused.status).toBe(400);
    expect((await refused.json()).detail).toContain("A password has at least 10 characters");
    expect((await look(token)).status).toBe(200);
  });

  it("wants the password of the account that the address has", async () => {
    const { token } = await invited("ed@example.com", "admin");
    expect((await (await look(token)).json()).hasAccount).toBe(true);
    expect((await accept({ token, name: "Mallory", password: "of my own choice" })).status).toBe(401);
    const session = loginResponse.parse(await (await accept({ token })).json());
    expect(await account(session.access_token)).toMatchObject({ name: "Ed", role: "Admin" });
  });

  it("ends with the next one to the same address, after a week, and for a made-up token", async () => {
    const { services } = app.composition;
    const first = await invited("late@example.com", "viewer");
    const second = await invited("late@example.com", "viewer");
    expect((await look(first.token)).status).toBe(410);
    const { now } = services;
    services.now = () => new Date(now().getTime() + 7 * 24 * 3_600_000 + 1000);
    expect((await look(second.token)).status).toBe(410);
    expect((await accept({ token: second.token, name: "Late" })).status).toBe(410);
    services.now = now;
    expect((await look("made-up")).status).toBe(410);
  });

  it("is accepted by one of several calls at once", async () => {
    const { token } = await invited("twice@example.com", "viewer");
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await accept({ token, name: "Two" })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

describe("an early access request", () => {
  const lead = {
    email: "grace@hopper.example",
    first_name: "Grace",
    last_name: "Hopper",
    company: "Compilers Ltd",
    phone: null,
    job_title: "Admiral",
    cloud_platform: "gcp",
  };
  const leads = async (): Promise<LeadsResponse["leads"]> =>
    ((await (await as(operator).get("/api/admin/leads")).json()) as LeadsResponse).leads;
  const mails = async (): Promise<MailResponse["mails"]> =>
    ((await (await as(operator).get("/api/admin/mail")).json()) as MailResponse).mails;

  it("is confirmed by mail once, and told to the operator", async () => {
    const before = (await mails()).length;
    await open().send("/api/leads", lead);
    await open().send("/api/leads", lead);
    await expect.poll(async () => (await mails()).length).toBe(before + 2);
    const [notice, confirmation] = await mails();
    expect(confirmation).toMatchObject({
      to: lead.email,
      subject: "Your request for early access to Parlance",
    });
    expect(notice).toMatchObject({
      to: "olga@example.com",
      subject: "Early access: Grace Hopper, Compilers Ltd",
    });
    expect(notice?.text).toContain("https://parlance.example/admin/leads");
    expect(await leads()).toMatchObject([{ email: lead.email, requests: 2, status: "waiting" }]);
  });

  it("becomes an invitation, then a workspace of the company's own", async () => {
    const response = await as(operator).send("/api/admin/leads/invite", { email: lead.email });
    const { link, mailed } = await response.json();
    expect(mailed).toBe(true);
    expect((await leads())[0]?.status).toBe("invited");
    const token = new URL(link).searchParams.get("token") ?? "";
    expect((await mails())[0]?.text).toContain(token);
    const session = loginResponse.parse(await (await accept({ token, name: "Grace Hopper" })).json());
    expect(await account(session.access_token)).toMatchObject({
      role: "Admin",
      isOperator: false,
      workspace: { name: "Compilers Ltd" },
    });
    expect((await leads())[0]?.status).toBe("joined");
    expect((await as(session.access_token).get("/api/admin/leads")).status).toBe(403);
  });

  it("of an unknown address is not invited", async () => {
    const response = await as(operator).send("/api/admin/leads/invite", { email: "who@example.com" });
    expect(response.status).toBe(404);
  });
});

describe("workspaces", () => {
  it("are switched, for now and for the next sign-in; foreign ones are not found", async () => {
    const { token } = await invited("grace@hopper.example", "viewer");
    const session = loginResponse.parse(await (await accept({ token })).json());
    const here = await account(session.access_token);
    expect(here.workspaces.map(({ name }) => name).toSorted()).toEqual([
      "Compilers Ltd",
      here.workspace.name,
    ]);
    const own = here.workspaces.find(({ name }) => name === "Compilers Ltd");
    const there = await as(session.access_token).send("/api/account/workspace", { workspace: own?.id });
    const moved = loginResponse.parse(await there.json());
    expect((await account(moved.access_token)).workspace.name).toBe("Compilers Ltd");
    expect((await as(session.access_token).get("/api/account")).status).toBe(401);
    const signIn = await open().send("/api/login", {
      email: "grace@hopper.example",
      password: "a long password",
    });
    const again = loginResponse.parse(await signIn.json());
    expect((await account(again.access_token)).workspace.name).toBe("Compilers Ltd");
    const foreign = await account(await (await addMember(app, "admin"))());
    const refused = await as(again.access_token).send("/api/account/workspace", {
      workspace: foreign.workspace.id,
    });
    expect(refused.status).toBe(404);
  });

  it("of the demo are seen by their visitor alone", async () => {
    const [one, other] = [await signInToDemo(app.url), await signInToDemo(app.url)];
    const [mine, theirs] = [await account(one.access_token), await account(other.access_token)];
    expect(mine.workspaces).toEqual([mine.workspace]);
    expect(theirs.workspace.id).not.toBe(mine.workspace.id);
    expect(mine).toMatchObject({ isDemo: true, isOperator: false });
  });
});
