import { describe, expect, it } from "vitest";
import { addFiles, suggestName } from "./choose-files.ts";

const file = (name: string, size = 10) => ({ name, size });
const named = (...names: string[]) => names.map((name) => file(name));

describe("files that are chosen", () => {
  it("join those before them", () => {
    const added = addFiles(named("boats.csv"), named("Crew.XLSX", "piers.jsonl"));
    expect(added).toEqual({ files: named("boats.csv", "Crew.XLSX", "piers.jsonl"), refused: [] });
  });

  it.each([
    ["a picture", file("pier.png"), "“pier.png” is of no kind that can be read"],
    ["a folder", file("harbour", 4096), "“harbour” is of no kind that can be read"],
    ["an empty one", file("crew.csv", 0), "“crew.csv” is empty."],
    ["one that is there", file("boats.csv"), "“boats.csv” is in the list already."],
    ["another of a name that is there", file("Boats.csv", 11), "Another “Boats.csv” is in the list"],
  ])("are refused with a reason: %s", (_, given, reason) => {
    const { files, refused } = addFiles(named("boats.csv"), [given]);
    expect(files).toEqual(named("boats.csv"));
    expect(refused).toEqual([expect.stringContaining(reason)]);
  });

  it("are fifty at most", () => {
    const many = Array.from({ length: 53 }, (_, at) => file(`boats-${at}.csv`));
    const { files, refused } = addFiles([], many);
    expect(files).toHaveLength(50);
    expect(refused).toEqual(["At most 50 files make one source. Left out: boats-50.csv and 2 more."]);
  });
});

it.each([
  ["", []],
  ["sales.v2", ["sales.v2.csv"]],
  ["harbour", ["harbour_boats.csv", "Harbour_piers.csv"]],
  ["Harbour 2024", ["Harbour 2024 - boats.csv", "Harbour 2024 - piers.xlsx"]],
  ["boats", ["boats.csv", "boats-old.csv"]],
  ["boats and 2 more", ["boats.csv", "boating.csv", "crew.csv"]],
  ["2024_boats and 1 more", ["2024_boats.csv", "2024_crew.csv"]],
])("suggests %j", (name, files) => {
  expect(suggestName(named(...files))).toBe(name);
});
