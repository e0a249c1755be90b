import { expect, test } from "vitest";
import { initialSettings, missingSettings } from "./settings-draft.ts";

const field = (name: string, change: object = {}) => ({
  name,
  label: name.toUpperCase(),
  input: "text" as const,
  secret: false,
  required: true,
  initial: null,
  help: null,
  placeholder: null,
  advanced: false,
  choices: [],
  ...change,
});
const fields = [
  field("host"),
  field("port", { required: false, initial: 5432 }),
  field("password", { secret: true }),
];

test("an empty form starts with the kind's own values, a kept source's with its settings", () => {
  expect(initialSettings(fields, null)).toEqual({ host: "", port: "5432", password: "" });
  expect(initialSettings(fields, { host: "db", port: 6000 })).toEqual({
    host: "db",
    port: "6000",
    password: "",
  });
});

test("what is missing is said by field, but not secrets that are kept", () => {
  const draft = { host: " ", port: "", password: "" };
  expect(missingSettings(fields, draft, false)).toEqual({
    host: "HOST is required",
    password: "PASSWORD is required",
  });
  expect(missingSettings(fields, draft, true)).toEqual({ host: "HOST is required" });
  expect(missingSettings(fields, { host: "db", password: "x" }, false)).toEqual({});
});
