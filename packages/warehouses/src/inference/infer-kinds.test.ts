import type { Literal } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { table } from "../file/testing/test-model.ts";
import { inferTables } from "./testing/infer-tables.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const rowsOf = (count: number, cells: (id: number) => Literal[]): Literal[][] => range(count).map(cells);

const people = table(
  "staff",
  "staff_no:integer full_name:string",
  [],
  rowsOf(120, (id) => [id, `Person ${id}`]),
);

describe("keys that are other keys in their turn", () => {
  const parties = table(
    "party",
    "party_id:integer registered:string",
    [],
    rowsOf(200, (id) => [1000 + id, `Entry ${id}`]),
  );
  const persons = table(
    "person",
    "party_id:integer birth_place:string",
    [],
    rowsOf(90, (id) => [1000 + id * 2, `Town ${id}`]),
  );
  const secrets = table(
    "secret",
    "party_id:integer salt:string",
    [],
    rowsOf(90, (id) => [1000 + id * 2, `salt ${id}`]),
  );

  test("a column refers to the fewest keys that hold all its values", async () => {
    const visits = table(
      "visit",
      "visit_id:integer party_id:integer",
      [],
      rowsOf(300, (id) => [id, 1000 + (1 + ((id * 7) % 90)) * 2]),
    );
    const letters = table(
      "letter",
      "letter_id:integer party_id:integer",
      [],
      rowsOf(300, (id) => [id, 1000 + (1 + ((id * 7) % 200))]),
    );
    const { references } = await inferTables([parties, persons, visits, letters]);
    expect(references).toEqual([
      "letter.party_id -> party.party_id",
      "person.party_id -> party.party_id",
      "visit.party_id -> person.party_id",
    ]);
  });

  test("of tables with the same keys, it refers to the one that columns are called after", async () => {
    const calls = table(
      "phone_call",
      "call_id:integer person_id:integer",
      [],
      rowsOf(300, (id) => [id, 1000 + (1 + ((id * 7) % 90)) * 2]),
    );
    const visits = table(
      "visit",
      "visit_id:integer party_id:integer",
      [],
      rowsOf(300, (id) => [id, 1000 + (1 + ((id * 11) % 90)) * 2]),
    );
    const { references } = await inferTables([secrets, parties, persons, calls, visits]);
    expect(references).toContain("phone_call.person_id -> person.party_id");
    expect(references).toContain("visit.party_id -> person.party_id");
  });
});

describe("names that say nothing of a table", () => {
  const doors = table(
    "doors",
    "door_code:string staff_no:integer",
    [],
    rowsOf(80, (id) => [`D-${id * 37}`, id]),
  );

  test("values speak where the name does not, and not where it says a figure", async () => {
    const rounds = table(
      "rounds",
      "round_id:integer staff_no:integer begun_at:string bearbeiter_nr:integer price:integer",
      [],
      rowsOf(400, (id) => [
        id,
        1 + (id % 120),
        `D-${(1 + (id % 80)) * 37}`,
        1 + ((id * 7) % 120),
        1 + ((id * 11) % 120),
      ]),
    );
    const { references } = await inferTables([people, doors, rounds]);
    expect(references).toEqual([
      "doors.staff_no -> staff.staff_no",
      "rounds.bearbeiter_nr -> staff.staff_no",
      "rounds.begun_at -> doors.door_code",
      "rounds.staff_no -> staff.staff_no",
    ]);
  });

  test("a column whose table another column names is nobody's", async () => {
    const notes = table(
      "notes",
      "note_id:integer staff_no:integer target_type:string target_id:integer",
      [],
      rowsOf(400, (id) => [id, 1 + (id % 120), id % 2 ? "staff" : "doors", 1 + ((id * 7) % 120)]),
    );
    const { references } = await inferTables([people, doors, notes]);
    expect(references).toEqual(["doors.staff_no -> staff.staff_no", "notes.staff_no -> staff.staff_no"]);
  });

  test("a table's details are known by that, its header is not", async () => {
    const header = table(
      "purchase_header",
      "purchase_id:integer staff_no:integer",
      [],
      rowsOf(150, (id) => [id, 1 + (id % 120)]),
    );
    const detail = table(
      "purchase_detail",
      "purchase_detail_id:integer purchase_id:integer quantity:integer",
      [],
      rowsOf(400, (id) => [id, 1 + (id % 150), id % 9]),
    );
    const { references } = await inferTables([people, detail, header]);
    expect(references).toEqual([
      "purchase_detail.purchase_id -> purchase_header.purchase_id",
      "purchase_header.staff_no -> staff.staff_no",
    ]);
  });
});
