import { describe, expect, it } from "vitest";
import { reliability } from "./reliability.ts";

describe("reliability", () => {
  it("sets how sure answers were beside how many were right", () => {
    const judged = [
      { confidence: 0.4, right: false },
      { confidence: 0.92, right: true },
      { confidence: 0.94, right: false },
      { confidence: 1, right: true },
    ];
    expect(reliability(judged)).toEqual([
      { from: 0, to: 0.5, answers: 1, confidence: 0.4, right: 0 },
      { from: 0.9, to: 0.95, answers: 2, confidence: (0.92 + 0.94) / 2, right: 0.5 },
      { from: 0.95, to: 1, answers: 1, confidence: 1, right: 1 },
    ]);
  });

  it("is empty without judgements", () => expect(reliability([])).toEqual([]));
});
