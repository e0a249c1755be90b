import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { loginResponse, signInsResponse } from "@parlance/contract";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offerSetUp } from "../src/commands/account/set-up.ts";
import { type Composition, compose } from "../src/compose.ts";
import { makeClient, signInToDemo } from "./client.ts";
import { temporaryFolder } from "./start-server.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let composition: Composition;
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

const settings = (dataFolder: string, smtpUrl: string | null) => ({
  port: 0,
  host: "127.0.0.1",
  dataFolder,
  databaseUrl: null,
  uploadLimitBytes: 1_048_576,
  publicUrl: "https://parlance.example",
  smtpUrl,
  mailFrom: "Parlance <parlance@parlance.example>",
  allowPrivateHosts: true,
  secretKey: null,
  logLevel: "silent",
});

beforeAll(async () => {
  folder = await temporaryFolder();
  await new Promise<void>((ready) => post.listen(0, "127.0.0.1", ready));
  const address = post.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  composition = await compose(settings(folder.path, `smtp://127.0.0.1:${port}`));
  url = await composition.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(async () => {
  await composition.close();
  await new Promise<void>((done) => post.close(done));
  await folder.remove();
});

const account = { name: "Ada", email: "Ada@Example.com", password: "correct horse battery" };
const open = () => makeClient(url, null);
const signIn = async (password: string) => open().send("/api/login", { email: account.email, password });
const signedIn = async (password: string) =>
  makeClient(url, loginResponse.parse(await (await signIn(password)).json()).access_token);

async function mailWith(words: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const found = mails.find((mail) => mail.includes(words));
    if (found !== undefined) return found;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`no mail with ${words} among ${mails.length}`);
}
const tokenOf = (mail: string): string => /token=([\w-]+)/.exec(mail)?.[1] ?? "";

describe("the first administrator", () => {
  it("is set up by a link that serves once, and only the last one offered", async () => {
    const earlier = await offerSetUp(composition.services);
    const token = await offerSetUp(composition.services);
    const setUp = (given: object) => open().send("/api/account/set-up", { ...account, token, ...given });
    expect((await setUp({ token: earlier })).status).toBe(410);
    expect((await setUp({ password: "short" })).status).toBe(400);
    const [first, second] = await Promise.all([setUp({}), setUp({ email: "other@example.com" })]);
    expect([first.status, second.status].toSorted()).toEqual([200, 410]);
    expect(await offerSetUp(composition.services)).toBeNull();
    const winner = loginResponse.parse(await (first.status === 200 ? first : second).json());
    expect(winner).toMatchObject({ name: "Ada", isDemo: false, connection: null });
    account.email = winner.email;
  });

  it("owns an empty workspace", async () => {
    const client = await signedIn(account.password);
    expect(await (await client.get("/api/sources")).json()).toEqual({ sources: [] });
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
    const response = await open().send("/api/account/reset-request", { email: "nobody@example.com" });
    expect(response.status).toBe(202);
    await new Promise((later) => setTimeout(later, 100));
    expect(mails.length).toBe(before);
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
  const { makeMailer } = await import("../src/mail/mailer.ts");
  const { leadMail } = await import("../src/mail/messages.ts");
  const mailFolder = join(folder.path, "mail");
  const mailer = makeMailer({ smtpUrl: null, from: "Parlance <p@example.com>", folder: mailFolder });
  await mailer.send("bo@example.com", leadMail({ name: "Bo <b>" }));
  const [file = ""] = await readdir(mailFolder);
  const mail = await readFile(join(mailFolder, file), "utf8");
  expect(mail).toContain("To: bo@example.com");
  expect(mail).toContain("Hello Bo <b>,");
  expect(mail).toContain("Hello Bo &#60;b&#62;,");
});
