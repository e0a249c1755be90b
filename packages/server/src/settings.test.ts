import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readSettings } from "./settings.ts";

describe("readSettings", () => {
  it("has a default for everything", () => {
    expect(readSettings({ PORT: "" })).toEqual({
      ok: true,
      value: {
        port: 8000,
        host: "localhost",
        dataFolder: resolve(".data"),
        databaseUrl: null,
        uploadLimitBytes: 104_857_600,
        publicUrl: null,
        smtpUrl: null,
        mailFrom: "Parlance <parlance@localhost>",
        allowPrivateHosts: true,
        warehouseEndpoints: {},
        secretKey: null,
        logLevel: "warn",
      },
    });
  });

  it("connects to private addresses only where the server itself is private, or told to", () => {
    const allowed = (more: NodeJS.ProcessEnv): unknown => {
      const result = readSettings({ HOST: "0.0.0.0", ALLOW_PUBLIC: "true", ...more });
      return result.ok && result.value.allowPrivateHosts;
    };
    expect(allowed({})).toBe(false);
    expect(allowed({ ALLOW_PRIVATE_HOSTS: "true" })).toBe(true);
    expect(readSettings({ ALLOW_PRIVATE_HOSTS: "false" })).toMatchObject({
      value: { allowPrivateHosts: false },
    });
  });

  it("takes other addresses of the vendors' services", () => {
    expect(readSettings({ SNOWFLAKE_ENDPOINT: "https://private.example.com" })).toMatchObject({
      value: { warehouseEndpoints: { snowflake: "https://private.example.com" } },
    });
    expect(readSettings({ BIGQUERY_ENDPOINT: "private.example.com" })).toMatchObject({
      failure: expect.stringContaining("BIGQUERY_ENDPOINT: must be an http:// or https:// address"),
    });
  });

  it("names the variable that is wrong", () => {
    const result = readSettings({ PORT: "eighty", DATABASE_URL: "mysql://here", UPLOAD_LIMIT_MB: "0" });
    expect(result.ok ? "" : result.failure).toMatch(/^PORT: .+\nDATABASE_URL: .+\nUPLOAD_LIMIT_MB: .+$/);
  });

  it.each(["0.0.0.0", "::", "192.168.1.4", "127.0.0.1.example.com"])("refuses %s unless told", (HOST) => {
    const result = readSettings({ HOST });
    expect(result.ok ? "" : result.failure).toContain("ALLOW_PUBLIC=true");
    expect(readSettings({ HOST, ALLOW_PUBLIC: "true" }).ok).toBe(true);
  });

  it.each(["localhost", "127.0.0.1", "127.9.9.9", "::1"])("binds to %s", (HOST) => {
    expect(readSettings({ HOST }).ok).toBe(true);
  });
});
