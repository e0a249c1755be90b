import { describe, expect, it } from "vitest";
import { connectors } from "../../content/connectors.ts";
import { authLabel, matchesConnector } from "./match-connector.ts";

const found = (typed: string) =>
  connectors.filter((connector) => matchesConnector(connector, typed)).map(({ id }) => id);

describe("matchesConnector", () => {
  it.each([
    ["name", "BIGquery", ["bigquery"]],
    ["provider", "intuit", ["quickbooks"]],
    ["description", "petabytes", ["bigquery"]],
    ["data type", "Materialized", ["redshift"]],
    ["feature, also one the card does not show", "time zones kept", ["postgresql"]],
    ["way of signing in", "api_key", ["stripe"]],
    ["way of signing in as shown", "connection string", ["postgresql", "redshift"]],
    ["nothing", "cobol", []],
  ])("finds by %s", (_, typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it("finds everything for nothing but spaces", () => {
    expect(found("  ")).toHaveLength(connectors.length);
  });
});

it("shows the first underscore of the way of signing in as a space", () => {
  expect(authLabel({ authType: "username_password" })).toBe("username password");
  expect(authLabel({ authType: "oauth" })).toBe("oauth");
});

it("holds ten connectors of the specified kinds, popularity from 85 to 96", () => {
  expect(connectors).toHaveLength(10);
  const popularity = connectors.map((connector) => connector.popularity);
  expect([Math.min(...popularity), Math.max(...popularity)]).toEqual([85, 96]);
  expect(new Set(connectors.map(({ category }) => category))).toEqual(
    new Set(["database", "cloud", "analytics", "crm", "ecommerce", "finance"]),
  );
});
