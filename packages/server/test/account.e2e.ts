import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { loginResponse, signInsResponse } from "@parlance/contract";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offerSetUp } from "../src/commands/account/set-up.ts";
import { makeMailer } from "../src/mail/mailer.ts";
import { leadMail } from "../src/mail/messages.ts";
import { makeClient, signInToDemo } from "./client.ts";
import { type RunningApp, runApp } from "./run-app.ts";
import { temporaryFolder } from "./start-server.ts";

let app: RunningApp;
let url = "";
const mails: string[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    let mail = "";
    stream.on("data", (chunk) => {
      mail += String(chunk);
    });
    stream.on("end", () => {
      mails.push(mail.replaceAll("=\r\n", "").replaceAll("=3D", "="));
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((ready) => post.listen(0, "127.0.0.1", ready));
  const address = post.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  app = await runApp({
    publicUrl: "https://parlance.example",
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailFrom: "Parlance <parlance@parlance.example>",
  });
  url = app.url;
}, 60_000);
afterAll(async () => {
  await app.stop();
  await new Promise<void>((done) => post.close(done));
});

const account = { name: "Ada", email: "Ada@Example.com", password: "correct horse battery" };
const open = () => makeClient(url, null);
const signIn = async (password: string) => open().send("/api/login", { email: account.email, password });
const signedIn = async (password: string) =>
  makeClient(url, loginResponse.parse(await (await signIn(password)).json()).access_token);

async function mailWith(words: string): Promise<string> {
  const found = () => mails.find((mail) => mail.includes(words));
  await expect.poll(found).toBeDefined();
  return found() ?? "";
}
const tokenOf = (mail: string): string => /token=([\w-]+)/.exec(mail)?.[1] ?? "";

describe("the first administrator", () => {
  it("is set up by a link that serves once, and only the last one offered", async () => {
    const earlier = await offerSetUp(app.composition.services);
    const token = await offerSetUp(app.composition.services);
    const setUp = (given: object) => open().send("/api/account/set-up", { ...account, token, ...given });
    expect((await setUp({ token: earlier })).status).toBe(410);
    expect((await setUp({ password: "short" })).status).toBe(400);
    const [first, second] = await Promise.all([setUp({}), setUp({ email: "other@example.com" })]);
    expect([first.status, second.status].toSorted()).toEqual([200, 410]);
    expect(await offerSetUp(app.composition.services)).toBeNull();
    const winner = loginResponse.parse(await (first.status === 200 ? first : second).json());
    expect(winner).toMatchObject({ name: "Ada", isDemo: false, connection: null });
    account.email = winner.email;
  });

  it("owns an empty workspace", async () => {
    const client = await signedIn(account.password);
    expect(await (await client.get("/api/sources")).json()).toEqual({ sources: [] });
  });
});

describe("the address", () => {
  it("of the first administrator is verified by a mail, once", async () => {
    const client = await signedIn(account.password);
    const verified = async () => (await (await client.get("/api/account")).json()).emailVerified;
    const first = tokenOf(await mailWith("Verify your address"));
    expect(await verified()).toBe(false);
    expect((await client.send("/api/account/verification", {})).status).toBe(202);
    await expect
      .poll(() => mails.filter((mail) => mail.includes("Verify your address")).length)
      .toBeGreaterThan(1);
    const second = tokenOf(mails.findLast((mail) => mail.includes("Verify your address")) ?? "");
    const verify = async (token: string) => (await open().send("/api/account/verify", { token })).status;
    expect([await verify(first), await verify("guess")]).toEqual([410, 410]);
    const both = await Promise.all([verify(second), verify(second)]);
    expect([both.toSorted(), await verified()]).toEqual([[204, 410], true]);
    const sent = mails.length;
    expect((await client.send("/api/account/verification", {})).status).toBe(202);
    expect(mails.length).toBe(sent);
  });
});

describe("passwords", () => {
  it("are changed by the old one, which ends the other sign-ins", async () => {
    const [here, there] = [await signedIn(account.password), await signedIn(account.password)];
    const change = (current: string, password: string) =>
      here.send("/api/account/password", { current, password });
    expect((await change("wrong", "another long one")).status).toBe(401);
    expect((await change(account.password, "another long one")).status).toBe(204);
    expect((await there.get("/api/sources")).status).toBe(401);
    expect((await here.get("/api/sources")).status).toBe(200);
    expect((await signIn(account.password)).status).toBe(401);
    account.password = "another long one";
  });

  it("are reset by a mail, once, which ends every sign-in", async () => {
    const client = await signedIn(account.password);
    expect((await open().send("/api/account/reset-request", { email: account.email })).status).toBe(202);
    const mail = await mailWith("Set a new password");
    expect(mail).toContain("https://parlance.example/reset?token=");
    expect(mail).toContain("Content-Type: text/plain");
    expect(mail).toContain("Content-Type: text/html");
    const reset = () =>
      open().send("/api/account/reset", { token: tokenOf(mail), password: "a third long one" });
    expect((await reset()).status).toBe(204);
    expect((await reset()).status).toBe(410);
    expect((await client.get("/api/sources")).status).toBe(401);
    expect((await signIn("a third long one")).status).toBe(200);
    account.password = "a third long one";
  });

  it("says the same of an unknown address, and mails nobody", async () => {
    const before = mails.length;
    const request = (email: string) => open().send("/api/account/reset-request", { email });
    const unknown = await request("nobody@example.com");
    const known = await request(account.email);
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await expect.poll(() => mails.length).toBeGreaterThan(before);
    expect(mails.slice(before).filter((mail) => !mail.includes(account.email))).toEqual([]);
  });

  it("refuses made-up and foreign tokens", async () => {
    const setUp = await open().send("/api/account/set-up", { ...account, token: "guess" });
    const reset = await open().send("/api/account/reset", { token: "guess", password: "long enough it is" });
    expect([setUp.status, reset.status]).toEqual([410, 410]);
  });
});

describe("sign-ins", () => {
  it("are listed and ended one by one", async () => {
    const [here, there] = [await signedIn(account.password), await signedIn(account.password)];
    const list = async () =>
      signInsResponse.parse(await (await here.get("/api/account/sign-ins")).json()).signIns;
    const other = (await list()).find(({ current }) => !current);
    expect((await list()).filter(({ current }) => current)).toHaveLength(1);
    const own = (await (await there.get("/api/account/sign-ins")).json()).signIns.find(
      (one: { current: boolean }) => one.current,
    );
    expect((await here.remove(`/api/account/sign-ins/${own.id}`)).status).toBe(204);
    expect((await there.get("/api/sources")).status).toBe(401);
    expect((await here.remove(`/api/account/sign-ins/${own.id}`)).status).toBe(404);
    expect(other).toBeDefined();
  });

  it("of the demo account are nobody's to see or end", async () => {
    const demo = makeClient(url, (await signInToDemo(url)).access_token);
    expect((await demo.get("/api/account/sign-ins")).status).toBe(403);
    const change = { current: "demo123", password: "long enough it is" };
    expect((await demo.send("/api/account/password", change)).status).toBe(403);
  });
});

it("without a mail server, mail is kept in the data folder", async () => {
  const folder = await temporaryFolder();
  const mailer = makeMailer({ smtpUrl: null, from: "Parlance <p@example.com>", folder: folder.path });
  await mailer.send("bo@example.com", leadMail({ name: "Bo <b>" }));
  const file = (await readdir(folder.path)).find((name) => name.endsWith(".eml")) ?? "";
  const mail = await readFile(join(folder.path, file), "utf8");
  expect(mail).toContain("To: bo@example.com");
  expect(mail).toContain("Hello Bo <b>,");
  expect(mail).toContain("Hello Bo &#60;b&#62;,");
  await folder.remove();
});
