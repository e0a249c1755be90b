import type { Literal } from "@parlance/contract";
import { expect, test } from "vitest";
import { type TestTable, table } from "../file/testing/test-model.ts";
import { inferTables } from "./testing/infer-tables.ts";

const things =
  "supplier warehouse region currency brand material carrier depot machine operator shift contract inspector vehicle route tariff vendor project campaign channel agency segment district country language category season vessel harbour crew".split(
    " ",
  );
const events =
  "purchase delivery inspection repair booking invoice payment complaint transfer audit visit claim renewal shipment auction survey lease survey_answer assignment measurement".split(
    " ",
  );

/** Sixty tables: things that refer to earlier ones, events that refer to three of them, and pairs of things. */
function company(): { tables: TestTable[]; references: string[] } {
  const random = generator(29);
  const upTo = (limit: number): number => 1 + Math.floor(random() * limit);
  const references: string[] = [];
  const counts = new Map<string, number>();
  const tables: TestTable[] = [];
  const add = (
    name: string,
    targets: string[],
    more: string,
    count: number,
    cells: (id: number) => Literal[],
  ) => {
    const keys = targets.map((target) => `${target}_id:integer`).join(" ");
    references.push(...targets.map((target) => `${name}.${target}_id -> ${target}s.${target}_id`));
    const own = name.replace(/s$/, "");
    const rows = Array.from({ length: count }, (_, at) => [
      at + 1,
      ...targets.map((target) => upTo(counts.get(target) ?? 1)),
      ...cells(at + 1),
    ]);
    counts.set(own, count);
    tables.push(table(name, `${own}_id:integer ${keys} ${more}`.replaceAll("  ", " "), [], rows));
  };
  for (const [at, thing] of things.entries()) {
    const targets = at < 5 ? [] : [things[upTo(at) - 1] ?? "supplier"];
    add(`${thing}s`, targets, "name:string rating:integer", 20 + upTo(60), (id) => [
      `${thing} ${id}`,
      upTo(5),
    ]);
  }
  for (const event of events.filter((name, at) => events.indexOf(name) === at)) {
    const targets = [...new Set([0, 1, 2].map(() => things[upTo(things.length) - 1] ?? "supplier"))];
    add(`${event}s`, targets, "amount:decimal quantity:integer", 200 + upTo(200), () => [
      upTo(9999) / 100,
      upTo(40),
    ]);
  }
  for (let pair = 0; tables.length < 60; pair += 1) {
    const [left, right] = [things[pair] ?? "supplier", things[things.length - 1 - pair] ?? "crew"];
    const seen = new Set(
      Array.from({ length: 150 }, () => `${upTo(counts.get(left) ?? 1)} ${upTo(counts.get(right) ?? 1)}`),
    );
    references.push(
      `${left}_${right}s.${left}_id -> ${left}s.${left}_id`,
      `${left}_${right}s.${right}_id -> ${right}s.${right}_id`,
    );
    const rows = [...seen].map((cells) => cells.split(" ").map(Number));
    tables.push(table(`${left}_${right}s`, `${left}_id:integer ${right}_id:integer`, [], rows));
  }
  return { tables, references };
}

test("sixty tables have their references found, and nothing else", async () => {
  const { tables, references } = company();
  const { references: found, primaryKeys } = await inferTables(tables);
  expect(tables).toHaveLength(60);
  expect(found).toEqual(references.toSorted());
  for (const thing of things) expect(primaryKeys[`${thing}s`]).toEqual([`${thing}_id`]);
}, 60_000);

/** Park and Miller's generator. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
