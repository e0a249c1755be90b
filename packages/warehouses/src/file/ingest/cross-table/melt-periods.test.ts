import { expect, test } from "vitest";
import { onlyTable, rowsOf, workshop } from "../test-support.ts";

const { ingest } = workshop();
async function read(fileName: string, rows: string[]) {
  const { outcome, folder } = await ingest(fileName, `${rows.join("\n")}\n`);
  const table = onlyTable(outcome);
  return {
    columns: table.columns.map(({ name, type }) => `${name} ${type}`),
    rows: await rowsOf(folder, table),
  };
}

test("a cross table of months is a list of them, without totals and months that have no figures yet", async () => {
  const rows = ["Hall,Jan 2023,Feb 2023,Mar 2023,Total", "North,10,20,,30", "South,5,,,5"];
  const { columns, rows: told } = await read("visitors_by_month.csv", rows);
  expect(columns).toEqual(["Hall string", "Month date", "Visitors integer"]);
  expect(told).toEqual([
    ["North", "2023-01-01", "10"],
    ["North", "2023-02-01", "20"],
    ["South", "2023-01-01", "5"],
  ]);
});

test.each([
  [
    "the table's name tells the year",
    "visitors 2022.csv",
    "Hall,Jan,Feb,Mar",
    ["Month date", "Visitors integer"],
  ],
  ["no year is known", "visitors.csv", "Hall,Jan,Feb,Mar", ["Month integer", "Visitors integer"]],
  [
    "the headers name the figure",
    "halls.csv",
    "Hall,Fees 2020,Fees 2021,Fees 2022",
    ["Year date", "Fees integer"],
  ],
  ["nothing names it", "Sheet1.csv", "Hall,2020,2021,2022", ["Year date", "Value integer"]],
])("where %s", async (_, file, header, columns) => {
  const table = await read(file, [header, "North,10,20,30", "South,5,6,7"]);
  expect(table.columns).toEqual(["Hall string", ...columns]);
  expect(table.rows).toHaveLength(6);
});

test("several figures of each period stand beside each other", async () => {
  const header = "Hall,Fees Q1 2022,Fees Q2 2022,Fees Q3 2022,Costs Q1 2022,Costs Q2 2022,Costs Q3 2022";
  const table = await read("halls.csv", [header, "North,1,2,3,4,5,6"]);
  expect(table.columns).toEqual(["Hall string", "Quarter date", "Fees integer", "Costs integer"]);
  expect(table.rows[1]).toEqual(["North", "2022-04-01", "2", "5"]);
});

test.each([
  ["other figures stand beside the periods", "Hall,Rent,Jan,Feb,Mar"],
  ["the columns are no figures", "Hall,Jan,Feb,Mar,Note"],
  ["the years are told here and there", "Hall,Jan 2022,Feb,Mar,Apr"],
])("stays as it is where %s", async (_, header) => {
  const isText = header.endsWith("Note");
  const table = await read("halls.csv", [header, isText ? "North,a,b,c,d" : "North,100,1,2,3"]);
  expect(table.columns).toHaveLength(5);
});
