import { afterAll, beforeAll, expect, it } from "vitest";
import { postgresqlUrl, startPostgresql, type TestServer } from "../../warehouses/test/database-servers.ts";
import { makeClient, signInToDemo, uploadText } from "./client.ts";
import { type RunningServer, startServer, temporaryFolder } from "./start-server.ts";

let postgres: TestServer;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let servers: RunningServer[] = [];
const start = async (): Promise<RunningServer> => {
  const server = await startServer(folder.path, { DATABASE_URL: postgresqlUrl(postgres) });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  [postgres, folder] = await Promise.all([startPostgresql(), temporaryFolder()]);
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
  await folder.remove();
});

it("keeps everything in a Postgres server, over a restart", async () => {
  const first = await start();
  const { access_token } = await signInToDemo(first.url);
  const source = await uploadText(
    first.url,
    access_token,
    "sales.csv",
    "country,amount\nFrance,10\nSpain,30\n",
  );
  await first.stop();
  servers = [];

  const second = await start();
  const client = makeClient(second.url, access_token);
  const listed = await (await client.get("/api/sources")).json();
  expect(JSON.stringify(listed)).toContain(source.id);
  const response = await client.send("/api/mcp/askdata", {
    question: "total amount by country",
    session_id: "one",
    data_sources: [{ id: source.id }],
  });
  expect(response.status).toBe(200);
  expect(JSON.stringify(await response.json())).toContain("Spain");
});
