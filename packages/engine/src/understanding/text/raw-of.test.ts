import { expect, test } from "vitest";
import { rawOf } from "./raw-of.ts";
import { tokenize } from "./tokenize.ts";

test("what was typed comes back as it was", () => {
  expect(rawOf(tokenize("Kegs of Old  Ale").slice(1))).toBe("of Old Ale");
});
