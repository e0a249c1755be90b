import { describe, expect, test } from "vitest";
import { HostNotAllowed } from "./guarded-socket.ts";
import { networkFailure } from "./network-failure.ts";

const host = "db.example.com";
const errorOf = (code: string, message = "it failed"): Error => Object.assign(new Error(message), { code });

describe("network errors", () => {
  test.each([
    ["ECONNREFUSED", "nothing answers at that port"],
    ["ENOTFOUND", "the name is not known"],
    ["ETIMEDOUT", "it did not answer in time"],
    ["EHOSTUNREACH", "there is no route to it"],
  ])("%s means unreachable: %s", (code, cause) => {
    expect(networkFailure(errorOf(code), { host, sql: null })).toEqual({ code: "unreachable", host, cause });
  });

  test.each(["ECONNRESET", "EPIPE", "PROTOCOL_CONNECTION_LOST", "08006"])(
    "%s in mid-query means a lost connection, else unreachable",
    (code) => {
      expect(networkFailure(errorOf(code), { host, sql: "SELECT 1" })).toMatchObject({
        code: "connection-lost",
        sql: "SELECT 1",
      });
      expect(networkFailure(errorOf(code), { host, sql: null })).toMatchObject({ code: "unreachable" });
    },
  );

  test("certificates and servers without encryption", () => {
    expect(networkFailure(errorOf("SELF_SIGNED_CERT_IN_CHAIN"), { host, sql: null })).toMatchObject({
      code: "encryption-failed",
    });
    expect(
      networkFailure(new Error("The server does not support SSL connections"), { host, sql: null }),
    ).toMatchObject({
      code: "encryption-failed",
    });
  });

  test("looks into attempts at several addresses and at causes", () => {
    const several = new AggregateError([errorOf("ECONNREFUSED")]);
    expect(networkFailure(several, { host, sql: null })).toMatchObject({ code: "unreachable" });
    expect(
      networkFailure(new Error("outer", { cause: errorOf("ENOTFOUND") }), { host, sql: null }),
    ).toMatchObject({
      cause: "the name is not known",
    });
    expect(networkFailure(new HostNotAllowed(host, "10.0.0.1"), { host, sql: null })).toEqual({
      code: "host-not-allowed",
      host,
      address: "10.0.0.1",
    });
  });

  test("what the database itself says is no network error", () => {
    expect(networkFailure(new Error('column "x" does not exist'), { host, sql: "SELECT x" })).toBeNull();
    expect(networkFailure("text", { host, sql: null })).toBeNull();
  });
});
