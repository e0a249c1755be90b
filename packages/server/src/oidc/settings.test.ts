import { expect, it } from "vitest";
import { readOidcSettings } from "./settings.ts";

const given = { OIDC_ISSUER: "https://id.example/", OIDC_CLIENT_ID: "parlance", OIDC_CLIENT_SECRET: "s" };

it("is off without an issuer", () => {
  expect(readOidcSettings({ OIDC_ISSUER: "", OIDC_CLIENT_ID: "x" })).toEqual({ ok: true, value: null });
});

it("reads the provider, without a slash at the end", () => {
  expect(readOidcSettings({ ...given, OIDC_NAME: "Acme" })).toEqual({
    ok: true,
    value: { issuer: "https://id.example", clientId: "parlance", clientSecret: "s", name: "Acme" },
  });
});

it("names what is missing or wrong", () => {
  const result = readOidcSettings({ OIDC_ISSUER: "id.example" });
  expect(result.ok ? "" : result.failure).toMatch(
    /^OIDC_ISSUER: .+\nOIDC_CLIENT_ID: .+\nOIDC_CLIENT_SECRET: .+$/,
  );
});
