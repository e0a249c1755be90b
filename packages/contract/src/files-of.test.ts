import { expect, it } from "vitest";
import type { DataSource } from "./api/sources.ts";
import { filesOf } from "./files-of.ts";

const source = (type: DataSource["type"], config: DataSource["config"]) =>
  ({ type, config, tables: [{ name: "boats", rowCount: 2, columns: 3 }] }) as DataSource;
const files = [{ fileName: "boats.csv", fileSize: 12, tables: ["boats"] }];

it.each<[string, DataSource, typeof files]>([
  ["a database", source("mysql", { host: "db" }), []],
  ["files", source("file", { fileName: "boats.csv", fileSize: 12, files }), files],
  [
    "a file that was kept before there were lists",
    source("file", { fileName: "boats.csv", fileSize: 12 }),
    files,
  ],
])("the files of %s", (_, given, expected) => {
  expect(filesOf(given)).toEqual(expected);
});
