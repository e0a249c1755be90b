import { expect, it } from "vitest";
import { makeQueryClient } from "./query-client.ts";

it("retries three times, doubling the wait from 1 s to 30 s, and forgets after five minutes", () => {
  const { retry, retryDelay, gcTime } = makeQueryClient().getDefaultOptions().queries ?? {};
  expect([retry, gcTime]).toEqual([3, 300_000]);
  if (typeof retryDelay !== "function") throw new Error("the delay is not a function");
  const waits = [0, 1, 2, 4, 5, 20].map((attempt) => retryDelay(attempt, new Error("refused")));
  expect(waits).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000]);
});
