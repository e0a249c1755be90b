import type { Filter, Limit, Literal, Order, Transform } from "@parlance/contract";
import { holds, type Place, value, type World } from "./brute-force-rows.ts";

/** One result row by output id. */
export type Output = Record<string, Literal>;

/** What follows once the rows of a query are known. */
export type Following = {
  transforms: Transform[];
  having: Filter | null;
  order: Order[];
  limit: Limit | null;
  hidden: string[];
  /** Outputs that are not shown and break ties first: the keys of rows or groups. */
  keys: string[];
};

/** Transforms, condition, order and limit over result rows; only the shown outputs are returned. */
export function finish(world: World, query: Following, rows: Output[], alwaysSorted: boolean): Literal[][] {
  for (const transform of query.transforms) addTransform(transform, rows);
  const { having, limit } = query;
  const kept =
    having === null ? rows : rows.filter((row) => holds(world, having, placeOf(row, rows)) === true);
  const ids = Object.keys(rows[0] ?? {}).filter(
    (id) => !query.hidden.includes(id) && !query.keys.includes(id),
  );
  const ties = [...query.keys, ...ids];
  const asked = (left: Output, right: Output): number =>
    firstDifference(
      query.order.map(({ by, descending }) =>
        order(value(world, by, placeOf(left, rows)), value(world, by, placeOf(right, rows)), descending),
      ),
    );
  const total = (left: Output, right: Output): number =>
    asked(left, right) ||
    firstDifference(ties.map((id) => order(left[id] ?? null, right[id] ?? null, false)));
  const sorted = alwaysSorted || limit !== null || query.order.length > 0 ? kept.toSorted(total) : kept;
  const cut = limit === null ? sorted : applyLimit(sorted, limit, asked);
  return cut.map((row) => ids.map((id) => row[id] ?? null));
}

const placeOf = (row: Output, rows: Output[]): Place => ({
  tuple: new Map(),
  subject: "",
  output: (id) => row[id] ?? null,
  all: (id) => rows.map((each) => each[id] ?? null),
});

const firstDifference = (differences: number[]): number =>
  differences.find((difference) => difference !== 0) ?? 0;

/** Nulls last either way. */
export function order(left: Literal, right: Literal, descending: boolean): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  return (left < right ? -1 : 1) * (descending ? -1 : 1);
}

function applyLimit(rows: Output[], limit: Limit, asked: (left: Output, right: Output) => number): Output[] {
  const groupOf = (row: Output): string => JSON.stringify(limit.per.map((id) => row[id]));
  const last = limit.offset + limit.count;
  return rows.filter((row) => {
    const group = rows.filter((other) => groupOf(other) === groupOf(row));
    const position = group.indexOf(row) + 1;
    const rank = limit.ties === "keep" ? group.findIndex((other) => asked(other, row) === 0) + 1 : position;
    return position > limit.offset && rank <= last;
  });
}

function addTransform(transform: Transform, rows: Output[]): void {
  if (transform.kind === "expression") throw new Error("no expression transforms here");
  const groupOf = (row: Output): string => JSON.stringify(transform.per.map((id) => row[id]));
  for (const row of rows) {
    const group = rows.filter((other) => groupOf(other) === groupOf(row));
    row[transform.id] = transformed(transform, row, group);
  }
}

function transformed(
  transform: Exclude<Transform, { kind: "expression" }>,
  row: Output,
  group: Output[],
): Literal {
  const own = row[transform.of] ?? null;
  const sum = (values: Literal[]): number | null => {
    const known = values.filter((each) => each !== null);
    return known.length === 0 ? null : known.reduce<number>((total, each) => total + Number(each), 0);
  };
  if (transform.kind === "share") {
    const total = sum(group.map((each) => each[transform.of] ?? null));
    return own === null || total === null || total === 0 ? null : Number(own) / total;
  }
  if (transform.kind === "rank")
    return (
      group.filter((each) => order(each[transform.of] ?? null, own, transform.descending) < 0).length + 1
    );
  const sorted = group.toSorted((left, right) =>
    order(left[transform.along] ?? null, right[transform.along] ?? null, false),
  );
  const index = sorted.indexOf(row);
  if (transform.kind === "running")
    return sum(sorted.slice(0, index + 1).map((each) => each[transform.of] ?? null));
  if (transform.kind === "moving") {
    const frame = sorted
      .slice(Math.max(0, index - transform.size + 1), index + 1)
      .map((each) => each[transform.of] ?? null);
    const total = sum(frame);
    return total === null || transform.aggregation === "sum"
      ? total
      : total / frame.filter((each) => each !== null).length;
  }
  const before = sorted[index - transform.lag]?.[transform.of] ?? null;
  if (own === null || before === null) return null;
  const difference = Number(own) - Number(before);
  if (transform.kind === "difference") return difference;
  return before === 0 ? null : difference / Number(before);
}
