import type { Literal } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { table } from "../file/testing/test-model.ts";
import { inferTables } from "./testing/infer-tables.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);
const rowsOf = (count: number, cells: (id: number) => Literal[]): Literal[][] => range(count).map(cells);
const named = (name: string, key: string, count: number, from = 1) =>
  table(
    name,
    `${key}:integer name:string`,
    [],
    rowsOf(count, (id) => [from + id - 1, `${name} ${id}`]),
  );
const moment = (at: number): string =>
  new Date(Date.UTC(2024, 0, at, 9, at % 60)).toISOString().slice(0, 19).replace("T", " ");

const members = named("members", "member_id", 40);
const branches = named("branches", "branch_id", 9);

describe("keys of one column", () => {
  test("people are told apart by both names", async () => {
    const people = table(
      "teachers",
      "last_name:string first_name:string room:integer",
      [],
      rowsOf(12, (id) => [`Last ${id}`, `First ${id}`, 100 + id]),
    );
    expect((await inferTables([people])).primaryKeys.teachers).toEqual(["last_name", "first_name"]);
  });

  test("a model's name is enough, whoever makes it", async () => {
    const phones = table(
      "phone",
      "company_name:string model_name:string screen:integer",
      [],
      rowsOf(20, (id) => [`Company ${id % 4}`, `Model ${id}`, id % 3]),
    );
    expect((await inferTables([phones])).primaryKeys.phone).toEqual(["model_name"]);
  });

  test("the first column is the key where the other candidate is another table's", async () => {
    const hosts = table(
      "hosting",
      "year:integer member_id:integer",
      [],
      rowsOf(12, (id) => [2000 + id, id * 3]),
    );
    expect((await inferTables([members, hosts])).primaryKeys.hosting).toEqual(["year"]);
  });
});

describe("keys of pairs", () => {
  test("a code that the table is called after is part of its key, a kind is not", async () => {
    const facilities = table(
      "member_facilities",
      "member_id:integer facility_code:string",
      [],
      rowsOf(8, (id) => [id, id % 3 === 0 ? "Gym" : "Pool"]),
    );
    const kinds = table(
      "kinds",
      "fee_type_code:string fee:string",
      [],
      ["A", "B", "C", "D"].map((code) => [code, `Fee ${code}`]),
    );
    const fees = table(
      "dues",
      "member_id:integer fee_type_code:string remark:string",
      [],
      rowsOf(8, (id) => [id * 4, "ABCD".charAt(id % 4), `Remark ${id % 3}`]),
    );
    const { primaryKeys } = await inferTables([members, facilities, kinds, fees]);
    expect(primaryKeys.member_facilities).toEqual(["member_id", "facility_code"]);
    expect(primaryKeys.dues).toEqual(["member_id"]);
  });

  test("a table called after nothing but both that it pairs has both for a key, whatever else it holds", async () => {
    const services = table(
      "members_branches",
      "member_id:integer branch_id:integer asked:date given:date note:string fee:decimal",
      [],
      rowsOf(8, (id) => [id, 1 + (id % 5), "2024-01-05", "2024-02-05", `Note ${id % 3}`, id / 8]),
    );
    const { primaryKeys } = await inferTables([members, branches, services]);
    expect(primaryKeys.members_branches).toEqual(["member_id", "branch_id"]);
  });

  test("a figure of a pair is one a period, where a period stands before it", async () => {
    const spent = (rest: string, cells: (id: number) => Literal[]) =>
      table(
        "purchase",
        `member_id:integer branch_id:integer ${rest}`,
        [],
        rowsOf(30, (id) => [1 + (id % 10), 1 + Math.floor(id / 10), ...cells(id)]),
      );
    const yearly = spent("year:integer pounds:decimal", (id) => [2020 + (id % 3), id * 1.5]);
    const once = spent("year:integer", (id) => [2020 + (id % 3)]);
    const keyOf = async (purchase: typeof yearly) =>
      (await inferTables([members, branches, purchase])).primaryKeys.purchase;
    expect(await keyOf(yearly)).toEqual(["member_id", "branch_id", "year"]);
    expect(await keyOf(once)).toEqual(["member_id", "branch_id"]);
  });
});

describe("keys that other tables repeat", () => {
  const courses = named("course", "course_id", 60, 101);
  const section = (id: number): Literal[] => [
    100 + Math.ceil(id / 2),
    1 + (id % 2),
    id % 3 === 0 ? "Fall" : "Spring",
    2001 + (id % 7),
  ];
  const sections = table(
    "section",
    "course_id:integer section_no:integer semester:string year:integer building:string",
    [],
    rowsOf(100, (id) => [...section(id), `Building ${id % 6}`]),
  );
  const teaches = table(
    "teaches",
    "member_id:integer course_id:integer section_no:integer semester:string year:integer",
    [],
    rowsOf(100, (id) => [1 + ((id * 7) % 40), ...section(id)]),
  );

  test("what is repeated with a key belongs to it, and is what rows are referred to by", async () => {
    const { primaryKeys, references } = await inferTables([members, courses, sections, teaches]);
    expect(primaryKeys.section).toEqual(["course_id", "section_no", "semester", "year"]);
    expect(primaryKeys.teaches).toEqual(["member_id", "course_id", "section_no", "semester", "year"]);
    expect(references).toEqual([
      "section.course_id -> course.course_id",
      "teaches.course_id+section_no+semester+year -> section.course_id+section_no+semester+year",
      "teaches.member_id -> members.member_id",
    ]);
  });

  test("without another table that repeats them, the shortest key is taken", async () => {
    const { primaryKeys } = await inferTables([courses, sections]);
    expect(primaryKeys.section).toEqual(["course_id", "section_no"]);
  });
});

describe("references of keys and of times", () => {
  const numbers = [2113, 2701, 5076, 5265, 6476, 6523, 8429, 8449, 8698, 9360, 9561, 9919];
  const sights = table(
    "sights",
    "sight_id:integer name:string",
    [],
    numbers.map((id) => [id, `Sight ${id}`]),
  );

  test("numbers with gaps that are all another table's are its, those from 1 on are not", async () => {
    const some = (ids: number[]) =>
      table(
        "museums",
        "museum_id:integer hall:integer",
        [],
        ids.map((id) => [id, id % 4]),
      );
    const visits = (ids: number[]) =>
      table(
        "visits",
        "visit_id:integer sight_id:integer",
        [],
        rowsOf(30, (id) => [id, ids[id % 12] ?? null]),
      );
    const apart = await inferTables([sights, visits(numbers), some([2113, 2701, 5076])]);
    expect(apart.references).toEqual([
      "museums.museum_id -> sights.sight_id",
      "visits.sight_id -> sights.sight_id",
    ]);
    const plain = await inferTables([named("sights", "sight_id", 12), visits(range(12)), some(range(6))]);
    expect(plain.references).toEqual(["visits.sight_id -> sights.sight_id"]);
  });

  test("times refer to a calendar of times, and are no part of a pair", async () => {
    const calendar = table(
      "calendar",
      "calendar_date:timestamp week:integer",
      [],
      rowsOf(40, (id) => [moment(id), Math.ceil(id / 7)]),
    );
    const stored = table(
      "documents",
      "document_id:integer stored_on:timestamp",
      [],
      rowsOf(30, (id) => [id, moment(1 + ((id * 7) % 39))]),
    );
    const { references, primaryKeys } = await inferTables([calendar, stored]);
    expect(references).toEqual(["documents.stored_on -> calendar.calendar_date"]);
    expect(primaryKeys.documents).toEqual(["document_id"]);
  });
});
