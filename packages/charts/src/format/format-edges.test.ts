import { expect, test } from "vitest";
import { formatEdges } from "./format-edges.ts";

const dollars = { kind: "currency", currency: "USD", label: null } as const;

test("edges are short where that tells them apart", () => {
  expect(formatEdges([0, 500, 1000, 1500], dollars, "en-US")).toEqual(["$0", "$500", "$1K", "$1.5K"]);
  expect(formatEdges([1300, 1350, 1400], dollars, "en-US")).toEqual(["$1,300", "$1,350", "$1,400"]);
});
