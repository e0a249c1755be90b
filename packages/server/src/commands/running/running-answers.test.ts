import { failed } from "@parlance/contract";
import { expect, it } from "vitest";
import { makeRunningAnswers, type Outcome, type Watch } from "./running-answers.ts";

const ada = { workspaceId: "w", ownerId: "ada" };
const question = (id: string, sessionId = id) => ({ id, sessionId, text: id, askedAt: new Date(0) });

/** Work that goes on until it is stopped or let go; tells what it saw. */
function makeWork() {
  const seen: string[] = [];
  const free = new Map<string, () => void>();
  const work =
    (name: string) =>
    ({ signal }: Watch): Outcome =>
      new Promise((resolve) => {
        seen.push(`${name} starts`);
        const end = (how: string) => () => {
          if (free.delete(name)) seen.push(`${name} ${how}`);
          resolve(failed({ code: "cancelled" }));
        };
        free.set(name, end("ends"));
        signal?.addEventListener("abort", end("stops"));
        if (signal?.aborted) end("stops")();
      });
  return { seen, work, finish: (name: string) => free.get(name)?.() };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("goes on when its listeners leave, up to three of one person", async () => {
  const answers = makeRunningAnswers(() => undefined);
  const { seen, work } = makeWork();
  const leave = ["a", "b", "c", "d"].map((id) => {
    const controller = new AbortController();
    void answers.start(ada, question(id), work(id), { signal: controller.signal });
    return () => controller.abort();
  });
  void answers.start({ ...ada, ownerId: "bob" }, question("e"), work("e"), { signal: AbortSignal.abort() });
  await settled();
  for (const each of leave) each();
  expect(seen.filter((each) => each.endsWith("stops"))).toEqual(["d stops"]);
  await settled();
  expect(answers.list(ada).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  await answers.close();
  expect(answers.list(ada)).toEqual([]);
});

it("is one question under one id, and cancelled by its owner alone", async () => {
  const answers = makeRunningAnswers(() => undefined);
  const { seen, work } = makeWork();
  const first = answers.start(ada, question("a"), work("a"), {});
  const again = answers.start(ada, question("a"), work("again"), {});
  await settled();
  answers.cancel({ ...ada, ownerId: "bob" }, "a");
  expect(answers.join({ ...ada, ownerId: "bob" }, "a", {})).toBeNull();
  answers.cancel(ada, "a");
  await Promise.all([first, again]);
  expect(seen).toEqual(["a starts", "a stops"]);
});

it("ends what was cancelled before it came", async () => {
  const answers = makeRunningAnswers(() => undefined);
  const { seen, work } = makeWork();
  answers.cancel(ada, "a");
  await answers.start(ada, question("a"), work("a"), {});
  expect(seen).toEqual(["a starts", "a stops"]);
});

it("answers one conversation in the order of its questions, and others beside it", async () => {
  const answers = makeRunningAnswers(() => undefined);
  const { seen, work, finish } = makeWork();
  for (const id of ["a", "b", "c"]) void answers.start(ada, question(id, "one"), work(id), {});
  void answers.start(ada, question("x", "two"), work("x"), {});
  await settled();
  for (const id of ["a", "b"]) {
    finish(id);
    await settled();
  }
  expect(seen).toEqual(["a starts", "x starts", "a ends", "b starts", "b ends", "c starts"]);
  await answers.close();
});
