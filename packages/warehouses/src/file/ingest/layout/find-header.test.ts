import { describe, expect, it } from "vitest";
import { findHeader, isHeader } from "./find-header.ts";

const grid = (text: string) => text.split("\n").map((line) => line.split(",").map((cell) => cell.trim()));

describe("findHeader", () => {
  it.each<[string, string, number | null, number]>([
    ["words over numbers", "id,city\n1,Rome\n2,Oslo", 0, 1],
    ["words over words", "first,last\njohn,doe\njane,roe", 0, 1],
    ["no header: numbers from the top", "1,Rome\n2,Oslo\n3,Bonn", null, 0],
    ["no header: a value that comes again", "red,Rome\nblue,Oslo\nred,Bonn", null, 0],
    ["no header: an address", "ann@x.org,Rome\nbob@y.org,Oslo", null, 0],
    ["years as names", "town,1985,1993,2000\na,379,575,686\nb,135,123,100", 0, 1],
    ["dates as names", "town,2024-01-01,2024-02-01\na,379,575\nb,135,123", 0, 1],
    ["titles above", "Report,,\n,,\nid,town,n\n1,a,2\n2,b,3", 2, 3],
    ["a name that could be an answer", "No,Area,isCoast\n1,Bay,No\n2,Cove,Yes", 0, 1],
    ["an empty name", "id,,n\n1,a,2\n2,b,3", 0, 1],
    [
      "a broken line of words above",
      "at,the,top,,it\nor,,,,\nid,town,n,m,k\n1,a,2,3,4\n2,b,3,4,5\n3,c,4,5,6",
      2,
      3,
    ],
  ])("%s", (_, text, header, body) => {
    expect(findHeader(grid(text), 0)).toEqual({ header, body });
  });

  it("leaves out rows that are too short to be of the table", () => {
    expect(
      findHeader(
        [
          ["Region:", "North"],
          ["id", "n", ""],
          ["1", "2", ""],
          ["3", "4", ""],
        ],
        3,
      ),
    ).toMatchObject({ header: 1 });
  });

  it("takes a lone row of words as a header, and a lone row with a number as data", () => {
    expect(isHeader([["id", "name"]], 0)).toBe(true);
    expect(isHeader([["1", "name"]], 0)).toBe(false);
  });
});
