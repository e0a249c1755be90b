import type { Turn } from "@parlance/contract";
import { describe, expect, it } from "vitest";
import type { Entry } from "./entry.ts";
import { localEntriesOf, mergeTurns, openedEntries, withLocalEntries, withRunning } from "./merge-entries.ts";

const turn = (position: number): Turn => ({
  position,
  question: `question ${position}`,
  askedAt: "2026-01-01T00:00:00Z",
  answer: null,
  feedback: null,
  requestId: null,
});
const local = (id: string): Entry => ({
  id,
  question: id,
  shown: id,
  askedAt: "2026-01-01T00:00:00Z",
  turn: null,
  outcome: { state: "notice", content: "Cancelled.", demo: null, offer: null },
});
const names = (entries: Entry[]): (number | string)[] => entries.map((entry) => entry.turn ?? entry.id);

describe("mergeTurns", () => {
  it("adds later and earlier turns once, in order", () => {
    const shown = mergeTurns([], [turn(4), turn(5)]);
    expect(names(mergeTurns(shown, [turn(5), turn(6)]))).toEqual([4, 5, 6]);
    expect(names(mergeTurns(shown, [turn(2), turn(3)]))).toEqual([2, 3, 4, 5]);
  });

  it("puts what the server kept in place of what this browser took for its end", () => {
    const shown = [local("lost"), local("cancelled")];
    const merged = mergeTurns(shown, [{ ...turn(1), requestId: "lost" }]);
    expect(names(merged)).toEqual([1, "cancelled"]);
    expect(merged[0]).toMatchObject({ id: "lost", shown: "lost" });
    const again = openedEntries(
      [{ ...turn(1), requestId: "lost" }],
      [{ after: 0, entry: local("lost") }],
      [],
    );
    expect(names(again)).toEqual([1]);
  });
});

describe("withRunning", () => {
  it("shows each question under way once, also in place of what was taken for its answer", () => {
    const running = ["lost", "elsewhere"].map((id) => ({
      id,
      question: id,
      askedAt: "2026-01-01T00:00:00Z",
      step: "analysis" as const,
    }));
    const once = withRunning([local("lost"), local("other")], running);
    expect(once.map(({ id, outcome }) => [id, outcome.state])).toEqual([
      ["lost", "loading"],
      ["other", "notice"],
      ["elsewhere", "loading"],
    ]);
    expect(withRunning(once, running)).toEqual(once);
  });
});

describe("local entries", () => {
  it("come back behind the turn that they came after", () => {
    const [one, two, three] = [turn(1), turn(2), turn(3)].map((each) => mergeTurns([], [each])[0]);
    if (one === undefined || two === undefined || three === undefined) throw new Error("no entries");
    const shown = [local("first"), one, local("a"), local("b"), two, three, local("last")];
    const kept = localEntriesOf(shown);
    expect(kept.map(({ after }) => after)).toEqual([0, 1, 1, 3]);
    expect(names(withLocalEntries([one, two, three], kept))).toEqual(names(shown));
  });

  it("stand alone where the server keeps nothing", () => {
    expect(
      names(
        withLocalEntries(
          [],
          [
            { after: 0, entry: local("a") },
            { after: 0, entry: local("b") },
          ],
        ),
      ),
    ).toEqual(["a", "b"]);
  });
});

describe("openedEntries", () => {
  it("keeps what was asked while the conversation was read, once and at its end", () => {
    const asked = { ...local("asked"), turn: 3 };
    const kept = [{ after: 1, entry: local("cancelled") }];
    expect(names(openedEntries([turn(1), turn(2), turn(3)], kept, [asked]))).toEqual([1, "cancelled", 2, 3]);
    expect(names(openedEntries([], kept, [local("waiting"), local("cancelled")]))).toEqual([
      "waiting",
      "cancelled",
    ]);
  });
});
