import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance } from "../text/edit-distance.ts";
import { buildNearKeys, nearKeys } from "./near-keys.ts";

describe("nearKeys", () => {
  const word = fc
    .array(fc.constantFrom("a", "b", "c"), { minLength: 4, maxLength: 10 })
    .map((letters) => letters.join(""));
  it("finds what a comparison with every key finds", () => {
    let some = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 200, maxLength: 400 }),
        word,
        fc.nat(1),
        (keys, key, at) => {
          const allowed = 1 + at;
          const expected = keys
            .filter((each) => each.charAt(0) === key.charAt(0))
            .map((each) => ({ key: each, distance: editDistance(each, key, allowed) }))
            .filter(({ distance }) => distance <= allowed);
          const found = nearKeys(buildNearKeys(keys), key, allowed);
          expect(found.toSorted(byKey)).toEqual(expected.toSorted(byKey));
          some += found.length;
        },
      ),
      { seed: 3, numRuns: 100 },
    );
    expect(some).toBeGreaterThan(100);
  });

  it("puts shorter keys first and leaves out numbers and very short keys", () => {
    const groups = buildNearKeys(["bremen", "bremer", "breme", "1234", "bre"]);
    expect(nearKeys(groups, "bremem", 1).map(({ key }) => key)).toEqual(["breme", "bremen", "bremer"]);
    expect(nearKeys(groups, "1235", 1)).toEqual([]);
    expect(nearKeys(groups, "bra", 1)).toEqual([]);
  });
});

const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1);
