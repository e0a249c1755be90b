import { fieldOf, listQuery, makeColumn, makeModel, makeTable, type Relationship } from "@parlance/contract";
import { expect, test } from "vitest";
import { outputColumns } from "./output-columns.ts";

const heads: Relationship = {
  id: "head",
  from: { table: "wards", columns: ["head"] },
  to: { table: "nurses", columns: ["id"] },
  cardinality: "many-to-one",
  role: null,
  origin: "declared",
  evidence: null,
};
const named = { label: "Name" };
const model = (role: string | null, label = "Wards") =>
  makeModel(
    "clinic",
    [
      makeTable(
        "wards",
        [makeColumn("name", named), makeColumn("head"), makeColumn("title", { label: "Title" })],
        {
          label,
          namingColumn: "name",
        },
      ),
      makeTable(
        "nurses",
        [
          makeColumn("id"),
          makeColumn("first", { label: "First name" }),
          makeColumn("last", { label: "Last name" }),
        ],
        { label: "Nurses", namingColumn: "first" },
      ),
    ],
    { relationships: [{ ...heads, role }] },
  );
const way = [{ relationship: "head", reversed: false }];
const first = { id: "f", label: "First name", expression: fieldOf("nurses", "first", way) };
const last = { id: "l", label: "Last name", expression: fieldOf("nurses", "last", way) };
const ward = { id: "w", label: "Name", expression: fieldOf("wards", "name") };
const title = { id: "t", label: "Title", expression: fieldOf("wards", "title") };
const called = (columns: (typeof ward)[], of = model(null)) =>
  outputColumns(listQuery("clinic", "wards", { columns }), of).map(({ label, whole }) =>
    whole === undefined ? label : `${label} (${whole.label}: + ${whole.with})`,
  );

test("a bare name is called after what it names, unless somebody called it otherwise or nothing says what it is", () => {
  expect(called([ward])).toEqual(["Ward"]);
  expect(called([{ ...ward, label: "Called" }])).toEqual(["Called"]);
  expect(called([ward], model(null, "Export 2024"))).toEqual(["Name"]);
  expect(called([title])).toEqual(["Title"]);
});

test("first and last name of one row are one person, after the part that the person plays", () => {
  expect(called([first, ward, last])).toEqual(["First name (Nurse: + l)", "Ward", "Last name"]);
  expect(called([first, last], model("Head nurse"))).toEqual(["First name (Head nurse: + l)", "Last name"]);
  expect(
    called([
      { ...first, label: "Head" },
      { ...last, label: "Head" },
    ]),
  ).toEqual(["Head (Head: + l)", "Head"]);
  expect(called([first])).toEqual(["First name"]);
});
