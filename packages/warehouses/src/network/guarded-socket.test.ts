import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultEnvironment } from "../driver/driver.ts";
import { guardedLookup, guardedSocket, HostNotAllowed } from "./guarded-socket.ts";

const open = { ...defaultEnvironment, allowPrivateHosts: true };

describe("a socket that checks where it connects to", () => {
  let server: Server;
  let port = 0;
  beforeAll(async () => {
    server = createServer((socket) => socket.end("hello"));
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    port = typeof address === "object" && address !== null ? address.port : 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  test("connects where it may", async () => {
    const socket = guardedSocket(open).connect(port, "127.0.0.1");
    const [data] = await once(socket, "data");
    expect(String(data)).toBe("hello");
    socket.destroy();
  });

  test.each([
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "localhost",
    "127.1",
    "0x7f.1",
    "2130706433",
    "017700000001",
  ])("does not connect to %s when private hosts are not allowed", async (host) => {
    const socket = guardedSocket(defaultEnvironment).connect(port, host);
    const [error] = await once(socket, "error");
    expect(error).toBeInstanceOf(HostNotAllowed);
    expect(error).toMatchObject({ host });
  });

  test("a name that stands for a refused address is refused as a whole", async () => {
    const error = await new Promise((resolve) =>
      guardedLookup(defaultEnvironment)("localhost", { all: true }, resolve),
    );
    expect(error).toBeInstanceOf(HostNotAllowed);
  });

  test("a name that changes its address between two connections is looked at again", async () => {
    const answers = ["93.184.216.34", "127.0.0.1"];
    const rebinding = (): Promise<unknown> =>
      new Promise((resolve) => {
        const lookUp = guardedLookup(defaultEnvironment, (_host, _options, callback) =>
          callback(null, [{ address: answers.shift() ?? "", family: 4 }]),
        );
        lookUp("rebind.example.com", { all: true }, (error, addresses) => resolve(error ?? addresses));
      });
    expect(await rebinding()).toEqual([{ address: "93.184.216.34", family: 4 }]);
    expect(await rebinding()).toMatchObject({ host: "rebind.example.com", address: "127.0.0.1" });
  });

  test("a name with one allowed and one refused address is refused, whichever comes first", async () => {
    const error = await new Promise((resolve) =>
      guardedLookup(defaultEnvironment, (_host, _options, callback) =>
        callback(null, [
          { address: "8.8.8.8", family: 4 },
          { address: "fe80::1", family: 6 },
        ]),
      )("two.example.com", {}, resolve),
    );
    expect(error).toMatchObject({ address: "fe80::1" });
  });

  test("a name is looked up in both forms that callers ask for", async () => {
    const all = await new Promise((resolve) =>
      guardedLookup(open)("localhost", { all: true }, (_, list) => resolve(list)),
    );
    expect(all).toEqual(expect.arrayContaining([expect.objectContaining({ address: expect.any(String) })]));
    const one = await new Promise((resolve) =>
      guardedLookup(open)("localhost", {}, (_, address) => resolve(address)),
    );
    expect(["127.0.0.1", "::1"]).toContain(one);
  });
});
