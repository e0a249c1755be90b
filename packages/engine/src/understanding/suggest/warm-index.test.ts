import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { suggestQuestions } from "./suggest-questions.ts";
import { warmIndex } from "./warm-index.ts";

describe("warmIndex", () => {
  it("reads the starters ahead of the first question", () => {
    const [warm, fresh] = [salesIndex(), salesIndex()];
    warmIndex(warm);
    const read = warm.suggested.size;
    expect(read).toBeGreaterThanOrEqual(4);
    expect(suggestQuestions(warm, { around: null, count: 4 })).toEqual(
      suggestQuestions(fresh, { around: null, count: 4 }),
    );
    expect(warm.suggested.size).toBe(read);
  });
});
