import { expect, test } from "vitest";
import { inParallel } from "./in-parallel.ts";

test("keeps the order of what ends in another one, and runs no more than four at a time", async () => {
  let running = 0;
  let most = 0;
  const doubled = await inParallel([5, 1, 4, 2, 3, 0, 6], async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let turns = 0; turns < item; turns += 1) await Promise.resolve();
    running -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([10, 2, 8, 4, 6, 0, 12]);
  expect(most).toBe(4);
});

test("of nothing is nothing, and what fails fails it", async () => {
  expect(await inParallel([], () => Promise.resolve(1))).toEqual([]);
  await expect(inParallel([1, 2], () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});
