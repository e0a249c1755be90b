import { describe, expect, it } from "vitest";
import { readTags } from "./read-tags.ts";

describe("readTags", () => {
  it("takes what stands between commas, each once", () => {
    expect(readTags(" GDPR, Finance ,,GDPR,  team a ")).toEqual(["GDPR", "Finance", "team a"]);
    expect(readTags(" , ")).toEqual([]);
  });

  it("keeps no more and no longer ones than the server takes", () => {
    expect(readTags(Array.from({ length: 20 }, (_, at) => `tag ${at}`).join(","))).toHaveLength(12);
    expect(readTags("x".repeat(90))).toEqual(["x".repeat(40)]);
  });
});
