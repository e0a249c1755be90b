import { expect, it } from "vitest";
import { makeAfterReply } from "./after-reply.ts";

it("settles when all that was started has ended, also what failed", async () => {
  const afterReply = makeAfterReply();
  const ended: string[] = [];
  const slow = Promise.withResolvers<void>();
  afterReply.start(
    () => slow.promise.then(() => void ended.push("slow")),
    () => undefined,
  );
  afterReply.start(
    () => Promise.reject(new Error("no mail server")),
    (error) => ended.push(String(error)),
  );
  const settled = afterReply.settle().then(() => ended.push("settled"));
  slow.resolve();
  await settled;
  expect(ended).toEqual(["Error: no mail server", "slow", "settled"]);
});
