import { describe, expect, it } from "vitest";
import { peopleCutOff } from "./people-cut-off.ts";

describe("peopleCutOff", () => {
  it.each<[string, string, string | null]>([
    ["docs", "doc id, full name, specialty", "doctors"],
    ["vol", "first name, last name", "volunteer"],
    ["docs", "doc id, title, written on", null],
    ["con", "first name, last name", null],
    ["doctors", "full name", null],
    ["doc visits", "full name", null],
  ])("%s with %s", (table, columns, read) =>
    expect(
      peopleCutOff(
        table.split(" "),
        columns.split(", ").map((column) => column.split(" ")),
      ),
    ).toBe(read),
  );
});
