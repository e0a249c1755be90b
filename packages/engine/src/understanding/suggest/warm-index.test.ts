import { listQuery } from "@parlance/contract";
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

  it("reads what is near to rows of a table ahead of the first question that is declined", () => {
    const index = salesIndex();
    warmIndex(index);
    const read = index.suggested.size;
    const [first] = index.model.tables;
    const around = listQuery(index.model.source, first?.name ?? "");
    expect(suggestQuestions(index, { around, count: 3 })).toHaveLength(3);
    expect(index.suggested.size).toBe(read);
  });
});
