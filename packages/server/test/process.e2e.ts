import { readdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeClient, signInToDemo, uploadText } from "./client.ts";
import { type RunningServer, runServer, startServer, temporaryFolder } from "./start-server.ts";

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let server: RunningServer;
beforeAll(async () => {
  folder = await temporaryFolder();
  server = await startServer(folder.path);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

describe("the server's process", () => {
  it("prints one line", () => {
    expect(server.lines).toHaveLength(1);
    expect(server.lines[0]).toMatch(
      /^Parlance \d+\.\d+\.\d+ ready at http:\/\/localhost:\d+ \(data in \/.+\)$/,
    );
  });

  it("is refused on a data folder in use", async () => {
    const second = await runServer(folder.path);
    expect(second.code).toBe(1);
    expect(second.stdout).toBe("");
    expect(second.stderr).toContain(`in use by another Parlance (process ${server.pid})`);
    expect((await makeClient(server.url, null).get("/health")).status).toBe(200);
  });

  it("says which setting is wrong", async () => {
    const other = await temporaryFolder();
    const ended = await runServer(other.path, { PORT: "eighty", HOST: "0.0.0.0" });
    await other.remove();
    expect(ended).toMatchObject({ code: 1, stdout: "" });
    expect(ended.stderr).toMatch(/^PORT: .+\n$/);
  });

  it("says that the port is taken, and leaves no lock", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    const address = blocker.address();
    const port = typeof address === "object" ? String(address?.port) : "";
    const other = await temporaryFolder();
    const ended = await runServer(other.path, { PORT: port, HOST: "127.0.0.1" });
    expect(ended.stderr).toContain(`Port ${port} is in use`);
    expect(await readdir(other.path)).not.toContain("parlance.lock");
    blocker.close();
    await other.remove();
  });

  it("keeps sources and sessions over a restart, and leaves no lock behind", async () => {
    const { access_token: token } = await signInToDemo(server.url);
    const source = await uploadText(server.url, token, "sales.csv", "country,amount\nFrance,2\nSpain,3\n");
    await server.stop();
    expect(await readdir(folder.path)).not.toContain("parlance.lock");
    server = await startServer(folder.path);
    const client = makeClient(server.url, token);
    const { sources } = await (await client.get("/api/sources")).json();
    expect(sources).toEqual([source]);
    const answer = await client.send("/api/mcp/askdata", {
      question: "total amount",
      session_id: "after-restart",
      data_sources: [{ id: source.id }],
    });
    expect((await answer.json()).answer.table.rows).toEqual([[5]]);
  });

  it("starts again after it was killed", async () => {
    process.kill(server.pid, "SIGKILL");
    await new Promise((resolve) => setTimeout(resolve, 300));
    server = await startServer(folder.path);
    expect((await makeClient(server.url, null).get("/health")).status).toBe(200);
    expect(await readdir(join(folder.path, "sources"))).toHaveLength(1);
  });
});
