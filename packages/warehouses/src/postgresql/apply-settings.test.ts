import { expect, test } from "vitest";
import { applySettings } from "./apply-settings.ts";

const settings = ["SET a = 1", "SET b = 2", "SET c = 3"];

/** A session that refuses what holds the text, with an SQLSTATE, and tells what it was made to do. */
function session(refused: string, code: string, message = "no") {
  const done: string[] = [];
  const query = async (text: string): Promise<void> => {
    if (text.includes(refused)) throw Object.assign(new Error(message), { code });
    done.push(text);
  };
  return { done, query };
}

test("sets everything at once", async () => {
  const { done, query } = session("SET d", "42704");
  await applySettings(query, settings);
  expect(done).toEqual(["SET a = 1; SET b = 2; SET c = 3"]);
});

test("leaves out what the server does not have", async () => {
  const { done, query } = session("SET b", "42704");
  await applySettings(query, settings);
  expect(done).toEqual(["SET a = 1", "SET c = 3"]);
});

test("goes on with no session that is gone", async () => {
  const { done, query } = session("SET b", "57P01");
  await expect(applySettings(query, settings)).rejects.toThrow("no");
  expect(done).toEqual([]);
});

test("goes on with no other time zone", async () => {
  const { query } = session("SET b", "22023", 'invalid value for parameter "TimeZone": "Mars/Base"');
  await expect(applySettings(query, settings)).rejects.toThrow("Mars/Base");
});
