import type { Literal } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { table } from "../file/testing/test-model.ts";
import { inferTables } from "./testing/infer-tables.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const rowsOf = (count: number, cells: (id: number) => Literal[]): Literal[][] => range(count).map(cells);
/** A day of 2024, another one for each number. */
const day = (at: number): string => new Date(Date.UTC(2024, 0, at)).toISOString().slice(0, 10);

const staff = table(
  "employees",
  "employee_id:integer name:string",
  [],
  rowsOf(40, (id) => [id, `Person ${id}`]),
);
const shifts = table(
  "shifts",
  "shift_id:integer name:string",
  [],
  rowsOf(9, (id) => [id, `Shift ${id}`]),
);
const films = table(
  "films",
  "film_id:integer title:string",
  [],
  rowsOf(60, (id) => [id, `Film ${id}`]),
);

describe("keys of several columns", () => {
  test("a history's key holds its references and the day from which they hold", async () => {
    const history = table(
      "shift_history",
      "employee_id:integer shift_id:integer start_date:date hours:integer",
      [],
      rowsOf(120, (id) => [1 + (id % 40), 1 + (id % 9), day(id), id % 50]),
    );
    const { primaryKeys } = await inferTables([staff, shifts, history]);
    expect(primaryKeys.shift_history).toEqual(["employee_id", "shift_id", "start_date"]);
  });

  test("a table called after both that it pairs has both for a key, though each film is in it once", async () => {
    const pairs = table(
      "film_shift",
      "film_id:integer shift_id:integer",
      [],
      rowsOf(60, (id) => [id, 1 + (id % 9)]),
    );
    const { primaryKeys } = await inferTables([films, shifts, pairs]);
    expect(primaryKeys.film_shift).toEqual(["film_id", "shift_id"]);
  });

  test("what comes once a row by more than chance is a key by itself", async () => {
    const lead = table(
      "advice",
      "film_id:integer employee_id:integer",
      [],
      rowsOf(60, (id) => [id, 1 + (id % 40)]),
    );
    const { primaryKeys } = await inferTables([films, staff, lead]);
    expect(primaryKeys.advice).toEqual(["film_id"]);
  });

  test("a reference to numbered lines is one of both columns, in many rows of few lines each", async () => {
    const lines = table(
      "order_lines",
      "order_id:integer line_no:integer film_id:integer",
      [],
      rowsOf(300, (id) => [Math.ceil(id / 3), 1 + (id % 3), 1 + (id % 60)]).filter((_, at) => at % 5 > 0),
    );
    const lineOf = (id: number): Literal[] => lines.rows[(id * 2) % lines.rows.length]?.slice(0, 2) ?? [];
    const notes = table(
      "notes",
      "note_id:integer order_id:integer line_no:integer",
      [],
      rowsOf(90, (id) => [id, ...lineOf(id)]),
    );
    const { references } = await inferTables([films, lines, notes]);
    expect(references).toContain("notes.order_id+line_no -> order_lines.order_id+line_no");
  });

  test("without names, lines are known by their numbers, and what refers to them by both columns", async () => {
    const five = table(
      "t01",
      "c01:integer c02:string",
      [],
      rowsOf(5, (id) => [id, `Kind ${id}`]),
    );
    const owners = table(
      "t02",
      "c01:integer c02:string",
      [],
      rowsOf(130, (id) => [id, `Owner ${id}`]),
    );
    const lines = table(
      "t03",
      "c01:integer c02:integer c03:decimal",
      [],
      range(130).flatMap((owner) => rowsOf(1 + ((owner * 7) % 5), (line) => [owner, line, owner / 8 + line])),
    );
    const notes = table(
      "t04",
      "c01:integer c02:integer c03:integer",
      [],
      rowsOf(100, (id) => [id, ...(lines.rows[(id * 5) % lines.rows.length]?.slice(0, 2) ?? [])]),
    );
    const { references, primaryKeys } = await inferTables([five, owners, lines, notes]);
    expect(primaryKeys.t03).toEqual(["c01", "c02"]);
    expect(references).toEqual(["t03.c01 -> t02.c01", "t04.c02+c03 -> t03.c01+c02"]);
  });

  test("keys called after their table are referred to together", async () => {
    const blocks = table(
      "blocks",
      "block_floor:integer block_code:integer",
      [],
      [
        [1, 1],
        [1, 2],
        [2, 1],
        [2, 2],
      ],
    );
    const rooms = table(
      "rooms",
      "room_id:integer block_floor:integer block_code:integer",
      [],
      rowsOf(12, (id) => [100 + id, 1 + (id % 2), 1 + (Math.floor(id / 2) % 2)]),
    );
    const { references } = await inferTables([blocks, rooms]);
    expect(references).toContain("rooms.block_floor+block_code -> blocks.block_floor+block_code");
  });
});

