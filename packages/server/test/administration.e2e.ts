import {
  type AccountResponse,
  type LeadsResponse,
  loginResponse,
  type MailResponse,
} from "@parlance/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, signInToDemo } from "./client.ts";
import { type RunningApp, runApp, setUpOperator } from "./run-app.ts";

let app: RunningApp;
let operator: string;
beforeAll(async () => {
  app = await runApp({ publicUrl: "https://parlance.example" });
  operator = await setUpOperator(app);
}, 60_000);
afterAll(() => app.stop());

const open = () => makeClient(app.url, null);
const as = (token: string) => makeClient(app.url, token);
const accept = (token: string, given: object) =>
  open().send(`/api/invitations/${token}`, { password: "a long password", ...given });
const account = async (token: string): Promise<AccountResponse> =>
  (await as(token).get("/api/account")).json();

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
    const session = loginResponse.parse(await (await accept(token, { name: "Grace Hopper" })).json());
    expect(await account(session.access_token)).toMatchObject({
      role: "Admin",
      isOperator: false,
      workspace: { name: "Compilers Ltd" },
    });
    expect((await leads())[0]?.status).toBe("joined");
    expect((await as(session.access_token).get("/api/admin/leads")).status).toBe(403);
  });

  it("is invited again as long as it has not joined, and the first link ends", async () => {
    await open().send("/api/leads", { ...lead, email: "katherine@example.com", company: "Orbits" });
    const inviteOnce = async () =>
      new URL(
        (
          await (
            await as(operator).send("/api/admin/leads/invite", { email: "katherine@example.com" })
          ).json()
        ).link,
      ).searchParams.get("token") ?? "";
    const [first, second] = [await inviteOnce(), await inviteOnce()];
    expect((await accept(first, { name: "Katherine" })).status).toBe(410);
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await accept(second, { name: "Katherine" })).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect((await accept(second, { name: "Eve", password: "another long one" })).status).toBe(410);
    const again = await as(operator).send("/api/admin/leads/invite", { email: "katherine@example.com" });
    expect(again.status).toBe(400);
  });

  it("of an unknown address is not invited", async () => {
    const response = await as(operator).send("/api/admin/leads/invite", { email: "who@example.com" });
    expect(response.status).toBe(404);
  });
});

describe("workspaces", () => {
  it("are switched, for now and for the next sign-in; foreign ones are not found", async () => {
    const invited = await as(operator).send("/api/team/invitations", { email: "grace@hopper.example" });
    const session = loginResponse.parse(await (await accept((await invited.json()).token, {})).json());
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
    const foreign = await account((await app.addMember("admin")).token);
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
