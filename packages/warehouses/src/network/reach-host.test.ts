import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";
import { defaultEnvironment } from "../driver/driver.ts";
import { reachHost } from "./reach-host.ts";

const open = { ...defaultEnvironment, allowPrivateHosts: true };

test("a service is reached while it listens, and not after", async () => {
  const server = createServer((socket) => socket.destroy());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const reach = reachHost(`http://127.0.0.1:${port}/path`, open);
  expect(await reach()).toBeNull();
  expect(await reachHost(`http://127.0.0.1:${port}`, defaultEnvironment)()).toMatchObject({
    address: "127.0.0.1",
  });
  await new Promise((resolve) => server.close(resolve));
  expect(await reach()).toMatchObject({ code: "ECONNREFUSED" });
});

test("what is no name, and what is reserved, is not reached", async () => {
  expect(await reachHost("https://no-such-host.invalid", open)()).toMatchObject({
    code: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
  });
  expect(await reachHost("https://[fe80::1]", open)()).toMatchObject({ address: "fe80::1" });
});
