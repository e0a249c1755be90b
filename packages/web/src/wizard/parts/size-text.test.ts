import { expect, it } from "vitest";
import { sizeText } from "./size-text.ts";

it.each([
  [0, "0 bytes"],
  [812, "812 bytes"],
  [1000, "1 KB"],
  [12_300, "12 KB"],
  [1_048_576, "1.0 MB"],
  [4_400_000, "4.2 MB"],
])("%d bytes are %j", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
