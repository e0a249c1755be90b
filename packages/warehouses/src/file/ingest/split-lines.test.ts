import { describe, expect, it } from "vitest";
import { onlyTable, rowsOf, tablesOf, workshop } from "./test-support.ts";

const { ingest } = workshop();
const csv = (rows: string[]): string => `${rows.join("\n")}\n`;

const visits = csv([
  "Visit,Owner,Clinic,Fee,Paid on,Item pet,Item vaccine,Item dose",
  "V1,Ada,North,40.00,2024-03-01,Rex,Rabies,1",
  "V1,Ada,,,,Tom,Distemper,2",
  "V2,Bo,South,25.00,,Kit,Rabies,1",
  "V3,Cy,North,60.00,2024-03-04,Pip,Rabies,1",
  "V3,Cy,,,,Pip,Parvo,",
  "V3,Cy,,,,Zed,Rabies,1",
]);

describe("a sheet of lines that says what belongs to the whole once", () => {
  it("is cut into the wholes and their lines", async () => {
    const { outcome, folder } = await ingest("visits.csv", visits);
    const [wholes, lines] = tablesOf(outcome);
    if (wholes === undefined || lines === undefined) throw new Error("expected two tables");
    expect(wholes.columns.map(({ name }) => name)).toEqual(["Visit", "Owner", "Clinic", "Fee", "Paid on"]);
    expect(await rowsOf(folder, wholes)).toEqual([
      ["V1", "Ada", "North", "40.0", "2024-03-01"],
      ["V2", "Bo", "South", "25.0", null],
      ["V3", "Cy", "North", "60.0", "2024-03-04"],
    ]);
    expect(lines).toMatchObject({
      name: "Items",
      rowCount: 6,
      parentKey: { column: "Visit", parentTable: wholes.name, parentColumn: "Visit" },
    });
    expect(lines.columns.map(({ name }) => name)).toEqual(["Visit", "Item pet", "Item vaccine", "Item dose"]);
  });

  it.each([
    ["every line repeats it", visits.replaceAll(",,,,", ",North,40.00,2024-03-01,")],
    ["no column tells the wholes apart", visits.replaceAll(/^V\d,\w+/gm, "V1,Ada")],
    [
      "what is empty is so by chance",
      visits.replace("V2,Bo,South,25.00,", "V2,Bo,,25.00,").replace("V3,Cy,,,", "V3,Cy,East,,"),
    ],
  ])("stays whole where %s", async (_, text) => {
    expect(onlyTable((await ingest("visits.csv", text)).outcome).rowCount).toBe(6);
  });
});
