import { failureText } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { bigqueryFailure } from "../bigquery/failure.ts";
import { mysqlFailure } from "../mysql/failure.ts";
import { postgresqlFailure } from "../postgresql/failure.ts";
import { snowflakeFailure } from "../snowflake/failure.ts";

const error = (message: string, parts: object): Error => Object.assign(new Error(message), parts);
const connecting = { host: "db.example.com", database: "shop", dataset: "shop", user: "reader", sql: null };
const asking = { ...connecting, sql: "SELECT 1" };

describe("PostgreSQL's errors", () => {
  test.each([
    ["28P01", "password authentication failed", "login-refused"],
    ["28000", "no pg_hba.conf entry for host, SSL off", "encryption-failed"],
    ["3D000", 'database "shop" does not exist', "unknown-database"],
    ["42501", "permission denied for table salaries", "permission-denied"],
    ["57P01", "terminating connection due to administrator command", "connection-lost"],
    ["53200", "out of memory", "too-large"],
    ["42P01", 'relation "x" does not exist', "refused"],
    ["22023", 'invalid value for parameter "TimeZone": "Mars/Base"', "invalid-request"],
    ["22023", "argument of ntile must be greater than zero", "refused"],
  ])("%s %s", (code, message, failure) => {
    expect(postgresqlFailure(error(message, { code }), asking)).toMatchObject({ code: failure });
  });

  test("while connecting nothing was refused", () => {
    expect(
      postgresqlFailure(error("sorry, too many clients already", { code: "53300" }), connecting),
    ).toMatchObject({
      code: "unreachable",
      cause: "sorry, too many clients already",
    });
  });

  test("name what may not be read, and who may not", () => {
    const denied = postgresqlFailure(
      error("permission denied for table salaries", { code: "42501" }),
      asking,
    );
    expect(failureText(denied)).toMatch(
      /“reader” is not allowed to read table salaries .* grant SELECT on it/,
    );
  });
});

describe("MySQL's errors", () => {
  test.each([
    [1045, "Access denied for user", "login-refused"],
    [1862, "Your password has expired.", "credentials-expired"],
    [1820, "You must reset your password", "credentials-expired"],
    [1049, "Unknown database 'shop'", "unknown-database"],
    [1044, "Access denied for user to database 'shop'", "permission-denied"],
    [1142, "SELECT command denied to user 'a'@'b' for table `shop`.`salaries`", "permission-denied"],
    [1927, "Connection was killed", "connection-lost"],
    [3159, "Connections using insecure transport are prohibited", "encryption-failed"],
    [1040, "Too many connections", "unreachable"],
    [1054, "Unknown column 'x'", "refused"],
    [1298, "Unknown or incorrect time zone: 'Europe/Paris'", "invalid-request"],
  ])("%i %s", (errno, message, failure) => {
    expect(mysqlFailure(error(message, { errno }), asking)).toMatchObject({ code: failure });
  });

  test("name the table", () => {
    const message = "SELECT command denied to user 'a'@'b' for table `shop`.`salaries`";
    expect(mysqlFailure(error(message, { errno: 1142 }), asking)).toMatchObject({
      what: "table shop.salaries",
    });
  });
});

describe("BigQuery's errors", () => {
  test.each([
    [401, "authError", "Request had invalid authentication credentials.", "credentials-expired"],
    [400, "", "invalid_grant: Invalid JWT Signature.", "credentials-expired"],
    [0, "", "error:1E08010C:DECODER routines::unsupported", "login-refused"],
    [403, "accessDenied", "Access Denied: Table p:shop.salaries: no permission", "permission-denied"],
    [403, "rateLimitExceeded", "Exceeded rate limits", "too-many-requests"],
    [404, "notFound", "Not found: Dataset p:shop", "unknown-database"],
    [400, "invalidQuery", "Unrecognized name: x", "refused"],
    [400, "responseTooLarge", "Response too large to return", "too-large"],
  ])("%i %s", (code, reason, message, failure) => {
    const thrown = error(message, { code, errors: [{ reason }] });
    expect(bigqueryFailure(thrown, asking)).toMatchObject({ code: failure });
  });
});

describe("Snowflake's errors", () => {
  test.each([
    ["390100", "Incorrect username or password was specified.", "login-refused"],
    ["390144", "JWT token is invalid.", "login-refused"],
    ["390318", "OAuth access token expired.", "credentials-expired"],
    ["390106", "Specified password has expired.", "credentials-expired"],
    ["390201", "The requested warehouse does not exist: 'WH'", "unknown-database"],
    ["003001", "Insufficient privileges to operate on table 'SALARIES'", "permission-denied"],
    ["000904", "invalid identifier 'X'", "refused"],
  ])("%s %s", (code, message, failure) => {
    expect(snowflakeFailure(error(message, { code }), asking)).toMatchObject({ code: failure });
  });

  test("a host that does not answer", () => {
    expect(snowflakeFailure(error("getaddrinfo", { code: "ENOTFOUND" }), connecting)).toMatchObject({
      code: "unreachable",
      cause: "the name is not known",
    });
  });
});
