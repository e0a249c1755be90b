import { expect, it } from "vitest";
import { makeQueue } from "./queue.ts";

it("runs one at a time, in order, whatever fails", async () => {
  const queue = makeQueue();
  const seen: string[] = [];
  const work = (name: string, fails: boolean) => async () => {
    seen.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([
    queue.run(work("a", false)),
    queue.run(work("b", true)),
    queue.run(work("c", false)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(seen).toEqual(["a starts", "a ends", "b starts", "b ends", "c starts", "c ends"]);
});