describe("references of one column", () => {
  test("an amount that runs as the rows' numbers do is an amount", async () => {
    const sales = table(
      "sales",
      "sale_id:integer shop:string amount:decimal",
      [],
      rowsOf(40, (id) => [id, `Shop ${id % 4}`, id]),
    );
    expect((await inferTables([sales])).references).toEqual([]);
  });

  test("a plural number counts things; a code with decimals is a key all the same", async () => {
    const courses = table(
      "course",
      "cid:decimal cname:string credits:integer",
      [],
      rowsOf(50, (id) => [600 + id / 1000, `Course ${id}`, 1 + (id % 4)]),
    );
    const clubs = table(
      "stadium",
      "stadium_id:integer name:string home_films:integer cid:decimal",
      [],
      rowsOf(45, (id) => [id, `Stadium ${id}`, 1 + (id % 60), 600 + id / 1000]),
    );
    const { references, primaryKeys } = await inferTables([films, courses, clubs]);
    expect(primaryKeys.course).toEqual(["cid"]);
    expect(references).toEqual(["stadium.cid -> course.cid"]);
  });

  test("tables under one key refer to the one that says who they are", async () => {
    const part = (name: string, count: number) =>
      table(
        name,
        "custid:integer balance:decimal",
        [],
        rowsOf(count, (id) => [id, id * 99.5]),
      );
    const accounts = table(
      "accounts",
      "custid:integer name:string",
      [],
      rowsOf(30, (id) => [id, `Owner ${id}`]),
    );
    const { references } = await inferTables([part("savings", 26), part("checking", 30), accounts]);
    expect(references).toEqual(["checking.custid -> accounts.custid", "savings.custid -> accounts.custid"]);
  });

  test("a name refers to the table called after it, beside that table's own number", async () => {
    const kinds = ["Malbec", "Merlot", "Pinot", "Syrah", "Gamay", "Tannat", "Barbera", "Dolcetto"];
    const grapes = table(
      "grapes",
      "id:integer grape:string",
      [],
      kinds.map((kind, at) => [at + 1, kind]),
    );
    const wines = table(
      "wine",
      "no:integer grape:string price:decimal",
      [],
      rowsOf(80, (id) => [id, kinds[id % 8] ?? null, id * 1.25]),
    );
    expect((await inferTables([grapes, wines])).references).toEqual(["wine.grape -> grapes.grape"]);
  });

  test("days refer to a calendar", async () => {
    const calendar = table(
      "calendar",
      "calendar_date:date week:integer",
      [],
      rowsOf(200, (id) => [day(id), Math.ceil(id / 7)]),
    );
    const visits = table(
      "visits",
      "visit_id:integer arrived_on:date",
      [],
      rowsOf(150, (id) => [id, day(1 + ((id * 7) % 199))]),
    );
    expect((await inferTables([calendar, visits])).references).toEqual([
      "visits.arrived_on -> calendar.calendar_date",
    ]);
  });
});
