import { expect, it } from "vitest";
import type { UploadProgress } from "../../api/upload.ts";
import { progressFraction, progressText } from "./progress-text.ts";

const boats = { name: "boats.csv", number: 1, of: 1 };
const piers = { name: "piers.csv", number: 2, of: 6 };

it.each<[string, UploadProgress["phase"], UploadProgress["file"], number]>([
  ["Sending the file", "receiving", null, 1],
  ["Sending 6 files", "receiving", null, 6],
  ["Reading boats.csv", "reading", boats, 1],
  ["Reading piers.csv, 2 of 6", "reading", piers, 6],
  ["Finding the types in piers.csv, 2 of 6", "typing", piers, 6],
  ["Looking at the values, and how the tables belong together", "profiling", null, 6],
])("%s", (text, phase, file, count) => {
  expect(progressText({ phase, file, fraction: 0.5 }, count)).toBe(text);
});

it("is on one way from the first byte to the last word", () => {
  const steps = [
    ["receiving", 0],
    ["receiving", 1],
    ["reading", 0],
    ["typing", 0.5],
    ["indexing", 1],
  ] as const;
  const percents = steps.map(([phase, fraction]) =>
    Math.round(100 * progressFraction({ phase, fraction, file: null })),
  );
  expect(percents).toEqual([0, 20, 20, 60, 100]);
});
